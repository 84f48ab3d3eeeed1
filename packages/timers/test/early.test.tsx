import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { act, render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { normaliseMarkup } from '@larder/islands/testing';
import { store } from '@larder/store';
import { readTimers, TIMERS_KEY } from '@larder/store/timers';
import { TimersTray } from '../src/components/timers-tray';
import { startEarly } from '../src/early';
import { part, rice, timersPage } from './timers-page';

const NOW = 1_700_000_000_000;

const kept = () => readTimers( { list: [], correctedAt: 0 } ).list;

const pass = ( seconds: number ) =>
	act( () => void jest.advanceTimersByTime( seconds * 1000 ) );

beforeEach( () => {
	localStorage.clear();
	jest.useFakeTimers( { now: NOW } );
	globalThis.ResizeObserver = class {
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
	};
	document.body.innerHTML = timersPage();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'a timer that is started before its view is there', () => {
	it( 'counts from the press, however late the script for it comes', () => {
		expect( startEarly( rice, NOW - 2_000 ) ).toBe( true );
		expect( kept()[ 0 ]?.endsAt ).toBe( NOW + 598_000 );
		expect( part( 'tray' ).textContent ).toContain( '9:58' );
		pass( 8 );
		expect( part( 'tray' ).textContent ).toContain( '9:50' );
	} );

	it( 'is announced in the language of its step, once it is shown', () => {
		startEarly( rice, NOW );
		expect( part( 'tray' ).textContent ).toContain( '10:00' );
		pass( 0.05 );
		expect( part( 'status' ).innerHTML ).toBe(
			'Timer for <bdi lang="de">Reis kochen</bdi> started: 10 minutes'
		);
	} );

	it.each( [ 0.05, 100, 700 ] )(
		'looks as its view does, after %i seconds',
		async ( seconds ) => {
			startEarly( rice, NOW );
			startEarly(
				{ ...rice, id: '12:b:0', name: 'Fry', recipe: '' },
				NOW
			);
			pass( seconds );
			const early = part( 'tray' ).innerHTML;
			await act(
				async () => void ( await dispatch( store ).openTimers() )
			);
			const { container } = render( <TimersTray styleUrl="" /> );
			expect( normaliseMarkup( early ) ).toBe(
				normaliseMarkup(
					container.querySelector( 'section' )?.outerHTML ?? ''
				)
			);
		}
	);

	it( 'is shown before the page is told how high it is and any view is woken, which would hold up the frame', () => {
		let followed = 0;
		let told = 0;
		globalThis.ResizeObserver = class {
			observe(): void {
				followed++;
			}
			unobserve(): void {}
			disconnect(): void {}
		};
		const onStorage = () => void told++;
		addEventListener( 'storage', onStorage );
		startEarly( rice, NOW );
		expect( part( 'tray' ).childElementCount ).toBe( 1 );
		expect( [ followed, told ] ).toEqual( [ 0, 0 ] );
		pass( 0.05 );
		expect( [ followed, told ] ).toEqual( [ 1, 1 ] );
		removeEventListener( 'storage', onStorage );
	} );

	it( 'wakes its view on a page that nobody sees any more, too', () => {
		let told = 0;
		const onStorage = () => void told++;
		addEventListener( 'storage', onStorage );
		const frames = jest
			.spyOn( globalThis, 'requestAnimationFrame' )
			.mockReturnValue( 1 );
		startEarly( rice, NOW );
		pass( 2 );
		expect( told ).toBe( 1 );
		frames.mockRestore();
		removeEventListener( 'storage', onStorage );
	} );

	it( 'is left to the view where it runs already, or nothing can be kept', () => {
		startEarly( rice, NOW );
		expect( startEarly( rice, NOW ) ).toBe( false );
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'Full.', 'QuotaExceededError' );
			} );
		expect( startEarly( { ...rice, id: '12:b:0' }, NOW ) ).toBe( false );
		full.mockRestore();
		expect( localStorage.getItem( TIMERS_KEY ) ).not.toContain( '12:b:0' );
	} );
} );
