import type { Page } from '@playwright/test';
import { alertOf, chip, publish, titles } from './pages/recipe-search';
import { watchShifts } from './support/layout-shifts';
import { expect, expectAccessible, test } from './support/test';

/**
 * Delays the site's replies to searches.
 *
 * @return Lets the answers go: as they are, or as failures.
 */
async function hold(
	page: Page
): Promise< ( how: 'answer' | 'failure' ) => void > {
	let letGo: ( how: 'answer' | 'failure' ) => void = () => undefined;
	const held = new Promise< 'answer' | 'failure' >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( '**/admin-ajax.php', async ( route ) => {
		await ( ( await held ) === 'answer'
			? route.continue()
			: route.fulfill( { status: 500, body: '' } ) );
	} );
	return letGo;
}

/**
 * Measures the cards, each with its picture and its words.
 *
 * @return Left, top, width and height of each.
 */
function places( page: Page ): Promise< number[][] > {
	return page
		.locator( '.larder-card, .larder-card__picture, .larder-card__title' )
		.evaluateAll( ( elements ) =>
			elements.map( ( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [ x, y, width, height ];
			} )
		);
}

test.describe( 'a search that takes long', () => {
	test( 'gives each card’s place to plain shapes of its size, and says once that it searches', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		// With one choice there is a line of them already, which a second one joins.
		await page.goto( `${ url }&difficulty_level=beginner` );
		const results = page.locator( '[aria-busy]' );
		const link = page.getByRole( 'link', { name: /^Apple/ } );
		const before = await places( page );
		const moved = await watchShifts( page );
		const letGo = await hold( page );
		await chip( page, 'Advanced' ).check();
		await expect( results ).toHaveAttribute( 'aria-busy', 'true' );
		await expect(
			page.getByRole( 'status' ).filter( { hasText: 'Searching…' } )
		).toHaveCount( 1 );
		await expect( link ).toBeHidden();
		expect( await places( page ) ).toEqual( before );
		expect( await moved() ).toEqual( [] );
		await expectAccessible( page, '.wp-block-larder-recipe-search' );
		letGo( 'answer' );
		await expect( link ).toBeVisible();
		await expect( titles( page ) ).toHaveCount( 2 );
		await expect( page.getByText( '3 recipes' ) ).toBeVisible();
		await expect( results ).toHaveAttribute( 'aria-busy', 'false' );
	} );

	test( 'and fails gives the last good results back', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /500/ );
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		const letGo = await hold( page );
		await chip( page, 'Advanced' ).check();
		const link = page.getByRole( 'link', { name: /^Apple/ } );
		await expect( link ).toBeHidden();
		letGo( 'failure' );
		await expect( link ).toBeVisible();
		await expect( page.getByText( '3 recipes' ) ).toBeVisible();
		await expect( alertOf( page ) ).toContainText(
			'The results could not be loaded.'
		);
	} );
} );
