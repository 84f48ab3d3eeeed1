import { ingredientKind } from '../edit/ingredient-kind';
import type { Ingredient } from '../types';

const corrected: Ingredient = {
	...ingredientKind.create( '2 cups flour, sifted' ),
	unit: 'mugs',
	corrected: true,
};

describe( 'a line that a person corrected', () => {
	it( 'keeps its corrections while it is typed in', () => {
		expect(
			ingredientKind.withText( corrected, '2 cups flour, sieved' )
		).toMatchObject( { unit: 'mugs', corrected: true } );
	} );

	it( 'is read again once a part of it is taken away', () => {
		const left = ingredientKind.cut?.( corrected, '2 cups flour' );
		expect( left ).toMatchObject( {
			id: corrected.id,
			quantity: '2',
			unit: 'cups',
			name: 'flour',
			note: '',
		} );
		expect( left ).not.toHaveProperty( 'corrected' );
	} );
} );
