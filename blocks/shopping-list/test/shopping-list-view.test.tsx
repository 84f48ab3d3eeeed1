import { dispatch } from '@wordpress/data';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { shoppingStore } from '@larder/shopping';
import {
	EMPTY,
	liveEntries,
	MAX_ENTRIES,
	withRecipe,
} from '@larder/shopping/list';
import { readWanted } from '@larder/shopping/wanted';
import { ShoppingListView } from '../components/shopping-list-view';

const KEY = 'larder:shopping';

/** Returns what the browser has stored. */
function kept(): string[] {
	const { list } = JSON.parse( localStorage.getItem( KEY ) ?? '{}' ) as {
		list: Parameters< typeof liveEntries >[ 0 ];
	};
	return liveEntries( list ).map( ( { name } ) => name );
}

function recipe( id: number, title: string, lines: string[] ) {
	return {
		recipe: { id, title, url: `https://example.org/${ id }/` },
		wanted: lines.map( ( line, place ) => ( {
			...readWanted( line ),
			line: `${ place }`,
		} ) ),
	};
}

const shakshuka = recipe( 1, 'Shakshuka', [ '4 eggs', '2 onions, sliced' ] );
const omelette = recipe( 2, 'Omelette', [ '3 eggs', '1 tbsp butter' ] );

const line = ( name: RegExp ) => screen.getByRole( 'checkbox', { name } );

beforeEach( async () => {
	localStorage.clear();
	// Nobody can be reached.
	window.fetch = () => Promise.reject( new TypeError( 'offline' ) );
	await dispatch( shoppingStore ).changeShoppingList( ( list, now ) => ( {
		...EMPTY,
		entries: list.entries.map( ( entry ) => ( {
			...entry,
			gone: true,
			at: now,
		} ) ),
	} ) );
	for ( const { recipe: one, wanted } of [ shakshuka, omelette ] ) {
		await dispatch( shoppingStore ).changeShoppingList( ( list, now ) =>
			withRecipe( list, one, wanted, now )
		);
	}
} );

/** Shows the list, and waits until it knows that nobody can be reached. */
async function show(): Promise< void > {
	render( <ShoppingListView level={ 2 } find="/recipes/" /> );
	await screen.findByText( /You are offline/ );
}

