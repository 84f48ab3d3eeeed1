import type { Page } from '@playwright/test';
import { RecipePage } from './pages/recipe-page';
import { soup } from './support/recipe-content';
import { expect, test } from './support/test';

/** Delays all scripts that views need until the result is called. */
async function holdScripts( page: Page ): Promise< () => void > {
	let isHeld = true;
	// What a page has asked for that has ended is never answered.
	await page.route( /\/waker\.js|\/view\.js|react/, ( route ) =>
		isHeld ? undefined : route.continue()
	);
	return () => {
		isHeld = false;
	};
}

test.describe( 'a page that ends before any view is there', () => {
	let url: string;
	let recipe: RecipePage;
	let letGo: () => void;

	test.beforeEach( async ( { page, makeRecipe } ) => {
		( { link: url } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} ) );
		recipe = new RecipePage( page );
		letGo = await holdScripts( page );
		// A script that never comes may keep a page from being loaded.
		await page.goto( url, { waitUntil: 'domcontentloaded' } );
	} );

	test( 'keeps a tick and a scale for the page that is loaded anew', async ( {
		page,
	} ) => {
		const box = recipe.ingredients.getByRole( 'checkbox' ).first();
		await recipe.button( '2×' ).click();
		await box.check( { force: true } );
		letGo();
		await page.reload();
		await expect( box ).toBeChecked();
		await expect( recipe.servings ).toHaveValue( '8' );
		// It is kept as if the first page had answered.
		await page.reload();
		await expect( box ).toBeChecked();
		await expect( recipe.servings ).toHaveValue( '8' );
	} );

	test( 'keeps them for who comes back from another page', async ( {
		page,
	} ) => {
		const box = recipe.ingredients.getByRole( 'checkbox' ).first();
		await recipe.button( '2×' ).click();
		await box.check( { force: true } );
		await page.goto( '/?s=soup', { waitUntil: 'domcontentloaded' } );
		letGo();
		await recipe.open( url );
		await expect( box ).toBeChecked();
		await expect( recipe.servings ).toHaveValue( '8' );
	} );

	test( 'likes once, however often it is loaded', async ( { page } ) => {
		const like = page.locator( '[data-liked_recipe_id]' );
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.postData()?.includes( 'action=recipe_likes' ) ) {
				sent.push( request.postData() ?? '' );
			}
		} );
		await like.evaluate( ( element: HTMLElement ) => element.click() );
		// Nor does the next page get what it needs.
		await page.reload( { waitUntil: 'domcontentloaded' } );
		await page.reload( { waitUntil: 'domcontentloaded' } );
		// Its requests end with it: let go before, they would be answered.
		await page.goto( 'about:blank' );
		letGo();
		await page.goto( url );
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect.poll( () => sent.length ).toBe( 1 );
		// A like that is not answered is sent again.
		await expect( like ).not.toHaveAttribute( 'aria-busy', 'true' );
		await page.reload();
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( sent ).toHaveLength( 1 );
	} );
} );

test( 'a like that the server has not heard of when its page ends is given on the next one', async ( {
	page,
	makeRecipe,
} ) => {
	const { id, link } = await makeRecipe( { title: 'Soup', content: soup } );
	const other = await makeRecipe( { title: 'Stew', content: soup } );
	const like = page.locator( '[data-liked_recipe_id]' );
	let isHeld = true;
	// Who looks at the page is what a like waits for.
	await page.route( /admin-ajax/, ( route ) =>
		isHeld ? undefined : route.continue()
	);
	await page.goto( link );
	await like.evaluate( ( element: HTMLElement ) => element.click() );
	await expect
		.poll( () =>
			page.evaluate( () =>
				sessionStorage.getItem( 'larder:pending-votes' )
			)
		)
		.toContain( `${ id }` );
	isHeld = false;
	const sent = page.waitForRequest( ( request ) =>
		Boolean(
			request.postData()?.includes( 'action=recipe_likes&add_remove=add' )
		)
	);
	await page.goto( other.link );
	await page.mouse.move( 200, 300 );
	await sent;
	await expect( like ).toHaveAttribute( 'aria-pressed', 'false' );
	await page.goto( link );
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
} );
