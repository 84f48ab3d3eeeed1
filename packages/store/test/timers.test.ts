import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { createRegistry, dispatch, select } from '@wordpress/data';
import fc from 'fast-check';
import { store, timeLeft } from '../src';
import { parseTimers } from '../src/timers/storage';

const KEY = 'larder:timers';
const MINUTE = 60_000;

const rice = {
	id: '12:step0001:0',
	name: 'Boil the rice',
	recipe: 'Stew',
	url: '/stew/#step-step0001',
	seconds: 600,
	secondsMax: 720,
};

/** Returns a store as another tab, or the same one after a reload, has it. */
function open() {
	const registry = createRegistry();
	registry.register( store );
	const actions = registry.dispatch( store );
	const timers = () => registry.select( store ).getTimers();
	const left = ( at = 0 ) => {
		const timer = timers()[ at ];
		return timer && timeLeft( timer, Date.now() );
	};
	return { actions, timers, left };
}

beforeEach( () => {
	localStorage.clear();
	jest.useFakeTimers( { now: 1_700_000_000_000 } );
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'timers', () => {
	it( 'run by the clock, also while nobody looks', () => {
		const { actions } = open();
		void actions.startTimer( rice );
		jest.setSystemTime( Date.now() + 4 * MINUTE );
		const later = open();
		void later.actions.openTimers();
		expect( later.left() ).toBe( 6 * MINUTE );
		jest.setSystemTime( Date.now() + 7 * MINUTE );
		expect( later.left() ).toBe( -MINUTE );
	} );

	it( 'go on when they are started again, and start anew once they are over', () => {
		const { actions, timers, left } = open();
		void actions.startTimer( rice );
		jest.setSystemTime( Date.now() + 4 * MINUTE );
		void actions.startTimer( rice );
		expect( timers() ).toHaveLength( 1 );
		expect( left() ).toBe( 6 * MINUTE );
		jest.setSystemTime( Date.now() + 6 * MINUTE );
		void actions.startTimer( rice );
		expect( left() ).toBe( 10 * MINUTE );
	} );

	it( 'are held and let go on with what was left', () => {
		const { actions, left } = open();
		void actions.startTimer( rice );
		jest.setSystemTime( Date.now() + MINUTE );
		void actions.pauseTimer( rice.id );
		jest.setSystemTime( Date.now() + 30 * MINUTE );
		expect( left() ).toBe( 9 * MINUTE );
		void actions.resumeTimer( rice.id );
		jest.setSystemTime( Date.now() + MINUTE );
		expect( left() ).toBe( 8 * MINUTE );
	} );

	it( 'get one more minute, also when they are over', () => {
		const { actions, timers, left } = open();
		void actions.startTimer( rice );
		void actions.addMinute( rice.id );
		expect( left() ).toBe( 11 * MINUTE );
		jest.setSystemTime( Date.now() + 20 * MINUTE );
		void actions.markRung( [ rice.id ] );
		void actions.addMinute( rice.id );
		expect( left() ).toBe( MINUTE );
		expect( timers()[ 0 ]?.hasRung ).toBe( false );
	} );

	it( 'leave nothing behind when they are stopped', () => {
		const { actions } = open();
		void actions.startTimer( rice );
		void actions.stopTimer( rice.id );
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'of two tabs are the same ones', () => {
		const one = open();
		const two = open();
		void one.actions.startTimer( rice );
		void two.actions.startTimer( { ...rice, id: '12:step0002:0' } );
		void one.actions.addMinute( rice.id );
		expect( one.timers() ).toHaveLength( 2 );
		window.dispatchEvent(
			new StorageEvent( 'storage', {
				key: KEY,
				newValue: localStorage.getItem( KEY ),
			} )
		);
		expect( select( store ).getTimers() ).toEqual( one.timers() );
		void dispatch( store ).receiveTimers( { list: [], correctedAt: 0 } );
	} );

	it( 'never run longer than they were set to when the clock is set back', () => {
		const { actions, left } = open();
		void actions.startTimer( rice );
		jest.setSystemTime( Date.now() - 60 * MINUTE );
		expect( left() ).toBe( 10 * MINUTE );
	} );

	it( 'are made up for a clock that was set back, by one tab only', () => {
		const one = open();
		const two = open();
		void one.actions.startTimer( rice );
		void two.actions.openTimers();
		jest.setSystemTime( Date.now() + 4 * MINUTE - 60 * MINUTE );
		void one.actions.correctTimers( 60 * MINUTE, 1000 );
		jest.setSystemTime( Date.now() + MINUTE );
		void two.actions.correctTimers( 60 * MINUTE, MINUTE );
		expect( two.left() ).toBe( 5 * MINUTE );
	} );

	it( 'work from memory where the browser keeps nothing', () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		const { actions, timers, left } = open();
		void actions.startTimer( rice );
		void actions.addMinute( rice.id );
		expect( timers() ).toHaveLength( 1 );
		expect( left() ).toBe( 11 * MINUTE );
		jest.restoreAllMocks();
		void actions.stopTimer( rice.id );
		expect( timers() ).toHaveLength( 0 );
	} );
} );

describe( 'stored timers', () => {
	it( 'are read whatever somebody has written there', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.json(),
					fc
						.array( fc.object() )
						.map( ( list ) => JSON.stringify( { list } ) )
				),
				( json ) => {
					expect( Array.isArray( parseTimers( json ).list ) ).toBe(
						true
					);
				}
			)
		);
	} );

	it( 'lead nowhere but to this site', () => {
		const timer = {
			...rice,
			total: 1,
			most: null,
			endsAt: 1,
			left: 1,
			hasRung: false,
		};
		const urls = [
			'javascript:alert(1)',
			'//evil.example',
			'/\\evil',
			'/\t/evil.example',
			'/\n\\evil.example',
			'/ok',
		];
		const list = urls.map( ( url ) => ( { ...timer, url } ) );
		expect(
			parseTimers( JSON.stringify( { list } ) ).list.map(
				( { url } ) => url
			)
		).toEqual( [ '/ok' ] );
	} );
} );
