import { act, renderHook } from '@testing-library/react';
import { useSlow } from '../hooks/use-slow';

/**
 * Waits for an answer.
 *
 * @return Lets time pass, ends or begins a wait, and tells whether it is slow.
 */
function wait() {
	const { result, rerender, unmount } = renderHook( useSlow, {
		initialProps: true,
	} );
	return {
		pass: ( milliseconds: number ) =>
			act( () => {
				jest.advanceTimersByTime( milliseconds );
			} ),
		set: rerender,
		leave: unmount,
		isSlow: () => result.current,
	};
}

describe( 'a wait', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'of less than 300 ms shows nothing', () => {
		const { pass, set, isSlow } = wait();
		pass( 299 );
		expect( isSlow() ).toBe( false );
		set( false );
		pass( 1000 );
		expect( isSlow() ).toBe( false );
	} );

	it( 'that is longer shows, until the answer is there', () => {
		const { pass, set, isSlow } = wait();
		pass( 300 );
		expect( isSlow() ).toBe( true );
		set( false );
		expect( isSlow() ).toBe( false );
	} );

	it( 'begins anew with the next question', () => {
		const { pass, set, isSlow } = wait();
		pass( 300 );
		set( false );
		set( true );
		expect( isSlow() ).toBe( false );
		pass( 300 );
		expect( isSlow() ).toBe( true );
	} );

	it( 'that nobody waits for leaves no timer', () => {
		const { leave } = wait();
		leave();
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );
