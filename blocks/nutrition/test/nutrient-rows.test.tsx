import '../../../packages/editor/test/browser';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { NutrientRows } from '../edit/nutrient-rows';
import { isAmount, readValues } from '../nutrients';

/** What is stored by the rows that are shown. */
let stored: Record< string, string >;

/** Shows rows that can be changed, as in a block that is selected until the button is pressed. */
function show(): void {
	const Rows = () => {
		const [ values, setValues ] = useState< Record< string, string > >(
			{}
		);
		const [ isSelected, setIsSelected ] = useState( true );
		stored = values;
		return (
			<>
				<NutrientRows
					values={ readValues( values ) }
					setValue={ ( nutrient, value ) =>
						setValues( { ...values, [ nutrient ]: value } )
					}
					isSelected={ isSelected }
				/>
				<button onClick={ () => setIsSelected( false ) }>Leave</button>
			</>
		);
	};
	render( <Rows /> );
}

const field = ( name: string ) =>
	screen.getByRole< HTMLInputElement >( 'textbox', { name, hidden: true } );

function type( name: string, value: string ): void {
	fireEvent.change( field( name ), { target: { value } } );
}

function leave( name: string ): void {
	fireEvent.blur( field( name ) );
}

describe( 'the amount of a nutrient', () => {
	it.each( [
		'abc',
		'traces',
		'-3',
		'\u22123 g',
		'about -3',
		'12abc',
		'1e9',
	] )(
		'says that %s is not counted, once it is typed, and keeps it in view',
		( text ) => {
			show();
			type( 'Protein', text );
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
			leave( 'Protein' );
			expect( field( 'Protein' ).value ).toBe( text );
			const alert = screen.getByRole( 'alert' );
			expect( alert.textContent ).toMatch( /only a number/ );
			expect(
				field( 'Protein' ).getAttribute( 'aria-describedby' )
			).toBe( alert.id );
			expect( stored ).toEqual( { protein: text } );
		}
	);

	it( 'still says so when the block is left, for vitamins too', () => {
		show();
		type( 'Protein', '-3' );
		leave( 'Protein' );
		type( 'Vitamin C', 'abc' );
		leave( 'Vitamin C' );
		fireEvent.click( screen.getByText( 'Leave' ) );
		expect( field( 'Protein' ).value ).toBe( '-3' );
		expect( field( 'Vitamin C' ).value ).toBe( 'abc' );
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 2 );
	} );

	it( 'has nothing to say any more once it is a number, or empty', () => {
		show();
		type( 'Protein', 'abc' );
		leave( 'Protein' );
		type( 'Protein', '12' );
		leave( 'Protein' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		type( 'Protein', '' );
		leave( 'Protein' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it.each( [
		'0',
		' 12,5 ',
		'12.5 g',
		'12g',
		'<0.5 g',
		'less than 1 g',
		'ca. 5 g',
		'20 \u00b5g',
		'1.234,5 mg',
		'1\u00a0200',
		'5-7 g',
		'5\u20137 g',
		'400 IU',
		'10 %',
		'418.4 kJ',
	] )( 'is counted where it is %s', ( text ) => {
		expect( isAmount( text ) ).toBe( true );
	} );
} );
