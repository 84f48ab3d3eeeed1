import type { Locator, Page } from '@playwright/test';
import { alertOf, chip, publish, titles } from './pages/recipe-search';
import { expect, expectAccessible, test } from './support/test';

/**
 * Opens the dropdown by keyboard.
 *
 * @return Its field, which has the focus, and its values.
 */
async function openDropdown(
	page: Page
): Promise< { field: Locator; options: Locator } > {
	await page
		.getByRole( 'button', { name: 'Quick and simple' } )
		.press( 'Enter' );
	const field = page.locator( '.larder-multi-select__panel input' );
	await expect( field ).toBeFocused();
	return {
		field,
		options: page.getByRole( 'listbox' ).getByRole( 'option' ),
	};
}

test.describe( 'the search', () => {
	test( 'shows what a shared address asks for, before any script has run', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( `${ url }&difficulty_level=beginner` );
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
		const { url } = await publish( makeRecipe );
		await page.goto( url );
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
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await openDropdown( page );
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

	test( 'chooses what was typed, however soon the keys follow each other', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		const { field, options } = await openDropdown( page );
		await expect( options.first() ).not.toContainText( '30 minutes' );
		// On a slow phone all three are there before the browser has time for anything else.
		await field.evaluate( async ( element: HTMLInputElement ) => {
			const press = ( key: string ): boolean =>
				element.dispatchEvent(
					new KeyboardEvent( 'keydown', {
						key,
						bubbles: true,
						cancelable: true,
					} )
				);
			element.setRangeText( '30 min' );
			element.dispatchEvent(
				new InputEvent( 'input', { bubbles: true } )
			);
			for ( const key of [ 'ArrowDown', 'Enter' ] ) {
				for ( let turn = 0; turn < 20; turn++ ) {
					await Promise.resolve();
				}
				press( key );
			}
		} );
		await expect( options ).toHaveText( [ /^30 minutes or less/ ] );
		await expect( options ).toHaveAttribute( 'aria-selected', 'true' );
		await expect( titles( page ) ).toHaveText( [ /^Apple/ ] );
	} );

	test( 'shows the button to search to whoever gets there by keyboard', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		const button = page.getByRole( 'button', { name: 'Search' } );
		const isOnTop = (): Promise< boolean > =>
			button.evaluate( ( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return (
					document.elementFromPoint(
						x + width / 2,
						y + height / 2
					) === element
				);
			} );
		expect( await isOnTop() ).toBe( false );
		await page.getByRole( 'button', { name: 'Total time' } ).press( 'Tab' );
		await expect( button ).toBeFocused();
		await expect.poll( isOnTop ).toBe( true );
	} );

	test( 'goes from page to page, and each page has an address', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await page.getByRole( 'link', { name: 'Next' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( page ).toHaveURL( /results_page=2/ );
		await page.reload();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	} );

	test( 'clears all filters at once', async ( { page, makeRecipe } ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( `${ url }&difficulty_level=advanced` );
		await page.getByRole( 'link', { name: 'Clear filters' } ).click();
		await expect( page ).not.toHaveURL( /difficulty_level|keyword/ );
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( '' );
	} );

	for ( const [ name, chosen ] of [
		[ 'Next', '' ],
		[ '2', '' ],
		[ 'Clear filters', '&difficulty_level=advanced' ],
		[ 'Remove: Advanced', '&difficulty_level=advanced' ],
	] as const ) {
		test( `answers the first press on the link ${ name } without loading the page`, async ( {
			page,
			makeRecipe,
		} ) => {
			const { url } = await publish( makeRecipe, { perPage: 1 } );
			await page.goto( url + chosen );
			const pages: string[] = [];
			page.on( 'framenavigated', ( frame ) => pages.push( frame.url() ) );
			await page.evaluate( () => {
				document.title = 'The same page';
			} );
			const search = page.locator( '.wp-block-larder-recipe-search' );
			// The number too: the newest recipe may be the one that was found before.
			const shown = async (): Promise< string > =>
				[
					await search
						.locator( '.wp-block-larder-recipe-search__total' )
						.textContent(),
					...( await titles( page ).allTextContents() ),
				].join();
			const before = await shown();
			await search
				.getByRole( 'link', { name, exact: true } )
				.first()
				.click();
			await expect.poll( shown ).not.toBe( before );
			await expect( page ).toHaveTitle( 'The same page' );
			expect( pages ).toHaveLength( 1 );
		} );
	}

	test( 'keeps the last good results when the site fails, and tries again', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		const { url } = await publish( makeRecipe );
		allowErrors( /500/ );
		await page.goto( url );
		await page.route( '**/admin-ajax.php', ( route ) =>
			route.fulfill( { status: 500, body: 'not JSON' } )
		);
		await chip( page, 'Advanced' ).check();
		await expect( alertOf( page ) ).toContainText(
			'The results could not be loaded.'
		);
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await page.unroute( '**/admin-ajax.php' );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( alertOf( page ) ).toHaveText( '' );
		await expect(
			page.getByText( '1 recipe', { exact: true } )
		).toBeFocused();
	} );

	test( 'never lets a late answer replace a newer one', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		const { url } = await publish( makeRecipe );
		allowErrors( /aborted|ERR_ABORTED/i );
		await page.goto( url );
		let release = (): void => undefined;
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		let isFirst = true;
		await page.route( '**/admin-ajax.php', async ( route ) => {
			const isSearch = /recipe_search_results/.test(
				route.request().postData() ?? ''
			);
			if ( isSearch && isFirst ) {
				isFirst = false;
				await held;
			}
			await route.continue().catch( () => undefined );
		} );
		const asked = page.waitForRequest( ( request ) =>
			/recipe_search_results/.test( request.postData() ?? '' )
		);
		await chip( page, 'Advanced' ).check();
		await asked;
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
		const { url, shared } = await publish( makeRecipe );
		await page.goto( url.replace( /\?.*/, '' ) );
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
