import './sparing-visitor';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { useState, type ReactElement } from 'react';
import { inside, scan } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import { defineIsland } from '@larder/views';
import '@larder/islands/waker';
import type { Manifest } from '@larder/islands';

/** Islands for one test each: the loader lives as long as the page does, and so do its scripts. */
const NAMES = Array.from( { length: 15 }, ( _, index ) => `counter${ index }` );

const manifest: Partial< Manifest > = {
	islands: Object.fromEntries(
		NAMES.map( ( name, at ) => [ name, at * 2 + 1 ] )
	),
	scripts: NAMES.flatMap( ( name, at ) =>
		[ 'shared', 'view' ].map( ( part, place ) => ( {
			src: `https://example.org/${ name }-${ part }.js`,
			before: `window.ran.push( 'before ${ part }' );`,
			after: `window.ran.push( 'after ${ part }' );`,
			...( place === 1 && { needs: [ at * 2 ] } ),
		} ) )
	),
	roots: Object.fromEntries(
		NAMES.map( ( key ) => [ key, [ key, { start: 3 } ] ] )
	),
};

declare global {
	interface Window {
		/** Inline code that has run, in order. */
		ran: string[];
	}
}

const page = document.createElement( 'main' );
let name = '';

/** What a field held at each Enter. */
const entered: string[] = [];

function Counter( { start }: { start: number } ): ReactElement {
	const [ count, setCount ] = useState( start );
	const [ text, setText ] = useState( '' );
	return (
		<>
			<button
				onClick={ () => setCount( count + 1 ) }
			>{ `Count ${ count }` }</button>
			<input
				value={ text }
				onChange={ ( event ) => setText( event.target.value ) }
				onKeyDown={ ( { key } ) =>
					key === 'Enter' && entered.push( text )
				}
			/>
			<output>{ text }</output>
		</>
	);
}

const markup = ( extra = '' ) =>
	`<div data-larder-island="${ name }" data-larder-trigger="interaction" data-larder-key="${ name }" ${ extra }><button>Count 3</button><input><output></output></div>`;

const scripts = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
];

/** Waits until the page is painted, after which what was pressed is loaded and mounted. */
const tick = () => new Promise( ( resolve ) => setTimeout( resolve, 30 ) );

const isMounted = () =>
	[ ...page.querySelectorAll( '[data-larder-island]' ) ].some( ( root ) =>
		inside.mounted.has( root )
	);

/** Waits for what a machine of any speed comes to in the end. */
async function until( isTrue: () => boolean ): Promise< void > {
	for ( let turn = 0; turn < 100 && ! isTrue(); turn++ ) {
		await tick();
	}
}

/** Waits until the scripts of an island are on the page. */
const untilRequested = () => until( () => scripts().length >= 2 );

/** Runs every script that was requested. */
async function runScripts( onRun: () => void ): Promise< void > {
	for ( const script of scripts() ) {
		if ( script.src.includes( '-view' ) ) {
			onRun();
		}
		script.onload?.( new Event( 'load' ) );
		script.remove();
		await tick();
	}
	await tick();
}

/** Runs every script that is requested, and waits for the island. */
async function finishLoading( onRun: () => void = () => {} ): Promise< void > {
	await until( () => scripts().length >= 2 || isMounted() );
	await runScripts( onRun );
	await until( isMounted );
	await tick();
}

const button = () => document.querySelector( 'button' );
const island = () => document.querySelector( '[data-larder-island]' );

beforeAll( () => {
	document.body.innerHTML = pageData( manifest );
	document.body.append( page );
} );

beforeEach( () => {
	name = NAMES.shift() ?? '';
	page.innerHTML = markup();
	window.ran = [];
} );

/** Registers the view, as its script does when it runs. */
const runView = () => defineIsland( { name, component: Counter } );

