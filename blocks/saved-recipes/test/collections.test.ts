import { describe, expect, it } from '@jest/globals';
import { moved, newId, withMoved, withRecipe } from '../collections';

const list = [
	{ id: '1', name: 'A', note: '', recipes: [ 7 ] },
	{ id: 'z', name: 'B', note: '', recipes: [] },
];

describe( 'collections', () => {
	it( 'get ids that no other has, of letters and digits', () => {
		const ids = Array.from( { length: 1000 }, newId );
		expect( new Set( ids ).size ).toBe( 1000 );
		expect( ids.join( ' ' ) ).toMatch( /^([a-z0-9]{12}( |$))+$/ );
	} );

	it( 'take recipes in and out', () => {
		const recipesOf = ( id: string, isIn: boolean ) =>
			withRecipe( list, id, 7, isIn ).find( ( one ) => one.id === id )
				?.recipes;
		expect( recipesOf( '1', false ) ).toEqual( [] );
		expect( recipesOf( '1', true ) ).toEqual( [ 7 ] );
		expect( recipesOf( 'z', true ) ).toEqual( [ 7 ] );
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
		const three = [ 'a', 'b', 'c' ].map( ( id ) => ( {
			id,
			name: id,
			note: '',
			recipes: [],
		} ) );
		const order = ( id: string, by: -1 | 1 ) =>
			moved( three, id, by )
				.map( ( one ) => one.id )
				.join( '' );
		expect( order( 'b', -1 ) ).toBe( 'bac' );
		expect( order( 'b', 1 ) ).toBe( 'acb' );
		expect( order( 'a', -1 ) ).toBe( 'abc' );
		expect( order( 'c', 1 ) ).toBe( 'abc' );
		expect( order( 'x', 1 ) ).toBe( 'abc' );
	} );
} );
