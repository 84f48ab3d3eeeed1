import type { Page } from '@playwright/test';
import { recipeContent, soup } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';

const save = ( page: Page ) =>
	page.locator( '.wp-block-larder-recipe__header [data-recipe-id]' );

const message = ( page: Page ) =>
	page.locator( '.larder-toast' ).getByRole( 'status' );

test.describe( 'a guest who saves a recipe', () => {
	test( 'is asked to log in, and nothing is saved @smoke', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await expectAccessible( page, '.wp-block-larder-recipe__header' );
		await save( page ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( save( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	} );
} );

test( 'a card of a recipe in a post asks to log in, too', async ( {
	page,
	makeRecipe,
} ) => {
	const { id } = await makeRecipe( { title: 'Soup', content: soup } );
	const { link } = await makeRecipe( {
		type: 'posts',
		title: 'What we ate',
		content: `<!-- wp:larder/recipe-embed {"recipeId":${ id },"display":"card"} /-->`,
	} );
	await page.goto( link );
	const button = page.getByRole( 'button', { name: 'Save Soup' } );
	await button.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
} );

test.describe( 'a member who saves a recipe @both', () => {
	test.use( { storageState: adminState() } );

	test( 'is told, finds it saved, and can undo the removal', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await save( page ).click();
		await expect( message( page ) ).toHaveText(
			'Saved to your recipes. 1 person saved it.'
		);
		await expectAccessible( page, '.larder-toast' );
		await page.reload();
		await expect( save( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await save( page ).click();
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( save( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
		// The next page asks the server, which this one has told by then.
		await expect( message( page ) ).toHaveText(
			'Saved to your recipes. 1 person saved it.'
		);
		await page.reload();
		await expect( save( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	test( 'has what was asked for before the login done after it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		await page.addInitScript( ( recipeId ) => {
			if ( ! sessionStorage.getItem( 'asked' ) ) {
				sessionStorage.setItem( 'asked', '1' );
				sessionStorage.setItem(
					'larder:after-login',
					JSON.stringify( { action: 'save', recipeId } )
				);
			}
		}, id );
		await page.goto( link );
		await expect( save( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( message( page ) ).not.toBeEmpty();
	} );

	test( 'does so from a card too, beside its one link', async ( {
		page,
		makeRecipe,
	} ) => {
		const recipe = await makeRecipe( {
			title: 'Card soup',
			content: recipeContent( { cookTime: 20 }, { details: {} } ),
		} );
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Cards',
			content: `<!-- wp:larder/recipe-archive {"source":"picked","level":2,"ids":[${ recipe.id }],"className":"is-style-grid"} /-->`,
		} );
		await page.goto( link );
		const card = page.getByRole( 'button', { name: 'Save Card soup' } );
		await card.click();
		await expect( card ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( page ).toHaveURL( link );
		await expectAccessible( page, '.larder-card' );
		await page.reload();
		await expect( card ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );
