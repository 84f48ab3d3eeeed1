import './browser';
import { fireEvent, render, screen } from '@testing-library/react';
import { RelFields } from '../src/fields/rel-fields';

describe( 'what a link to another site is', () => {
	it( 'is asked for word by word, and words that cannot be asked for stay', () => {
		const change = jest.fn();
		const { rerender } = render(
			<RelFields rel="ugc nofollow" onChange={ change } />
		);
		screen.getByRole( 'checkbox', { name: /nofollow/, checked: true } );
		screen.getByRole( 'checkbox', { name: /sponsored/, checked: false } );
		fireEvent.click( screen.getByLabelText( /sponsored/ ) );
		expect( change ).toHaveBeenLastCalledWith( 'ugc nofollow sponsored' );
		rerender( <RelFields rel="nofollow" onChange={ change } /> );
		fireEvent.click( screen.getByLabelText( /nofollow/ ) );
		expect( change ).toHaveBeenLastCalledWith( '' );
	} );
} );
