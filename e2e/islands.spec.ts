import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { soup } from './support/recipe-content';

const VIEW = /\/ingredients\/view\.js/;

/** The button that doubles the recipe. */
const double = ( page: Page ) =>
	page.getByRole( 'button', { name: /^2/ } ).first();

/** The quantity of the first ingredient. */
const quantity = ( page: Page ) =>
	page
		.locator( '.wp-block-larder-ingredients' )
		.getByText( /^\s*[24]00\s*$/ )
		.first();

test.describe( 'a page with islands', () => {
	test( 'runs no view before the visitor comes near, and brings no blocking script', async ( {
		page,
		makeRecipe,
	} ) => {
		// Below a story: who sees the end of a recipe at once has read it, and it is kept for reading offline.
		const story = '<!-- wp:paragraph --><p>Soup.</p><!-- /wp:paragraph -->';
		const { link } = await makeRecipe( {
			title: 'Soup',
			content: story.repeat( 40 ) + soup,
		} );
		await page.goto( link );
		expect(
			await page.evaluate(
				() =>
					'wp' in window &&
					'data' in Object( Reflect.get( window, 'wp' ) )
			)
		).toBe( false );
		await expect(
			page.locator(
				'script[src*="/plugins/"]:not([defer]):not([async]):not([type=module])'
			)
		).toHaveCount( 0 );
		// The loader, and what asks who looks at the controls to like and to save.
		await expect( page.locator( 'script[src*="/plugins/"]' ) ).toHaveCount(
			2
		);
	} );

	test( 'answers the very first click, even while the scripts are slow', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( VIEW, async ( route ) => {
			await held;
			await route.continue();
		} );
		await page.goto( link );
		await double( page ).click();
		// Amounts need no view.
		await expect( quantity( page ) ).toHaveText( /400/ );
		const reset = page.getByRole( 'button', { name: 'Reset' } );
		await expect( reset ).toBeHidden();
		release();
		await expect( reset ).toBeVisible();
		await expect( quantity( page ) ).toHaveText( /400/ );
	} );

	test( 'fetches the views once it is idle, without running them', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await expect(
			page.locator( 'link[rel=prefetch][href*="/ingredients/view.js"]' )
		).toHaveCount( 1 );
		await expect(
			page.locator( 'script[src*="/ingredients/view.js"]' )
		).toHaveCount( 0 );
	} );

	test( 'fetches nothing ahead for a visitor who saves data', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.addInitScript( () => {
			Object.defineProperty( navigator, 'connection', {
				value: { saveData: true },
			} );
		} );
		await page.goto( link );
		// Prefetching waits for the same moment, and was requested before.
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
		await expect( page.locator( 'link[rel=prefetch]' ) ).toHaveCount( 0 );
		await double( page ).click();
		await expect( quantity( page ) ).toHaveText( /400/ );
	} );

	test( 'answers the keyboard, and keeps the focus where it was', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await double( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( quantity( page ) ).toHaveText( /400/ );
		await expect( double( page ) ).toBeFocused();
	} );

	test( 'stays readable, and says so where a button was pressed and why on the console, when a view cannot be loaded', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /could not load/ );
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		let isDown = true;
		await page.route( VIEW, ( route ) =>
			isDown ? route.abort() : route.continue()
		);
		await page.goto( link );
		const failed = page.waitForEvent( 'console', ( message ) =>
			/could not load/.test( message.text() )
		);
		await double( page ).click();
		await failed;
		await expect( quantity( page ) ).toHaveText( /200/ );
		const said = page.getByRole( 'alertdialog', {
			name: 'This could not be loaded.',
		} );
		await expect( said ).toBeInViewport();
		await page.keyboard.press( 'Enter' );
		await expect( said ).toBeHidden();
		await expect( double( page ) ).toBeFocused();
		isDown = false;
		await double( page ).click();
		await expect( quantity( page ) ).toHaveText( /400/ );
	} );

	test( 'gives a page without a recipe nothing of ours', async ( {
		page,
	} ) => {
		await page.goto( '/?s=nothing-has-this-word' );
		await expect(
			page.locator(
				'script[src*="/plugins/larder/"], link[href*="/plugins/larder/"], #larder-islands-manifest'
			)
		).toHaveCount( 0 );
		expect( await page.content() ).not.toContain( 'wp-block-larder' );
	} );

	test( 'is the same bytes for every logged-out visitor', async ( {
		request,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const [ first, second ] = await Promise.all( [
			request.get( link ),
			request.get( link ),
		] );
		const bodies = [ await first.text(), await second.text() ];
		expect( bodies[ 0 ] ).toBe( bodies[ 1 ] );
		expect( bodies[ 0 ] ).not.toMatch( /nonce/i );
	} );
} );
