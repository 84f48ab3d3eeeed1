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

	/** Doubles the cups of a text. */
	const twice: Marker = ( text ) =>
		[ ...text.matchAll( /(\d+(?: \d\/\d)?)(\s)cups?/g ) ].map(
			( match ) => ( {
				start: match.index,
				end: match.index + match[ 0 ].length,
				tag: 'span',
				attributes: { title: match[ 0 ] },
				text: `${ match[ 1 ] === '1 1/2' ? 3 : Number( match[ 1 ] ) * 2 }\u00a0cups`,
			} )
		);

	it.each( [
		[
			'Add <strong>1</strong> cup milk.',
			'Add <strong><span title="1 cup">2&nbsp;</span></strong><span title="1 cup">cups</span> milk.',
		],
		[
			'Add 1 <a href="/cup">cup</a> milk.',
			'Add <span title="1 cup">2&nbsp;</span><a href="/cup"><span title="1 cup">cups</span></a> milk.',
		],
		[
			'Add <b>1</b> <i>cup</i> milk.',
			'Add <b><span title="1 cup">2&nbsp;</span></b><i><span title="1 cup">cups</span></i> milk.',
		],
		[
			'Add 1<sup>1</sup>/<sub>2</sub> cups milk.',
			'Add <span title="1 1/2 cups">3&nbsp;</span><sup></sup><sub></sub><span title="1 1/2 cups">cups</span> milk.',
		],
		[
			'Add <em>1 cup milk</em>.',
			'Add <em><span title="1 cup">2&nbsp;cups</span> milk</em>.',
		],
	] )( 'run through formats and links: %s', ( html, expected ) => {
		expect( markText( html, [ twice ] ) ).toBe( expected );
	} );

	it.each( [
		'Serve 1<br>cup by cup',
		'Add 1 <code>cup</code>',
		'<ul><li>Step 1 </li><li>cup</li></ul>',
	] )( 'end where a line or what is typed ends: %s', ( html ) => {
		expect( markText( html, [ twice ] ) ).toBe( html );
	} );

	it( 'are no buttons where they run through several elements', () => {
		expect( markText( '<b>ho</b>t', [ words( 'hot', 'button' ) ] ) ).toBe(
			'<b>ho</b>t'
		);
	} );
} );
