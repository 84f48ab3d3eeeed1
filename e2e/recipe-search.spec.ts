import type { Page } from '@playwright/test';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

type Make = ( fields: {
	type?: string;
	title: string;
	content: string;
} ) => Promise< { id: number; link: string } >;

/** A word that only the recipes of one test have. */
const word = (): string => `w${ Math.random().toString( 36 ).slice( 2, 10 ) }`;

/**
 * Publishes three recipes and a page that finds them, two at a time.
 *
 * @param make Publishes.
 * @return Address of the page, and the word that the recipes share.
 */
async function publish(
	make: Make
): Promise< { address: string; shared: string } > {
	const shared = word();
	const recipes = [
		[ 'Apple', 'beginner', 20 ],
		[ 'Bread', 'beginner', 90 ],
		[ 'Cake', 'advanced', 90 ],
	] as const;
	for ( const [ name, difficulty, cookTime ] of recipes ) {
		await make( {
			title: `${ name } ${ shared }`,
			content: recipeContent( { cookTime, difficulty }, { details: {} } ),
		} );
	}
	const { link } = await make( {
		type: 'pages',
		title: 'Find a recipe',
		content: `<!-- wp:larder/recipe-search ${ JSON.stringify( {
			perPage: 2,
			filters: [
				{ id: 'difficulty_level', control: 'chips' },
				{ id: 'simple_factor' },
				{ id: 'total_time' },
			],
		} ) } /-->`,
	} );
	return {
		address: `${ link }?keyword=${ shared }&sorting=title_asc`,
		shared,
	};
}

const titles = ( page: Page ) =>
	page.locator( '.wp-block-larder-recipe-search .larder-card__title' );

const chip = ( page: Page, name: string ) =>
	page.getByRole( 'checkbox', { name } );

test.describe( 'the search', () => {
	test( 'shows what a shared address asks for, before any script has run', async ( {
		page,
		makeRecipe,
	} ) => {
		const { address } = await publish( makeRecipe );
		await page.goto( `${ address }&difficulty_level=beginner` );
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expect( chip( page, 'Beginner' ) ).toBeChecked();
		await expect(
			page.getByRole( 'link', { name: 'Remove: Beginner' } )
		).toBeVisible();
		await expectAccessible( page );
	} );

	test( 'narrows by chips with exact counts, and Back widens again', async ( {
		page,
		makeRecipe,
	} ) => {
		const { address } = await publish( makeRecipe );
		await page.goto( address );
		await expect( page.getByText( '3 recipes' ) ).toBeVisible();
		await expect( chip( page, 'Beginner 2' ) ).toBeVisible();
		await chip( page, 'Advanced 1' ).check();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( page ).toHaveURL( /difficulty_level=advanced/ );
		// The other choices of the same filter stay what they would add.
		await expect( chip( page, 'Beginner 2' ) ).toBeEnabled();
		await page.goBack();
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expect( chip( page, 'Advanced' ) ).not.toBeChecked();
		await page.goForward();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expectAccessible( page );
	} );

	test( 'chooses in a dropdown by keyboard', async ( {
		page,
		makeRecipe,
	} ) => {
		const { address } = await publish( makeRecipe );
		await page.goto( address );
		await page
			.getByRole( 'button', { name: 'Quick and simple' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'option', { name: '30 minutes or less' } )
		).toBeVisible();
		await page.keyboard.type( '30 min' );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await expect( titles( page ) ).toHaveText( [ /^Apple/ ] );
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'button', { name: 'Quick and simple · 1' } )
		).toBeFocused();
	} );

	test( 'goes from page to page, and each page has an address', async ( {
		page,
		makeRecipe,
	} ) => {
		const { address } = await publish( makeRecipe );
		await page.goto( address );
		await page.getByRole( 'link', { name: 'Next' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( page ).toHaveURL( /results_page=2/ );
		await page.reload();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	} );

	test( 'clears all filters at once', async ( { page, makeRecipe } ) => {
		const { address } = await publish( makeRecipe );
		await page.goto( `${ address }&difficulty_level=advanced` );
		await page.getByRole( 'link', { name: 'Clear filters' } ).click();
		await expect( page ).not.toHaveURL( /difficulty_level|keyword/ );
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( '' );
	} );

	test( 'keeps the last good results when the site fails, and tries again', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		const { address } = await publish( makeRecipe );
		allowErrors( /500/ );
		await page.goto( address );
		await page.route( '**/admin-ajax.php', ( route ) =>
			route.fulfill( { status: 500, body: 'not JSON' } )
		);
		await chip( page, 'Advanced' ).check();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The results could not be loaded.'
		);
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await page.unroute( '**/admin-ajax.php' );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( page.getByRole( 'alert' ) ).toHaveText( '' );
	} );

	test( 'never lets a late answer replace a newer one', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		const { address } = await publish( makeRecipe );
		allowErrors( /aborted|ERR_ABORTED/i );
		await page.goto( address );
		let release = (): void => undefined;
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		let isFirst = true;
		await page.route( '**/admin-ajax.php', async ( route ) => {
			if ( isFirst ) {
				isFirst = false;
				await held;
			}
			await route.continue().catch( () => undefined );
		} );
		await chip( page, 'Advanced' ).check();
		await chip( page, 'Advanced' ).uncheck();
		await chip( page, 'Beginner' ).check();
		await expect( page.getByText( '2 recipes' ) ).toBeVisible();
		release();
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
	} );
} );

test.describe( 'the search without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'is a form that finds', async ( { page, makeRecipe } ) => {
		const { address, shared } = await publish( makeRecipe );
		await page.goto( address.replace( /\?.*/, '' ) );
		await page.getByRole( 'searchbox' ).fill( shared );
		await chip( page, 'Advanced' ).check();
		await page.locator( 'summary', { hasText: 'Quick' } ).click();
		await expect( chip( page, '30 minutes or less' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Search' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await page.getByRole( 'link', { name: 'Remove: Advanced' } ).click();
		await expect( page.getByText( '3 recipes' ) ).toBeVisible();
	} );
} );
