import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RatingField } from '../components/rating-field';
import { useStars } from '../hooks/use-stars';

type Props = {
	before?: number;
	onPick?: ( value: number, byPointer: boolean ) => void;
};

function Field( { before = 0, onPick }: Props ): ReactElement {
	return (
		<form>
			<RatingField
				legend="Your rating"
				stars={ useStars( before ) }
				{ ...( onPick && { onPick } ) }
			/>
			<textarea />
		</form>
	);
}

const star = ( value: number ) =>
	screen.getByRole< HTMLInputElement >( 'radio', {
		name: value === 1 ? '1 star' : `${ value } stars`,
	} );

const group = () => screen.getByRole( 'group', { name: 'Your rating' } );

/** What the page would send, as PHP reads it: the last field of a name wins. */
const sent = () => {
	const form = document.querySelector( 'form' );
	return form ? new FormData( form ).getAll( 'rating' ) : [];
};

const container = () => group().getAttribute( 'data-dynamic-rating' );

const hover = ( value: number ) => userEvent.hover( star( value ) );
const leave = async ( value: number ) => {
	await userEvent.unhover( star( value ) );
	await userEvent.hover( screen.getByRole( 'textbox' ) );
};

it( 'begins without a rating, which is sent as 0', () => {
	render( <Field /> );
	expect( sent() ).toEqual( [ '0' ] );
	expect( container() ).toBe( '0' );
	expect( group().getAttribute( 'data-read-only' ) ).toBe( 'false' );
} );

it( 'shows as many stars as are hovered, and holds their number', async () => {
	render( <Field /> );
	await hover( 4 );
	expect( star( 4 ).checked ).toBe( true );
	expect( sent() ).toEqual( [ '4', '4' ] );
	await hover( 2 );
	expect( sent() ).toEqual( [ '2', '2' ] );
	expect( container() ).toBe( '0' );
} );

it( 'keeps what was hovered last when the mouse leaves and nothing was pressed', async () => {
	render( <Field /> );
	await hover( 3 );
	await leave( 3 );
	expect( sent() ).toEqual( [ '3', '3' ] );
} );

it( 'goes back to what was pressed when the mouse leaves', async () => {
	render( <Field /> );
	await userEvent.click( star( 4 ) );
	await hover( 1 );
	expect( sent() ).toEqual( [ '1', '1' ] );
	await leave( 1 );
	expect( sent() ).toEqual( [ '4', '4' ] );
	expect( container() ).toBe( '4' );
} );

it( 'fixes a star that the mouse is on already', async () => {
	const onPick = jest.fn();
	render( <Field onPick={ onPick } /> );
	await hover( 5 );
	await userEvent.click( star( 5 ) );
	expect( container() ).toBe( '5' );
	expect( onPick ).toHaveBeenLastCalledWith( 5, true );
} );

it( 'starts from what the visitor gave before, and goes back to it', async () => {
	render( <Field before={ 2 } /> );
	expect( sent() ).toEqual( [ '2', '2' ] );
	await hover( 5 );
	await leave( 5 );
	expect( sent() ).toEqual( [ '2', '2' ] );
} );

it( 'does not take a finger that scrolls for a hover', () => {
	render( <Field /> );
	fireEvent( star( 5 ), touch( 'pointerover' ) );
	fireEvent( star( 5 ), touch( 'pointermove' ) );
	expect( sent() ).toEqual( [ '0' ] );
} );

it( 'is five radio buttons for the keyboard', async () => {
	const onPick = jest.fn();
	render( <Field onPick={ onPick } /> );
	await userEvent.tab();
	expect( group().ownerDocument.activeElement ).toBe( star( 1 ) );
	await userEvent.keyboard( ' ' );
	expect( sent() ).toEqual( [ '1', '1' ] );
	expect( container() ).toBe( '1' );
	expect( onPick ).toHaveBeenLastCalledWith( 1, false );
} );

it( 'is cleared by a button that is there only when there is something to clear', async () => {
	render( <Field /> );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	await userEvent.click( star( 4 ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Clear' } ) );
	expect( sent() ).toEqual( [ '0' ] );
	expect( screen.getByText( 'No rating' ).getAttribute( 'role' ) ).toBe(
		'status'
	);
	expect( group().ownerDocument.activeElement ).toBe( star( 1 ) );
	await hover( 5 );
	await leave( 5 );
	expect( sent() ).toEqual( [ '0' ] );
} );

/** jsdom has no events of pointers. */
function touch( type: string ): Event {
	return Object.assign( new Event( type, { bubbles: true } ), {
		pointerType: 'touch',
	} );
}
