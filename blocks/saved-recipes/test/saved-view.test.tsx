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

describe( 'saved recipes', () => {
	it( 'are shown and downloaded whole, though the server gives them in parts', async () => {
		answers[ 'larder_saved_recipes' ] = ( form ) => {
			const isLast = form.get( 'page' ) === '2';
			return {
				success: true,
				data: {
					...own,
					recipes: isLast ? [ card( 3, 'Bread' ) ] : own.recipes,
					has_more: ! isLast,
				},
			};
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Bread' );
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake', 'Bread' ] );
		const files: Array< Blob | MediaSource > = [];
		URL.createObjectURL = ( file ) => `#${ files.push( file ) }`;
		URL.revokeObjectURL = () => {};
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Download' } )
		);
		const reader = new FileReader();
		const [ file ] = files;
		if ( ! ( file instanceof Blob ) ) {
			throw new Error( 'There is no file.' );
		}
		reader.readAsText( file );
		await waitFor( () =>
			expect( reader.result ).toContain( 'https://example.org/3/' )
		);
		expect( reader.result ).toContain( 'https://example.org/1/' );
	} );

	it( 'leave in a format that is chosen, those of a collection with its name', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		const format = await screen.findByRole< HTMLSelectElement >(
			'combobox',
			{ name: 'Format' }
		);
		await userEvent.selectOptions( format, 'Cookbook' );
		const sent = () =>
			Object.fromEntries( new FormData( format.form ?? undefined ) );
		expect( format.form?.action ).toBe( 'https://example.org/' );
		expect( sent() ).toEqual( {
			larder_export: 'cookbook',
			larder_title: '',
			larder_recipes: '1,2',
		} );
		await userEvent.click(
			screen.getByRole( 'button', { name: /Weeknights/ } )
		);
		expect( sent() ).toEqual( {
			larder_export: 'cookbook',
			larder_title: 'Weeknights',
			larder_recipes: '2',
		} );
	} );

	it( 'say so when a file cannot hold all of them', async () => {
		render(
			<SavedView level={ 2 } layout="default" { ...site } most={ 1 } />
		);
		await userEvent.selectOptions(
			await screen.findByRole( 'combobox', { name: 'Format' } ),
			'Larder'
		);
		expect( screen.getByText( /A file holds 1 recipes/ ) ).toBeTruthy();
	} );

	it( 'are shown, and found by their words', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'Looking up your saved recipes…'
		);
		await screen.findByText( 'Soup' );
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake' ] );
		await userEvent.type(
			screen.getByRole( 'searchbox', { name: 'Search saved recipes' } ),
			'APPLE'
		);
		expect( titles() ).toEqual( [ 'Apple cake' ] );
		expect( screen.getByText( '1 recipe' ) ).toBeTruthy();
	} );

	it( 'ask a visitor who is not logged in to log in', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: { ...own, logged_in: false, recipes: [], collections: [] },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		expect(
			await screen.findByRole( 'button', { name: 'Log in' } )
		).toBeTruthy();
	} );

	it( 'are taken off at once, and put back where they were by undo', async () => {
		answers[ 'delicious_recipes_wishlist' ] = {
			success: true,
			data: { wishlists: 1, message: '', since: 1790000000 },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Save Soup',
			} )
		);
		expect( titles() ).toEqual( [ 'Apple cake' ] );
		const calls = () =>
			callsOf( 'delicious_recipes_wishlist' ).map( ( form ) => [
				form.get( 'add_remove' ),
				form.get( 'since' ),
			] );
		await waitFor( () =>
			expect( calls() ).toEqual( [ [ 'remove', null ] ] )
		);
		await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake' ] );
		await waitFor( () =>
			expect( calls() ).toEqual( [
				[ 'remove', null ],
				[ 'add', '1790000000' ],
			] )
		);
	} );

	it( 'are shown as the site prints them, and taken off by the control of a card', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: {
				...own,
				printed: own.recipes.map(
					( { title } ) =>
						`<article><a href="/">${ title }</a><button data-larder-vote="saved">Bookmark ${ title }</button></article>`
				),
			},
		};
		render( <SavedView level={ 3 } layout="plain" { ...site } /> );
		const control = await screen.findByRole( 'button', {
			name: 'Bookmark Soup',
		} );
		const form = callsOf( 'larder_saved_recipes' )[ 0 ];
		expect( form?.get( 'layout' ) ).toBe( 'plain' );
		expect( form?.get( 'level' ) ).toBe( '3' );
		expect( control.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		await userEvent.click( control );
		expect( titles() ).toEqual( [ 'Apple cake' ] );
		expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toBeTruthy();
	} );

	it( 'say once that their layout is missing', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: false,
			status: 400,
			data: { code: 'unknown_layout', message: 'Template not found' },
		};
		render( <SavedView level={ 2 } layout="gone" { ...site } /> );
		expect(
			await screen.findAllByText( 'Template not found' )
		).toHaveLength( 1 );
		expect( titles() ).toEqual( [] );
	} );

	it( 'come back when the server does not take one off', async () => {
		answers[ 'delicious_recipes_wishlist' ] = {
			success: false,
			status: 500,
			data: { code: 'broken', message: 'Not now.' },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Save Soup',
			} )
		);
		expect( await screen.findByText( 'Not now.' ) ).toBeTruthy();
		expect( titles() ).toEqual( [ 'Soup', 'Apple cake' ] );
	} );

	it( 'stay off where another one comes back, which the server did not take off', async () => {
		const serve = globalThis.fetch;
		let refuse = (): void => {};
		globalThis.fetch = ( url, init ) =>
			init?.body instanceof URLSearchParams &&
			init.body.get( 'recipe_id' ) === '1'
				? new Promise( ( resolve ) => {
						refuse = () =>
							resolve(
								new Response(
									JSON.stringify( {
										success: false,
										data: {
											code: 'broken',
											message: 'No.',
										},
									} ),
									{ status: 500 }
								)
							);
					} )
				: serve( url, init );
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		for ( const title of [ 'Soup', 'Apple cake' ] ) {
			await userEvent.click(
				await screen.findByRole( 'button', {
					name: `Save ${ title }`,
				} )
			);
		}
		expect( titles() ).toEqual( [] );
		refuse();
		expect( await screen.findByText( 'No.' ) ).toBeTruthy();
		expect( titles() ).toEqual( [ 'Soup' ] );
	} );

	it( 'keep the focus when they are shared and no longer shared', async () => {
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Share by a link' } )
		);
		const link = await screen.findByRole( 'textbox', {
			name: 'Link to this list',
		} );
		expect( link.matches( ':focus' ) ).toBe( true );
		answers[ 'larder_share_saved' ] = {
			success: true,
			data: { share: '' },
		};
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Stop sharing' } )
		);
		const share = await screen.findByRole( 'button', {
			name: 'Share by a link',
		} );
		expect( share.matches( ':focus' ) ).toBe( true );
	} );

	it( 'are asked for again after a failure, and take the focus of what was pressed', async () => {
		const list = answers[ 'larder_saved_recipes' ];
		answers[ 'larder_saved_recipes' ] = {
			success: false,
			status: 500,
			data: { code: 'broken', message: 'Not now.' },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		await screen.findByText( 'Not now.' );
		Object.assign( answers, { larder_saved_recipes: list } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		const soup = await screen.findByText( 'Soup' );
		expect( soup.ownerDocument.activeElement?.getAttribute( 'role' ) ).toBe(
			'status'
		);
	} );

	it( 'of somebody else can only be read', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: { ...own, owner: 'Ana' },
		};
		render( <SavedView level={ 2 } layout="default" { ...site } /> );
		expect(
			await screen.findByText( 'Recipes that Ana has saved' )
		).toBeTruthy();
		expect( titles() ).toHaveLength( 2 );
		for ( const name of [ /Take/, /Delete/, /Share/, 'Add' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
	} );
} );
