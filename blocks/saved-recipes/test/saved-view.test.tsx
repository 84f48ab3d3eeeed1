import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedView } from '../components/saved-view';

const card = ( id: number, title: string ) => ( {
	recipe_id: id,
	title,
	permalink: `https://example.org/${ id }/`,
	thumbnail_id: 0,
	thumbnail_url: '',
	thumbnail: '',
	recipe_keys: [],
	total_time: '',
	total_minutes: 0,
	difficulty_level: '',
	recipe_calories: '',
	enable_pinit: false,
	likes_count: 0,
	badges: false,
	rating: { average: 0, count: 0, text: '' },
} );

const own = {
	logged_in: true,
	owner: '',
	recipes: [ card( 1, 'Soup' ), card( 2, 'Apple cake' ) ],
	printed: [],
	collections: [
		{ id: '1', name: 'Weeknights', note: 'Quick', recipes: [ 2 ] },
	],
	revision: 3,
	share: '',
};

type Answer = { status?: number; success: boolean; data: object };
let answers: Record< string, Answer > = {};
const sent: URLSearchParams[] = [];

const callsOf = ( action: string ) =>
	sent.filter( ( form ) => form.get( 'action' ) === action );

beforeEach( () => {
	sent.length = 0;
	answers = {
		larder_visitor: {
			success: true,
			data: {
				logged_in: true,
				name: 'Ana',
				nonce: 'n',
				liked: [],
				saved: [],
				recommended: [],
				rated: {},
				likes: {},
			},
		},
		larder_saved_recipes: { success: true, data: own },
		delicious_recipes_wishlist: {
			success: true,
			data: { wishlists: 1, message: '' },
		},
		larder_save_collections: { success: true, data: { revision: 4 } },
		larder_share_saved: { success: true, data: { share: '12-abc' } },
	};
	globalThis.fetch = ( _url, init ) => {
		const form =
			init?.body instanceof URLSearchParams
				? init.body
				: new URLSearchParams();
		sent.push( form );
		const { status = 200, ...body } = answers[
			form.get( 'action' ) ?? ''
		] ?? { success: false, data: {}, status: 400 };
		return Promise.resolve(
			new Response( JSON.stringify( body ), { status } )
		);
	};
} );

const titles = () =>
	screen
		.queryAllByRole( 'article' )
		.map(
			( article ) => within( article ).getByRole( 'link' ).textContent
		);

describe( 'saved recipes', () => {
	it( 'are shown, and found by their words', async () => {
		render( <SavedView level={ 2 } layout="default" /> );
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
		render( <SavedView level={ 2 } layout="default" /> );
		expect(
			await screen.findByRole( 'button', { name: 'Log in' } )
		).toBeTruthy();
	} );

	it( 'are taken off at once, and put back where they were by undo', async () => {
		answers[ 'delicious_recipes_wishlist' ] = {
			success: true,
			data: { wishlists: 1, message: '', since: 1790000000 },
		};
		render( <SavedView level={ 2 } layout="default" /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Take Soup off the list',
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
		render( <SavedView level={ 3 } layout="plain" /> );
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
			success: true,
			data: { ...own, printed: [ '<p>Template not found</p>' ] },
		};
		render( <SavedView level={ 2 } layout="gone" /> );
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
		render( <SavedView level={ 2 } layout="default" /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Take Soup off the list',
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
		render( <SavedView level={ 2 } layout="default" /> );
		for ( const title of [ 'Soup', 'Apple cake' ] ) {
			await userEvent.click(
				await screen.findByRole( 'button', {
					name: `Take ${ title } off the list`,
				} )
			);
		}
		expect( titles() ).toEqual( [] );
		refuse();
		expect( await screen.findByText( 'No.' ) ).toBeTruthy();
		expect( titles() ).toEqual( [ 'Soup' ] );
	} );

	it( 'are narrowed by a collection, which has a note and can be changed', async () => {
		render( <SavedView level={ 2 } layout="default" /> );
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
		render( <SavedView level={ 2 } layout="default" /> );
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
		render( <SavedView level={ 2 } layout="default" /> );
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

	it( 'show what is stored where another tab was first', async () => {
		answers[ 'larder_save_collections' ] = {
			success: false,
			status: 409,
			data: { code: 'stale_collections', message: 'Changed elsewhere.' },
		};
		render( <SavedView level={ 2 } layout="default" /> );
		await userEvent.type(
			await screen.findByLabelText( 'New collection' ),
			'Mine{Enter}'
		);
		expect( await screen.findByText( 'Changed elsewhere.' ) ).toBeTruthy();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Mine' } )
			).toBeNull()
		);
	} );

	it( 'of somebody else can only be read', async () => {
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: { ...own, owner: 'Ana' },
		};
		render( <SavedView level={ 2 } layout="default" /> );
		expect(
			await screen.findByText( 'Recipes that Ana has saved' )
		).toBeTruthy();
		expect( titles() ).toHaveLength( 2 );
		for ( const name of [ /Take/, /Delete/, /Share/, 'Add' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
	} );
} );

describe( 'saved recipes of a guest, where the site lets guests save on their device', () => {
	beforeEach( () => {
		localStorage.setItem( 'larder:saved', '[2,1]' );
		document.body.innerHTML = `<script type="application/json" id="larder-islands-manifest">${ JSON.stringify(
			{
				islands: {},
				scripts: {},
				ajax: '/ajax',
				settings: { savesOnDevice: true },
			}
		) }</script>`;
		answers[ 'larder_saved_recipes' ] = {
			success: true,
			data: { ...own, logged_in: false, collections: [] },
		};
	} );

	afterEach( () => localStorage.clear() );

	it( 'are those of the device, without what needs an account', async () => {
		render( <SavedView level={ 2 } layout="default" /> );
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
		render( <SavedView level={ 2 } layout="default" /> );
		await userEvent.click(
			await screen.findByRole( 'button', {
				name: 'Take Apple cake off the list',
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

	it( 'move into the account of who has logged in', async () => {
		answers[ 'larder_saved_recipes' ] = { success: true, data: own };
		render( <SavedView level={ 2 } layout="default" /> );
		await screen.findByText( 'Soup' );
		expect(
			callsOf( 'delicious_recipes_wishlist' ).map( ( form ) =>
				form.get( 'recipe_id' )
			)
		).toEqual( [ '1', '2' ] );
		expect( localStorage.getItem( 'larder:saved' ) ).toBeNull();
	} );
} );
