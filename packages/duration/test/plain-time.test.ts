import { expect, it, jest } from '@jest/globals';
import { findTimes } from '../src/find';

// What a browser takes long for: whoever made anything of it would fail.
jest.mock( '../src/step-pattern', () => ( {
	...jest.requireActual< object >( '../src/step-pattern' ),
	STEP_TIME: '(',
} ) );

it( 'reads a plain time without the expression for times in a text', () => {
	expect( findTimes( '10 minutes' ) ).toEqual( [
		{ start: 0, end: 10, seconds: 600, secondsMax: null },
	] );
	expect( findTimes( '25–30 Minuten' ) ).toEqual( [
		{ start: 0, end: 13, seconds: 1500, secondsMax: 1800 },
	] );
	expect( findTimes( 'Ten minutes' ) ).toEqual( [
		{ start: 0, end: 11, seconds: 600, secondsMax: null },
	] );
	expect( findTimes( '1½ hours' ) ).toEqual( [
		{ start: 0, end: 8, seconds: 5400, secondsMax: null },
	] );
	expect( () => findTimes( 'a second' ) ).toThrow( SyntaxError );
	expect( () => findTimes( 'about 10 minutes' ) ).toThrow( SyntaxError );
} );
