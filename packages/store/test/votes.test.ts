import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageVisitor } from '@larder/ajax';
import recommendFixture from '../../contracts/fixtures/ajax/irecommendthis.json';
import likeFixture from '../../contracts/fixtures/ajax/recipe_likes.json';
import saveFixture from '../../contracts/fixtures/ajax/delicious_recipes_wishlist.json';
import { guest, member, refusal, serve, type Call } from './server';

const IDENTIFIER = 'delicious_recipes_user_identifier_for_recipe_likes';
const CHECK = 'delicious_recipes_check_like_for_logged_out_users';
const SAVE = 'delicious_recipes_wishlist';

const likes = ( count: number ) => ( {
	likes_count: count,
	likes: `${ count } likes`,
	short: `${ count }`,
} );

const actionsOf = ( calls: Call[] ) => calls.map( ( { action } ) => action );

/** Opens a page: everything that scripts keep in memory is new. */
async function open() {
	jest.resetModules();
	const { createRegistry } = await import( '@wordpress/data' );
	const { store, takeWish } = await import( '../src' );
	const registry = createRegistry();
	registry.register( store );
	return {
		actions: registry.dispatch( store ),
		selectors: registry.select( store ),
		takeWish,
	};
}

/** Lets the page's own script have been answered before any view is there. */
function pageKnows( ids: number[], answer: PageVisitor[ 'answer' ] ): void {
	window.larder = { visitor: { ids, answer, ask: async () => answer } };
}

/** Puts the site's settings into the page. */
function setSettings( settings: object ): void {
	document.body.innerHTML = `<script type="application/json" id="larder-islands-manifest">${ JSON.stringify(
		{ islands: {}, scripts: {}, ajax: '/ajax', settings }
	) }</script>`;
}

beforeEach( () => {
	localStorage.clear();
	sessionStorage.clear();
	delete window.larder;
	setSettings( {} );
} );

