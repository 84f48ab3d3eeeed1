import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { store, type NewTimer } from '@larder/store';
import { useStartTimer } from '@larder/ui/timers';
import type React from 'react';
import { TimersTray } from '../src/components/timers-tray';

// The places that the server prints: the regions have their roles there.
jest.mock( '@larder/views', () => {
	const { createElement } = jest.requireActual< typeof React >( 'react' );
	return {
		Part: ( {
			name,
			children,
		}: {
			name: string;
			children: React.ReactNode;
		} ) => createElement( 'div', { role: name }, children ),
		useRoot: () => null,
	};
} );

const rice = {
	id: '12:step0001:0',
	name: 'Boil the rice',
	recipe: 'Stew',
	url: '/stew/#step-step0001',
	seconds: 600,
	secondsMax: 720,
};

const start = ( timer: NewTimer = rice ) =>
	act( () => void dispatch( store ).startTimer( timer ) );

/** Renders a button that starts a timer, as a time in a step does. */
function Starter() {
	const startTimer = useStartTimer();
	return (
		<button type="button" onClick={ () => startTimer( rice ) }>
			Start
		</button>
	);
}

const pass = ( seconds: number ) =>
	act( () => void jest.advanceTimersByTime( seconds * 1000 ) );

const left = () => screen.getByRole( 'timer' ).textContent;

const press = ( name: RegExp ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );

const vibrate = jest.fn();

beforeEach( () => {
	localStorage.clear();
	act(
		() =>
			void dispatch( store ).receiveTimers( { list: [], correctedAt: 0 } )
	);
	jest.useFakeTimers( { now: 1_700_000_000_000 } );
	Object.assign( navigator, { vibrate } );
	globalThis.ResizeObserver = class {
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
	};
	vibrate.mockClear();
} );

afterEach( () => {
	Reflect.deleteProperty( navigator, 'locks' );
	jest.useRealTimers();
} );

