import type { Page } from '@playwright/test';
import { faintFields } from './support/faint-fields';
import { endsBelowWindow } from './support/layout-shifts';
import { openMenu } from './support/menu';
import { soup } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';

const BLOCK = '.wp-block-larder-shopping-list';

type Make = (
	fields: { type?: string } & Record< string, unknown >
) => Promise< { id: number; link: string } >;

/**
 * Publishes a page with the block.
 *
 * @param make Publishes.
 * @return Its URL.
 */
async function listPage( make: Make ): Promise< string > {
	const { link } = await make( {
		type: 'pages',
		title: 'To buy',
		content: '<!-- wp:larder/shopping-list /-->',
	} );
	return link;
}

/**
 * Adds the ingredients of a recipe to the list.
 *
 * @param link URL of the recipe.
 */
async function addRecipe( page: Page, link: string ): Promise< void > {
	await page.goto( link );
	await openMenu( page );
	await page.getByRole( 'button', { name: 'Add to shopping list' } ).click();
	await expect( page.getByText( /are on your shopping list/ ) ).toBeVisible();
}

test.describe( 'the shopping list of a guest', () => {
	test( 'adds up two recipes as scaled, and is there after a reload @smoke', async ( {
		page,
		makeRecipe,
	} ) => {
		const list = await listPage( makeRecipe );
		const first = await makeRecipe( { title: 'Soup', content: soup } );
		const second = await makeRecipe( { title: 'Stew', content: soup } );
		await page.goto( list );
		// The site's footer waits below the window for what the list will hold.
		expect( await endsBelowWindow( page.locator( BLOCK ) ) ).toBe( true );
		await addRecipe( page, first.link );
		await page.goto( second.link );
		await page.getByRole( 'button', { name: '2×' } ).click();
		await openMenu( page );
		await page
			.getByRole( 'button', { name: 'Add to shopping list' } )
			.click();
		await expect(
			page.getByText( /are on your shopping list/ )
		).toBeVisible();
		await openMenu( page );
		await expect(
			page.getByRole( 'link', { name: 'See the list' } )
		).toBeVisible();

		await page.goto( list );
		const block = page.locator( BLOCK );
		await expectAccessible( page, BLOCK );
		expect( await faintFields( block ), 'on a dark ground' ).toEqual( [] );
		const lines = block.getByRole( 'checkbox' );
		// 200 g and 400 g, 1 and 2.
		await expect(
			block.getByRole( 'checkbox', { name: /^600\sg lentils$/ } )
		).toBeVisible();
		await expect(
			block.getByRole( 'checkbox', { name: /^3 onion/ } )
		).toBeVisible();
		const count = await lines.count();
		await block.getByLabel( 'Add to the list' ).fill( '2 kg potatoes' );
		await block.getByRole( 'button', { name: 'Add' } ).click();
		await block.getByRole( 'checkbox', { name: /potatoes/ } ).check();
		await page.reload();
		await expect(
			block.getByRole( 'checkbox', { name: /potatoes/ } )
		).toBeChecked();
		await block
			.getByRole( 'button', { name: 'Remove all that is for Stew' } )
			.click();
		await expect( block.getByRole( 'listitem' ) ).not.toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( lines ).toHaveCount( count + 1 );
	} );

	test( 'says without JavaScript what it needs', async ( {
		browser,
		makeRecipe,
	} ) => {
		const link = await listPage( makeRecipe );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( link );
		await expect( page.locator( `${ BLOCK } noscript p` ) ).toContainText(
			'The shopping list needs JavaScript'
		);
		await context.close();
	} );
} );

test.describe( 'the shopping list of a member', () => {
	test.use( { storageState: adminState() } );

	test( 'is the same on two devices, and loses nothing that either has added', async ( {
		page,
		browser,
		makeRecipe,
	} ) => {
		const link = await listPage( makeRecipe );
		const other = await browser.newContext( {
			storageState: adminState(),
		} );
		const phone = await other.newPage();
		const mark = Math.random().toString( 36 ).slice( 2, 8 );
		for ( const [ device, what ] of [
			[ page, `pears ${ mark }` ],
			[ phone, `figs ${ mark }` ],
		] as const ) {
			await device.goto( link );
			const block = device.locator( BLOCK );
			await expect(
				block.getByText( /Kept in your account/ )
			).toBeVisible();
			const stored = device.waitForResponse( ( response ) =>
				/larder_shopping_list.*/.test(
					response.request().postData() ?? ''
				)
			);
			await block.getByLabel( 'Add to the list' ).fill( what );
			await block.getByRole( 'button', { name: 'Add' } ).click();
			await stored;
		}
		await page.reload();
		for ( const what of [ `pears ${ mark }`, `figs ${ mark }` ] ) {
			await expect(
				page.getByRole( 'checkbox', { name: what } )
			).toBeVisible();
		}
		const emptied = page.waitForResponse( ( response ) =>
			/larder_shopping_list/.test( response.request().postData() ?? '' )
		);
		await page.getByRole( 'button', { name: 'Empty the list' } ).click();
		await emptied;
		await other.close();
	} );
} );
