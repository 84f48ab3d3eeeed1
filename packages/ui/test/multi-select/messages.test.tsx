import { render, screen } from '@testing-library/react';
import {
	chosen,
	Controlled,
	expectAccessible,
	field,
	list,
	mockLayout,
	open,
	row,
	rows,
	status,
} from './opened-list';

beforeEach( mockLayout );

afterEach( () => jest.restoreAllMocks() );

describe( 'what it says', () => {
	it( 'The results could not be loaded.', async () => {
		const { update } = await open( { options: [], onInput: jest.fn() } );
		update( { status: 'error' } );
		expect( status() ).toBe( 'The results could not be loaded.' );
		await expectAccessible();
	} );

	it( 'No results found', async () => {
		const { user } = await open();
		await user.keyboard( 'zzz' );
		expect( status() ).toBe( 'No results found' );
		expect( rows() ).toHaveLength( 0 );
		await expectAccessible();
	} );

	it( 'Searching…, and keeps what was found before', async () => {
		const { update } = await open( { onInput: jest.fn() } );
		update( { status: 'searching' } );
		expect( status() ).toBe( 'Searching…' );
		expect( list().getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( rows() ).toHaveLength( 5 );
		await expectAccessible();
	} );

	it( 'Loading more results…', async () => {
		await open( { hasMore: true, status: 'loading-more' } );
		expect( status() ).toBe( 'Loading more results…' );
		await expectAccessible();
	} );

	it( 'Please enter N or more characters', async () => {
		const { user } = await open( { minInputLength: 3 } );
		expect( status() ).toBe( 'Please enter 3 or more characters' );
		expect( rows() ).toHaveLength( 0 );
		await expectAccessible();
		await user.keyboard( 'it' );
		expect( status() ).toBe( 'Please enter 1 or more characters' );
		await user.keyboard( 'a' );
		expect( rows() ).toHaveLength( 1 );
	} );

	it( 'Please delete N characters', async () => {
		const { user } = await open( { maxInputLength: 4 } );
		await user.keyboard( 'italian' );
		expect( status() ).toBe( 'Please delete 3 characters' );
		expect( rows() ).toHaveLength( 0 );
		await expectAccessible();
		await user.keyboard( '{Backspace}{Backspace}' );
		expect( status() ).toBe( 'Please delete 1 character' );
		await user.keyboard( '{Backspace}' );
		expect( rows() ).toHaveLength( 1 );
	} );

	it( 'You can only select N items, and takes no further one', async () => {
		const { user, onChange } = await open( { maxSelected: 2 } );
		await user.click( row( 'Thai' ) );
		await user.click( row( 'Italian 12' ) );
		expect( status() ).toBe( 'You can only select 2 items' );
		expect( row( 'European 1,200' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
		await user.click( row( 'European 1,200' ) );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
		await expectAccessible();
		await user.click( row( 'Thai' ) );
		expect( status() ).toBe( '5 options · 1 selected' );
	} );

	it( 'You can only select 1 item', async () => {
		await open( { maxSelected: 1, selected: [ 'thai' ] } );
		expect( status() ).toBe( 'You can only select 1 item' );
	} );

	it( 'Remove all items, on the button that does', async () => {
		const { user, onChange } = await open( {
			selected: [ 'thai', 'gone' ],
		} );
		const clear = screen.getByRole( 'button', {
			name: 'Remove all items',
		} );
		await user.click( clear );
		expect( onChange.mock.calls ).toEqual( [ [ [] ] ] );
		expect( chosen() ).toEqual( [] );
		// It has nothing more to do, and keeps the focus.
		expect( clear.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		await user.click( clear );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		await expectAccessible();
	} );

	it( 'how many options there are, and how many are chosen', async () => {
		const { user } = await open();
		expect( status() ).toBe( '5 options' );
		expect( field().getAttribute( 'aria-describedby' ) ).toBe(
			screen.getByRole( 'status' ).id
		);
		await user.keyboard( 'ital{ArrowDown}{Enter}' );
		expect( status() ).toBe( '1 option · 1 selected' );
	} );
} );

describe( 'accessibility', () => {
	it( 'holds while closed', async () => {
		render( <Controlled selected={ [ 'thai' ] } /> );
		await expectAccessible();
	} );

	it( 'holds while open, with a value reached by keyboard', async () => {
		const { user } = await open( { selected: [ 'thai' ] } );
		await expectAccessible();
		await user.keyboard( '{ArrowDown}' );
		await expectAccessible();
	} );

	it( 'holds in the flow of a sheet', async () => {
		await open( { isInline: true } );
		await expectAccessible();
	} );
} );
