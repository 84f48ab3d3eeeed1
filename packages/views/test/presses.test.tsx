import './sparing-visitor';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { useState, type ReactElement } from 'react';
import { inside, register } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import type { Manifest } from '@larder/islands';
import { defineIsland } from '@larder/views';
import '@larder/islands/waker';

/** Islands for one test each: the loader lives as long as the page does, and so do its scripts. */
const NAMES = Array.from( { length: 19 }, ( _, index ) => `form${ index }` );

const script = ( src: string ) => ( { src, before: '', after: '' } );

const page = document.createElement( 'main' );
let name = '';

function Form(): ReactElement {
	const [ ticked, setTicked ] = useState( false );
	const [ size, setSize ] = useState( 's' );
	const [ text, setText ] = useState( '' );
	return (
		<>
			<input
				type="checkbox"
				checked={ ticked }
				onChange={ () => setTicked( ! ticked ) }
			/>
			<select
				value={ size }
				onChange={ ( event ) => setSize( event.target.value ) }
			>
				<option value="s">s</option>
				<option value="m">m</option>
			</select>
			<input
				type="text"
				value={ text }
				onChange={ ( event ) => setText( event.target.value ) }
			/>
			<output>{ `${ ticked ? 'ticked' : 'not ticked' } ${ size } ${ text }` }</output>
		</>
	);
}

function Broken(): ReactElement {
	throw new Error( 'broken' );
}

const find = < Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	more = ''
) => {
	const element = page.querySelector< HTMLElementTagNameMap[ Tag ] >(
		`${ tag }${ more }`
	);
	if ( ! element ) {
		throw new Error( `The page has no ${ tag }${ more }.` );
	}
	return element;
};

const requested = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
];

