import { describe, expect, it } from '@jest/globals';
import { printedUrl, pictureOf } from '@larder/ui';

/** Returns the first element of some markup. */
function element( html: string ): Element | null {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return document.importNode( body, true ).firstElementChild;
}

describe( 'a printed picture', () => {
	it( 'is read with what other plugins have put on it', () => {
		expect(
			pictureOf(
				element(
					'<img class="lazy" src="data:image/gif;base64,R0lGOD" data-src="soup.webp" data-srcset="soup.webp 2x" alt="Soup" width="300" fetchpriority="low">'
				)
			)
		).toEqual( {
			className: 'lazy',
			src: 'data:image/gif;base64,R0lGOD',
			'data-src': 'soup.webp',
			'data-srcset': 'soup.webp 2x',
			alt: 'Soup',
			width: '300',
			fetchPriority: 'low',
		} );
	} );

	it( 'brings nothing along that would run', () => {
		expect(
			pictureOf(
				element(
					'<img src="soup.webp" onerror="alert( 1 )" onload="alert( 1 )" style="color: red" alt="">'
				)
			)
		).toEqual( { src: 'soup.webp', alt: '' } );
	} );

	it( 'is nothing where something else stands', () => {
		expect( pictureOf( element( '<b>Soup</b>' ) ) ).toBeNull();
		expect( pictureOf( null ) ).toBeNull();
	} );
} );

describe( 'the address of a printed link', () => {
	it.each( [
		'https://example.org/a?b=1',
		'/recipes/',
		'mailto:?subject=a',
	] )( 'is read as it was printed: %s', ( url ) => {
		expect( printedUrl( element( `<a href="${ url }">x</a>` ) ) ).toBe(
			url
		);
	} );

	it.each( [
		'javascript:alert(1)',
		' java\tscript:alert(1)',
		'data:text/html,x',
		'http://[',
	] )( 'is none where a browser would not only open it: %j', ( url ) => {
		const link = document.createElement( 'a' );
		link.setAttribute( 'href', url );
		expect( printedUrl( link ) ).toBe( '' );
	} );
} );
