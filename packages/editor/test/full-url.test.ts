import { fullUrl } from '@larder/editor/content';

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
