import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { SentGallery } from '@larder/contracts';
import { pageData } from '@larder/islands/testing';
import '../early';

const BLOCK = 'wp-block-larder-gallery__';

const item = ( caption: string ): SentGallery[ 'items' ][ number ] => ( {
	type: 'image',
	caption,
	width: 1600,
	height: 1200,
} );

const sent: SentGallery = { items: [ item( 'One' ), item( 'Two' ) ] };

/** Presses what a selector finds in the printed gallery. */
function press( selector: string, gallery = sent ): boolean | undefined {
	const root = document.querySelector( 'section' );
	const target = root?.querySelector( selector );
	return root && target
		? window.larder?.early?.[ 'gallery' ]?.settle?.(
				root,
				// It is announced for props of any island.
				gallery as never,
				{ target, type: 'click', key: '' }
			)
		: undefined;
}

const shown = () =>
	document.querySelector( '.yarl__slide_current' )?.textContent;

beforeEach( () => {
	document.body.innerHTML = `${ pageData( {
		roots: { box: [ 'lightbox', { styleUrl: '' } ] },
	} ) }<div data-larder-key="box"></div><section><ul>${ [ 'one', 'two' ]
		.map(
			( name ) =>
				`<li><a class="${ BLOCK }link" href="https://example.org/${ name }.jpg" aria-label="${ name }"><img src="https://example.org/${ name }-300.jpg" alt=""></a></li>`
		)
		.join(
			''
		) }</ul><button class="${ BLOCK }button">View gallery (2)</button></section>`;
} );

afterEach( async () => {
	document.body.replaceChildren();
	// What was drawn is gone by the next frame.
	await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
} );

it( 'a small picture opens the whole one before any view is there', () => {
	expect( press( 'li:nth-child(2) img' ) ).toBe( true );
	expect( shown() ).toBe( 'Two' );
} );

it( 'the button opens the first', () => {
	press( 'button' );
	expect( shown() ).toBe( 'One' );
} );

it( 'the button on a picture of the gallery opens that one', () => {
	press( 'button', { ...sent, place: 2 } );
	expect( shown() ).toBe( 'Two' );
} );
