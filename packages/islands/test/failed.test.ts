import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

const show = jest.fn();

const data = {
	larder: 1,
	roots: { k1: [ 'test', {} ] },
	islands: {},
	scripts: [],
	ajax: '',
	waker: 'https://example.org/waker.js',
};

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Presses something on a page whose scripts are not available. */
async function press( selector: string ): Promise< void > {
	document
		.querySelector( selector )
		?.dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);
	await settle();
	document
		.querySelector( 'script[src]' )
		?.dispatchEvent( new Event( 'error' ) );
	await settle();
}

beforeEach( () => {
	show.mockClear();
	document.head.innerHTML = '';
	document.body.innerHTML = `
		<div data-larder-key="k1">
			<button type="button"><svg><path /></svg></button>
			<a href="#kept" data-larder-press><svg></svg></a>
			<form><button type="submit"></button></form>
			<input type="checkbox">
		</div>
		<dialog class="larder"></dialog>
		<script type="application/json">${ JSON.stringify( data ) }</script>`;
	Object.assign( document.querySelector( 'dialog' ) ?? {}, { show } );
} );

// It listens on the window, which all tests share.
beforeAll( () => import( '@larder/islands' ) );

it( 'says so where a button was pressed whose script is not available, each time, and once on the console', async () => {
	await press( 'button path' );
	expect( show ).toHaveBeenCalledTimes( 1 );
	await press( 'button' );
	expect( show ).toHaveBeenCalledTimes( 2 );
	expect( console ).toHaveErrored();
} );

it( 'lets a link lead where it leads instead, also one whose icon was pressed', async () => {
	const followed = jest.fn(
		( { defaultPrevented }: Event ) => defaultPrevented
	);
	document.querySelector( 'a' )?.addEventListener( 'click', followed );
	await press( 'a svg' );
	expect( followed.mock.results ).toEqual( [
		{ type: 'return', value: false },
	] );
	expect( show ).not.toHaveBeenCalled();
} );

it( 'submits a form instead', async () => {
	const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
	document.querySelector( 'form' )?.addEventListener( 'submit', submitted );
	await press( 'form button' );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
	expect( show ).not.toHaveBeenCalled();
} );

it( 'says nothing of what answers by itself', async () => {
	await press( 'input' );
	expect( document.querySelector( 'input' )?.checked ).toBe( true );
	expect( show ).not.toHaveBeenCalled();
} );
