import { devices } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Lightbox } from './pages/lightbox';
import { adminState } from './support/environment';
import { openMenu } from './support/menu';
import { soup } from './support/recipe-content';
import { smallTargets } from './support/small-targets';
import { expect, test } from './support/test';

/** A recipe of the demo that has every block. */
const RECIPE = '/recipe/miso-ramen/';

const { isMobile, hasTouch, userAgent } = devices[ 'Pixel 7' ];

test.use( {
	isMobile,
	hasTouch,
	userAgent,
	viewport: { width: 390, height: 844 },
	contextOptions: { reducedMotion: 'reduce' },
} );

/** Expects that a finger hits everything in a part of the page. */
const expectToBeHit = async ( page: Page, scope?: string ) =>
	expect( await smallTargets( page, scope ) ).toEqual( [] );

for ( const url of [
	RECIPE,
	'/recipes/',
	'/saved-recipes/',
	'/recipe-course/dessert/',
	'/recipes/?keyword=tomato&total_time=-45',
	'/',
] ) {
	test( `everything on ${ url } is 44 pixels wide and high for a finger`, async ( {
		page,
	} ) => {
		await page.goto( url );
		await expectToBeHit( page );
	} );
}

test( 'so is what a guest can do where nothing is saved', async ( {
	page,
} ) => {
	await page.goto( '/saved-recipes/' );
	// Its view, which comes later than the page.
	await expect(
		page
			.locator( '.wp-block-larder-saved-recipes' )
			.getByRole( 'link', { name: 'Find recipes' } )
	).toBeVisible();
	await expectToBeHit( page, '.wp-block-larder-saved-recipes' );
} );

test( 'so are the menu, the timers and cook mode of a recipe', async ( {
	page,
} ) => {
	await page.goto( RECIPE );
	await openMenu( page );
	await expectToBeHit( page, '.wp-block-larder-recipe__menu' );
	await page.keyboard.press( 'Escape' );
	await page
		.locator( '.wp-block-larder-instructions' )
		.getByRole( 'button', { name: /^Start timer/ } )
		.first()
		.click();
	await expect(
		page.getByRole( 'region', { name: 'Timers' } )
	).toBeVisible();
	await expectToBeHit( page, '.larder-timers' );
	await page.getByRole( 'button', { name: 'Cook' } ).first().click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await expectToBeHit( page, 'dialog[open]' );
} );

test( 'so are the shopping list and a line that is edited', async ( {
	page,
} ) => {
	await page.goto( RECIPE );
	await openMenu( page );
	await page.getByRole( 'button', { name: 'Add to shopping list' } ).click();
	await expect( page.getByText( /are on your shopping list/ ) ).toBeVisible();
	await page.goto( '/shopping-list/' );
	const list = page.locator( '.wp-block-larder-shopping-list' );
	await list
		.getByRole( 'button', { name: /^Edit / } )
		.first()
		.click();
	await expect( list.getByLabel( 'Amount' ) ).toBeVisible();
	await expectToBeHit( page, '.wp-block-larder-shopping-list' );
} );

test( 'so are the controls of a cookbook', async ( { page, rest } ) => {
	const found = await rest.send( 'GET', '/wp/v2/recipe?per_page=2' );
	const ids = JSON.stringify( found ).match( /(?<=\{"id":)\d+(?=,"date")/g );
	await page.goto( `/?larder_cookbook=${ ( ids ?? [] ).join() }` );
	await expect(
		page.getByRole( 'button', { name: 'Print or save as PDF' } )
	).toBeVisible();
	await expectToBeHit( page );
} );

test( 'so are embedded recipes and a roundup of them', async ( {
	page,
	makeRecipe,
} ) => {
	const embedded = await makeRecipe( { title: 'Soup', content: soup } );
	const { link } = await makeRecipe( {
		type: 'pages',
		title: 'Roundup',
		content: [ 'card', 'line' ]
			.map(
				( display ) =>
					`<!-- wp:larder/recipe-embed ${ JSON.stringify( {
						recipeId: embedded.id,
						display,
					} ) } /-->`
			)
			.join( '' ),
	} );
	await page.goto( link );
	await expect( page.locator( '.wp-block-larder-recipe-embed' ) ).toHaveCount(
		2
	);
	await expectToBeHit( page );
} );

test.describe( 'to somebody who is logged in', () => {
	test.use( { storageState: adminState() } );

	test( 'so are what saved recipes are taken along and brought back with', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await page
			.locator( '.wp-block-larder-recipe__header [data-recipe-id]' )
			.click();
		// The next page asks the server, which this one has told by then.
		await expect( page.locator( '.larder-toast' ) ).toContainText(
			'Saved to your recipes.'
		);
		await page.goto( '/saved-recipes/' );
		const saved = page.locator( '.wp-block-larder-saved-recipes' );
		await expect(
			saved.getByRole( 'link', { name: 'Soup' } )
		).toBeVisible();
		for ( const more of await saved.locator( 'summary' ).all() ) {
			await more.click();
		}
		await expectToBeHit( page, '.wp-block-larder-saved-recipes' );
	} );
} );

test( 'so are the controls of the print preview', async ( { page } ) => {
	await page.goto( `${ RECIPE }?print_recipe=true` );
	await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
		/\d pages?/
	);
	await expectToBeHit( page, '.larder-print__tools' );
} );

test( 'so are the lightbox and the login', async ( { page } ) => {
	await page.goto( RECIPE );
	await page.locator( '.larder-picture-link' ).first().click();
	const { root } = new Lightbox( page );
	await expect( root ).toBeVisible();
	await expectToBeHit( page, '.yarl__root' );
	await page.keyboard.press( 'Escape' );
	await expect( root ).toHaveCount( 0 );
	await page
		.locator( '.wp-block-larder-recipe__header [data-recipe-id]' )
		.click();
	await expect(
		page.getByRole( 'dialog', { name: 'Log in' } )
	).toBeVisible();
	await expectToBeHit( page, 'dialog[open]' );
} );

test( 'so are the filters of the search', async ( { page } ) => {
	await page.goto( '/recipes/' );
	await page
		.getByRole( 'button', { name: /^Filter/ } )
		.first()
		.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await expectToBeHit( page, 'dialog[open]' );
} );

test( 'so are the filters of a tablet, which stand in a row', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 768, height: 1024 } );
	await page.goto( '/find-a-recipe/' );
	await expectToBeHit( page, '.wp-block-larder-recipe-search' );
} );

test( 'so are the keys of a card', async ( { page, makeRecipe } ) => {
	const { link } = await makeRecipe( {
		type: 'pages',
		title: 'Recipes with keys',
		content:
			'<!-- wp:larder/recipe-archive {"count":9,"className":"is-style-grid","details":["save","keys"]} /-->',
	} );
	await page.goto( link );
	await expect( page.locator( '.larder-card__key' ) ).not.toHaveCount( 0 );
	await expectToBeHit( page );
} );
