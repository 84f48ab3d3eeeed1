import { describe, expect, it } from '@jest/globals';
import { moved, withNew, withToggled } from '../collections';

const list = [
	{ id: '1', name: 'A', note: '', recipes: [ 7 ] },
	{ id: 'z', name: 'B', note: '', recipes: [] },
];

describe( 'collections', () => {
	it( 'get ids that no other has', () => {
		expect( withNew( list, 'C' ).map( ( { id } ) => id ) ).toEqual( [
			'1',
			'z',
			'10',
		] );
	} );

	it( 'take recipes in and out', () => {
		expect( withToggled( list, '1', 7 )[ 0 ]?.recipes ).toEqual( [] );
		expect( withToggled( list, 'z', 7 )[ 1 ]?.recipes ).toEqual( [ 7 ] );
	} );

	it( 'move by one place and stop at the ends', () => {
		expect( moved( [ 1, 2, 3 ], 1, -1 ) ).toEqual( [ 2, 1, 3 ] );
		expect( moved( [ 1, 2, 3 ], 1, 1 ) ).toEqual( [ 1, 3, 2 ] );
		expect( moved( [ 1, 2, 3 ], 0, -1 ) ).toEqual( [ 1, 2, 3 ] );
		expect( moved( [ 1, 2, 3 ], 2, 1 ) ).toEqual( [ 1, 2, 3 ] );
	} );
} );
