import { beforeEach, expect, it, jest } from '@jest/globals';

const awoken = jest.fn( () => Promise.resolve() );

const aside = document.createElement( 'aside' );

/** As long as the page waits for an idle moment in browsers that tell none, and longer. */
const IDLE_MS = 250;

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Gives the page another height, as late fonts do. */
function growTo( height: number ): void {
	Object.defineProperty( document.body, 'scrollHeight', {
		configurable: true,
		value: height,
	} );
}

/** When the page scrolls, in milliseconds since it was opened. */
let now = 0;

/** Scrolls, after the page has stood still for a while. */
function scroll( target: EventTarget = document, pause = 1000 ): void {
	now += pause;
	target.dispatchEvent(
		Object.defineProperty( new Event( 'scroll' ), 'timeStamp', {
			value: now,
		} )
	);
}

/** Scrolls on, a frame later. */
const scrollOn = () => scroll( document, 17 );

/** Opens a page that has been loaded, and is not at rest yet. */
async function open(): Promise< void > {
	awoken.mockClear();
	now = 0;
	growTo( 1000 );
	document.body.append( aside );
	jest.resetModules();
	delete window.larder;
	const { inside } = await import( '@larder/islands' );
	inside.state.waker = {
		load: () => Promise.resolve(),
		wake: () => Promise.resolve(),
		wakeAll: awoken,
	};
}

async function openAndRest(): Promise< void > {
	await open();
	await new Promise( ( resolve ) => setTimeout( resolve, IDLE_MS ) );
}

beforeEach( () => {
	aside.scrollTop = 0;
	location.hash = '';
} );

it( 'wakes for the first scroll of a page that is at rest', async () => {
	await openAndRest();
	scroll();
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it( 'wakes for no scroll to a link’s target while the page loads, and for the next one', async () => {
	await open();
	scroll();
	await settle();
	expect( awoken ).not.toHaveBeenCalled();
	scroll();
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it( 'wakes for no smooth scroll to a link’s target, however long it goes on, and for the next one', async () => {
	await open();
	scroll();
	await new Promise( ( resolve ) => setTimeout( resolve, IDLE_MS ) );
	for ( let frame = 0; frame < 60; frame++ ) {
		scrollOn();
	}
	await settle();
	expect( awoken ).not.toHaveBeenCalled();
	scroll();
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it( 'wakes for no smooth scroll to a link’s target that begins when the page is at rest', async () => {
	location.hash = '#step-1';
	await openAndRest();
	scroll();
	scrollOn();
	scrollOn();
	await settle();
	expect( awoken ).not.toHaveBeenCalled();
	scroll();
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it( 'wakes for no scroll that keeps the text in place where the page becomes higher, and for the next one', async () => {
	await openAndRest();
	growTo( 1100 );
	scroll();
	await settle();
	expect( awoken ).not.toHaveBeenCalled();
	scroll();
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it( 'wakes for no carousel that moves by itself, and for a part of the page that somebody scrolls down', async () => {
	await openAndRest();
	scroll( aside );
	await settle();
	expect( awoken ).not.toHaveBeenCalled();
	aside.scrollTop = 40;
	scroll( aside );
	await settle();
	expect( awoken ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'keydown', 'pointerdown', 'pointermove', 'wheel' ] )(
	'wakes for %s, also before the page is at rest',
	async ( type ) => {
		await open();
		document.body.dispatchEvent( new Event( type ) );
		await settle();
		expect( awoken ).toHaveBeenCalledTimes( 1 );
	}
);