const wait = ( milliseconds: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/** Waits until the page is painted, and the view mounted unless something holds it. */
async function pause(): Promise< void > {
	await wait( 50 );
	for ( let turn = 0; turn < 20; turn++ ) {
		if ( inside.mounted.has( find( 'div' ) ) ) {
			break;
		}
		await wait( 10 );
	}
	await wait( 10 );
}

/** Runs the scripts that were requested; the view runs with its script, and without a component leaves the page as it is. */
async function finishLoading(
	component: ( () => ReactElement ) | null = Form
): Promise< void > {
	await pause();
	for ( const element of requested() ) {
		if ( element.src.includes( 'view' ) ) {
			if ( component ) {
				defineIsland( { name, component } );
			} else {
				register( name, () => true );
			}
		}
		element.onload?.( new Event( 'load' ) );
		element.remove();
	}
	await pause();
}

const fire = ( element: Element, type: string ) =>
	element.dispatchEvent( new Event( type, { bubbles: true } ) );

beforeAll( () => {
	const manifest: Partial< Manifest > = {
		islands: Object.fromEntries(
			NAMES.map( ( island, at ) => [ island, at * 2 + 1 ] )
		),
		scripts: NAMES.flatMap( ( island, at ) =>
			[ 'shared', 'view' ].map( ( part, place ) => ( {
				...script( `https://example.org/${ island }-${ part }.js` ),
				...( place === 1 && { needs: [ at * 2 ] } ),
			} ) )
		),
		roots: Object.fromEntries(
			NAMES.map( ( key ) => [ key, [ key, {} ] ] )
		),
	};
	document.body.innerHTML = pageData( manifest );
	document.body.append( page );
} );

beforeEach( () => {
	name = NAMES.shift() ?? '';
	page.innerHTML = `<form><div data-larder-island="${ name }" data-larder-key="${ name }"><input type="checkbox"><select><option value="s" selected>s</option><option value="m">m</option></select><input type="text"><output>not ticked s </output></div></form>`;
} );

describe( 'what a visitor did before the view was there', () => {
	it( 'is kept for tick boxes and choices, those of before the loader too', async () => {
		find( 'input', '[type=checkbox]' ).checked = true;
		find( 'select' ).value = 'm';
		fire( find( 'select' ), 'input' );
		await finishLoading();
		expect( find( 'output' ).textContent ).toBe( 'ticked m ' );
	} );

	it( 'is kept as the tick box showed it, however often it was clicked', async () => {
		for ( let click = 0; click < 3; click++ ) {
			find( 'input', '[type=checkbox]' ).click();
		}
		await finishLoading();
		expect( find( 'output' ).textContent ).toBe( 'ticked s ' );
	} );

	it( 'is kept for a field that sends the form, too', async () => {
		let submits = 0;
		find( 'form' ).addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			submits++;
		} );
		find( 'div' ).innerHTML = '<input type="submit">';
		find( 'input' ).click();
		expect( submits ).toBe( 0 );
		await finishLoading( () => <input type="submit" /> );
		expect( submits ).toBe( 1 );
	} );

	it( 'is not cut off while an input method composes', async () => {
		const field = find( 'input', '[type=text]' );
		fire( field, 'compositionstart' );
		field.value = 'に';
		fire( field, 'input' );
		await finishLoading();
		expect( find( 'input', '[type=text]' ) ).toBe( field );
		field.value = '日本';
		fire( field, 'compositionend' );
		await pause();
		expect( find( 'output' ).textContent ).toBe( 'not ticked s 日本' );
	} );

	it( 'is not cut off between the two ends of a key', async () => {
		const field = find( 'input', '[type=checkbox]' );
		fire( find( 'input', '[type=text]' ), 'input' );
		fire( field, 'keydown' );
		await finishLoading();
		expect( find( 'input', '[type=checkbox]' ) ).toBe( field );
		fire( field, 'keyup' );
		field.click();
		await pause();
		expect( find( 'output' ).textContent ).toBe( 'ticked s ' );
	} );

	it( 'is not cut off by the end of what was pressed before', async () => {
		const field = find( 'input', '[type=checkbox]' );
		fire( find( 'input', '[type=text]' ), 'input' );
		fire( field, 'keydown' );
		fire( field, 'keyup' );
		fire( field, 'pointerdown' );
		await finishLoading();
		expect( find( 'input', '[type=checkbox]' ) ).toBe( field );
		fire( field, 'pointerup' );
		await pause();
		expect( find( 'input', '[type=checkbox]' ) ).not.toBe( field );
	} );

	it( 'is not cut off by the focus that the press takes from something else', async () => {
		const field = find( 'input', '[type=checkbox]' );
		const other = find( 'input', '[type=text]' );
		other.focus();
		fire( other, 'input' );
		fire( field, 'pointerdown' );
		field.focus();
		await finishLoading();
		expect( find( 'input', '[type=checkbox]' ) ).toBe( field );
		fire( field, 'pointerup' );
		await pause();
		expect( find( 'input', '[type=checkbox]' ) ).not.toBe( field );
	} );

	it( 'is what the browser itself makes of a click that no pointer brought', async () => {
		fire( find( 'input', '[type=text]' ), 'pointerdown' );
		await finishLoading();
		fire( find( 'input', '[type=text]' ), 'pointerup' );
		await pause();
		const field = find( 'input', '[type=checkbox]' );
		let isThere = false;
		find( 'form' ).addEventListener(
			'click',
			() => {
				// What is waiting runs between two listeners of a browser.
				let later = Promise.resolve();
				for ( let turn = 0; turn < 50; turn++ ) {
					later = later.then( () => {
						isThere = field.isConnected;
					} );
				}
			},
			{ once: true }
		);
		field.click();
		await finishLoading();
		expect( isThere ).toBe( true );
		expect( find( 'output' ).textContent ).toBe( 'ticked s ' );
	} );

	it( 'waits for no key that another window has taken', async () => {
		const field = find( 'input', '[type=checkbox]' );
		fire( field, 'keydown' );
		window.dispatchEvent( new Event( 'blur' ) );
		field.click();
		await finishLoading();
		expect( find( 'output' ).textContent ).toBe( 'ticked s ' );
	} );

	it( 'is not cut off between press and release', async () => {
		const field = find( 'input', '[type=checkbox]' );
		fire( find( 'input', '[type=text]' ), 'input' );
		fire( field, 'pointerdown' );
		await finishLoading();
		expect( find( 'input', '[type=checkbox]' ) ).toBe( field );
		fire( field, 'pointerup' );
		field.click();
		await pause();
		expect( find( 'output' ).textContent ).toBe( 'ticked s ' );
	} );
} );

