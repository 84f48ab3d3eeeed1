import type { Page } from '@playwright/test';
import { adminState } from './support/environment';
import { expect, expectAccessible, test } from './support/test';

/**
 * Verifies the index until it is exact: other tests save recipes meanwhile, and
 * one that is being saved is not in the index yet.
 *
 * @param page The page of the tool.
 */
const expectExact = ( page: Page ) =>
	expect( async () => {
		await page.getByRole( 'button', { name: 'Verify the index' } ).click();
		await expect( page.getByText( 'The index is exact.' ) ).toBeVisible( {
			timeout: 5000,
		} );
	} ).toPass();

test.describe( 'Tools → Recipe index', () => {
	test.use( { storageState: adminState() } );

	test( 'an administrator builds the index anew and verifies it', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/tools.php?page=larder-index' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Recipe index' } )
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Build the index anew' } )
			.click();
		await expect( page.getByText( /^The index is whole: / ) ).toBeVisible();
		await expectExact( page );
		await expectAccessible( page, '.larder-job' );
	} );

	test( 'a server that does not answer is said, and the button goes on', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/tools.php?page=larder-index' );
		let isDown = true;
		// The heartbeat of wp-admin calls there, too.
		await page.route( '**/admin-ajax.php*', ( route ) =>
			isDown &&
			/larder_index_step/.test( route.request().postData() ?? '' )
				? route.abort()
				: route.continue()
		);
		const verify = page.getByRole( 'button', { name: 'Verify the index' } );
		await verify.click();
		await expect(
			page.getByText( 'The server did not answer.' )
		).toBeVisible();
		isDown = false;
		await expectExact( page );
	} );
} );

test( 'a visitor who is not logged in cannot run the work under Tools', async ( {
	request,
} ) => {
	const response = await request.post( '/wp-admin/admin-ajax.php', {
		form: { action: 'larder_index_step', job: 'rebuild' },
	} );
	expect( response.status() ).toBe( 400 );
} );
