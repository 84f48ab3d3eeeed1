/**
 * The pages of the demo that are compared, each with what a visitor has done on it.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, visit: ( page: Page, address: string ) => Promise<unknown> }} ComparedPage
 */

/**
 * Logs the administrator in.
 *
 * @param {Page}   page
 * @param {string} address The site.
 */
export async function logIn( page, address ) {
	await page.goto( `${ address }/wp-login.php` );
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'password' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

/**
 * Saves the first recipes of the search, which an account is needed for.
 *
 * @param {Page}   page
 * @param {string} address The site.
 */
async function saveSome( page, address ) {
	await logIn( page, address );
	// What is saved already is marked by the one request that asks who looks.
	await page.goto( `${ address }/recipes/`, { waitUntil: 'networkidle' } );
	const controls = page.locator( 'main [data-larder-vote^="saved"]' );
	for ( const at of [ 0, 1, 2, 3 ] ) {
		const control = controls.nth( at );
		if ( ( await control.getAttribute( 'aria-pressed' ) ) !== 'true' ) {
			await control.click();
			await control
				.and( page.locator( '[aria-pressed="true"]' ) )
				.waitFor();
		}
	}
	await page.waitForLoadState( 'networkidle' );
	await page.goto( `${ address }/saved-recipes/` );
	await page
		.locator( '.wp-block-larder-saved-recipes .larder-card' )
		.nth( 3 )
		.waitFor();
}

/**
 * Adds a recipe and a word of one's own to the shopping list.
 *
 * @param {Page}   page
 * @param {string} address The site.
 */
async function goShopping( page, address ) {
	await page.goto( `${ address }/recipe/miso-ramen/` );
	await page
		.locator( '.wp-block-larder-shopping-button button' )
		.first()
		.evaluate( ( button ) =>
			button instanceof HTMLElement ? button.click() : undefined
		);
	await page.getByText( /are on your shopping list/ ).waitFor();
	await page.goto( `${ address }/shopping-list/` );
	const lines = page.locator(
		'.wp-block-larder-shopping-list input[type="checkbox"]'
	);
	await lines.nth( 3 ).waitFor();
	await lines.nth( 1 ).check();
}

/**
 * Returns a visit that only opens an address.
 *
 * @param {string} path Below the site's address.
 * @return {ComparedPage['visit']} The visit.
 */
const open = ( path ) => ( page, address ) => page.goto( address + path );

/**
 * Returns a visit that waits until a view has said what there is.
 *
 * @param {string} path     Below the site's address.
 * @param {string} selector Of what the view shows.
 * @return {ComparedPage['visit']} The visit.
 */
const openUntil = ( path, selector ) => async ( page, address ) => {
	await page.goto( address + path );
	await page.locator( selector ).first().waitFor();
};

/**
 * Opens the second step of a recipe in the cook mode.
 *
 * @param {Page}   page
 * @param {string} address The site.
 */
export async function openCookMode( page, address ) {
	await page.goto( `${ address }/recipe/miso-ramen/` );
	await page
		.getByRole( 'button', { name: 'Cook', exact: true } )
		.first()
		.click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'button', { name: 'Next' } ).click();
	await dialog.getByText( 'Braise' ).waitFor();
}

/** @type {readonly ComparedPage[]} */
export const COMPARED = [
	{ name: 'front-page', visit: open( '/' ) },
	{ name: 'recipe', visit: open( '/recipe/miso-ramen/' ) },
	{ name: 'search', visit: open( '/recipes/' ) },
	{
		name: 'search-chosen',
		visit: open( '/recipes/?keyword=tomato&total_time=-45' ),
	},
	{
		name: 'search-nothing',
		visit: open( '/recipes/?keyword=tomato+risotto&total_time=-15' ),
	},
	{ name: 'saved', visit: saveSome },
	{
		name: 'saved-guest',
		visit: openUntil(
			'/saved-recipes/',
			'.wp-block-larder-saved-recipes .wp-element-button'
		),
	},
	{ name: 'shopping', visit: goShopping },
	{
		name: 'shopping-empty',
		visit: openUntil(
			'/shopping-list/',
			'.wp-block-larder-shopping-list .wp-element-button'
		),
	},
	{ name: 'archive', visit: open( '/recipe-course/soup/' ) },
	{ name: 'cook-mode', visit: openCookMode },
	{
		name: 'print',
		visit: open( '/recipe/miso-ramen/?print_recipe=true' ),
	},
];
