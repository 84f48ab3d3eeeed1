import '../../../packages/editor/test/browser';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { FactFields } from '../edit/fact-fields';
import { readFacts, type FactName } from '../../recipe/facts';

/**
 * Shows the fields of one fact.
 *
 * @param name  Which fact.
 * @param start What is stored.
 * @return What is stored now.
 */
function show( name: FactName, start: object ): () => unknown {
	let facts = readFacts(
		( key ) =>
			Object.entries( start ).find( ( [ of ] ) => of === key )?.[ 1 ]
	);
	const Fields = () => {
		const [ now, setNow ] = useState( facts );
		facts = now;
		return (
			<FactFields
				name={ name }
				facts={ now }
				update={ ( change ) => setNow( { ...now, ...change } ) }
			/>
		);
	};
	render( <Fields /> );
	return () => facts;
}

/** Types into a field letter by letter, and leaves it. */
function type( label: string, text: string ): HTMLElement {
	const field = screen.getByLabelText( label );
	fireEvent.focus( field );
	for ( let end = 1; end <= text.length; end++ ) {
		fireEvent.change( field, { target: { value: text.slice( 0, end ) } } );
	}
	fireEvent.blur( field );
	return field;
}

describe( 'the number of servings', () => {
	it.each( [ '0', '-3', 'abc', '1e9', '12345678', '1/0', '½½', '😀' ] )(
		'stays, with a word why, where "%s" is typed',
		( text ) => {
			const stored = show( 'yield', { yieldAmount: 4 } );
			const field = type( 'Yield, number', text );
			expect( stored() ).toMatchObject( { yieldAmount: 4 } );
			expect( field ).toHaveProperty( 'ariaInvalid', 'true' );
			expect( screen.getByRole( 'alert' ).textContent ).toBe(
				'Write a number such as 4.'
			);
		}
	);

	it.each( [
		[ '6', 6 ],
		[ '2,5', 2.5 ],
		[ '٦', 6 ],
		[ '۱۲', 12 ],
		[ '', 4 ],
	] )( 'is read from "%s"', ( text, amount ) => {
		const stored = show( 'yield', { yieldAmount: 4 } );
		type( 'Yield, number', text );
		expect( stored() ).toMatchObject( { yieldAmount: amount } );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

it( 'a recipe may cost nothing, and be colder than zero', () => {
	const cost = show( 'cost', { costAmount: 3 } );
	type( 'Cost', '0' );
	expect( cost() ).toMatchObject( { costAmount: 0 } );
	const cold = show( 'temperature', {} );
	type( 'Temperature', '-18' );
	expect( cold() ).toMatchObject( { temperature: -18 } );
} );

it( 'a time that ends as none is not the time that it began as', () => {
	const stored = show( 'prepTime', { prepTime: 20 } );
	type( 'Prep time', '10:99' );
	expect( stored() ).toMatchObject( { prepTime: 20 } );
	type( 'Prep time', '10:30' );
	expect( stored() ).toMatchObject( { prepTime: 630 } );
} );
