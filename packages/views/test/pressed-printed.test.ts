import './sparing-visitor';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inside } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import '@larder/islands/waker';

const page = document.createElement( 'main' );

const wait = ( milliseconds: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

const buttonOf = ( list: string ) =>
	page.querySelector( `[data-larder-vote^="${ list }"]` );

/** Presses a printed control whose view is on its way. */
async function press( list: string ): Promise< void > {
	const root = page.querySelector( 'div' );
	const target = buttonOf( list );
	if ( root && target ) {
		inside.presses.set( root, [ { target, type: 'click', key: '' } ] );
		void inside.state.waker?.wake( root );
		await wait( 20 );
	}
}

beforeAll( () => {
	document.body.innerHTML = pageData( {
		// The page of somebody who has logged in.
		who: '0a1b2c3d',
		islands: { votes: 0 },
		scripts: [ { src: 'https://example.org/votes.js' } ],
		roots: { votes: [ 'votes', {} ] },
	} );
	document.body.append( page );
} );

beforeEach( () => {
	const button = ( list: string, on: string ) =>
		`<button class="larder-vote off" aria-pressed="false" data-larder-vote="${ list } ${ on } off">Press</button>`;
	page.innerHTML = `<div data-larder-island="votes" data-larder-key="votes">${ button( 'liked', 'recipe-liked' ) }${ button( 'saved', 'is-saved' ) }</div>`;
} );

describe( 'a control for votes that is pressed before its view is there', () => {
	it.each( [
		[ 'liked', 'recipe-liked' ],
		[ 'saved', 'is-saved' ],
	] )(
		'shows at once what was %s by somebody with an account',
		async ( list, on ) => {
			await press( list );
			expect( buttonOf( list )?.getAttribute( 'aria-pressed' ) ).toBe(
				'true'
			);
			expect( buttonOf( list )?.className ).toBe(
				`larder-vote is-loading ${ on }`
			);
		}
	);
} );
