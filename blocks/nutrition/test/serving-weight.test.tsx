import '../../../packages/editor/test/browser';
import { useState } from 'react';
import { select } from '@wordpress/data';
import { fireEvent, render, screen } from '@testing-library/react';
import { holdsStore } from '@larder/editor';
import { ServingWeight } from '../edit/serving-weight';

/** Types into the field over a weight of 30 g, and leaves it; gives what is stored. */
function type( text: string ): number | undefined {
	let stored: number | undefined = 30;
	const Field = () => {
		const [ weight, setWeight ] = useState( stored );
		stored = weight;
		return <ServingWeight weight={ weight } onChange={ setWeight } />;
	};
	render( <Field /> );
	const field = screen.getByLabelText( 'Weight of a serving in grams' );
	fireEvent.focus( field );
	for ( let end = text === '' ? 0 : 1; end <= text.length; end++ ) {
		fireEvent.change( field, { target: { value: text.slice( 0, end ) } } );
	}
	fireEvent.blur( field );
	return stored;
}

const holds = () => Object.values( select( holdsStore ).getHolds() );

it.each( [
	[ '250', 250 ],
	[ '250 g', 250 ],
	[ '1,5', 1.5 ],
	[ '1.5g', 1.5 ],
	[ '٢٥٠', 250 ],
	[ '', undefined ],
] )( 'a serving weighs what "%s" says', ( text, weight ) => {
	expect( type( text ) ).toBe( weight );
	expect( holds() ).toEqual( [] );
} );

it.each( [ 'about 30', '30-40', '0', '-3', '1e9' ] )(
	'"%s" stays in the field and holds the save, and the weight from before stays',
	( text ) => {
		expect( type( text ) ).toBe( 30 );
		expect( screen.getByDisplayValue( text ) ).toBeTruthy();
		expect( holds() ).toHaveLength( 1 );
	}
);
