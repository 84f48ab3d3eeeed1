import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	active,
	button,
	chosen,
	Controlled,
	field,
	mockLayout,
	mockPointer,
	open,
	row,
} from './opened-list';

beforeEach( mockLayout );

afterEach( () => jest.restoreAllMocks() );

describe( 'the keyboard', () => {
	it( 'opens the list from the button and searches at once', async () => {
		const user = userEvent.setup();
		render( <Controlled /> );
		await user.tab();
		await user.keyboard( '{ArrowDown}' );
		expect( document.activeElement ).toBe( field() );
		await user.keyboard( '{Escape}{Enter}' );
		expect( document.activeElement ).toBe( field() );
	} );

	it( 'walks with arrows, Home and End, and over the ends', async () => {
		const { user } = await open();
		const walk: Array< string | null > = [ active() ];
		for ( const key of [
			'ArrowDown',
			'ArrowDown',
			'End',
			'ArrowDown',
			'ArrowUp',
			'Home',
			'PageDown',
			'PageUp',
		] ) {
			await user.keyboard( `{${ key }}` );
			walk.push( active() );
		}
		expect( walk ).toEqual( [
			null,
			'European 1,200',
			'Crème française 3',
			'Thai ',
			'European 1,200',
			'Thai ',
			'European 1,200',
			'Thai ',
			'European 1,200',
		] );
	} );

	it( 'ticks with Enter and with Space, and stays open', async () => {
		const { user, onChange } = await open();
		await user.keyboard( '{ArrowDown}{Enter}{End} ' );
		expect( onChange ).toHaveBeenLastCalledWith( [ 'european', 'thai' ] );
		await user.keyboard( ' ' );
		expect( onChange ).toHaveBeenLastCalledWith( [ 'european' ] );
		expect( field().value ).toBe( '' );
	} );

	it( 'types a space where no value is reached', async () => {
		const { user, onChange } = await open();
		await user.keyboard( '{ArrowDown}creme f' );
		expect( field().value ).toBe( 'creme f' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'keeps what is typed when it ticks', async () => {
		const { user } = await open();
		await user.keyboard( 'ital{ArrowDown}{Enter}' );
		expect( field().value ).toBe( 'ital' );
		expect( chosen() ).toEqual( [ 'Italian 12' ] );
	} );

	it( 'closes with Escape, gives the focus back and closes nothing else', async () => {
		const user = userEvent.setup();
		const onKeyDown = jest.fn();
		render(
			// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Stands for a sheet that closes with Escape.
			<div onKeyDown={ onKeyDown }>
				<Controlled />
			</div>
		);
		await user.click( button() );
		await user.keyboard( '{ArrowDown}{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( document.activeElement ).toBe( button() );
		expect( onKeyDown ).not.toHaveBeenCalledWith(
			expect.objectContaining( { key: 'Escape' } )
		);
		await user.keyboard( '{Escape}' );
		expect( onKeyDown ).toHaveBeenCalledWith(
			expect.objectContaining( { key: 'Escape' } )
		);
	} );

	it( 'goes on with Tab to the clear button and out of the which closes', async () => {
		const user = userEvent.setup();
		const onChange = jest.fn();
		render(
			<>
				<Controlled onChange={ onChange } />
				<button>Next filter</button>
			</>
		);
		await user.click( button() );
		await user.keyboard( '{ArrowDown}' );
		await user.tab();
		expect( document.activeElement?.textContent ).toBe(
			'Remove all items'
		);
		expect( screen.getByRole( 'dialog' ) ).toBeTruthy();
		await user.tab();
		expect( document.activeElement?.textContent ).toBe( 'Next filter' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'pointer and touch', () => {
	it( 'closes by a press elsewhere', async () => {
		const { user } = await open();
		await user.click( document.body );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'inside a sheet stays open until a press elsewhere is over, so that nothing moves from under the finger', async () => {
		const user = userEvent.setup();
		render(
			<>
				<Controlled isInline />
				<button>Next filter</button>
			</>
		);
		await user.click( button() );
		const next = screen.getByText( 'Next filter' );
		await user.pointer( { keys: '[MouseLeft>]', target: next } );
		expect( document.activeElement ).toBe( next );
		expect( screen.getByRole( 'dialog' ) ).toBeTruthy();
		await user.pointer( { keys: '[/MouseLeft]', target: next } );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'stays open by presses inside', async () => {
		const { user } = await open();
		await user.click( screen.getByRole( 'status' ) );
		await user.click( row( 'Thai' ) );
		expect( screen.getByRole( 'dialog' ) ).toBeTruthy();
	} );

	it( 'does not bring up the keyboard of a phone', async () => {
		mockPointer( true );
		const focus = jest.spyOn( HTMLElement.prototype, 'focus' );
		const { user } = await open();
		expect( document.activeElement ).toBe( screen.getByRole( 'dialog' ) );
		expect( focus.mock.contexts ).not.toContain( field() );
		await user.click( row( 'Thai' ) );
		expect( document.activeElement ).not.toBe( field() );
		expect( chosen() ).toEqual( [ 'Thai' ] );
	} );

	it( 'searches at once on a tablet with a keyboard', async () => {
		mockPointer( true );
		const user = userEvent.setup();
		render( <Controlled /> );
		await user.tab();
		await user.keyboard( '{Enter}' );
		expect( document.activeElement ).toBe( field() );
	} );
} );
