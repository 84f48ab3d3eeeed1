import { beforeEach, expect, it } from '@jest/globals';
import fixture from '../../contracts/fixtures/ajax/larder_rate.json';
import { forgetAll, open } from './opened-page';
import { guest, refusal, serve } from './server';

beforeEach( forgetAll );

it( 'knows what the visitor gave before', async () => {
	serve( {
		larder_visitor: () => ( { data: { ...guest, rated: { 7: 3 } } } ),
	} );
	const { actions, selectors } = await open();
	await actions.openVotes( [ 7, 8 ] );
	expect( selectors.getRating( 7 ) ).toBe( 3 );
	expect( selectors.getRating( 8 ) ).toBe( 0 );
	expect( selectors.getRatingSummary( 7 ) ).toBeUndefined();
} );

it( 'sends stars with the name of the browser, and takes over what they come to', async () => {
	const calls = serve( {
		larder_visitor: () => ( { data: guest } ),
		larder_rate: () => ( { data: fixture.reply } ),
	} );
	const { actions, selectors } = await open();
	await actions.rateRecipe( 7, 4 );
	const sent = calls.find( ( { action } ) => action === 'larder_rate' );
	expect( sent?.fields ).toMatchObject( { recipe_id: '7', rating: '4' } );
	expect( sent?.fields[ 'unique_user_id' ] ).toMatch(
		/^dr_user_identifier_/
	);
	expect( selectors.getRating( 7 ) ).toBe( 4 );
	expect( selectors.getRatingSummary( 7 ) ).toEqual( fixture.reply.summary );
} );

it( 'sends one after the other, so that the newest stars count', async () => {
	const order: string[] = [];
	serve( {
		larder_visitor: () => ( { data: guest } ),
		larder_rate: async ( { rating = '' } ) => {
			order.push( `${ rating } asked` );
			await Promise.resolve();
			order.push( `${ rating } answered` );
			return { data: { ...fixture.reply, rating: Number( rating ) } };
		},
	} );
	const { actions, selectors } = await open();
	await Promise.all( [
		actions.rateRecipe( 7, 5 ),
		actions.rateRecipe( 7, 2 ),
	] );
	expect( order ).toEqual( [
		'5 asked',
		'5 answered',
		'2 asked',
		'2 answered',
	] );
	expect( selectors.getRating( 7 ) ).toBe( 2 );
} );

it( 'leaves everything as it was when the server refuses', async () => {
	serve( {
		larder_visitor: () => ( { data: guest } ),
		larder_rate: () =>
			refusal( 'ratings_closed', 403, 'By comments only.' ),
	} );
	const { actions, selectors } = await open();
	expect( await actions.rateRecipe( 7, 4 ) ).toMatchObject( {
		status: 'failed',
		error: { message: 'By comments only.' },
	} );
	expect( selectors.getRating( 7 ) ).toBe( 0 );
} );