describe( 'the tray of timers', () => {
	it( 'shows nothing before a timer is started', () => {
		render( <TimersTray styleUrl="" /> );
		expect( screen.queryByRole( 'region' ) ).toBeNull();
	} );

	it( 'says the name of a step in the language of its recipe', () => {
		render( <TimersTray styleUrl="" /> );
		start( { ...rice, name: 'Reis kochen', nameLang: 'de', lang: 'de' } );
		pass( 1 );
		const spoken = document.querySelectorAll( '[lang="de"]' );
		expect(
			[ ...spoken ].map( ( { textContent } ) => textContent )
		).toEqual( [ 'Reis kochen', 'Stew', 'Reis kochen' ] );
		expect( screen.getByRole( 'status' ).textContent ).toMatch(
			/^Timer for Reis kochen started/
		);
	} );

	it( 'counts down, names the step, and tells the upper end of a range', () => {
		render( <TimersTray styleUrl="" /> );
		start();
		expect( left() ).toBe( '10:00' );
		expect( screen.getByText( 'up to 12 minutes · Stew' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'link', { name: 'Boil the rice' } )
		).toBeTruthy();
		pass( 61 );
		expect( left() ).toBe( '8:59' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Timer for Boil the rice started: 10 minutes'
		);
	} );

	it( 'says that a timer has started which brought the tray to the page', () => {
		start();
		render( <TimersTray styleUrl="" /> );
		expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
		pass( 1 );
		expect( screen.getByRole( 'status' ).textContent ).toMatch(
			/^Timer for Boil the rice started: /
		);
	} );

	it( 'says nothing of timers that were there when the page came', () => {
		start();
		pass( 10 );
		render( <TimersTray styleUrl="" /> );
		pass( 1 );
		expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
	} );

	it( 'says how long a timer still runs that is started once more', () => {
		render(
			<>
				<TimersTray styleUrl="" />
				<Starter />
			</>
		);
		press( /^Start$/ );
		pass( 60 );
		press( /^Start$/ );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Timer for Boil the rice: 9 minutes left'
		);
	} );

	it( 'holds a timer, lets it go on and gives it a minute', () => {
		render( <TimersTray styleUrl="" /> );
		start();
		press( /^Pause/ );
		pass( 60 );
		expect( left() ).toBe( '10:00' );
		press( /^Go on/ );
		press( /^\+1 min/ );
		pass( 60 );
		expect( left() ).toBe( '10:00' );
	} );

	it( 'keeps the focus where its button goes away, and gives it back at last', () => {
		const opener = document.createElement( 'button' );
		document.body.append( opener );
		opener.focus();
		render( <TimersTray styleUrl="" /> );
		start();
		const focused = () =>
			opener.ownerDocument.activeElement?.getAttribute( 'aria-label' );
		screen.getByRole( 'button', { name: /^Pause/ } ).focus();
		pass( 601 );
		expect( focused() ).toBe( '+1 min: Boil the rice' );
		start( { ...rice, id: '12:step0002:0', name: 'Fry' } );
		press( /^Stop: Fry/ );
		expect( focused() ).toBe( 'Timers' );
		press( /^Stop: Boil/ );
		expect( opener.matches( ':focus' ) ).toBe( true );
		opener.remove();
	} );

	it( 'rings and says so when time is up, until it is stopped', () => {
		render( <TimersTray styleUrl="" /> );
		start();
		pass( 601 );
		expect( screen.getByRole( 'alert' ).textContent ).toBe(
			'Boil the rice: time is up'
		);
		expect( vibrate ).toHaveBeenCalledWith( [ 300, 150, 300, 150, 300 ] );
		pass( 9 );
		expect( left() ).toBe( '+0:10' );
		press( /^Stop/ );
		expect( vibrate ).toHaveBeenLastCalledWith( [] );
		expect( screen.queryByRole( 'timer' ) ).toBeNull();
	} );

	it( 'goes on ringing when a second timer ends meanwhile', async () => {
		// Held until the browser has heard that it was let go, as the real ones are.
		const held = new Set< string >();
		const request = async (
			name: string,
			_options: LockOptions,
			work: ( lock: object | null ) => Promise< void >
		): Promise< void > => {
			if ( held.has( name ) ) {
				return work( null );
			}
			held.add( name );
			await work( {} );
			await Promise.resolve();
			held.delete( name );
		};
		Object.assign( navigator, { locks: { request } } );
		render( <TimersTray styleUrl="" /> );
		start( { ...rice, seconds: 2 } );
		start( { ...rice, id: '12:step0002:0', seconds: 5 } );
		await act( () => jest.advanceTimersByTimeAsync( 3_000 ) );
		expect( vibrate ).toHaveBeenCalled();
		await act( () => jest.advanceTimersByTimeAsync( 3_000 ) );
		expect( screen.getAllByRole( 'timer' ) ).toHaveLength( 2 );
		expect( vibrate ).toHaveBeenLastCalledWith( [
			300, 150, 300, 150, 300,
		] );
	} );

	it( 'rings where the browser lets tabs not agree', async () => {
		const request = () =>
			Promise.reject( new DOMException( 'Denied.', 'SecurityError' ) );
		Object.assign( navigator, { locks: { request } } );
		render( <TimersTray styleUrl="" /> );
		start( { ...rice, seconds: 2 } );
		await act( () => jest.advanceTimersByTimeAsync( 3_000 ) );
		expect( vibrate ).toHaveBeenLastCalledWith( [
			300, 150, 300, 150, 300,
		] );
	} );

	it( 'does not ring again for a timer that has told before', () => {
		start();
		act( () => void dispatch( store ).markRung( [ rice.id ] ) );
		jest.setSystemTime( Date.now() + 700_000 );
		render( <TimersTray styleUrl="" /> );
		expect( left() ).toBe( '+1:40' );
		expect( vibrate ).not.toHaveBeenCalled();
	} );

	it( 'makes up for a clock that is set back', () => {
		render( <TimersTray styleUrl="" /> );
		start();
		pass( 60 );
		jest.setSystemTime( Date.now() - 3_600_000 );
		pass( 2 );
		expect( left() ).toBe( '8:58' );
	} );

	it( 'asks once whether it may tell elsewhere', () => {
		const requestPermission = jest.fn( () => Promise.resolve( 'granted' ) );
		Object.assign( globalThis, {
			Notification: { permission: 'default', requestPermission },
			isSecureContext: true,
		} );
		const { unmount } = render( <TimersTray styleUrl="" /> );
		start();
		expect( requestPermission ).not.toHaveBeenCalled();
		press( /^Yes$/ );
		expect( requestPermission ).toHaveBeenCalledTimes( 1 );
		unmount();
		render( <TimersTray styleUrl="" /> );
		expect( screen.queryByRole( 'button', { name: 'Yes' } ) ).toBeNull();
		Reflect.deleteProperty( globalThis, 'Notification' );
	} );
} );
