import '../../../packages/editor/test/browser';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { AdditionalRows } from '../edit/additional-rows';

/**
 * Shows rows that can be changed.
 *
 * @param names Names of the rows.
 */
function show( ...names: string[] ): void {
	const Rows = () => {
		const [ rows, setRows ] = useState(
			names.map( ( name ) => ( { name, value: '' } ) )
		);
		return <AdditionalRows rows={ rows } onChange={ setRows } isSelected />;
	};
	render( <Rows /> );
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );

function expectFocus( element: HTMLElement | undefined ): void {
	expect( element ).toBeDefined();
	expect( element?.ownerDocument.activeElement ).toBe( element );
}

describe( 'further rows of the nutrition, with the keyboard', () => {
	it( 'goes on in the row that was added', () => {
		show( 'Salt' );
		fireEvent.click( button( 'Add row' ) );
		const [ , added ] = screen.getAllByLabelText( 'Name of the row' );
		expectFocus( added );
	} );

	it( 'stays among the rows that are left, and goes to what adds after the last', () => {
		show( 'Salt', 'Sugar', 'Caffeine' );
		fireEvent.click( button( 'Remove Sugar' ) );
		expectFocus( button( 'Remove Caffeine' ) );
		fireEvent.click( button( 'Remove Caffeine' ) );
		expectFocus( button( 'Remove Salt' ) );
		fireEvent.click( button( 'Remove Salt' ) );
		expectFocus( button( 'Add row' ) );
	} );
} );
