import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	active,
	button,
	chosen,
	Controlled,
	field,
	list,
	CUISINES,
	mockLayout,
	open,
	option,
	row,
	rows,
} from './opened-list';

beforeEach( mockLayout );

afterEach( () => jest.restoreAllMocks() );

describe( 'the button', () => {
	it( 'says what is chosen here, and how many', async () => {
		const { user } = await open();
		expect( button().textContent ).toBe( 'Cuisine' );
		await user.click( row( 'Italian 12' ) );
		await user.click( row( 'Thai' ) );
		expect( button().textContent ).toBe( 'Cuisine · 2' );
	} );

	it( 'is without ids while closed, so that PHP can print the same', () => {
		const { container } = render( <Controlled /> );
		expect( container.innerHTML ).toBe(
			'<div class="larder-multi-select"><button type="button" class="larder-multi-select__button" aria-haspopup="dialog" aria-expanded="false">Cuisine</button></div>'
		);
	} );

	it( 'opens and closes the list', async () => {
		const { user } = await open();
		expect( button().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( button().getAttribute( 'aria-controls' ) ).toBe(
			screen.getByRole( 'dialog', { name: 'Cuisine' } ).id
		);
		await user.click( button() );
		expect( button().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'sends no form around it', async () => {
		const user = userEvent.setup();
		const onSubmit = jest.fn();
		render(
			<form onSubmit={ onSubmit }>
				<Controlled />
			</form>
		);
		await user.click( button() );
		await user.keyboard( 'ital{Enter}{ArrowDown}{Enter}' );
		expect( chosen() ).toEqual( [ 'Italian 12' ] );
		expect( onSubmit ).not.toHaveBeenCalled();
	} );
} );

describe( 'the list', () => {
	it( 'tells a screen reader what it is', async () => {
		await open( { selected: [ 'italian' ] } );
		expect( list().getAttribute( 'aria-multiselectable' ) ).toBe( 'true' );
		expect( field().getAttribute( 'aria-controls' ) ).toBe( list().id );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( field().getAttribute( 'aria-autocomplete' ) ).toBe( 'list' );
		expect( row( 'Italian 12' ).getAttribute( 'aria-selected' ) ).toBe(
			'true'
		);
		expect( row( 'Thai' ).getAttribute( 'aria-selected' ) ).toBe( 'false' );
		expect( row( 'Italian 12' ).getAttribute( 'aria-posinset' ) ).toBe(
			'3'
		);
		expect( row( 'Italian 12' ).getAttribute( 'aria-setsize' ) ).toBe(
			'5'
		);
	} );

	it( 'ticks and unticks values by a press', async () => {
		const { user, onChange } = await open();
		await user.click( row( 'Italian 12' ) );
		await user.click( row( 'European 1,200' ) );
		await user.click( row( 'Italian 12' ) );
		expect( onChange.mock.calls ).toEqual( [
			[ [ 'italian' ] ],
			[ [ 'italian', 'european' ] ],
			[ [ 'european' ] ],
		] );
		expect( chosen() ).toEqual( [ 'European 1,200' ] );
	} );

	it( 'leaves chosen values at their place', async () => {
		const { user } = await open();
		const before = rows().map( ( item ) => item.textContent );
		await user.click( row( 'Thai' ) );
		expect( rows().map( ( item ) => item.textContent ) ).toEqual( before );
	} );

	it( 'shows values at zero and disabled ones, and takes no press on them', async () => {
		const { user, onChange } = await open( {
			options: [ ...CUISINES, option( 'Closed', { isDisabled: true } ) ],
		} );
		for ( const name of [ 'Martian 0', 'Closed 3' ] ) {
			expect( row( name ).getAttribute( 'aria-disabled' ) ).toBe(
				'true'
			);
			await user.click( row( name ) );
		}
		await user.keyboard( '{End}{Enter} ' );
		expect( active() ).toBe( 'Closed 3' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'lets a chosen value at zero be taken back', async () => {
		const { user, onChange } = await open( { selected: [ 'martian' ] } );
		expect( row( 'Martian 0' ).getAttribute( 'aria-disabled' ) ).toBeNull();
		await user.click( row( 'Martian 0' ) );
		expect( onChange ).toHaveBeenCalledWith( [] );
	} );

	it( 'indents nested values', async () => {
		await open();
		const indent = ( name: string ) =>
			row( name ).querySelector( 'span' )?.style.marginInlineStart;
		expect( indent( 'European 1,200' ) ).toBe( '' );
		expect( indent( 'Italian 12' ) ).toBe( '1.25rem' );
	} );
} );

describe( 'the search', () => {
	it.each( [
		[ 'CREME', [ 'Crème française 3' ] ],
		[ 'francaise creme', [ 'Crème française 3' ] ],
		[ 'ïan', [ 'Italian 12', 'Martian 0' ] ],
	] )( 'finds "%s" whatever its case and accents', async ( text, found ) => {
		const { user } = await open();
		await user.keyboard( text );
		expect( rows().map( ( item ) => item.textContent ) ).toEqual( found );
	} );

	it.each( [
		[ 'smorrebrod', 'Smørrebrød' ],
		[ 'strasse', 'Straße' ],
		[ 'istanbul', 'İstanbul' ],
		[ 'pierogi lodz', 'Pierogi Łódź' ],
	] )( 'finds by "%s" what is written %s', async ( text, label ) => {
		const { user } = await open( { options: [ option( label ) ] } );
		await user.keyboard( text );
		expect( rows() ).toHaveLength( 1 );
	} );

	it( 'starts anew when the list opens again', async () => {
		const { user } = await open();
		await user.keyboard( 'ital' );
		await user.keyboard( '{Escape}' );
		await user.click( button() );
		expect( field().value ).toBe( '' );
		expect( rows() ).toHaveLength( 5 );
	} );

	it( 'is left to the one who listens', async () => {
		const onInput = jest.fn();
		const { user } = await open( { onInput } );
		await user.keyboard( 'xy ' );
		expect( onInput.mock.calls ).toEqual( [
			[ '' ],
			[ 'x' ],
			[ 'xy' ],
			[ 'xy' ],
		] );
		expect( rows() ).toHaveLength( 5 );
	} );

	it( 'asks nobody for a text that is too short or too long', async () => {
		const onInput = jest.fn();
		const { user } = await open( {
			onInput,
			minInputLength: 2,
			maxInputLength: 3,
		} );
		await user.keyboard( 'abcd' );
		expect( onInput.mock.calls ).toEqual( [ [ 'ab' ], [ 'abc' ] ] );
	} );
} );
