import { expect, it } from '@jest/globals';
import { inside } from '@larder/islands';
import { startEarly } from '../src/early';
import { KEY, part, rice, timersPage } from './timers-page';

it( 'a timer that is started before its view is there stays on the page and is announced once', async () => {
	globalThis.ResizeObserver = class {
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
	};
	document.body.innerHTML = timersPage();
	startEarly( rice, Date.now() );
	// It is said after the frame that shows it.
	await new Promise( ( resolve ) =>
		requestAnimationFrame( () => setTimeout( resolve ) )
	);
	expect( part( 'status' ).textContent ).toMatch( /started: 10 minutes$/ );

	let trays = 1;
	const changes = new MutationObserver( () => {
		trays = Math.min( trays, part( 'tray' ).childElementCount );
	} );
	changes.observe( part( 'tray' ), { childList: true } );
	await import( '../src/index' );
	const root = document.querySelector< HTMLElement >(
		`[data-larder-key="${ KEY }"]`
	);
	const mount = inside.mounts.get( 'timers' );
	expect( root && ( await mount?.( root, { styleUrl: '' } ) ) ).toBe( true );
	// Longer than a view waits before it speaks.
	await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	expect( trays ).toBe( 1 );
	expect( part( 'status' ).textContent ).toBe( '' );
} );
