import { fullUrl, readWebUrl } from '@larder/editor/content';

it.each( [
	[ 'youtu.be/abc', 'https://youtu.be/abc' ],
	[ ' www.example.org ', 'https://www.example.org' ],
	[ 'example.org:8080/v?a=1', 'https://example.org:8080/v?a=1' ],
	[ 'http://example.org', 'http://example.org' ],
	[ 'my video', 'my video' ],
	[ '1.35', '1.35' ],
	[ '/video.mp4', '/video.mp4' ],
] )( 'completes "%s" to "%s"', ( typed, url ) => {
	expect( fullUrl( typed ) ).toBe( url );
} );

it.each( [
	[ ' example.org/pie ', 'https://example.org/pie' ],
	[ 'http://example.org', 'http://example.org' ],
	[ 'http://localhost:8888/pie.jpg', 'http://localhost:8888/pie.jpg' ],
] )( 'reads "%s" as the URL "%s" of the web', ( typed, url ) => {
	expect( readWebUrl( typed ) ).toBe( url );
} );

it.each( [
	'the picture of the pie',
	'https://pie',
	'https://exa mple.org',
	'mailto:cook@example.org',
	'/pie.jpg',
	'javascript:alert(1)',
] )( 'takes "%s" for no URL of the web', ( typed ) => {
	expect( readWebUrl( typed ) ).toBeUndefined();
} );
