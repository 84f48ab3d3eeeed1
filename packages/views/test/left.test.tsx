import './sparing-visitor';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { useState, type ReactElement } from 'react';
import { inside, type Manifest } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import { defineIsland } from '@larder/views';
import '@larder/islands/waker';

const manifest: Partial< Manifest > = {
	who: 'somebody',
	roots: { sealed: [ 'soup', {} ] },
};

const page = document.createElement( 'main' );

/** Renders a recipe with a counter, a checkbox and a field. */
function Soup(): ReactElement {
	const [ count, setCount ] = useState( 0 );
	const [ text, setText ] = useState( '' );
	const [ isTicked, setTicked ] = useState( false );
	return (
		<>
			<button
				onClick={ () => setCount( count + 1 ) }
			>{ `Count ${ count }` }</button>
			<input
				type="checkbox"
				checked={ isTicked }
				onChange={ () => setTicked( ! isTicked ) }
			/>
			<input
				value={ text }
				onChange={ ( { target } ) => setText( target.value ) }
			/>
			<output>{ `${ text } ${ isTicked }` }</output>
		</>
	);
}

/** Opens the page again, as the server has printed it. */
function open( key = 'sealed', extra = '' ): void {
	page.innerHTML = `<div data-larder-island="soup" data-larder-key="${ key }"><button>Count 0</button><input type="checkbox"><input><output> false</output>${ extra }</div>`;
	window.dispatchEvent( new Event( 'pageshow' ) );
}

/** Waits until the view is there, or surely would be. */
async function settle(): Promise< void > {
	for ( let turn = 0; turn < 10; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 30 ) );
	}
}

/** Ends the page before anything was loaded. */
async function leave(): Promise< void > {
	window.dispatchEvent( new Event( 'pagehide' ) );
	await settle();
}

const button = () => page.querySelector( 'button' );
const box = () => page.querySelector< HTMLInputElement >( '[type=checkbox]' );
const field = () =>
	page.querySelector< HTMLInputElement >( 'input:not([type])' );
const shown = () => page.querySelector( 'output' )?.textContent;
const hasView = () =>
	inside.mounted.has( page.firstElementChild ?? document.body );

beforeAll( () => {
	document.body.innerHTML = pageData( manifest );
	document.body.append( page );
	defineIsland( { name: 'soup', component: Soup } );
} );

beforeEach( () => sessionStorage.clear() );

describe( 'a page that ends before it has answered', () => {
	it( 'has the next one do what was pressed, in order and once', async () => {
		open();
		button()?.click();
		button()?.click();
		await leave();
		open();
		await settle();
		expect( button()?.textContent ).toBe( 'Count 2' );
		open();
		await settle();
		expect( hasView() ).toBe( false );
	} );

	it( 'has the next one keep what was ticked and typed', async () => {
		open();
		box()?.click();
		const typed = field();
		if ( typed ) {
			typed.value = 'four';
			typed.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		await leave();
		open();
		await settle();
		expect( shown() ).toBe( 'four true' );
	} );

	it( 'has the next one put nothing but what a field holds into it, whatever was kept', async () => {
		open();
		box()?.click();
		const typed = field();
		if ( typed ) {
			typed.value = 'four';
			typed.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		await leave();
		const [ key = '' ] = Object.keys( sessionStorage );
		sessionStorage.setItem(
			key,
			( sessionStorage.getItem( key ) ?? '' ).replaceAll(
				'"value":',
				'"title":"forged","outerHTML":"<p>forged</p>","value":'
			)
		);
		open();
		await settle();
		expect( page.innerHTML ).not.toContain( 'forged' );
		expect( shown() ).toBe( 'four true' );
	} );

	it( 'shows a tick before the view is there', async () => {
		open();
		box()?.click();
		await leave();
		open();
		await Promise.resolve();
		await Promise.resolve();
		await Promise.resolve();
		expect( box()?.checked ).toBe( true );
		expect( hasView() ).toBe( false );
	} );

	it( 'does it once where somebody comes back to it, and in no other page besides', async () => {
		open();
		button()?.click();
		// In the back/forward cache nothing continues; it comes back as it was.
		window.dispatchEvent( new Event( 'pagehide' ) );
		window.dispatchEvent( new Event( 'pageshow' ) );
		await settle();
		expect( button()?.textContent ).toBe( 'Count 1' );
		open();
		await settle();
		expect( button()?.textContent ).toBe( 'Count 0' );
	} );

	it( 'does not do in the drawer what another page has done', async () => {
		open();
		button()?.click();
		await leave();
		const inDrawer = page.innerHTML;
		open();
		await settle();
		expect( button()?.textContent ).toBe( 'Count 1' );
		page.innerHTML = inDrawer;
		window.dispatchEvent( new Event( 'pageshow' ) );
		await settle();
		expect( button()?.textContent ).toBe( 'Count 0' );
	} );

	it( 'shows nothing as busy when it comes out of the drawer', async () => {
		open();
		button()?.click();
		await Promise.resolve();
		await Promise.resolve();
		await Promise.resolve();
		expect( button()?.ariaBusy ).toBe( 'true' );
		await leave();
		expect( button()?.ariaBusy ).not.toBe( 'true' );
	} );

	it( 'leaves nothing once its view has answered', async () => {
		open();
		button()?.click();
		await settle();
		await leave();
		expect( sessionStorage ).toHaveLength( 0 );
	} );
} );

describe( 'what a page has left', () => {
	/** Presses the button of a page that ends, and changes what is kept of it. */
	async function leaveAs( change: object ): Promise< void > {
		open();
		button()?.click();
		await leave();
		const [ key = '' ] = Object.keys( sessionStorage );
		const kept: unknown = JSON.parse( sessionStorage.getItem( key ) ?? '' );
		sessionStorage.setItem(
			key,
			JSON.stringify( Object.assign( Object( kept ), change ) )
		);
	}

	it.each( [
		[ 'somebody else has left', { who: 'another' } ],
		[ 'a guest has left', { who: undefined } ],
		[ 'is of this morning', { time: Date.now() - 5 * 3_600_000 } ],
		[ 'is damaged', { left: null } ],
	] )( 'counts no more where it %s', async ( _, change ) => {
		await leaveAs( change );
		open();
		await settle();
		expect( button()?.textContent ).toBe( 'Count 0' );
		expect( sessionStorage ).toHaveLength( 0 );
	} );

	it( 'counts no more where the island has become another', async () => {
		await leaveAs( {} );
		open( 'sealed', '<p>New</p>' );
		await settle();
		expect( button()?.textContent ).toBe( 'Count 0' );
	} );

	it( 'is done in no element that the server has not printed', async () => {
		await leaveAs( {} );
		open( 'forged' );
		await settle();
		expect( hasView() ).toBe( false );
	} );
} );
