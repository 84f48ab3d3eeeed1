import './sparing-visitor';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { inside } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import '@larder/islands/waker';

/** Islands for one test each: what was requested once is not requested again. */
const NAMES = [ 'alone', 'pressed', 'ticked' ];

const page = document.createElement( 'main' );
let name = '';

const wait = ( milliseconds: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

const requested = () =>
	[
		...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
	].map( ( { src } ) => src );

/** Waits until a script is requested, however slow the machine is. */
const firstRequest = async (): Promise< void > => {
	while ( requested().length === 0 ) {
		await wait( 1 );
	}
};

const fire = ( selector: string, type: string ) =>
	page
		.querySelector( selector )
		?.dispatchEvent( new Event( type, { bubbles: true } ) );

beforeAll( () => {
	document.body.innerHTML = pageData( {
		islands: Object.fromEntries( NAMES.map( ( key, at ) => [ key, at ] ) ),
		scripts: NAMES.map( ( key ) => ( {
			src: `https://example.org/${ key }.js`,
		} ) ),
		roots: Object.fromEntries(
			NAMES.map( ( key ) => [ key, [ key, {} ] ] )
		),
	} );
	document.body.append( page );
} );

beforeEach( () => {
	name = NAMES.shift() ?? '';
	page.innerHTML = `<div data-larder-island="${ name }" data-larder-key="${ name }"><button>Press</button><label><input type="checkbox">Tick</label></div><p>Text</p>`;
	document.head
		.querySelectorAll( 'script' )
		.forEach( ( one ) => one.remove() );
} );

it( 'wakes the page in its first idle moment where nobody presses anything', async () => {
	void inside.state.waker?.wakeAll();
	await firstRequest();
	expect( requested() ).toEqual( [ `https://example.org/${ name }.js` ] );
} );

it( 'wakes nothing while somebody presses elsewhere, nor right after', async () => {
	fire( 'p', 'pointerdown' );
	void inside.state.waker?.wakeAll();
	await wait( 600 );
	expect( requested() ).toEqual( [] );
	const releasedAt = performance.now();
	fire( 'p', 'pointerup' );
	await firstRequest();
	expect( performance.now() - releasedAt ).toBeGreaterThanOrEqual( 400 );
	expect( requested() ).toEqual( [ `https://example.org/${ name }.js` ] );
} );

it( 'has nothing run between the two ends of a press that is answered without a view, and shows the answer first', async () => {
	fire( 'input', 'pointerdown' );
	await wait( 100 );
	expect( requested() ).toEqual( [] );
	fire( 'input', 'pointerup' );
	let isPainted = false;
	requestAnimationFrame( () => {
		isPainted = true;
	} );
	page.querySelector( 'input' )?.click();
	await Promise.resolve();
	expect( requested() ).toEqual( [] );
	await firstRequest();
	expect( isPainted ).toBe( true );
} );
