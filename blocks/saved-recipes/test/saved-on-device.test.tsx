import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageData } from '@larder/islands/testing';
import { SavedView } from '../components/saved-view';
import {
	answers,
	callsOf,
	card,
	own,
	serveSaved,
	titles,
	site,
} from './saved-server';

beforeEach( serveSaved );

describe( 'saved recipes of a guest, where the site lets guests save on their device', () => {
	beforeEach( () => {
		localStorage.setItem( 'larder:saved', '[2,1]' );
		document.body.innerHTML = pageData( {
			ajax: '/ajax',
			settings: { savesOnDevice: true },
		} );
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: { ...own, logged_in: false, collections: [] },
		};
	} );

	afterEach( () => localStorage.clear() );

	it( 'are those of the device, without what needs an account', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Soup' );
		expect(
			callsOf( 'larder_saved_recipes' )[ 0 ]?.getAll( 'ids[]' )
		).toEqual( [ '2', '1' ] );
		expect( screen.getByRole( 'button', { name: 'Log in' } ) ).toBeTruthy();
		for ( const name of [ /Share/, 'Add' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
	} );

	it( 'are taken off the device, put back, and deleted', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Save Apple cake',
			} )
		);
		await waitFor( () =>
			expect( localStorage.getItem( 'larder:saved' ) ).toBe( '[1]' )
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () =>
			expect( localStorage.getItem( 'larder:saved' ) ).toBe( '[1,2]' )
		);
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake' ] );
		// The window of a test has no dialogs; what is in it is there, and its form would be sent.
		document.addEventListener( 'submit', ( event ) =>
			event.preventDefault()
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Delete', hidden: true } )
		);
		await waitFor( () =>
			expect( localStorage.getItem( 'larder:saved' ) ).toBeNull()
		);
		expect( callsOf( 'delicious_recipes_wishlist' ) ).toEqual( [] );
		expect( callsOf( 'larder_forget_saved' ) ).toEqual( [] );
	} );

	it( 'follow what is saved on another page', async () => {
		answers[ 'larder_saved_recipes' ] = ( form ) => ( {
			success: true,
			data: {
				...own,
				logged_in: false,
				collections: [],
				recipes: own.recipes.filter( ( { recipe_id: id } ) =>
					form.getAll( 'ids[]' ).includes( String( id ) )
				),
			},
		} );
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Soup' );
		localStorage.setItem( 'larder:saved', '[2]' );
		act(
			() =>
				void window.dispatchEvent(
					new StorageEvent( 'storage', { key: 'larder:saved' } )
				)
		);
		await waitFor( () => expect( titles() ).toEqual( [ 'Apple cake' ] ) );
		localStorage.setItem( 'larder:saved', '[1]' );
		act(
			() =>
				void window.dispatchEvent(
					new PageTransitionEvent( 'pageshow', { persisted: true } )
				)
		);
		await waitFor( () => expect( titles() ).toEqual( [ 'Soup' ] ) );
	} );

	it( 'are asked for in parts where they are more than one call may name', async () => {
		const ids = Array.from( { length: 501 }, ( _, at ) => at + 1 );
		localStorage.setItem( 'larder:saved', JSON.stringify( ids ) );
		answers[ 'larder_saved_recipes' ] = ( form ) => ( {
			success: true,
			data: {
				...own,
				logged_in: false,
				collections: [],
				recipes: (
					form.get( 'ids' )?.split( ',' ) ?? form.getAll( 'ids[]' )
				)
					.slice( -1 )
					.map( ( id ) => card( Number( id ), `Recipe ${ id }` ) ),
			},
		} );
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Recipe 501' );
		expect( titles() ).toEqual( [ 'Recipe 500', 'Recipe 501' ] );
		expect( callsOf( 'larder_saved_recipes' ) ).toHaveLength( 2 );
	} );

	it( 'move into the account of who has logged in', async () => {
		answers[ 'larder_saved_recipes' ] = { success: true, data: own };
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Soup' );
		expect(
			callsOf( 'delicious_recipes_wishlist' ).map( ( form ) =>
				form.get( 'recipe_id' )
			)
		).toEqual( [ '1', '2' ] );
		expect( localStorage.getItem( 'larder:saved' ) ).toBeNull();
	} );
} );
