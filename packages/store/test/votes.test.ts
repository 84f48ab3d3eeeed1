import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetAll, open, pageKnows } from './opened-page';
import { guest, likes, refusal, serve } from './server';

beforeEach( forgetAll );

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
