import '../../../packages/editor/test/browser';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TokensField } from '../edit/tokens-field';

/** Shows a field of words, and opens it. */
function open(): void {
	const Field = () => {
		const [ values, setValues ] = useState( [ 'Italian' ] );
		return (
			<TokensField
				label="Cuisine"
				help="Where it comes from."
				values={ values }
				onChange={ setValues }
			/>
		);
	};
	render( <Field /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Italian' } ) );
}

describe( 'a field of words', () => {
	it( 'closes at Escape, keeps the word that was begun, and leads back to its button', async () => {
		open();
		const input = await screen.findByRole( 'combobox' );
		fireEvent.change( input, { target: { value: 'Sicilian' } } );
		act( () => input.focus() );
		fireEvent.keyDown( input, { key: 'Escape', code: 'Escape' } );
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		const button = screen.getByRole( 'button', {
			name: 'Italian, Sicilian',
		} );
		expect( button.ownerDocument.activeElement ).toBe( button );
	} );
} );
