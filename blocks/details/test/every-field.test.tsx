import '../../../packages/editor/test/browser';
import { select } from '@wordpress/data';
import { fireEvent, screen } from '@testing-library/react';
import { holdsStore } from '@larder/editor';
import type { FactName } from '../../recipe/facts';
import { showFact } from './show-fact';

/** Facts with a value each, as a recipe has them that somebody opens again. */
const FILLED = {
	prepTime: 20,
	cookTime: 40,
	restTime: 60,
	customTime: 90,
	totalTime: 300,
	timesFrom: { cookTime: 30 },
	yieldAmount: 4,
	yieldMax: 6,
	yieldUnit: 'servings',
	calories: 350,
	costAmount: 12,
	costCurrency: 'EUR',
	temperature: 180,
};

type Filled = keyof typeof FILLED;

/** Every typed field of the strip: its fact, its label, what it stores, and what nobody can read there. */
const FIELDS: readonly [ FactName, string, Filled, string ][] = [
	[ 'prepTime', 'Prep time', 'prepTime', 'overnight' ],
	[ 'cookTime', 'Cook time', 'cookTime', 'until done' ],
	[ 'restTime', 'Rest time', 'restTime', '15-10 min' ],
	[ 'totalTime', 'Total time', 'totalTime', 'a while' ],
	[ 'yield', 'Yield, number', 'yieldAmount', 'a few' ],
	[ 'calories', 'Calories per serving', 'calories', 'about 300' ],
	[ 'cost', 'Cost', 'costAmount', 'cheap' ],
	[ 'temperature', 'Temperature', 'temperature', 'hot' ],
];

const holds = () => Object.values( select( holdsStore ).getHolds() );

describe.each( FIELDS )(
	'the field of %s, "%s"',
	( name, label, key, text ) => {
		const field = () => screen.getByLabelText< HTMLInputElement >( label );

		it( 'keeps what is set where one only presses Enter', () => {
			const stored = showFact( name, FILLED );
			const before = field().value;
			fireEvent.focus( field() );
			fireEvent.keyDown( field(), { key: 'Enter' } );
			fireEvent.blur( field() );
			expect( stored() ).toMatchObject( FILLED );
			expect( field().value ).toBe( before );
			expect( holds() ).toEqual( [] );
		} );

		it( 'keeps what is set, and what was typed, where that cannot be read', () => {
			const stored = showFact( name, FILLED );
			fireEvent.focus( field() );
			for ( let end = 1; end <= text.length; end++ ) {
				fireEvent.change( field(), {
					target: { value: text.slice( 0, end ) },
				} );
			}
			fireEvent.keyDown( field(), { key: 'Enter' } );
			fireEvent.blur( field() );
			expect( stored() ).toMatchObject( { [ key ]: FILLED[ key ] } );
			expect( field().value ).toBe( text );
			expect( holds() ).toHaveLength( 1 );
		} );

		it( 'says at Ctrl+S that what is being typed cannot be read, and holds the save', () => {
			const stored = showFact( name, FILLED );
			fireEvent.focus( field() );
			fireEvent.change( field(), { target: { value: text } } );
			expect( holds() ).toHaveLength( 1 );
			fireEvent.keyDown( field(), { key: 's', ctrlKey: true } );
			expect( holds().map( ( { message } ) => message ) ).toEqual( [
				expect.stringContaining( text ),
			] );
			expect( stored() ).toMatchObject( { [ key ]: FILLED[ key ] } );
		} );

		it( 'gives up what was typed at Escape, and what is set comes back', () => {
			showFact( name, FILLED );
			const before = field().value;
			fireEvent.focus( field() );
			fireEvent.change( field(), { target: { value: text } } );
			fireEvent.keyDown( field(), { key: 'Escape' } );
			expect( field().value ).toBe( before );
		} );
	}
);

it.each( [
	[ 'yield', 'Yield, what', 'yieldUnit', '“4-6” <loaves> & more' ],
	[ 'cost', 'Currency', 'costCurrency', 'A$' ],
] as const )(
	'any text of the field of %s, "%s", is kept',
	( name, label, key, text ) => {
		const stored = showFact( name, FILLED );
		const field = screen.getByLabelText< HTMLInputElement >( label );
		fireEvent.change( field, { target: { value: text } } );
		fireEvent.blur( field );
		expect( field.value ).toBe( text );
		expect( stored()[ key ] ).not.toBe( '' );
	}
);