describe( 'a button whose view is on its way', () => {
	const press = async () => {
		find( 'output' ).insertAdjacentHTML(
			'afterend',
			'<button type="button" style="opacity: 0.9">Start</button>'
		);
		find( 'button' ).click();
		await Promise.resolve();
		await Promise.resolve();
		return find( 'button' );
	};

	it( 'shows in the same moment that it was pressed, and no longer once the view is there', async () => {
		const button = await press();
		expect( button.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( button.style.opacity ).toBe( '0.6' );
		await finishLoading( () => <button type="button">Start</button> );
		expect( find( 'button' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( 'looks as before where the view cannot be had', async () => {
		const button = await press();
		await pause();
		for ( const element of requested() ) {
			element.onerror?.( new Event( 'error' ) );
		}
		await pause();
		expect( button.hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( button.style.opacity ).toBe( '0.9' );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'an island that cannot have its view', () => {
	let submits = 0;

	const pressEnter = () => {
		for ( const type of [ 'keydown', 'keyup' ] ) {
			find( 'input', '[type=text]' ).dispatchEvent(
				new KeyboardEvent( type, {
					key: 'Enter',
					bubbles: true,
					cancelable: true,
				} )
			);
		}
	};

	beforeEach( () => {
		submits = 0;
		find( 'form' ).addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			submits++;
		} );
		find( 'output' ).insertAdjacentHTML(
			'afterend',
			'<button>Send</button>'
		);
	} );

	it( 'lets the browser do what was pressed when a script is missing', async () => {
		find( 'button' ).click();
		await pause();
		for ( const element of requested() ) {
			element.onerror?.( new Event( 'error' ) );
		}
		await pause();
		expect( submits ).toBe( 1 );
		expect( console ).toHaveErrored();
	} );

	it( 'lets the browser do what was pressed when the view throws', async () => {
		pressEnter();
		await finishLoading( Broken );
		expect( submits ).toBe( 1 );
		expect( console ).toHaveErrored();
	} );

	it( 'does what was pressed where the view leaves the printed form as it is', async () => {
		pressEnter();
		await finishLoading( null );
		expect( submits ).toBe( 1 );
	} );

	it( 'lets the browser do what was pressed when no view was announced', async () => {
		find( 'button' ).click();
		await pause();
		for ( const element of requested() ) {
			element.onload?.( new Event( 'load' ) );
			element.remove();
		}
		await pause();
		expect( submits ).toBe( 1 );
		expect( console ).toHaveErrored();
	} );

	it( 'runs a script again that ran without one that it needs', async () => {
		find( 'input', '[type=checkbox]' ).click();
		await pause();
		const [ shared, view ] = requested();
		shared?.onerror?.( new Event( 'error' ) );
		view?.onload?.( new Event( 'load' ) );
		view?.remove();
		await pause();
		expect( console ).toHaveErrored();
		find( 'select' ).value = 'm';
		fire( find( 'select' ), 'input' );
		await pause();
		expect( requested().map( ( { src } ) => src ) ).toEqual( [
			`https://example.org/${ name }-shared.js`,
			`https://example.org/${ name }-view.js`,
		] );
		await finishLoading();
		expect( find( 'output' ).textContent ).toBe( 'ticked m ' );
	} );
} );
