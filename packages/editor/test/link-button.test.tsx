import './browser';
import { SlotFillProvider } from '@wordpress/components';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { LinkButton } from '../src/fields/link-button';
import type { RowLink } from '../src/list/read';

// Its place is measured, and jsdom has no places.
jest.mock( '@wordpress/components', () => ( {
	...jest.requireActual< object >( '@wordpress/components' ),
	Popover: ( { children }: { children: ReactNode } ) => (
		<div>{ children }</div>
	),
} ) );

/**
 * Shows the button of a link, and opens what asks for its URL.
 *
 * @param before The link so far.
 * @return What is stored, and what takes the row away.
 */
function open( before?: RowLink ): {
	stored: () => RowLink | undefined;
	leave: () => void;
} {
	let stored = before;
	const Row = () => {
		const [ link, setLink ] = useState( stored );
		const store = ( next: RowLink | undefined ) => {
			stored = next;
			setLink( next );
		};
		return (
			<LinkButton
				hasRel
				link={ link }
				onChange={ store }
				onRemove={ () => store( undefined ) }
			/>
		);
	};
	const { rerender } = render( <Row />, {
		wrapper: SlotFillProvider,
	} );
	fireEvent.click( screen.getByRole( 'button', { name: /link$/ } ) );
	return { stored: () => stored, leave: () => rerender( <></> ) };
}

/** Types into the field of the URL, and gives that. */
function type( text: string ): HTMLElement {
	const field = screen.getByRole( 'combobox' );
	fireEvent.change( field, { target: { value: text } } );
	return field;
}

const press = () =>
	fireEvent.click( screen.getByRole( 'button', { name: 'Add link' } ) );

const tick = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'checkbox', { name } ) );

describe( 'an address that was typed for a link and not confirmed', () => {
	it.each( [
		[ 'example.org/pan', 'https://example.org/pan' ],
		[ 'https://example.org/?a=1&b=2', 'https://example.org/?a=1&b=2' ],
		[ '/shop/pan', '/shop/pan' ],
		[ 'mailto:ann@example.org', 'mailto:ann@example.org' ],
	] )( '"%s" is taken where one goes on', ( text, url ) => {
		const { stored } = open();
		type( text );
		press();
		expect( stored() ).toEqual( { url } );
	} );

	it( 'is taken at Ctrl+S', () => {
		const { stored } = open();
		fireEvent.keyDown( type( 'example.org' ), { key: 's', ctrlKey: true } );
		expect( stored() ).toEqual( { url: 'https://example.org' } );
	} );

	it.each( [ 'cast iron pan', 'pan', 'javascript:alert(1)', '' ] )(
		'"%s" is none, and stores nothing',
		( text ) => {
			const { stored } = open();
			type( text );
			press();
			expect( stored() ).toBeUndefined();
		}
	);

	it( 'is taken where the row loses the focus, and its tools go', () => {
		const { stored, leave } = open();
		type( 'example.org' );
		leave();
		expect( stored() ).toEqual( { url: 'https://example.org' } );
	} );

	it( 'is given up by Escape', () => {
		const { stored } = open();
		fireEvent.keyDown( type( 'example.org' ), { key: 'Escape' } );
		expect( stored() ).toBeUndefined();
	} );
} );

describe( 'a link that is set', () => {
	const LINK: RowLink = {
		url: 'https://example.org/old',
		newTab: true,
		rel: 'sponsored',
	};

	it( 'stays where it is only looked at', () => {
		const { stored } = open( LINK );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Edit link', expanded: true } )
		);
		expect( stored() ).toEqual( LINK );
	} );

	it( 'opens in a new tab, or is marked for search engines, as soon as that is ticked', () => {
		const { stored } = open( LINK );
		tick( 'Open in new tab' );
		expect( stored() ).toEqual( {
			url: 'https://example.org/old',
			rel: 'sponsored',
		} );
		tick( 'Not followed (nofollow)' );
		expect( stored() ).toEqual( {
			url: 'https://example.org/old',
			rel: 'sponsored nofollow',
		} );
	} );

	it( 'keeps what is ticked with the address that is typed after it', () => {
		const { stored } = open( LINK );
		const [ , edit ] = screen.getAllByRole( 'button', {
			name: 'Edit link',
		} );
		if ( ! edit ) {
			throw new Error( 'The address cannot be changed.' );
		}
		fireEvent.click( edit );
		type( 'example.org/new' );
		tick( 'Open in new tab' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Edit link', expanded: true } )
		);
		expect( stored() ).toEqual( {
			url: 'https://example.org/new',
			rel: 'sponsored',
		} );
	} );
} );

describe( 'what is ticked before there is an address', () => {
	it( 'comes with it', () => {
		const { stored } = open();
		tick( 'Open in new tab' );
		tick( 'Paid for (sponsored)' );
		expect( stored() ).toBeUndefined();
		type( 'example.org' );
		press();
		expect( stored() ).toEqual( {
			url: 'https://example.org',
			newTab: true,
			rel: 'sponsored',
		} );
	} );
} );
