import { chip, publish } from './pages/recipe-search';
import { switchMuPlugin } from './support/site-php';
import { expect, test } from './support/test';

test.describe( 'cards in a layout that a plugin has registered', () => {
	test.beforeAll( () => switchMuPlugin( 'larder-card-layout', 'on' ) );

	test.afterAll( () => switchMuPlugin( 'larder-card-layout', 'off' ) );

	test( 'stand in the search and in the archive, before and after a choice', async ( {
		page,
		makeRecipe,
		baseURL,
	} ) => {
		const { url, shared } = await publish( makeRecipe, {
			layout: 'one-line',
			level: 4,
		} );
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'The latest',
			content:
				'<!-- wp:larder/recipe-archive {"layout":"one-line","count":3} /-->',
		} );
		await page.context().addCookies( [
			{
				name: 'larder_card_layout',
				value: '1',
				url: baseURL ?? link,
			},
		] );
		const lines = page.locator( 'h4.one-line' );
		await page.goto( url );
		await expect( lines ).toHaveText( [
			`Apple ${ shared } takes 20 min`,
			`Bread ${ shared } takes 1 h 30 min`,
		] );
		await chip( page, 'Advanced 1' ).check();
		await expect( lines ).toHaveText( [
			`Cake ${ shared } takes 1 h 30 min`,
		] );
		await page.getByRole( 'link', { name: 'Clear filters' } ).click();
		await expect( lines ).toHaveCount( 2 );

		await page.goto( link );
		const slides = page.locator(
			'.wp-block-larder-recipe-archive .one-line'
		);
		await expect( slides ).toHaveCount( 3 );
		// The first press loads the view, which takes the cards as they are.
		await slides.first().hover();
		await expect(
			page.locator( '.wp-block-larder-recipe-archive .larder-card' )
		).toHaveCount( 0 );
		await expect( slides.first() ).toContainText( 'takes' );
	} );
} );
