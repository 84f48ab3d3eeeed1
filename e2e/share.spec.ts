import { openMenu } from './support/menu';
import { passingText } from './support/passing';
import { soup } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

test.describe( 'sharing a recipe', () => {
	test( 'opens a toggle with links, copies the address and draws a code with the servings', async ( {
		page,
		makeRecipe,
		context,
	} ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.goto( link );
		await openMenu( page );
		const share = page.locator( '.wp-block-larder-share' );
		await share.locator( 'summary' ).click();
		await expect(
			share.getByRole( 'link', { name: 'WhatsApp' } )
		).toBeVisible();
		await expectAccessible( page, '.wp-block-larder-share' );
		const copied = passingText( page, 'Copied' );
		await share.getByRole( 'button', { name: 'Copy link' } ).click();
		await copied;
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( link );
		const before = asked.length;
		await share.getByRole( 'button', { name: 'Open on a phone' } ).click();
		await expect(
			share.getByRole( 'img', { name: 'Code that opens' } )
		).toBeVisible();
		expect( asked.slice( before ).join() ).toContain( '.js' );
		expect(
			asked.filter( ( url ) => /pinterest|facebook|whatsapp/.test( url ) )
		).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( share.getByRole( 'img' ) ).toBeHidden();
	} );

	test( 'opens at the first press, also one that takes the focus from elsewhere and lasts until the view could be there', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await openMenu( page );
		await page.locator( '[data-liked_recipe_id]' ).focus();
		const share = page.locator( '.wp-block-larder-share' );
		await share.locator( 'summary' ).hover();
		await page.mouse.down();
		await page.waitForFunction( () =>
			performance
				.getEntriesByType( 'resource' )
				.some(
					( entry ) =>
						entry instanceof PerformanceResourceTiming &&
						entry.initiatorType === 'script' &&
						entry.name.includes( '/share/view.js' )
				)
		);
		await page.mouse.up();
		await expect(
			share.getByRole( 'button', { name: 'Copy link' } )
		).toBeVisible();
	} );

	test( 'works without JavaScript', async ( { browser, makeRecipe } ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const browserContext = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await browserContext.newPage();
		await page.goto( link );
		const share = page.locator( '.wp-block-larder-share' );
		await expect(
			share.getByRole( 'link', { name: 'E-mail' } )
		).toBeHidden();
		await openMenu( page );
		await share.locator( 'summary' ).click();
		await expect(
			share.getByRole( 'link', { name: 'E-mail' } )
		).toHaveAttribute( 'href', /^mailto:\?subject=Soup/ );
		await expect( share.getByRole( 'button' ) ).toHaveCount( 0 );
		await browserContext.close();
	} );
} );
