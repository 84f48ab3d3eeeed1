import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wantedLines } from '../../shopping-button/wanted';
import { IngredientTools } from '../edit/ingredient-tools';
import { readGroups } from '../read-groups';
import type { Ingredient } from '../types';

const row: Ingredient = {
	id: 'bayleaf0',
	text: '1 bay leaf',
	quantity: '1',
	unit: '',
	name: 'bay leaf',
	note: '',
};

describe( 'a line that does not scale', () => {
	it( 'is made by its tool, and made to scale again', async () => {
		let made = row;
		const tools = () => (
			<IngredientTools
				row={ made }
				number={ 1 }
				isFocused
				opened={ new Set() }
				open={ () => {} }
				focusLine={ () => {} }
				update={ ( _, change ) => {
					made = change( made );
				} }
			/>
		);
		const { rerender } = render( tools() );
		const button = screen.getByRole( 'button', { name: 'Does not scale' } );
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		await userEvent.click( button );
		expect( made.fixed ).toBe( true );
		rerender( tools() );
		expect( button.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		await userEvent.click( button );
		expect( made ).toEqual( row );
	} );

	it( 'is kept as stored, and nothing else counts as it', () => {
		const read = ( fixed: unknown ) =>
			readGroups( [
				{ id: 'group001', title: '', items: [ { ...row, fixed } ] },
			] )[ 0 ]?.items[ 0 ];
		expect( read( true )?.fixed ).toBe( true );
		expect( read( 'yes' ) ).toEqual( row );
	} );

	it( 'keeps its amount on the shopping list', () => {
		expect(
			wantedLines( [ { ...row, fixed: true }, { ...row } ], 3, 'en' ).map(
				( { quantity } ) => quantity
			)
		).toEqual( [ 1, 3 ] );
	} );
} );
