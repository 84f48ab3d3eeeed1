import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { pageData } from '@larder/islands/testing';
import { store } from '@larder/store';
import { ArchiveView } from '../components/archive-view';
import { printedItems } from '../printed-items';

beforeEach( () => {
	window.fetch = jest.fn< typeof fetch >( async ( _url, init ) =>
		Response.json( {
			success: true,
			data:
				init?.body instanceof URLSearchParams &&
				init.body.get( 'action' ) === 'recipe_likes'
					? { likes: '3 likes', likes_count: 3 }
					: {
							logged_in: false,
							name: '',
							nonce: '',
							liked: [],
							saved: [],
							recommended: [],
							rated: {},
							likes: {},
							recommendations: {},
						},
		} )
	);
} );

afterEach( () => localStorage.clear() );

/** Prints a list of one recipe, as PHP does, with what a lazy-loading plugin has made of its picture. */
function print(): HTMLElement {
	const root = document.createElement( 'section' );
	root.innerHTML =
		'<ul><li><img data-src="soup.webp" alt=""><a href="https://example.org/soup/">Soup</a>' +
		'<span title="2 likes" data-larder-likes="2"><span aria-hidden="true">2</span><span>2 likes</span></span>' +
		'<button type="button" class="is-unsaved" aria-pressed="false" data-larder-vote="saved is-saved is-unsaved" data-recipe-id="7">Save Soup</button></li></ul>';
	return root;
}

function show( root: HTMLElement ): void {
	render(
		<ArchiveView
			id="larder-archive-1"
			recipes={ [ 7 ] }
			autoplay={ false }
			isPlain
			items={ printedItems( root ) }
		/>
	);
}

it( 'keeps the very elements that were printed, with what others have done to them', () => {
	const root = print();
	const picture = root.querySelector( 'img' );
	show( root );
	expect( document.querySelector( 'li img' ) ).toBe( picture );
	expect( picture?.dataset[ 'src' ] ).toBe( 'soup.webp' );
} );

it( 'saves a recipe by the printed control, and shows it there', async () => {
	document.body.innerHTML = pageData( { settings: { savesOnDevice: true } } );
	show( print() );
	const control = screen.getByRole( 'button', { name: 'Save Soup' } );
	fireEvent.click( control );
	await screen.findByRole( 'button', { name: 'Save Soup', pressed: true } );
	expect( control.classList.contains( 'is-saved' ) ).toBe( true );
	expect( control.hasAttribute( 'aria-busy' ) ).toBe( false );
} );

it( 'shows how many like a recipe once that has changed, and nothing else before', async () => {
	show( print() );
	const likes = document.querySelector( '[data-larder-likes]' );
	expect( likes?.textContent ).toBe( '22 likes' );
	await act( async () => {
		await dispatch( store ).toggleLike( 7 );
	} );
	expect( likes?.getAttribute( 'title' ) ).toBe( '3 likes' );
	expect( likes?.textContent ).toBe( '33 likes' );
} );
