import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** The names that each call has sent. */
const sentNames = () =>
	callsOf( 'larder_save_collections' ).map( ( form ) =>
		[ 0, 1, 2 ]
			.map( ( at ) => form.get( `collections[${ at }][name]` ) )
			.filter( ( name, at ) => at === 0 || name !== null )
	);

describe( 'saved recipes and their collections', () => {
	it( 'are narrowed by a collection, which has a note and can be changed', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Weeknights' } )
		);
		expect( titles() ).toEqual( [ 'Apple cake' ] );
		expect( screen.getByText( 'Quick', { selector: 'p' } ) ).toBeTruthy();
		const name = screen.getByLabelText( 'Name' );
		await userEvent.clear( name );
		await userEvent.type( name, 'Sundays' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
		await waitFor( () => {
			const form = callsOf( 'larder_save_collections' )[ 0 ];
			expect( form?.get( 'collections[0][name]' ) ).toBe( 'Sundays' );
			expect( form?.get( 'revision' ) ).toBe( '3' );
		} );
		expect(
			screen.getByRole( 'heading', { name: 'Sundays' } )
		).toBeTruthy();
	} );

	it( 'are all shown once their collection is deleted, and what comes next is not chosen by itself', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Weeknights' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Delete collection' } )
		);
		expect( screen.getByText( 'Removed: Weeknights.' ) ).toBeTruthy();
		const undo = screen.getByRole( 'button', { name: 'Undo' } );
		expect( undo.matches( ':focus' ) ).toBe( true );
		await userEvent.type(
			screen.getByLabelText( 'New collection' ),
			'Sundays{Enter}'
		);
		await screen.findByRole( 'button', { name: 'Sundays' } );
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake' ] );
	} );

	it( 'say that a collection was added, while the next can be typed, and ask for a name that is missing', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		const field = await screen.findByLabelText( 'New collection' );
		await userEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
		expect( field.matches( ':focus' ) ).toBe( true );
		await userEvent.type( field, 'Sundays{Enter}' );
		const notice = await screen.findByText( 'Added: Sundays.' );
		expect( notice.getAttribute( 'role' ) ).toBe( 'status' );
		expect( field.matches( ':focus' ) ).toBe( true );
		await waitFor( () => expect( sentNames() ).toHaveLength( 1 ) );
		expect( screen.getByText( 'Added: Sundays.' ) ).toBeTruthy();
	} );

	it( 'are put into another order within a collection, however fast one presses', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: {
				...own,
				recipes: [ ...own.recipes, card( 3, 'Bread' ) ],
				collections: [
					{
						id: '1',
						name: 'Weeknights',
						note: '',
						recipes: [ 1, 2, 3 ],
					},
				],
			},
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Weeknights' } )
		);
		const later = () =>
			screen.getByRole( 'button', { name: 'Move Soup later' } );
		await userEvent.click( later() );
		await userEvent.click( later() );
		expect( titles() ).toEqual( [ 'Apple cake', 'Bread', 'Soup' ] );
		expect( later().ownerDocument.activeElement ).toBe( later() );
		expect( screen.getByText( 'Soup is now number 3 of 3.' ) ).toBeTruthy();
		await waitFor( () => {
			const last = callsOf( 'larder_save_collections' ).at( -1 );
			expect( last?.getAll( 'collections[0][recipes][]' ) ).toEqual( [
				'2',
				'3',
				'1',
			] );
		} );
		const revisions = callsOf( 'larder_save_collections' ).map( ( form ) =>
			form.get( 'revision' )
		);
		expect( new Set( revisions ).size ).toBe( revisions.length );
	} );

	it( 'get no name that another one has', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		const field =
			await screen.findByLabelText< HTMLInputElement >(
				'New collection'
			);
		await userEvent.type( field, ' weekNIGHTS {Enter}' );
		expect( field.validationMessage ).toBe(
			'There is already a collection with this name.'
		);
		expect( callsOf( 'larder_save_collections' ) ).toHaveLength( 0 );
		await userEvent.type( field, '2{Enter}' );
		await screen.findByRole( 'button', { name: 'weekNIGHTS 2' } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Weeknights' } )
		);
		const name = screen.getByLabelText< HTMLInputElement >( 'Name' );
		expect( name.validationMessage ).toBe( '' );
		await userEvent.clear( name );
		await userEvent.type( name, 'Weeknights 2' );
		expect( name.validationMessage ).not.toBe( '' );
	} );

	it( 'come back with their note and their place when their deletion is undone', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Weeknights' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Delete collection' } )
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Weeknights' } )
		);
		expect( titles() ).toEqual( [ 'Apple cake' ] );
		await waitFor( () =>
			expect( sentNames() ).toEqual( [ [ null ], [ 'Weeknights' ] ] )
		);
	} );

	it( 'are changed in what another tab has stored, where that was first', async () => {
		answers[ 'larder_save_collections' ] = ( form ) =>
			form.get( 'revision' ) === '3'
				? {
						success: false,
						status: 409,
						data: { code: 'stale_collections', message: 'No.' },
					}
				: { success: true, data: { revision: 9 } };
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		const field = await screen.findByLabelText( 'New collection' );
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: {
				...own,
				revision: 8,
				collections: [
					...own.collections,
					{ id: '2', name: 'Theirs', note: '', recipes: [] },
				],
			},
		};
		await userEvent.type( field, 'Mine{Enter}' );
		await waitFor( () =>
			expect( sentNames() ).toEqual( [
				[ 'Weeknights', 'Mine' ],
				[ 'Weeknights', 'Theirs', 'Mine' ],
			] )
		);
		for ( const name of [ 'Theirs', 'Mine' ] ) {
			expect( screen.getByRole( 'button', { name } ) ).toBeTruthy();
		}
		expect( screen.queryByText( 'No.' ) ).toBeNull();
	} );

	it( 'stay as they were changed where nobody can be reached, and are sent again', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		const field = await screen.findByLabelText( 'New collection' );
		const reach = globalThis.fetch;
		globalThis.fetch = () => Promise.reject( new TypeError( 'offline' ) );
		await userEvent.type( field, 'Mine{Enter}' );
		await screen.findByText( 'That did not work. Please try again.' );
		expect( screen.getByRole( 'button', { name: 'Mine' } ) ).toBeTruthy();
		globalThis.fetch = reach;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () =>
			expect( sentNames() ).toEqual( [ [ 'Weeknights', 'Mine' ] ] )
		);
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );

	it( 'are as they are stored where the server does not take a change', async () => {
		answers[ 'larder_save_collections' ] = {
			success: false,
			status: 409,
			data: { code: 'same_name', message: 'There is one.' },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.type(
			await screen.findByLabelText( 'New collection' ),
			'Mine{Enter}'
		);
		expect( await screen.findByText( 'There is one.' ) ).toBeTruthy();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Mine' } )
			).toBeNull()
		);
	} );
} );
