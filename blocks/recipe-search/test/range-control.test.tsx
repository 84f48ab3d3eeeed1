import { useState } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RangeControl } from '../components/range-control';
import { filterWith } from './fixtures/search';

const filter = filterWith( {
	id: 'total_time',
	label: 'Total time',
	control: 'range',
	max: 180,
	presets: [ 15, 30, 60 ],
	most: 'Up to %s min',
} );

/** Renders the control, and keeps what is chosen as a search does. */
function KeepingRange( { first = '' }: { first?: string } ): ReactElement {
	const [ value, setValue ] = useState( first );
	return (
		<RangeControl
			filter={ filter }
			value={ value === '' ? undefined : value }
			isInline={ false }
			onChange={ ( [ next = '' ] ) => setValue( next ) }
		/>
	);
}

const labels = (): ( string | null )[] =>
	screen.getAllByRole( 'radio' ).map( ( radio ) => {
		const { parentElement } = radio;
		return parentElement?.textContent ?? null;
	} );

function expectFocus( element: HTMLElement ): void {
	expect( element.ownerDocument.activeElement ).toBe( element );
}

describe( 'the choice of a range', () => {
	beforeEach( () => {
		window.matchMedia = ( media ) =>
			Object.assign( new EventTarget(), {
				matches: false,
				media,
				onchange: null,
				addListener: () => {},
				removeListener: () => {},
			} );
	} );

	it( 'opens at a button as all filters do, at what is chosen', async () => {
		render( <KeepingRange /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Total time' } )
		);
		expect( labels() ).toEqual( [
			'Any',
			'Up to 15 min',
			'Up to 30 min',
			'Up to 60 min',
		] );
		expectFocus( screen.getByRole( 'radio', { name: 'Any' } ) );
	} );

	it( 'says on the button what was chosen, and closes after a press', async () => {
		render( <KeepingRange /> );
		await userEvent.click( screen.getByRole( 'button' ) );
		await userEvent.click( screen.getByText( 'Up to 30 min' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expectFocus( screen.getByRole( 'button', { name: 'Up to 30 min' } ) );
	} );

	it( 'stays open for who goes through it by keys, and closes with Escape', async () => {
		render( <KeepingRange /> );
		await userEvent.tab();
		await userEvent.keyboard( '{Enter}' );
		act( () =>
			screen.getByRole( 'radio', { name: 'Up to 15 min' } ).focus()
		);
		await userEvent.keyboard( ' ' );
		expect(
			screen.getByRole( 'radio', { name: 'Up to 15 min' } )
		).toHaveProperty( 'checked', true );
		await userEvent.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expectFocus( screen.getByRole( 'button' ) );
	} );

	it( 'has what an address has chosen among its values, in their order', async () => {
		render( <KeepingRange first="-50" /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Up to 50 min' } )
		);
		expect( labels() ).toEqual( [
			'Any',
			'Up to 15 min',
			'Up to 30 min',
			'Up to 50 min',
			'Up to 60 min',
		] );
	} );
} );
