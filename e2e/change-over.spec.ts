import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { adminState, site } from './support/environment';
import { runSitePhp } from './support/site-php';
import { expect, test } from './support/test';

/** What names the recipes of this spec. */
const WORD = `of${ randomUUID().slice( 0, 8 ) }`;

const SCREEN = '/wp-admin/edit.php?post_type=recipe&page=larder-switch';

test.use( { storageState: adminState() } );

test.describe( 'Recipes → Change over', () => {
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( () => runSitePhp( 'foreign-recipes', 'on', WORD ) );

	test.afterAll( () => runSitePhp( 'foreign-recipes', 'off', WORD ) );

	/** Opens the screen, and waits until what there is was counted. */
	async function open( page: Page ) {
		await page.goto( `${ site().url }${ SCREEN }` );
		const plugin = page.getByRole( 'region', { name: 'WP Recipe Maker' } );
		await expect(
			plugin.getByRole( 'button', { name: 'Count again' } )
		).toBeVisible();
		return plugin;
	}

	test( 'a notice leads there, and goes for good when it is closed', async ( {
		page,
	} ) => {
		await page.goto( `${ site().url }/wp-admin/` );
		const notice = page.getByText( /2 recipes of WP Recipe Maker/ );
		await expect( notice ).toBeVisible();
		const closed = page.waitForResponse( /larder_switch_close/ );
		await page
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.click();
		expect( ( await closed ).ok() ).toBe( true );
		await page.reload();
		await expect( notice ).toHaveCount( 0 );
	} );

	test( 'an example stands beside the page as it is, and one recipe changes over as a trial', async ( {
		page,
	} ) => {
		const plugin = await open( page );
		await expect( plugin.locator( 'dl' ) ).toContainText(
			'Recipes2Ingredients2Steps2'
		);
		await plugin.getByRole( 'button', { name: 'See an example' } ).click();
		await expect(
			page
				.frameLocator( 'iframe[title="As the page is now"]' )
				.getByText( '[wprm-recipe' )
		).toBeVisible();
		await expect(
			page
				.frameLocator( 'iframe[title="With Larder"]' )
				.getByText( `leeks of ${ WORD }` )
				.first()
		).toBeVisible();
		await expectAccessible( page, '.larder-switch__buttons' );

		await plugin
			.getByRole( 'button', { name: 'Change only this one over' } )
			.click();
		const undo = plugin.getByRole( 'button', {
			name: `Undo Leek soup ${ WORD }`,
		} );
		await expect( undo ).toHaveCount( 1 );
		await undo.click();
		await expect( undo ).toHaveCount( 0 );
		await expect(
			plugin.getByRole( 'heading', { name: 'Leek soup' } )
		).toHaveCount( 0 );
	} );

	test( 'all change over, the report says so, and all go back', async ( {
		page,
	} ) => {
		const plugin = await open( page );
		await plugin.getByRole( 'button', { name: 'Change all over' } ).click();
		await expect( plugin.getByRole( 'status' ) ).toContainText(
			'2 of 2 recipes have changed over. Nothing was lost.'
		);
		await expectAccessible( page, '.larder-switch' );

		const downloading = page.waitForEvent( 'download' );
		await plugin.getByRole( 'link', { name: 'JSON' } ).click();
		const file = await downloading;
		expect( file.suggestedFilename() ).toMatch(
			/^change-over-wp-recipe-maker-.*\.json$/
		);
		const rows: unknown = JSON.parse(
			await readFile( await file.path(), 'utf8' )
		);
		expect( rows ).toEqual(
			expect.arrayContaining( [
				expect.objectContaining( {
					name: `Leek soup ${ WORD }`,
					state: 'changed',
					ingredients: 1,
					lost: '',
				} ),
			] )
		);

		await plugin
			.getByLabel( 'I know that this cannot be taken back' )
			.check();
		await plugin.getByRole( 'button', { name: 'Undo all' } ).click();
		await expect( plugin.getByRole( 'status' ) ).toHaveText(
			'All is as it was before.'
		);
	} );

	test( 'a server that does not answer is asked again, and a closed tab loses nothing', async ( {
		page,
		context,
	} ) => {
		const plugin = await open( page );
		let isDown = true;
		await page.route(
			/switch(?:%2F|\/)wp-recipe-maker(?:%2F|\/)step/,
			( route ) => ( isDown ? route.abort() : route.continue() )
		);
		await plugin.getByRole( 'button', { name: 'Change all over' } ).click();
		await expect(
			plugin.getByText( 'The server did not answer. Trying again.' )
		).toBeVisible();
		isDown = false;
		await page.close();
		const other = await open( await context.newPage() );
		await expect( other.getByRole( 'status' ) ).toContainText(
			'2 of 2 recipes have changed over.'
		);
	} );
} );
