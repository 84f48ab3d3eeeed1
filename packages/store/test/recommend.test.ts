import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import recommendFixture from '../../contracts/fixtures/ajax/irecommendthis.json';
import { forgetAll, open } from './opened-page';
import { guest, refusal, serve } from './server';

beforeEach( forgetAll );

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
