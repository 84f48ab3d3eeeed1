import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import {
	MultiSelect,
	type MultiSelectOption,
	type MultiSelectProps,
} from '@larder/ui/multi-select';

const ROW = 36;
const VIEW = 320;

function option(
	label: string,
	further: Partial< MultiSelectOption > = {}
): MultiSelectOption {
	return {
		value: label.toLowerCase(),
		label,
		count: 3,
		depth: 0,
		isDisabled: false,
		...further,
	};
}

const CUISINES = [
	option( 'European', { count: 1200 } ),
	option( 'Crème française', { depth: 1 } ),
	option( 'Italian', { depth: 1, count: 12 } ),
	option( 'Martian', { count: 0 } ),
	option( 'Thai', { count: null } ),
];

function many( count: number ): MultiSelectOption[] {
	return Array.from( { length: count }, ( _, index ) =>
		option( `Value ${ index + 1 }` )
	);
}

type Given = Partial< MultiSelectProps >;

function Controlled( given: Given ): ReactElement {
	const [ selected, setSelected ] = useState( given.selected ?? [] );
	return (
		<MultiSelect
			label="Cuisine"
			options={ CUISINES }
			{ ...given }
			selected={ selected }
			onChange={ ( values ) => {
				setSelected( values );
				given.onChange?.( values );
			} }
		/>
	);
}

const button = () => screen.getByRole( 'button', { name: /^Cuisine/ } );
const field = () => screen.getByRole< HTMLInputElement >( 'combobox' );
const list = () => screen.getByRole( 'listbox', { name: 'Cuisine' } );
const row = ( name: string ) => screen.getByRole( 'option', { name } );
const rows = () => screen.queryAllByRole( 'option' );
const status = () => screen.getByRole( 'status' ).textContent;
const chosen = () =>
	rows()
		.filter( ( item ) => item.getAttribute( 'aria-selected' ) === 'true' )
		.map( ( item ) => item.textContent.trim() );
const active = () =>
	document.getElementById(
		field().getAttribute( 'aria-activedescendant' ) ?? ''
	)?.textContent ?? null;

async function open( given: Given = {} ) {
	const user = userEvent.setup();
	const onChange = jest.fn< undefined, [ string[] ] >();
	const view = render( <Controlled onChange={ onChange } { ...given } /> );
	await user.click( button() );
	return {
		user,
		onChange,
		update: ( next: Given ) =>
			view.rerender(
				<Controlled onChange={ onChange } { ...given } { ...next } />
			),
	};
}

function scrollTo( pixelsFromEnd: number ): void {
	list().scrollTop = list().scrollHeight - VIEW - pixelsFromEnd;
	fireEvent.scroll( list() );
}

/** axe without what needs a browser that lays out. */
async function expectAccessible(): Promise< void > {
	const { violations } = await axe.run( document.body, {
		rules: {
			'color-contrast': { enabled: false },
			region: { enabled: false },
		},
	} );
	expect( violations ).toEqual( [] );
}

function mockPointer( isCoarse: boolean ): void {
	jest.spyOn( window, 'matchMedia' ).mockImplementation( ( query ) =>
		Object.assign( new EventTarget(), {
			matches: isCoarse && query === '(pointer: coarse)',
			media: query,
			onchange: null,
			addListener: jest.fn(),
			removeListener: jest.fn(),
		} )
	);
}

// jsdom lays nothing out: a list is as high as its rows here.
beforeEach( () => {
	jest.spyOn( Element.prototype, 'scrollHeight', 'get' ).mockImplementation(
		function ( this: Element ) {
			return this.childElementCount * ROW;
		}
	);
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
		VIEW
	);
} );

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

	it( 'goes on with Tab to the clear button and out of the list, which closes', async () => {
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

describe( 'long lists', () => {
	it( 'are rendered in pages, the next one 50 pixels from the end', async () => {
		await open( { options: many( 3000 ) } );
		expect( rows() ).toHaveLength( 100 );
		scrollTo( 51 );
		expect( rows() ).toHaveLength( 100 );
		scrollTo( 50 );
		expect( rows() ).toHaveLength( 200 );
		expect( row( 'Value 200 3' ).getAttribute( 'aria-setsize' ) ).toBe(
			'3000'
		);
	} );

	it( 'are searched whole, and begin at the first page again', async () => {
		const { user } = await open( { options: many( 3000 ) } );
		scrollTo( 0 );
		// At once: every letter would search and draw the list anew.
		await user.paste( 'value 2999' );
		expect( rows().map( ( item ) => item.textContent ) ).toEqual( [
			'Value 2999 3',
		] );
		await user.clear( field() );
		expect( rows() ).toHaveLength( 100 );
		expect( list().scrollTop ).toBe( 0 );
	} );

	it( 'ask for more 50 pixels from the end, once', async () => {
		const onLoadMore = jest.fn();
		await open( { options: many( 20 ), hasMore: true, onLoadMore } );
		scrollTo( 51 );
		expect( onLoadMore ).not.toHaveBeenCalled();
		scrollTo( 50 );
		scrollTo( 10 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
		expect( row( 'Value 1 3' ).getAttribute( 'aria-setsize' ) ).toBe(
			'-1'
		);
	} );

	it( 'ask again when the next part has come', async () => {
		const onLoadMore = jest.fn();
		const { update } = await open( {
			options: many( 20 ),
			hasMore: true,
			onLoadMore,
		} );
		scrollTo( 0 );
		update( { status: 'loading-more' } );
		scrollTo( 0 );
		update( { options: many( 40 ), status: 'idle' } );
		scrollTo( 0 );
		update( { options: many( 55 ), status: 'idle', hasMore: false } );
		scrollTo( 0 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 2 );
		expect( rows() ).toHaveLength( 55 );
	} );

	it( 'ask at once when the first part does not fill the list', async () => {
		const onLoadMore = jest.fn();
		await open( { options: many( 5 ), hasMore: true, onLoadMore } );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'wait for the visitor after a failure', async () => {
		const onLoadMore = jest.fn();
		const { update } = await open( {
			options: many( 20 ),
			hasMore: true,
			onLoadMore,
		} );
		scrollTo( 0 );
		update( { status: 'error' } );
		expect( onLoadMore ).toHaveBeenCalledTimes( 1 );
		scrollTo( 0 );
		expect( onLoadMore ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'do not send the keyboard back to the start while more is coming', async () => {
		const { user } = await open( {
			options: many( 20 ),
			hasMore: true,
			status: 'loading-more',
		} );
		await user.keyboard( '{End}{ArrowDown}' );
		expect( active() ).toBe( 'Value 20 3' );
	} );
} );

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
