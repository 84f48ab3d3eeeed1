import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PlayerFrame } from '../src/player-frame';

const frameOf = ( url: string, start = 0 ) =>
	render(
		<PlayerFrame url={ url } start={ start } title="Soup" />
	).container.querySelector( 'iframe' );

describe( 'the frame of a player', () => {
	it.each( [
		[
			'https://youtu.be/dQw4w9WgXcQ',
			/^https:\/\/www\.youtube-nocookie\.com\//,
		],
		[
			'https://vimeo.com/123',
			/^https:\/\/player\.vimeo\.com\/video\/123/,
		],
	] )( 'gives the portal of %s all that its player needs', ( url, src ) => {
		const frame = frameOf( url );
		expect( frame?.src ).toMatch( src );
		expect( frame?.hasAttribute( 'sandbox' ) ).toBe( false );
	} );

	it( 'starts a portal where it is asked to, else where the address says', () => {
		expect( frameOf( 'https://youtu.be/dQw4w9WgXcQ?t=5' )?.src ).toContain(
			'start=5'
		);
		expect(
			frameOf( 'https://youtu.be/dQw4w9WgXcQ?t=5', 9 )?.src
		).toContain( 'start=9' );
	} );

	it.each( [
		'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
		'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
		'http://vimeo.com@evil.example/123',
		'//evil.example/player',
	] )(
		'puts %s into a sandbox, however much it looks like a portal',
		( url ) => {
			expect( frameOf( url )?.getAttribute( 'sandbox' ) ).toContain(
				'allow-same-origin'
			);
		}
	);

	it.each( [ '/wp-admin/', '?p=1', location.href ] )(
		'takes the origin from %s, a page of this site',
		( url ) => {
			const sandbox = frameOf( url )?.getAttribute( 'sandbox' );
			expect( sandbox ).toContain( 'allow-scripts' );
			expect( sandbox ).not.toContain( 'allow-same-origin' );
		}
	);

	it.each( [
		'javascript:alert(1)',
		'data:text/html,<p>',
		'blob:x',
		'file:///x',
	] )( 'frames nothing for %s', ( url ) => {
		expect( frameOf( url ) ).toBeNull();
	} );
} );