describe( 'what the visitor has marked', () => {
	it( 'is one request for all posts that views show together', async () => {
		const calls = serve( {
			larder_visitor: () => ( {
				data: { ...guest, liked: [ 8 ], likes: { 8: likes( 30 ) } },
			} ),
		} );
		const { actions, selectors } = await open();
		await Promise.all( [
			actions.openVotes( [ 7 ] ),
			actions.openVotes( [ 8 ] ),
			actions.openVotes( [ 7, 9 ] ),
		] );
		expect( calls ).toHaveLength( 1 );
		expect( selectors.isMarked( 'like', 8 ) ).toBe( true );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( false );
		expect( selectors.getLikes( 8, 2 ) ).toBe( 30 );
		expect( selectors.getLikes( 7, 2 ) ).toBe( 2 );
		await actions.openVotes( [ 7, 8 ] );
		expect( calls ).toHaveLength( 1 );
	} );

	it( "is taken from the page's own script at once, and nobody asks again", async () => {
		const calls = serve( {} );
		pageKnows( [ 7 ], { ...guest, liked: [ 7 ] } );
		const { actions, selectors } = await open();
		void actions.openVotes( [ 7 ] );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( calls ).toEqual( [] );
	} );

	it( 'is asked for again when nobody answered', async () => {
		let isDown = true;
		const calls = serve( {
			larder_visitor: () => {
				if ( isDown ) {
					return refusal( 'too_many', 429 );
				}
				return { data: { ...guest, liked: [ 7 ] } };
			},
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		expect( selectors.getVisitor() ).toBeUndefined();
		isDown = false;
		await actions.openVotes( [ 7 ] );
		expect( calls ).toHaveLength( 2 );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
	} );

	it( 'does not undo what was pressed before the answer came', async () => {
		let answer: ( reply: { data: unknown } ) => void = () => {};
		serve( {
			larder_visitor: () =>
				new Promise( ( resolve ) => ( answer = resolve ) ),
			recipe_likes: () => ( { data: likes( 3 ) } ),
		} );
		const { actions, selectors } = await open();
		const pressed = actions.toggleLike( 7 );
		await Promise.resolve();
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		answer( { data: { ...guest, likes: { 7: likes( 2 ) } } } );
		await pressed;
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7 ) ).toBe( 3 );
	} );
} );

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

	it( 'of a known browser is checked first, and one that may not like shows as liked', async () => {
		localStorage.setItem( IDENTIFIER, 'dr_user_identifier_abc' );
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			[ CHECK ]: () => ( { data: { can_like: false } } ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		await actions.toggleLike( 7 );
		expect( calls.at( -1 ) ).toMatchObject( {
			action: CHECK,
			fields: { id: '7', unique_user_id: 'dr_user_identifier_abc' },
		} );
		expect( selectors.isMarked( 'like', 7 ) ).toBe( true );
		expect( selectors.getLikes( 7, 10 ) ).toBe( 10 );
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

	it( 'is noted as a call with its arguments, and a login is not: its key would hold the password', async () => {
		serve( {
			recipe_get_likes: () => refusal( 'too_many', 429 ),
			delicious_recipes_process_login: () => refusal( 'no', 403 ),
		} );
		const { actions, selectors } = await open();
		await actions.refreshLikes( [ 7 ] );
		expect(
			selectors.getRequestStatus( 'recipe_get_likes', { ids: [ 7 ] } )
		).toMatchObject( { status: 'error', error: { code: 'too_many' } } );
		const fields = { username: 'ana', password: 'secret' };
		await actions.logIn( fields );
		expect(
			selectors.getRequestStatus( 'delicious_recipes_process_login', {
				...fields,
				calling_action: 'delicious_recipes_modal_login',
			} )
		).toEqual( { status: 'idle' } );
	} );
} );

describe( 'saving a recipe', () => {
	it( "is told to the member's account, with the words of the server", async () => {
		const calls = serve( {
			larder_visitor: () => ( { data: member } ),
			[ SAVE ]: () => ( { data: saveFixture.reply } ),
		} );
		const { actions, selectors } = await open();
		await expect( actions.toggleSaved( 7 ) ).resolves.toEqual( {
			status: 'done',
			isOn: true,
			message: saveFixture.reply.message,
		} );
		expect( calls.at( -1 )?.fields ).toMatchObject( {
			add_remove: 'add',
			recipe_id: '7',
			nonce: member.nonce,
		} );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( true );
	} );

	it( 'asks a guest to log in, and sends nothing', async () => {
		pageKnows( [ 7 ], guest );
		const calls = serve( {} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		await expect( actions.toggleSaved( 7 ) ).resolves.toEqual( {
			status: 'login',
		} );
		expect( calls ).toEqual( [] );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( false );
		expect( selectors.isBusy( 'save', 7 ) ).toBe( false );
	} );

	it( 'asks to log in when the server finds that the session has ended', async () => {
		serve( {
			larder_visitor: () => ( { data: member } ),
			[ SAVE ]: () => refusal( 'login_required', 401 ),
		} );
		const { actions, selectors } = await open();
		await expect( actions.toggleSaved( 7 ) ).resolves.toEqual( {
			status: 'login',
		} );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( false );
	} );

	it( 'is taken back when the call fails', async () => {
		serve( { larder_visitor: () => ( { data: member } ) } );
		const { actions, selectors } = await open();
		await expect( actions.toggleSaved( 7 ) ).resolves.toMatchObject( {
			status: 'failed',
			error: { code: 'network' },
		} );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( false );
	} );

	it( 'keeps it on the device where the site lets guests, and shows it next time', async () => {
		setSettings( { savesOnDevice: true } );
		serve( { larder_visitor: () => ( { data: guest } ) } );
		const first = await open();
		await first.actions.toggleSaved( 7 );
		expect( first.selectors.isMarked( 'save', 7 ) ).toBe( true );
		const next = await open();
		await next.actions.openVotes( [ 7, 8 ] );
		expect( next.selectors.isMarked( 'save', 7 ) ).toBe( true );
		expect( next.selectors.isMarked( 'save', 8 ) ).toBe( false );
		await next.actions.toggleSaved( 7 );
		expect( localStorage.getItem( 'larder:saved' ) ).toBeNull();
	} );

	it( 'is saved for as long as the page is open where storage is full', async () => {
		localStorage.setItem( 'larder:saved', '[ 8 ]' );
		setSettings( { savesOnDevice: true } );
		serve( { larder_visitor: () => ( { data: guest } ) } );
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'full', 'QuotaExceededError' );
			} );
		const { actions, selectors } = await open();
		const { readDevice } = await import( '../src/votes/device' );
		await actions.toggleSaved( 7 );
		await actions.toggleSaved( 9 );
		expect( readDevice() ).toEqual( [ 9, 7, 8 ] );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( true );
		full.mockRestore();
		await actions.toggleSaved( 9 );
		expect( readDevice() ).toEqual( [ 7, 8 ] );
		expect( localStorage.getItem( 'larder:saved' ) ).toBe( '[7,8]' );
	} );

	it( "moves the device's list into the account after the login, but not what is refused", async () => {
		localStorage.setItem( 'larder:saved', '[ 9, 8, 7 ]' );
		const calls = serve( {
			larder_visitor: () => ( { data: member } ),
			[ SAVE ]: ( { recipe_id: id } ) => {
				if ( id === '8' ) {
					return refusal( 'too_many', 429 );
				}
				return id === '9'
					? refusal( 'unknown_recipe', 404 )
					: { data: saveFixture.reply };
			},
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		await expect( actions.moveDeviceList() ).resolves.toEqual( {
			moved: 1,
			failed: 1,
		} );
		expect(
			calls
				.filter( ( { action } ) => action === SAVE )
				.map( ( { fields } ) => fields[ 'recipe_id' ] )
		).toEqual( [ '7', '8', '9' ] );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( true );
		expect( localStorage.getItem( 'larder:saved' ) ).toBe( '[8]' );
	} );

	it( "leaves the device's list alone while nobody is logged in", async () => {
		localStorage.setItem( 'larder:saved', '[ 7 ]' );
		const calls = serve( { larder_visitor: () => ( { data: guest } ) } );
		const { actions } = await open();
		await actions.openVotes( [ 7 ] );
		await actions.moveDeviceList();
		expect( actionsOf( calls ) ).toEqual( [ 'larder_visitor' ] );
	} );

	it.each( [ '{', '"7"', '[ "a", -1, 7.5, null, {} ]' ] )(
		'survives a damaged list: %s',
		async ( stored ) => {
			localStorage.setItem( 'larder:saved', stored );
			setSettings( { savesOnDevice: true } );
			serve( { larder_visitor: () => ( { data: guest } ) } );
			const { actions } = await open();
			await actions.toggleSaved( 7 );
			expect( localStorage.getItem( 'larder:saved' ) ).toBe( '[7]' );
		}
	);

	it( 'gives what was asked for before the login once', async () => {
		sessionStorage.setItem(
			'larder:after-login',
			JSON.stringify( { action: 'save', recipeId: 7 } )
		);
		const { takeWish } = await open();
		expect( takeWish() ).toBe( 7 );
		expect( takeWish() ).toBeUndefined();
	} );

	it( 'leaves what others asked for before the login', async () => {
		const wish = JSON.stringify( { action: 'rate', recipeId: 7 } );
		sessionStorage.setItem( 'larder:after-login', wish );
		const { takeWish } = await open();
		expect( takeWish() ).toBeUndefined();
		expect( sessionStorage.getItem( 'larder:after-login' ) ).toBe( wish );
	} );
} );

describe( 'a recommendation', () => {
	it( 'is answered in HTML, of which the words are taken, and stays marked for a moment', async () => {
		jest.useFakeTimers( { advanceTimers: true } );
		const calls = serve( {
			larder_visitor: () => ( { data: guest } ),
			irecommendthis: () => ( {
				data: recommendFixture.reply,
				isHtml: true,
			} ),
		} );
		const { actions, selectors } = await open();
		await actions.toggleRecommended( 7, 'people' );
		expect( calls.at( -1 )?.fields ).toMatchObject( {
			recommend_id: '7',
			unrecommend: 'false',
			suffix: 'people',
		} );
		expect( selectors.getRecommendations( 7 ) ).toEqual( {
			count: '12',
			suffix: 'people recommend this',
		} );
		expect( selectors.isMarked( 'recommend', 7 ) ).toBe( true );
		expect( selectors.isBusy( 'recommend', 7 ) ).toBe( true );
		await expect( actions.toggleRecommended( 7 ) ).resolves.toEqual( {
			status: 'ignored',
		} );
		jest.advanceTimersByTime( 250 );
		expect( selectors.isBusy( 'recommend', 7 ) ).toBe( false );
		jest.useRealTimers();
	} );

	it( 'that fails is logged, and the mark goes', async () => {
		const log = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		serve( {
			larder_visitor: () => ( { data: guest } ),
			irecommendthis: () => refusal( 'unknown_post', 404, 'No post.' ),
		} );
		const { actions, selectors } = await open();
		await actions.toggleRecommended( 7 );
		expect( selectors.isMarked( 'recommend', 7 ) ).toBe( false );
		expect( selectors.isBusy( 'recommend', 7 ) ).toBe( false );
		expect( log ).toHaveBeenCalledTimes( 1 );
		expect( log.mock.calls[ 0 ] ).toContainEqual(
			expect.objectContaining( { message: 'No post.' } )
		);
		log.mockRestore();
	} );
} );

describe( 'a message', () => {
	it( 'takes the place of the one before', async () => {
		const { actions, selectors } = await open();
		void actions.showToast( 'Saved' );
		void actions.showToast( 'Removed', () => {} );
		expect( selectors.getToast()?.text ).toBe( 'Removed' );
		void actions.showToast( '' );
		expect( selectors.getToast()?.text ).toBe( 'Removed' );
		void actions.hideToast();
		expect( selectors.getToast() ).toBeNull();
	} );
} );
