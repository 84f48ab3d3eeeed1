import './sparing-visitor';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { inside } from '@larder/islands';
import { defineIsland } from '@larder/views';

const ROWS = Array.from( { length: 12 }, ( _, index ) => index );

/** Longer than a slice, so that each row ends one. */
const ROW_MS = 8;

let rendered: number[] = [];
let root = document.createElement( 'div' );

function busy( milliseconds: number ): void {
	const end = performance.now() + milliseconds;
	while ( performance.now() < end ) {
		// A slow phone.
	}
}

function Row( { index }: { index: number } ): ReactElement {
	busy( ROW_MS );
	rendered.push( index );
	return <li>{ index }</li>;
}

function List(): ReactElement {
	return (
		<ul>
			{ ROWS.map( ( index ) => (
				<Row key={ index } index={ index } />
			) ) }
		</ul>
	);
}

const turn = () => new Promise< void >( ( resolve ) => setTimeout( resolve ) );

/** Notes in tasks of its own what the page shows, and after how many rows, until the view is there. */
async function watch(
	made: boolean | Promise< boolean > | undefined
): Promise< [ shown: string, rows: number ][] > {
	const seen: [ string, number ][] = [];
	const view = { isMade: false };
	void Promise.resolve( made ).then( () => {
		view.isMade = true;
	} );
	while ( ! view.isMade ) {
		seen.push( [ root.innerHTML, rendered.length ] );
		await turn();
	}
	return seen;
}

beforeEach( () => {
	rendered = [];
	root = document.createElement( 'div' );
	root.innerHTML = '<p>printed</p>';
	document.body.append( root );
	// React looks for a test that waits for all that it does; a page does not.
	Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', false );
} );

describe( 'a view that takes long', () => {
	it( 'leaves the page free between its parts, which shows what was printed until all of them are there', async () => {
		defineIsland( { name: 'long', component: List } );
		const seen = await watch( inside.mounts.get( 'long' )?.( root, {} ) );
		expect( seen.length ).toBeGreaterThan( ROWS.length / 2 );
		expect( new Set( seen.map( ( [ shown ] ) => shown ) ) ).toEqual(
			new Set( [ '<p>printed</p>' ] )
		);
		expect( root.querySelectorAll( 'li' ) ).toHaveLength( ROWS.length );
	} );

	it( 'works out beforehand, with pauses, what it prepares', async () => {
		const steps: number[] = [];
		function* prepare() {
			for ( const index of ROWS ) {
				busy( ROW_MS );
				steps.push( index );
				yield;
			}
		}
		defineIsland( { name: 'prepared', component: List, prepare } );
		const made = inside.mounts.get( 'prepared' )?.( root, {} );
		await turn();
		expect( steps.length ).toBeGreaterThan( 0 );
		expect( steps.length ).toBeLessThan( ROWS.length );
		expect( rendered ).toEqual( [] );
		await made;
		expect( steps ).toEqual( ROWS );
		expect( root.querySelectorAll( 'li' ) ).toHaveLength( ROWS.length );
	} );

	it( 'does not take away what is under a finger that came while it was made', async () => {
		let letGo = () => {};
		let held: Promise< void > | undefined;
		defineIsland( { name: 'held', component: List } );
		let swaps = 0;
		const made = inside.mounts.get( 'held' )?.(
			root,
			{},
			{
				whenLetGo: () => held,
				onSwap: () => swaps++,
			}
		);
		await turn();
		held = new Promise( ( resolve ) => {
			letGo = resolve;
		} );
		while ( rendered.length < ROWS.length ) {
			await turn();
		}
		await turn();
		expect( root.innerHTML ).toBe( '<p>printed</p>' );
		expect( swaps ).toBe( 0 );
		held = undefined;
		letGo();
		await expect( made ).resolves.toBe( true );
		expect( swaps ).toBe( 1 );
		expect( root.querySelectorAll( 'li' ) ).toHaveLength( ROWS.length );
	} );
} );
