import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const line = { note: '', text: '' };

const content = recipeContent(
	{ yieldAmount: 4, yieldUnit: 'servings' },
	{
		ingredients: {
			groups: [
				{
					id: 'steps001',
					title: '',
					items: [
						{
							...line,
							id: 'flour001',
							quantity: '1',
							unit: 'cup',
							name: 'all-purpose flour',
						},
						{
							...line,
							id: 'eggs0001',
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
					id: 'steps002',
					title: '',
					steps: [
						{
							id: 'mixit001',
							text: 'Mix 1 cup all-purpose flour with 2 eggs, then rest for 10 minutes. Cut into 8 pieces.',
						},
					],
				},
			],
		},
		'cook-mode': {},
	}
);

const WRITTEN =
	'Mix 1 cup all-purpose flour with 2 eggs, then rest for 10 minutes. Cut into 8 pieces.';
const TRIPLED =
	'Mix 3 cups all-purpose flour with 6 eggs, then rest for 10 minutes. Cut into 8 pieces.';

test( 'Amounts in steps follow the servings, in other units, in cook mode and in print', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Scaled steps', content } );
	await page.goto( link );
	const step = page.locator( '.wp-block-larder-instructions__text' );
	await expect( step ).toHaveText( WRITTEN );

	await page.getByRole( 'button', { name: '3×' } ).click();
	await expect( step ).toHaveText( TRIPLED );
	await expect( step.locator( '.larder-scaled' ) ).toHaveCount( 2 );
	await expectAccessible( page, '.wp-block-larder-instructions' );

	const units = page.getByRole( 'combobox', { name: 'Units' } );
	await units.selectOption( 'metric' );
	await expect( step ).toContainText(
		'Mix 380 g all-purpose flour with 6 eggs'
	);
	await expect(
		page.locator( '.wp-block-larder-ingredients__quantity' ).first()
	).toHaveText( '380' );
	await units.selectOption( 'original' );
	await expect( step ).toHaveText( TRIPLED );

	await page
		.getByRole( 'button', { name: 'Cook', exact: true } )
		.first()
		.click();
	await expect( page.locator( '.larder-cook__text' ) ).toHaveText( TRIPLED );

	await page.goto(
		`${ link }${ link.includes( '?' ) ? '&' : '?' }print_recipe=true&recipe_servings=12`
	);
	await expect( step ).toHaveText( TRIPLED );
} );

test( 'Amounts in steps are scaled where the address says so, and stay without JavaScript', async ( {
	page,
	browser,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Asked steps', content } );
	const url = new URL( link );
	url.searchParams.set( 'servings', '12' );
	await page.goto( url.href );
	await expect(
		page.locator( '.wp-block-larder-instructions__text' )
	).toHaveText( TRIPLED );

	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url.href );
	await expect(
		plain.locator( '.wp-block-larder-instructions__text' )
	).toHaveText( WRITTEN );
	await plain.close();
} );
