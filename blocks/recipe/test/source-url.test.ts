import { readSourceUrl } from '../source-url';

it.each( [
	[ '', '' ],
	[ ' https://example.org/pie ', 'https://example.org/pie' ],
	[ 'example.org/pie', 'https://example.org/pie' ],
	[ 'http://example.org', 'http://example.org/' ],
	[ 'Grandmother', undefined ],
	[ 'my book', undefined ],
	[ 'javascript:alert(1)', undefined ],
	[ 'mailto:a@example.org', undefined ],
] )( 'reads the address of a source: "%s"', ( text, expected ) => {
	expect( readSourceUrl( text ) ).toBe( expected );
} );
