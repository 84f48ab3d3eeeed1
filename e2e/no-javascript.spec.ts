import { harvestRecipe } from './support/harvest-recipe';
import { expect, expectAccessible, test } from './support/test';

test.describe( 'without JavaScript @both', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a recipe reads from top to bottom, with its facts, groups and steps', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		const recipe = page.locator( '.wp-block-larder-recipe' );
		const order = [
			'better the next day',
			'Prep time',
			'For the squash',
			'butternut squash',
			'For the topping',
			'salt and pepper, to taste',
			'Roast',
			'score the flesh',
			'toast them',
			'Whip the feta',
		];
		for ( const text of order ) {
			await expect(
				recipe.getByText( text, { exact: false } ).first()
			).toBeVisible();
		}
		const whole = await recipe.innerText();
		const places = order.map( ( text ) => whole.indexOf( text ) );
		expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
	} );

	test( 'nothing is offered that does nothing', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		const recipe = page.locator( '.wp-block-larder-recipe' );
		await expect(
			recipe.getByText( 'Whip the feta', { exact: false } )
		).toBeVisible();
		// The one that is there opens a menu, which the browser does by itself.
		const buttons = recipe.locator( 'button:visible' );
		await expect( buttons ).toHaveText( [ 'More' ] );
		await buttons.click();
		await expect(
			recipe.getByRole( 'link', { name: 'Print' } )
		).toBeVisible();
		await expect( buttons ).toHaveCount( 1 );
	} );
} );

test( 'the printed page is accessible before any script has run @both', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( harvestRecipe );
	await page.route( /\/plugins\/larder[^?]*\.js/, ( route ) =>
		route.abort()
	);
	await page.goto( link );
	await expectAccessible( page, '.wp-block-larder-recipe' );
} );
