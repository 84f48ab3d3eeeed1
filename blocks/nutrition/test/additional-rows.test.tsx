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

describe( 'a further row that is not whole', () => {
	it( 'says that it is not shown, and no longer when it is whole or empty', () => {
		show( 'Salt' );
		const name = screen.getByLabelText( 'Name of the row' );
		const amount = screen.getByLabelText( 'Amount' );
		screen.getByText( 'Not shown without an amount.' );
		fireEvent.change( amount, { target: { value: '5 g' } } );
		expect( screen.queryByText( /^Not shown/ ) ).toBeNull();
		fireEvent.change( name, { target: { value: '' } } );
		fireEvent.blur( amount );
		screen.getByText( 'Not shown without a name.' );
		fireEvent.change( amount, { target: { value: '' } } );
		expect( screen.queryByText( /^Not shown/ ) ).toBeNull();
	} );
} );