describe( 'the loader', () => {
	it( 'loads nothing before the visitor comes near', () => {
		expect( scripts() ).toHaveLength( 0 );
	} );

	it( 'loads in order when the visitor touches an island, and mounts only on the click', async () => {
		button()?.dispatchEvent(
			new Event( 'pointerdown', { bubbles: true } )
		);
		await untilRequested();
		expect( scripts().map( ( { src } ) => src ) ).toEqual( [
			`https://example.org/${ name }-shared.js`,
			`https://example.org/${ name }-view.js`,
		] );
		expect( scripts().every( ( { async } ) => ! async ) ).toBe( true );
		await runScripts( runView );
		expect( button()?.textContent ).toBe( 'Count 3' );
		button()?.click();
		await finishLoading();
		expect( button()?.textContent ).toBe( 'Count 4' );
	} );

	it( 'replays every click that came while it was loading, in order and once', async () => {
		button()?.click();
		button()?.click();
		await finishLoading( runView );
		expect( button()?.textContent ).toBe( 'Count 5' );
	} );

	it( 'loads each script once, whatever asks for it', async () => {
		page.insertAdjacentHTML( 'beforeend', markup() );
		for ( const root of document.querySelectorAll(
			'[data-larder-island]'
		) ) {
			root.querySelector( 'button' )?.click();
		}
		await untilRequested();
		expect( scripts() ).toHaveLength( 2 );
		await finishLoading( runView );
		expect(
			[ ...document.querySelectorAll( 'button' ) ].map(
				( { textContent } ) => textContent
			)
		).toEqual( [ 'Count 4', 'Count 4' ] );
	} );

	it( 'runs the code around each script between the scripts', async () => {
		button()?.click();
		await finishLoading( runView );
		expect( window.ran ).toEqual( [
			'before shared',
			'after shared',
			'before view',
			'after view',
		] );
	} );

	it( 'keeps what was typed and where the focus is', async () => {
		const field = document.querySelector( 'input' );
		field?.focus();
		if ( field ) {
			field.value = 'half';
		}
		field?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await finishLoading( runView );
		expect( document.querySelector( 'output' )?.textContent ).toBe(
			'half'
		);
		expect( document.activeElement ).toBe(
			document.querySelector( 'input' )
		);
		expect( document.activeElement ).not.toBe( field );
	} );

	it( 'gives each Enter with what its field held then, and at last what it holds', async () => {
		const field = document.querySelector( 'input' );
		for ( const [ typed, key ] of [
			[ '1', '' ],
			[ '12', 'Enter' ],
			[ 'many', 'Enter' ],
			[ '7', '' ],
		] as const ) {
			if ( field ) {
				field.value = typed;
			}
			field?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			field?.dispatchEvent(
				new KeyboardEvent( 'keydown', { key, bubbles: true } )
			);
			await tick();
		}
		field?.dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
		await finishLoading( runView );
		expect( entered ).toEqual( [ '12', 'many' ] );
		expect( document.querySelector( 'output' )?.textContent ).toBe( '7' );
	} );

	it( 'leaves links and keys that move alone', () => {
		page.insertAdjacentHTML(
			'beforeend',
			`<div data-larder-island="${ name }" data-larder-key="${ name }"><a href="#x">link</a></div>`
		);
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		document.querySelector( 'a' )?.dispatchEvent( click );
		const tab = new KeyboardEvent( 'keydown', {
			key: 'Tab',
			bubbles: true,
			cancelable: true,
		} );
		button()?.dispatchEvent( tab );
		button()?.dispatchEvent(
			new KeyboardEvent( 'keyup', { bubbles: true } )
		);
		expect( click.defaultPrevented ).toBe( false );
		expect( tab.defaultPrevented ).toBe( false );
	} );

	it( 'replays the space bar on a link that is a button', async () => {
		const heard: string[] = [];
		page.innerHTML = markup().replace(
			'<output>',
			'<a href="#step" role="button" data-larder-press>5 minutes</a><output>'
		);
		const press = new KeyboardEvent( 'keydown', {
			key: ' ',
			bubbles: true,
			cancelable: true,
		} );
		document.querySelector( 'a' )?.dispatchEvent( press );
		document
			.querySelector( 'a' )
			?.dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
		expect( press.defaultPrevented ).toBe( true );
		page.addEventListener( 'keydown', ( { key } ) => heard.push( key ), {
			once: true,
		} );
		await finishLoading( runView );
		expect( heard ).toEqual( [ ' ' ] );
	} );

	it( 'keeps the page usable when a script cannot be had, and tries again at the next press', async () => {
		button()?.click();
		await untilRequested();
		for ( const script of scripts() ) {
			script.onerror?.( new Event( 'error' ) );
		}
		await tick();
		expect( console ).toHaveErrored();
		expect( button()?.textContent ).toBe( 'Count 3' );
		button()?.click();
		await finishLoading( runView );
		expect( button()?.textContent ).toBe( 'Count 4' );
	} );

	it( 'says nothing of one that has left the page while its scripts were on their way', async () => {
		button()?.click();
		await untilRequested();
		page.replaceChildren();
		for ( const script of scripts() ) {
			script.onerror?.( new Event( 'error' ) );
		}
		await tick();
		expect( console ).not.toHaveErrored();
	} );

	it( 'mounts at once where the browser holds something to show', async () => {
		localStorage.setItem( 'larder:recipe:12', '{}' );
		page.insertAdjacentHTML(
			'beforeend',
			`<section>${ markup( 'data-larder-wake="query:servings storage:larder:recipe:12"' ) }</section>`
		);
		const added = document.querySelector( 'section' );
		if ( added ) {
			scan( added );
		}
		await finishLoading( runView );
		added?.querySelector( 'button' )?.click();
		await finishLoading();
		expect( added?.querySelector( 'button' )?.textContent ).toBe(
			'Count 4'
		);
	} );

	it( 'mounts when another tab stores something to show', async () => {
		page.innerHTML = markup(
			'data-larder-wake="storage:larder:recipe:13"'
		);
		scan();
		expect( scripts() ).toEqual( [] );
		localStorage.setItem( 'larder:recipe:13', '{}' );
		window.dispatchEvent( new StorageEvent( 'storage' ) );
		await finishLoading( runView );
		button()?.click();
		await finishLoading();
		expect( button()?.textContent ).toBe( 'Count 4' );
	} );

	it( 'throws in development where an island waits for what nothing fulfils', () => {
		page.innerHTML = markup( 'data-larder-wake="votes cookie:units"' );
		expect( () => scan() ).toThrow(
			/Nothing wakes the island "counter\d+" by: cookie:units/
		);
		page.innerHTML = '';
	} );
} );

describe( 'a view that throws', () => {
	it( 'gives the printed markup back', async () => {
		const root = island();
		const printed = root?.innerHTML;
		button()?.click();
		await finishLoading( () =>
			defineIsland( {
				name,
				component: (): ReactElement => {
					throw new Error( 'broken' );
				},
			} )
		);
		expect( root?.innerHTML ).toBe( printed );
		expect( console ).toHaveErrored();
	} );
} );
