import { describe, expect, it } from '@jest/globals';
import { markText, type Marker } from '../src/mark-text';

/** Marks each occurrence of a word. */
function words( word: string, tag: 'span' | 'button' = 'span' ): Marker {
	return ( text ) =>
		[ ...text.matchAll( new RegExp( word, 'g' ) ) ].map( ( match ) => ( {
			start: match.index,
			end: match.index + word.length,
			tag,
			attributes: { class: 'x' },
			text: word.toUpperCase(),
		} ) );
}

describe( 'marks in a text', () => {
	it( 'are put around the pieces, and nothing else changes', () => {
		expect(
			markText( 'Heat to <b>hot, not hot</b> &amp; rest.', [
				words( 'hot' ),
			] )
		).toBe(
			'Heat to <b><span class="x">HOT</span>, not <span class="x">HOT</span></b> &amp; rest.'
		);
	} );

	it( 'leave a text without any exactly as it was', () => {
		const html = 'Stir&nbsp;well<br/>&#8211; twice';
		expect( markText( html, [ words( 'hot' ) ] ) ).toBe( html );
	} );

	it( 'of several kinds stand side by side; of two that overlap the first in the text wins', () => {
		expect(
			markText( 'one two three', [
				words( 'three' ),
				words( 'two t' ),
				words( 'one', 'button' ),
			] )
		).toBe(
			'<button class="x">ONE</button> <span class="x">TWO T</span>hree'
		);
	} );

	it( 'keep out of code, and buttons out of links', () => {
		expect(
			markText( '<code>hot</code> <a href="/">hot</a>', [
				words( 'hot', 'button' ),
			] )
		).toBe( '<code>hot</code> <a href="/">hot</a>' );
	} );

	it( 'show as text what looks like a tag', () => {
		const marker: Marker = () => [
			{
				start: 0,
				end: 1,
				tag: 'span',
				attributes: { title: '"><img>' },
				text: '<b>',
			},
		];
		const html = markText( 'a', [ marker ] );
		expect( html ).toContain( '&lt;b&gt;' );
		const place = document.createElement( 'p' );
		place.innerHTML = html;
		expect( place.querySelectorAll( 'img, b' ) ).toHaveLength( 0 );
	} );
} );
