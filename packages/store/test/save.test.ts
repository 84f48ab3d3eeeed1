import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import saveFixture from '../../contracts/fixtures/ajax/delicious_recipes_wishlist.json';
import { forgetAll, open, pageKnows, setSettings } from './opened-page';
import { actionsOf, guest, member, refusal, serve } from './server';

const SAVE = 'delicious_recipes_wishlist';

beforeEach( forgetAll );

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
			saves: saveFixture.reply.wishlists,
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

	it( 'shows what a guest saves on another page', async () => {
		setSettings( { savesOnDevice: true } );
		serve( { larder_visitor: () => ( { data: guest } ) } );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7, 8 ] );
		localStorage.setItem( 'larder:saved', '[8]' );
		void actions.followDevice();
		expect( selectors.isMarked( 'save', 7 ) ).toBe( false );
		expect( selectors.isMarked( 'save', 8 ) ).toBe( true );
	} );

	it( "leaves a member's marks alone when a device's list changes", async () => {
		serve( {
			larder_visitor: () => ( { data: { ...member, saved: [ 7 ] } } ),
		} );
		const { actions, selectors } = await open();
		await actions.openVotes( [ 7 ] );
		void actions.followDevice();
		expect( selectors.isMarked( 'save', 7 ) ).toBe( true );
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
