import type { Page } from '@playwright/test';
import { adminState } from './support/environment';
import { expect, expectAccessible, test } from './support/test';

const SCREEN = '/wp-admin/edit.php?post_type=recipe&page=larder-settings';

async function openScreen( page: Page, tab: string ): Promise< void > {
	await page.goto( `${ SCREEN }#${ tab }` );
	await expect( page.getByRole( 'button', { name: 'Save' } ) ).toBeVisible();
}

// These settings change nothing that another spec looks at.
test.describe( 'Recipes → Settings', () => {
	test.describe.configure( { mode: 'serial' } );
	test.use( { storageState: adminState() } );

	test.afterEach( async ( { rest } ) => {
		await rest.send( 'POST', '/larder/v1/settings', {
			cornerRadius: 4,
			recaptchaSecretKey: '',
		} );
	} );

	test( 'a change is saved, said, and there after a reload @both', async ( {
		page,
	} ) => {
		await openScreen( page, 'look' );
		const radius = page.getByLabel( 'Rounding of corners, in pixels' );
		await radius.fill( '9' );
		await expect(
			page.getByText( '1 change is not saved.' )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await expect( page.locator( '.larder-settings__state' ) ).toHaveText(
			'Settings saved.'
		);
		await page.reload();
		await expect( radius ).toHaveValue( '9' );
		await expectAccessible( page, '.larder-settings' );
	} );

	test( 'a wrong value is named at its field, and nothing is stored', async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /400/ );
		await openScreen( page, 'look' );
		const radius = page.getByLabel( 'Rounding of corners, in pixels' );
		await radius.fill( '900' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			page.getByText( 'Nothing was changed.', { exact: false } ).first()
		).toBeVisible();
		await expect( radius ).toHaveAccessibleDescription( /24/ );
		await page.getByRole( 'button', { name: 'Discard' } ).click();
		await expect( radius ).toHaveValue( '4' );
	} );

	test( 'the browser asks before unsaved changes are lost', async ( {
		page,
	} ) => {
		await openScreen( page, 'look' );
		await page.getByLabel( 'Rounding of corners, in pixels' ).fill( '7' );
		const asked = page.waitForEvent( 'dialog' );
		const left = page.goto( '/wp-admin/', { waitUntil: 'commit' } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.accept();
		await left;
	} );

	test( 'a secret can be set and removed, but not read', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Secret soup' } );
		await openScreen( page, 'ratings' );
		await page.getByLabel( 'Search settings' ).fill( 'secret key of' );
		await page
			.getByLabel( 'Secret key of the captcha' )
			.fill( 'canary-on-the-screen' );
		await page.getByRole( 'button', { name: 'Save' } ).click();
		await expect( page.getByText( 'It is not shown.' ) ).toBeVisible();
		await page.reload();
		expect( await page.content() ).not.toContain( 'canary-on-the-screen' );
		expect(
			JSON.stringify( await rest.send( 'GET', '/larder/v1/settings' ) )
		).not.toContain( 'canary-on-the-screen' );
		// What guests see, the pages with the captcha's form among it.
		const { origin } = new URL( page.url() );
		for ( const path of [
			link,
			`${ link }?print_recipe=true`,
			'/',
			'/recipes/',
			'/?s=soup',
			'/feed/',
			'/wp-json/',
			'/wp-json/larder/v1/recipes',
		] ) {
			const answer = await fetch( new URL( path, origin ) );
			expect( answer.status, path ).toBe( 200 );
			expect( await answer.text(), path ).not.toContain(
				'canary-on-the-screen'
			);
		}
	} );

	test( 'a file shows what it would change before it does', async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /400/ );
		await openScreen( page, 'transfer' );
		await page.locator( 'input[type="file"]' ).setInputFiles( {
			name: 'notes.json',
			mimeType: 'application/json',
			buffer: Buffer.from( '{"format":' ),
		} );
		await expect(
			page.getByText( 'This is not a file of recipe settings.' ).first()
		).toBeVisible();
		const chooser = page.waitForEvent( 'filechooser' );
		await page
			.getByRole( 'button', { name: 'Choose a file of settings' } )
			.click();
		await (
			await chooser
		).setFiles( {
			name: 'settings.json',
			mimeType: 'application/json',
			buffer: Buffer.from(
				JSON.stringify( {
					format: 'larder-settings',
					version: 1,
					settings: { cornerRadius: 11, holograms: true },
				} )
			),
		} );
		await expect(
			page.getByRole( 'row', {
				name: 'Rounding of corners, in pixels 4 11',
			} )
		).toBeVisible();
		await expect( page.getByText( /^holograms: / ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Take these over' } ).click();
		await expect( page.locator( '.larder-settings__state' ) ).toHaveText(
			'Settings saved.'
		);
	} );
} );
