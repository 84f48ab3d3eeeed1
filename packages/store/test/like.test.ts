import { beforeEach, describe, expect, it } from '@jest/globals';
import likeFixture from '../../contracts/fixtures/ajax/recipe_likes.json';
import { forgetAll, open } from './opened-page';
import { actionsOf, guest, likes, member, refusal, serve } from './server';

const IDENTIFIER = 'delicious_recipes_user_identifier_for_recipe_likes';
const CHECK = 'delicious_recipes_check_like_for_logged_out_users';

/** So many recipes one call may name. */
const MAX_POSTS = 500;

beforeEach( forgetAll );

describe( 'a like', () => {
	it( 'shows at once with its count, and then what the server counted', async () => {
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			recipe_likes: () => ( { data: likeFixture.reply } ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		const pressed = actions.toggleLike( 7 );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.isBusy( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 11 );
		await expect( pressed ).resolves.toMatchObject( { status: 'done' } );
		expect( selectors.isBusy( 'like', 7 ) ).toBe( false );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 12 );
		expect( calls.at( -1 )?.fields ).toMatchObject( {
			add_remove: 'add',
			id: '7',
			unique_user_id: localStorage.getItem( IDENTIFIER ) ?? '',
		} );
		expect( localStorage.getItem( IDENTIFIER ) ).toMatch(
			/^dr_user_identifier_[a-z0-9]{10,}$/
		);
	} );

	it( 'is taken back when the call fails', async () => {
		serve( {
			larder_visitor: () => ( { data: guest } ),
			recipe_likes: () => refusal( 'too_many', 429, 'Please wait.' ),
		} );
		const { actions, selectors } = await open();
		await expect( actions.toggleLike( 7 ) ).resolves.toMatchObject( {
			status: 'failed',
			error: { message: 'Please wait.' },
		} );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( false );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 10 );
	} );

	it( 'is counted once by a double tap', async () => {
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			recipe_likes: () => ( { data: likes( 1 ) } ),
		} );
		const { actions, selectors } = await open();
		await Promise.all( [
			actions.toggleLike( 7 ),
			actions.toggleLike( 7 ),
		] );
		expect( actionsOf( calls ) ).toEqual( [
			'larder_visitor',
			'recipe_likes',
		] );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
	} );

	it( 'is sent once more when the connection breaks: twice is once', async () => {
		let isBroken = true;
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			recipe_likes: () => {
				if ( isBroken ) {
					isBroken = false;
					throw new TypeError( 'offline' );
				}
				return { data: likes( 5 ) };
			},
		} );
		const { actions, selectors } = await open();
		await actions.toggleLike( 7 );
		expect( actionsOf( calls ).slice( 1 ) ).toEqual( [
			'recipe_likes',
			'recipe_likes',
		] );
		expect( selectors.getLikes( 7 ) ).toBe( 5 );
	} );

	it( 'of a known browser is checked first, and one that may not like shows as liked, with the count of today', async () => {
		localStorage.setItem( IDENTIFIER, 'dr_user_identifier_abc' );
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			[ CHECK ]: () => ( { data: { can_like: false } } ),
			recipe_get_likes: () => ( {
				data: { recipes: { 7: likes( 12 ) } },
			} ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		await actions.toggleLike( 7 );
		expect( calls.at( -2 ) ).toMatchObject( {
			action: CHECK,
			fields: { id: '7', unique_user_id: 'dr_user_identifier_abc' },
		} );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 12 );
	} );

	it( 'of a known browser that may not like keeps the printed count where nobody says another', async () => {
		localStorage.setItem( IDENTIFIER, 'dr_user_identifier_abc' );
		serve( {
			larder_visitor: () => ( { data: guest } ),
			[ CHECK ]: () => ( { data: { can_like: false } } ),
			recipe_get_likes: () => refusal( 'too_many', 429 ),
		} );
		const { actions, selectors } = await open();
		await actions.toggleLike( 7 );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 10 );
	} );

	it( 'that was counted and whose answers were lost is on with its count when it is pressed again', async () => {
		const counted = new Set< string >();
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			recipe_likes: ( { unique_user_id: name = '' } ) => {
				counted.add( name );
				throw new TypeError( 'offline' );
			},
			[ CHECK ]: ( { unique_user_id: name = '' } ) => ( {
				data: { can_like: ! counted.has( name ) },
			} ),
			recipe_get_likes: () => ( {
				data: { recipes: { 7: likes( 10 + counted.size ) } },
			} ),
		} );
		const { actions, selectors } = await open();
		await actions.toggleLike( 7 );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( false );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 10 );
		await actions.toggleLike( 7 );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 11 );
		expect( actionsOf( calls ) ).toEqual( [
			'larder_visitor',
			'recipe_likes',
			'recipe_likes',
			CHECK,
			'recipe_get_likes',
		] );
	} );

	it( 'of a known browser that may like is sent after the check', async () => {
		localStorage.setItem( IDENTIFIER, 'dr_user_identifier_abc' );
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			[ CHECK ]: () => ( { data: { can_like: true } } ),
			recipe_likes: () => ( { data: likes( 4 ) } ),
		} );
		const { actions } = await open();
		await actions.toggleLike( 7 );
		expect( actionsOf( calls ) ).toEqual( [
			'larder_visitor',
			CHECK,
			'recipe_likes',
		] );
	} );

	it( 'of a member carries the nonce, which is renewed once when it is stale', async () => {
		let nonce = 'aaaaaaaaaa';
		const calls = serve( {
			larder_visitor: () => ( { data: { ...member, nonce } } ),
			recipe_likes: ( fields ) =>
				fields[ 'nonce' ] === 'bbbbbbbbbb'
					? { data: likes( 4 ) }
					: refusal( 'stale_nonce', 403 ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		nonce = 'bbbbbbbbbb';
		await actions.toggleLike( 7 );
		expect( actionsOf( calls ) ).toEqual( [
			'larder_visitor',
			'recipe_likes',
			'larder_visitor',
			'recipe_likes',
		] );
		expect( selectors.getLikes( 7 ) ).toBe( 4 );
	} );

	it( 'whose renewed nonce is refused, too, gives up', async () => {
		const calls = serve( {
			larder_visitor: () => ( { data: member } ),
			recipe_likes: () => refusal( 'stale_nonce', 403 ),
		} );
		const { actions } = await open();
		await expect( actions.toggleLike( 7 ) ).resolves.toMatchObject( {
			status: 'failed',
		} );
		expect(
			actionsOf( calls ).filter( ( name ) => name === 'recipe_likes' )
		).toHaveLength( 2 );
	} );

	it( 'shows the counts of today when the page comes back', async () => {
		serve( {
			larder_visitor: () => ( {
				data: { ...guest, likes: { 7: likes( 2 ) } },
			} ),
			recipe_get_likes: () => ( {
				data: { recipes: { 7: likes( 40 ) } },
			} ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		await actions.refreshLikes( selectors.getLikedPosts() );
		expect( selectors.getLikes( 7 ) ).toBe( 40 );
	} );

	it( 'shows the counts of today of more recipes than one call may name', async () => {
		const calls = serve( {
			recipe_get_likes: ( fields ) => ( {
				data: {
					recipes: Object.fromEntries(
						Object.entries( fields )
							.filter( ( [ name ] ) => name.startsWith( 'ids' ) )
							.map( ( [ , id ] ) => [ id, likes( 3 ) ] )
					),
				},
			} ),
		} );
		const { actions, selectors } = await open();
		await actions.refreshLikes(
			Array.from( { length: MAX_POSTS + 1 }, ( _, at ) => at + 1 )
		);
		expect( actionsOf( calls ) ).toHaveLength( 2 );
		expect( selectors.getLikes( MAX_POSTS + 1 ) ).toBe( 3 );
	} );
} );
