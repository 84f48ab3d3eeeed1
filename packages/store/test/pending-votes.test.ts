import { beforeEach, describe, expect, it } from '@jest/globals';
import likeFixture from '../../contracts/fixtures/ajax/recipe_likes.json';
import saveFixture from '../../contracts/fixtures/ajax/delicious_recipes_wishlist.json';
import { pageData } from '@larder/islands/testing';
import { forgetAll, open } from './opened-page';
import { actionsOf, guest, member, refusal, serve } from './server';

const SAVE = 'delicious_recipes_wishlist';

/** A server that is never heard of before the page ends. */
const never = () => new Promise< never >( () => {} );

/** Presses on a page whose server does not answer while anybody is there. */
async function pressAndLeave(
	press: ( page: Awaited< ReturnType< typeof open > > ) => unknown
): Promise< void > {
	serve( { larder_visitor: never } );
	void press( await open() );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
}

/** Opens the next page, whose server answers, and lets it settle. */
async function next( visitor = member ) {
	const calls = serve( {
		larder_visitor: () => ( { data: visitor } ),
		recipe_likes: () => ( { data: likeFixture.reply } ),
		[ SAVE ]: () => ( { data: saveFixture.reply } ),
		irecommendthis: () => ( { data: '<p></p>', isHtml: true } ),
	} );
	const page = await open();
	void page.actions.sendPendingVotes();
	await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	return { ...page, calls };
}

beforeEach( forgetAll );

describe( 'a vote whose page ends before the server has answered', () => {
	it( 'is given on the next page, once', async () => {
		await pressAndLeave( ( { actions } ) => actions.toggleSaved( 7 ) );
		await pressAndLeave( ( { actions } ) => actions.toggleLike( 8 ) );
		const { calls, selectors } = await next();
		expect( actionsOf( calls ) ).toContain( SAVE );
		expect( actionsOf( calls ) ).toContain( 'recipe_likes' );
		expect(
			calls.find( ( { action } ) => action === SAVE )?.fields
		).toMatchObject( { add_remove: 'add', recipe_id: '7' } );
		expect( selectors.isMarked( 'save', 7 ) ).toBe( true );
		expect( selectors.isMarked( 'like', 8 ) ).toBe( true );
		expect( actionsOf( ( await next() ).calls ) ).toEqual( [] );
	} );

	it( 'is taken back where that was what its visitor wanted last', async () => {
		await pressAndLeave( async ( { actions } ) => {
			await actions.toggleRecommended( 7, '', true );
		} );
		await pressAndLeave( ( { actions } ) =>
			actions.toggleRecommended( 7, '', false )
		);
		const { calls } = await next( guest );
		expect(
			calls
				.filter( ( { action } ) => action === 'irecommendthis' )
				.map( ( { fields } ) => fields[ 'unrecommend' ] )
		).toEqual( [ 'true' ] );
	} );

	it( 'is not given by somebody else, nor hours later', async () => {
		for ( const change of [ { who: 'another' }, { time: 0 } ] ) {
			await pressAndLeave( ( { actions } ) => actions.toggleSaved( 7 ) );
			const kept: unknown = JSON.parse(
				sessionStorage.getItem( 'larder:pending-votes' ) ?? ''
			);
			sessionStorage.setItem(
				'larder:pending-votes',
				JSON.stringify( [
					{
						...Object( Reflect.get( Object( kept ), 0 ) ),
						...change,
					},
				] )
			);
			expect( actionsOf( ( await next() ).calls ) ).toEqual( [] );
		}
		await pressAndLeave( ( { actions } ) => actions.toggleSaved( 7 ) );
		document.body.innerHTML = pageData( { ajax: '/ajax', who: 'Ana' } );
		expect( actionsOf( ( await next() ).calls ) ).toEqual( [] );
	} );

	it.each( [ 'no JSON', '7', '[7,null,{}]', '[{"kind":"buy","id":7}]' ] )(
		'is nothing where the storage holds %s',
		async ( damaged ) => {
			sessionStorage.setItem( 'larder:pending-votes', damaged );
			expect( actionsOf( ( await next() ).calls ) ).toEqual( [] );
		}
	);
} );

describe( 'a vote that the server has answered', () => {
	it.each( [
		[ 'taken', () => ( { data: saveFixture.reply } ) ],
		[ 'refused', () => refusal( 'no_recipe', 404 ) ],
	] )( 'is %s for good', async ( _, reply ) => {
		serve( {
			larder_visitor: () => ( { data: member } ),
			[ SAVE ]: reply,
		} );
		const { actions } = await open();
		await actions.toggleSaved( 7 );
		expect( sessionStorage ).toHaveLength( 0 );
	} );
} );
