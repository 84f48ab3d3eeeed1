import './sparing-visitor';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useState, type ReactElement, type ReactNode } from 'react';
import { act } from '@testing-library/react';
import { inside } from '@larder/islands';
import { defineIsland, Part } from '@larder/views';

/** Shows more with each press, in a text of its own beside others: React puts it before a text that has to be there. */
function Counter(): ReactElement {
	const [ count, setCount ] = useState( 0 );
	return (
		<button type="button" onClick={ () => setCount( count + 1 ) }>
			{ count > 0 && `${ count } of ` }many
		</button>
	);
}

/** Renders the same in a part of its island. */
function PartedCounter(): ReactNode {
	return (
		<Part name="count">
			<Counter />
		</Part>
	);
}

/** Throws with the first press, whatever the page is like. */
function Broken(): ReactElement {
	const [ isBroken, setIsBroken ] = useState( false );
	if ( isBroken ) {
		throw new Error( 'broken' );
	}
	return (
		<button type="button" onClick={ () => setIsBroken( true ) }>
			many
		</button>
	);
}

const PRINTED = '<button type="button">many</button>';

const root = document.createElement( 'section' );
document.body.append( root );

const button = () => root.querySelector( 'button' );

/** Mounts a view over what a server has printed. */
async function mount( name: string ): Promise< void > {
	await act( async () => {
		void inside.mounts.get( name )?.( root, {} );
	} );
}

/** Replaces each text with another element, as translations do. */
function translate(): void {
	const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
	const texts: Node[] = [];
	while ( walker.nextNode() ) {
		texts.push( walker.currentNode );
	}
	for ( const text of texts ) {
		const font = document.createElement( 'font' );
		font.textContent = `${ text.textContent }ø`;
		text.parentNode?.replaceChild( font, text );
	}
}

const press = () => act( async () => button()?.click() );

const wait = ( milliseconds: number ) =>
	act( () => new Promise( ( go ) => setTimeout( go, milliseconds ) ) );

defineIsland( { name: 'counter', component: Counter } );
defineIsland( { name: 'parted-counter', component: PartedCounter } );
defineIsland( { name: 'broken', component: Broken } );

beforeEach( () => {
	root.removeAttribute( 'data-larder-key' );
	root.innerHTML = PRINTED;
} );

describe( 'a view whose texts something else has replaced', () => {
	it.each( [
		[ 'counter', PRINTED ],
		[
			'parted-counter',
			`<div data-larder-part="count" data-larder-keyed="abcdefgh">${ PRINTED }</div>`,
		],
	] )(
		'is made anew and answers the next press: %s',
		async ( name, html ) => {
			root.dataset[ 'larderKey' ] = 'abcdefgh';
			root.innerHTML = html;
			await mount( name );
			translate();
			await press();
			expect( console ).toHaveErrored();
			expect( root.querySelectorAll( 'button' ) ).toHaveLength( 1 );
			await press();
			expect( button()?.textContent ).toBe( '1 of many' );
		}
	);

	it( 'is made anew each time, where it has answered for a while in between', async () => {
		await mount( 'counter' );
		for ( let time = 0; time < 3; time++ ) {
			translate();
			await press();
			await wait( 600 );
		}
		expect( console ).toHaveErrored();
		await press();
		expect( button()?.textContent ).toBe( '1 of many' );
	} );
} );

describe( 'a view that throws by itself', () => {
	it( 'comes back once, and leaves what was printed there when it fails again at once', async () => {
		await mount( 'broken' );
		const made = button();
		await press();
		const anew = button();
		expect( anew ).not.toBe( made );
		await press();
		expect( console ).toHaveErrored();
		const printed = button();
		expect( printed ).not.toBe( anew );
		await press();
		expect( button() ).toBe( printed );
		expect( root.innerHTML ).toBe( PRINTED );
	} );
} );
