import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import type { Timer } from '@larder/store';
import { useAlarm } from '../src/hooks/use-alarm';

const rice: Timer = {
	id: '12:step0001:0',
	name: 'Boil the rice',
	recipe: 'Stew',
	url: '/stew/#step-step0001',
	total: 600_000,
	most: null,
	endsAt: 600_000,
	left: 0,
	hasRung: false,
};

const made = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( globalThis, {
		AudioContext: class {
			constructor() {
				made();
			}
			resume = () => Promise.resolve();
		},
	} );
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( globalThis, 'AudioContext' );
} );

it( 'makes sound ready after a press on a page with timers, and only there', () => {
	const { rerender } = renderHook(
		( timers: Timer[] ) => useAlarm( timers, 0 ),
		{ initialProps: [] as Timer[] }
	);
	fireEvent.pointerUp( document.body );
	jest.advanceTimersByTime( 1_000 );
	expect( made ).not.toHaveBeenCalled();

	// The press that starts a timer.
	fireEvent.pointerUp( document.body );
	rerender( [ rice ] );
	expect( made ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1_000 );
	expect( made ).toHaveBeenCalledTimes( 1 );

	fireEvent.keyUp( document.body );
	jest.advanceTimersByTime( 1_000 );
	expect( made ).toHaveBeenCalledTimes( 1 );
} );
