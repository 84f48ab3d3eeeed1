import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const line = { note: '', text: '' };

const content = recipeContent(
	{
		yieldAmount: 4,
		yieldUnit: 'servings',
		temperature: 350,
		temperatureUnit: 'F',
	},
	{
		details: {},
		ingredients: {
			groups: [
				{
					id: 'unit0001',
					title: '',
					items: [
						{
							...line,
							id: 'flour001',
							quantity: '1 1/2',
							unit: 'cups',
							name: 'all-purpose flour',
						},
						{
							...line,
							id: 'egg00001',
							quantity: '2',
							unit: '',
							name: 'eggs',
						},
					],
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'unit0002',
					title: '',
					steps: [
						{
							id: 'bake0001',
							text: 'Bake at 350°F in a 9-inch pan for 25 minutes.',
						},
					],
				},
			],
		},
	}
);

test( 'Metric units follow in ingredients, steps and facts, and in the next recipe @smoke', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Units', content } );
	const next = await makeRecipe( { title: 'Units again', content } );
	await page.goto( link );
	const units = page.getByRole( 'combobox', { name: 'Units' } );
	const flour = page.getByRole( 'listitem' ).filter( { hasText: 'flour' } );
	const step = page.locator( '#step-bake0001' );
	await units.selectOption( 'metric' );
	await expect( flour ).toContainText( '190 g all-purpose flour' );
	await expect( step ).toContainText( 'Bake at 180 °C in a 23 cm pan' );
	await expect( page.locator( '[data-fact="temperature"]' ) ).toContainText(
		'180 °C'
	);
	await expect( page.getByText( 'Amounts in metric units' ) ).toHaveRole(
		'status'
	);
	await expectAccessible( page, '.wp-block-larder-ingredients' );

	await page.goto( next.link );
	await expect( flour ).toContainText( '190 g all-purpose flour' );
	await expect( step ).toContainText( '180 °C' );
	await expect( units ).toHaveValue( 'metric' );
	await units.selectOption( 'original' );
	await expect( flour ).toContainText( 'cups all-purpose flour' );
	await expect( step ).toContainText( 'Bake at 350°F in a 9-inch pan' );
} );

test( 'a script that cannot be had leaves the recipe as it was written, and says so', async ( {
	page,
	makeRecipe,
	allowErrors,
} ) => {
	allowErrors( /units|ERR_FAILED|Failed to load|chunk/i );
	const { link } = await makeRecipe( { title: 'No units', content } );
	await page.route( '**/packages/units/convert.js*', ( route ) =>
		route.abort()
	);
	await page.goto( link );
	await page
		.getByRole( 'combobox', { name: 'Units' } )
		.selectOption( 'metric' );
	await expect(
		page.getByText( 'The other units could not be loaded' )
	).toBeVisible();
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'flour' } )
	).toContainText( 'cups all-purpose flour' );
} );

test( 'Other units are shown before any view is there, and stay once it is', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Units', content } );
	let release = (): void => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( /react|\/view\.js|units\/convert/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( link );
	const list = page.locator( '.wp-block-larder-ingredients' );
	const flour = list.getByRole( 'listitem' ).first();
	await page
		.getByRole( 'combobox', { name: 'Units' } )
		.selectOption( 'metric' );
	await expect( flour ).toContainText( /\d+ g all-purpose flour/ );
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
	const said = await flour.innerText();
	// Whatever is in between is seen, too.
	await flour.evaluate( ( item, text ) => {
		const { dataset } = document.body;
		const root = item.closest( '.wp-block-larder-ingredients' );
		const look = (): void => {
			const now =
				root?.querySelector< HTMLElement >( 'li' )?.innerText ?? '';
			if ( now !== text ) {
				dataset[ 'otherText' ] = now;
			}
			requestAnimationFrame( look );
		};
		look();
	}, said );
	release();
	await expect( page.getByText( 'Amounts in metric units' ) ).toHaveCount(
		1
	);
	await expect(
		page.locator( '.wp-block-larder-instructions' )
	).toContainText( '180 °C' );
	await expect( page.locator( 'body' ) ).not.toHaveAttribute(
		'data-other-text'
	);
	await expect( flour ).toHaveText( /\d+ g all-purpose flour/ );
} );