describe( 'the list', () => {
	it( 'adds up what recipes ask for, and tells who asks', async () => {
		await show();
		expect( line( /^7 eggs$/ ) ).toBeTruthy();
		expect( screen.getByText( 'Shakshuka: 4 · Omelette: 3' ) ).toBeTruthy();
		expect( screen.getByText( 'Shakshuka: sliced' ) ).toBeTruthy();
		expect(
			screen
				.getAllByRole( 'heading' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Fruit and vegetables', 'Dairy and eggs' ] );
	} );

	it( 'says in which language a recipe asks, on a page in another', async () => {
		const { recipe: eintopf, wanted } = recipe( 3, 'Eintopf', [
			'2 Möhren, gewürfelt',
		] );
		await dispatch( shoppingStore ).changeShoppingList( ( list, now ) =>
			withRecipe( list, { ...eintopf, lang: 'de' }, wanted, now )
		);
		await show();
		for ( const text of [ 'Eintopf', 'Möhren', 'Eintopf: gewürfelt' ] ) {
			expect(
				screen.getByText( text ).closest( '[lang]' )
			).toHaveProperty( 'lang', 'de' );
		}
		expect(
			screen.getByText( 'onions' ).closest( '[lang="de"]' )
		).toBeNull();
	} );

	it( 'takes what the visitor writes', async () => {
		await show();
		await userEvent.type(
			screen.getByLabelText( 'Add to the list' ),
			'500 g onions{Enter}'
		);
		expect( line( /^2 \+ 500\sg onions$/ ) ).toBeTruthy();
		expect( kept() ).toHaveLength( 5 );
	} );

	it( 'asks for something to add where nothing was typed, and says so of a name that is blank', async () => {
		await show();
		await userEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
		const field = screen.getByLabelText( 'Add to the list' );
		expect( field.ownerDocument.activeElement ).toBe( field );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Edit .*eggs$/ } )
		);
		const name = screen.getByLabelText< HTMLInputElement >( 'What' );
		expect( name.checkValidity() ).toBe( true );
		await userEvent.clear( name );
		await userEvent.type( name, '  ' );
		expect( name.checkValidity() ).toBe( false );
	} );

	it( 'leaves what the visitor wrote in its field where the list is full', async () => {
		const room = MAX_ENTRIES - kept().length;
		const feast = recipe(
			3,
			'Feast',
			Array.from( { length: room }, ( _, at ) => `1 food${ at }` )
		);
		await dispatch( shoppingStore ).changeShoppingList( ( list, now ) =>
			withRecipe( list, feast.recipe, feast.wanted, now )
		);
		await show();
		const field =
			screen.getByPlaceholderText< HTMLInputElement >( '2 kg potatoes' );
		await userEvent.type( field, 'milk{Enter}' );
		await waitFor( () => expect( field.value ).toBe( 'milk' ) );
	} );

	it( 'counts only what is not ticked yet', async () => {
		await show();
		await userEvent.click( line( /eggs/ ) );
		expect( line( /eggs/ ) ).toHaveProperty( 'checked', true );
		expect( screen.getByText( '1 of 3 ticked' ) ).toBeTruthy();
		await userEvent.type(
			screen.getByLabelText( 'Add to the list' ),
			'6 eggs{Enter}'
		);
		expect( line( /^6 eggs$/ ) ).toHaveProperty( 'checked', false );
	} );

	it( 'lets amount, name and aisle be edited, and remembers the aisle', async () => {
		await show();
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Edit .*eggs$/ } )
		);
		const amount = screen.getByLabelText( 'Amount' );
		expect( amount.ownerDocument.activeElement ).toBe( amount );
		await userEvent.clear( amount );
		await userEvent.type( amount, '1 dozen' );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Aisle' ),
			'Other'
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		const other = screen.getByRole( 'heading', { name: 'Other' } );
		const section = other.closest( 'section' );
		expect( section?.textContent ).toMatch( /dozen|12/ );
		expect( section?.textContent ).toContain( 'Shakshuka' );
		expect( section?.textContent ).toContain( 'Omelette' );
		// The line is elsewhere now, and the focus is still at it.
		await waitFor( () =>
			expect(
				screen
					.getByRole( 'button', { name: /^Edit .*eggs$/ } )
					.matches( ':focus' )
			).toBe( true )
		);
	} );

	it( 'leaves alone what has changed meanwhile and nobody edited', async () => {
		await show();
		const before = line( /eggs/ );
		expect( before ).toBeTruthy();
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Edit .*eggs$/ } )
		);
		await userEvent.type(
			screen.getByLabelText( 'Add to the list' ),
			'50 eggs{Enter}'
		);
		const grown = line( /^5\d eggs$/ ).closest(
			'.wp-block-larder-shopping-list__line'
		)?.textContent;
		await userEvent.selectOptions(
			screen.getByLabelText( 'Aisle' ),
			'Other'
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		const other = screen.getByRole( 'heading', { name: 'Other' } );
		expect( other.closest( 'section' )?.textContent ).toContain( grown );
	} );

	it( 'does not name the only recipe on every line, but how a food is to be', async () => {
		await show();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Remove all that is for Omelette',
			} )
		);
		expect( screen.getAllByText( /Shakshuka/ ) ).toHaveLength( 1 );
		expect( screen.getByText( 'sliced' ) ).toBeTruthy();
	} );

	it( 'takes a recipe off as a whole, and puts it back', async () => {
		await show();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Remove all that is for Omelette',
			} )
		);
		expect( line( /^4 eggs$/ ) ).toBeTruthy();
		expect( screen.queryByText( /butter/ ) ).toBeNull();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		expect( line( /^7 eggs$/ ) ).toBeTruthy();
		expect( line( /butter/ ) ).toBeTruthy();
	} );

	it( 'clears what is ticked, and keeps the focus in the list', async () => {
		await show();
		await userEvent.click( line( /butter/ ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear ticked' } )
		);
		expect(
			screen.queryByRole( 'checkbox', { name: /butter/ } )
		).toBeNull();
		const group = screen.getByRole( 'group', { name: 'Shopping list' } );
		expect( group.ownerDocument.activeElement ).toBe( group );
	} );

	it.each( [
		[ 'another tab', 'storage' ],
		[ 'another page, once it comes back out of the bfcache', 'pageshow' ],
	] )( 'follows %s', async ( _where, type ) => {
		await show();
		const stored = JSON.parse( localStorage.getItem( KEY ) ?? '{}' ) as {
			list: {
				entries: Array< { name: string; done: boolean; at: number } >;
			};
		};
		for ( const entry of stored.list.entries ) {
			if ( entry.name === 'butter' ) {
				Object.assign( entry, { done: true, at: entry.at + 5 } );
			}
		}
		const newValue = JSON.stringify( stored );
		localStorage.setItem( KEY, newValue );
		act( () => {
			window.dispatchEvent(
				type === 'storage'
					? new StorageEvent( type, { key: KEY, newValue } )
					: new PageTransitionEvent( type, { persisted: true } )
			);
		} );
		expect( await screen.findByText( '1 of 3 ticked' ) ).toBeTruthy();
	} );

	it( 'says so where the browser keeps nothing', async () => {
		const forbid = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'no', 'SecurityError' );
			} );
		await show();
		await userEvent.type(
			screen.getByLabelText( 'Add to the list' ),
			'milk{Enter}'
		);
		expect( line( /milk/ ) ).toBeTruthy();
		expect(
			screen.getByText( /keeps nothing for this site/ )
		).toBeTruthy();
		forbid.mockRestore();
	} );
} );
