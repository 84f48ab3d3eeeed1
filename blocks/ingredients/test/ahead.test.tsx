import { act, renderHook } from '@testing-library/react';
import { useAmounts } from '../hooks/use-amounts';
import { viewProps } from './fixtures/view-props';

const LINES = [ 'rice', 'water' ].map( ( name ) => ( {
	quantity: '1',
	unit: 'cup',
	name,
} ) );

const PROPS = viewProps( LINES );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'works out each line of what may be pressed next in a task of its own', () => {
	const convert = jest.fn( () => null );
	renderHook( () => useAmounts( PROPS, { servings: 4, convert } ) );
	const inTasks: number[] = [];
	while ( jest.getTimerCount() > 0 ) {
		convert.mockClear();
		act( () => jest.advanceTimersToNextTimer() );
		inTasks.push( convert.mock.calls.length );
	}
	expect( Math.max( ...inTasks ) ).toBe( 1 );
	expect(
		inTasks.filter( ( count ) => count > 0 ).length
	).toBeGreaterThanOrEqual( 3 * LINES.length );
} );

it( 'works out what other units show before anybody chooses them', () => {
	const convert = jest.fn( () => null );
	const atHand = [ { line: convert } ];
	renderHook( () =>
		useAmounts( PROPS, { servings: 4, convert: undefined, atHand } )
	);
	expect( convert ).not.toHaveBeenCalled();
	act( () => jest.runAllTimers() );
	expect( convert ).toHaveBeenCalledTimes( LINES.length );
} );
