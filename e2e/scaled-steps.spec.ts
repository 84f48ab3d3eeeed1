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

const item = { ...line, unit: '' };

/** A recipe with lines that stay as they are when others are scaled. */
const SOME_STAYS = recipeContent(
	{ yieldAmount: 4, yieldUnit: 'servings' },
	{
		ingredients: {
			groups: [
				{
					id: 'stays001',
					title: '',
					items: [
						{
							...item,
							id: 'stay0001',
							quantity: '1',
							name: 'bay leaf',
							fixed: true,
						},
						{
							...item,
							id: 'stay0002',
							quantity: 'some',
							name: 'parsley',
						},
						{
							...item,
							id: 'stay0003',
							quantity: '2',
							name: 'eggs',
						},
						{
							...item,
							id: 'stay0004',
							quantity: '',
							name: 'salt',
						},
					],
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'stays002',
					title: '',
					steps: [
						{
							id: 'stay0005',
							text: 'Add 1 bay leaf, then 2 eggs.',
						},
					],
				},
			],
		},
		'cook-mode': {},
	}
);

test( 'What does not follow the servings says so, in the list, in steps and in cook mode', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Some of it stays',
		content: SOME_STAYS,
	} );
	await page.goto( link );
	const boxes = page
		.locator( '.wp-block-larder-ingredients' )
		.getByRole( 'checkbox' );
	const step = page.locator( '.wp-block-larder-instructions__text' );
	const marks = page.locator( '.larder-not-scaled' );
	await expect( boxes.first() ).toHaveAccessibleName( '1 bay leaf' );
	await page.getByRole( 'button', { name: '2×' } ).click();
	await expect( boxes.nth( 0 ) ).toHaveAccessibleName(
		'1 bay leaf (not scaled)'
	);
	await expect( boxes.nth( 1 ) ).toHaveAccessibleName(
		'some parsley (not scaled)'
	);
	await expect( boxes.nth( 2 ) ).toHaveAccessibleName( '4 eggs' );
	await expect( boxes.nth( 3 ) ).toHaveAccessibleName( 'salt' );
	await expect( step ).toHaveText(
		'Add 1 bay leaf (not scaled), then 4 eggs.'
	);
	await expect( marks.first() ).toBeVisible();
	await expectAccessible( page, '.wp-block-larder-ingredients' );
	await page
		.getByRole( 'button', { name: 'Cook', exact: true } )
		.first()
		.click();
	await expect( page.locator( '.larder-cook__text' ) ).toHaveText(
		'Add 1 bay leaf (not scaled), then 4 eggs.'
	);
	// It opens once its style is there.
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: '1×' } ).click();
	await expect( marks ).toHaveCount( 0 );
	await page.goto(
		`${ link }${ link.includes( '?' ) ? '&' : '?' }print_recipe=true&recipe_servings=8`
	);
	await expect( step ).toHaveText(
		'Add 1 bay leaf (not scaled), then 4 eggs.'
	);
} );
