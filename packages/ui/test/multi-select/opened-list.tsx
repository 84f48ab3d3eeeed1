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

/** Builds an option. */
export function option(
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

/** The options that a dropdown has. */
export const CUISINES = [
	option( 'European', { count: 1200 } ),
	option( 'Crème française', { depth: 1 } ),
	option( 'Italian', { depth: 1, count: 12 } ),
	option( 'Martian', { count: 0 } ),
	option( 'Thai', { count: null } ),
];

/** Builds a number of options. */
export function many( count: number ): MultiSelectOption[] {
	return Array.from( { length: count }, ( _, index ) =>
		option( `Value ${ index + 1 }` )
	);
}

type Given = Partial< MultiSelectProps >;

/** A dropdown that keeps what is chosen. */
export function Controlled( given: Given ): ReactElement {
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

/** The button that opens the list. */
export const button = () => screen.getByRole( 'button', { name: /^Cuisine/ } );

/** The search field. */
export const field = () => screen.getByRole< HTMLInputElement >( 'combobox' );

/** The list of options. */
export const list = () => screen.getByRole( 'listbox', { name: 'Cuisine' } );

/** One option, by its name. */
export const row = ( name: string ) => screen.getByRole( 'option', { name } );

/** All options that are rendered. */
export const rows = () => screen.queryAllByRole( 'option' );

/** What is read out. */
export const status = () => screen.getByRole( 'status' ).textContent;

/** The labels of the chosen options. */
export const chosen = () =>
	rows()
		.filter( ( item ) => item.getAttribute( 'aria-selected' ) === 'true' )
		.map( ( item ) => item.textContent.trim() );

/** The option that the keyboard is at. */
export const active = () =>
	document.getElementById(
		field().getAttribute( 'aria-activedescendant' ) ?? ''
	)?.textContent ?? null;

/** Renders a dropdown and opens it. */
export async function open( given: Given = {} ) {
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

/** Scrolls the list to so many pixels before its end. */
export function scrollTo( pixelsFromEnd: number ): void {
	list().scrollTop = list().scrollHeight - VIEW - pixelsFromEnd;
	fireEvent.scroll( list() );
}

/** Runs axe, without what needs a browser that lays out. */
export async function expectAccessible(): Promise< void > {
	const { violations } = await axe.run( document.body, {
		rules: {
			'color-contrast': { enabled: false },
			region: { enabled: false },
		},
	} );
	expect( violations ).toEqual( [] );
}

/** Lets the device have a coarse pointer, or a fine one. */
export function mockPointer( isCoarse: boolean ): void {
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

/** Lets a list be as high as its rows: jsdom lays nothing out. */
export function mockLayout(): void {
	jest.spyOn( Element.prototype, 'scrollHeight', 'get' ).mockImplementation(
		function ( this: Element ) {
			return this.childElementCount * ROW;
		}
	);
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
		VIEW
	);
}
