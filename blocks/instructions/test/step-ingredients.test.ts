import { describe, expect, it } from '@jest/globals';
import { stepKind } from '../edit/step-kind';
import { readGroups } from '../read-groups';

/** Reads one stored step. */
const read = ( step: object ) =>
	readGroups( [ { id: 'groupone', title: '', steps: [ step ] } ] )[ 0 ]
		?.steps[ 0 ];

describe( 'the ingredients of a step', () => {
	it( 'are kept, also when none were chosen', () => {
		const step = { id: 'step0001', text: 'Stir.' };
		expect(
			read( { ...step, ingredients: [ 'rice0001' ] } )?.ingredients
		).toEqual( [ 'rice0001' ] );
		expect( read( { ...step, ingredients: [] } )?.ingredients ).toEqual(
			[]
		);
		expect( read( step ) ).not.toHaveProperty( 'ingredients' );
	} );

	it( 'are passed over where they are damaged', () => {
		const step = { id: 'step0001', text: 'Stir.' };
		expect( read( { ...step, ingredients: 'rice' } ) ).not.toHaveProperty(
			'ingredients'
		);
		expect(
			read( { ...step, ingredients: [ 7, 'rice0001', null ] } )
				?.ingredients
		).toEqual( [ 'rice0001' ] );
	} );

	it( 'are those of both when two steps are joined, or go by the text', () => {
		const step = ( ingredients?: string[] ) => ( {
			...stepKind.create( 'Stir.' ),
			...( ingredients && { ingredients } ),
		} );
		const join = ( first?: string[], second?: string[] ) =>
			stepKind.join( step( first ), step( second ), 'Stir. Stir.' )
				.ingredients;
		expect( join( [ 'rice0001' ], [ 'salt0001' ] ) ).toEqual( [
			'rice0001',
			'salt0001',
		] );
		expect( join( [ 'rice0001' ] ) ).toBeUndefined();
		expect( join( undefined, [ 'salt0001' ] ) ).toBeUndefined();
	} );
} );
