import { describe, expect, it } from '@jest/globals';
import { moved, withMoved, withNew, withToggled } from '../collections';

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

	it( 'let a recipe take the place of another one, either way', () => {
		const ordered = [
			{ id: '1', name: 'A', note: '', recipes: [ 1, 2, 3 ] },
		];
		const order = ( recipe: number, place: number ) =>
			withMoved( ordered, '1', recipe, place )[ 0 ]?.recipes;
		expect( order( 1, 2 ) ).toEqual( [ 2, 1, 3 ] );
		expect( order( 1, 3 ) ).toEqual( [ 2, 3, 1 ] );
		expect( order( 3, 1 ) ).toEqual( [ 3, 1, 2 ] );
		expect( order( 3, 9 ) ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'move by one place and stop at the ends', () => {
		expect( moved( [ 1, 2, 3 ], 1, -1 ) ).toEqual( [ 2, 1, 3 ] );
		expect( moved( [ 1, 2, 3 ], 1, 1 ) ).toEqual( [ 1, 3, 2 ] );
		expect( moved( [ 1, 2, 3 ], 0, -1 ) ).toEqual( [ 1, 2, 3 ] );
		expect( moved( [ 1, 2, 3 ], 2, 1 ) ).toEqual( [ 1, 2, 3 ] );
	} );
} );
