import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store } from '@larder/store';
import { mountToast, Toast } from '../src/toast';

const show = ( text: string, undo?: () => void ) =>
	act( async () => void ( await dispatch( store ).showToast( text, undo ) ) );

const tick = ( milliseconds: number ) =>
	act( async () => void jest.advanceTimersByTime( milliseconds ) );

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	void dispatch( store ).hideToast();
	jest.useRealTimers();
} );

describe( 'the message at the edge of the page', () => {
	it( 'is read out from a place that was there before it', async () => {
		render( <Toast /> );
		const place = screen.getByRole( 'status' );
		expect( place.textContent ).toBe( '' );
		await show( 'Saved to your recipes.' );
		expect( place.textContent ).toBe( 'Saved to your recipes.' );
	} );

	it( 'leaves room for what a recipe keeps at hand', async () => {
		const { container } = render( <Toast /> );
		await show( 'Saved.' );
		expect( container.querySelector( '.is-above-bar' ) ).toBeNull();
		render( <div className="wp-block-larder-recipe__bar" /> );
		await show( 'Saved once more.' );
		expect( container.querySelector( '.is-above-bar' ) ).not.toBeNull();
	} );

	it( 'goes by itself, but not while somebody is at it', async () => {
		render( <Toast /> );
		await show( 'Saved.' );
		fireEvent.focus( screen.getByRole( 'button', { name: 'Close' } ) );
		await tick( 60_000 );
		expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
		fireEvent.blur( screen.getByRole( 'button', { name: 'Close' } ) );
		await tick( 6_000 );
		expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
	} );

	it( 'can be undone, for longer than it can be read', async () => {
		const undo = jest.fn();
		render( <Toast /> );
		await show( 'Removed.', undo );
		await tick( 10_000 );
		fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( undo ).toHaveBeenCalledTimes( 1 );
		expect( select( store ).getToast() ).toBeNull();
	} );

	it( 'closes by Escape and gives the focus back', async () => {
		render(
			<>
				<button>Before</button>
				<Toast />
			</>
		);
		await show( 'Removed.', () => {} );
		screen.getByRole( 'button', { name: 'Before' } ).focus();
		const undo = screen.getByRole( 'button', { name: 'Undo' } );
		act( () => undo.focus() );
		fireEvent.keyDown( undo, { key: 'Escape' } );
		expect( document.activeElement?.textContent ).toBe( 'Before' );
	} );
} );

describe( 'the place of the messages', () => {
	/** Mounts a toast as a control does, on a page with this text. */
	const open = async ( html: string ) => {
		document.body.innerHTML = html;
		await act( async () => mountToast() );
	};

	// It stays on the page after a test.
	afterEach( () =>
		act( async () => void ( await dispatch( store ).hideToast() ) )
	);

	it( 'is there once for all controls, whatever ids a text has', async () => {
		await open( '<p id="larder-toast">A text</p>' );
		await act( async () => mountToast() );
		await show( 'Not saved.' );
		expect( screen.getByRole( 'status' ).textContent ).toBe( 'Not saved.' );
	} );

	it( 'is there again where the body has become that of another page', async () => {
		await open( '<p>One page</p>' );
		await open( '<p>Another page</p>' );
		await show( 'Saved.' );
		expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
	} );
} );
