import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const line = { note: '', text: '' };

const content = recipeContent(
	{
		yieldAmount: 8,
		yieldUnit: 'slices',
		pan: { shape: 'round', width: 20, length: 0, height: 0, unit: 'cm' },
	},
	{
		ingredients: {
			groups: [
				{
					id: 'panpan01',
					title: '',
					items: [
						{
							...line,
							id: 'flour001',
							quantity: '200',
							unit: 'g',
							name: 'flour',
						},
					],
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'panpan02',
					title: '',
					steps: [
						{
							id: 'mixit001',
							text: 'Mix 200 g flour. Bake 40 minutes.',
						},
					],
				},
			],
		},
	}
);

test( 'A recipe is scaled to the pan of its visitor by keyboard, and stays so', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Cake for a pan', content } );
	await page.goto( link );
	const amount = page.locator( '.wp-block-larder-ingredients__quantity' );
	const step = page.locator( '.wp-block-larder-instructions__text' );
	const servings = page.getByRole( 'textbox', { name: 'slices' } );

	await page
		.getByRole( 'button', { name: 'Change the pan' } )
		.press( 'Enter' );
	const pans = page.getByRole( 'group', {
		name: 'Written for a pan of 20 cm, round',
	} );
	await expect( pans ).toBeVisible();
	const choice = pans.getByRole( 'combobox', { name: 'Your pan' } );
	await choice.selectOption( '28 cm, round' );
	await expect( amount ).toHaveText( '392' );
	await expect( step ).toHaveText( 'Mix 392 g flour. Bake 40 minutes.' );
	await expect( servings ).toHaveValue( '15.68' );
	await expectAccessible( page, '.wp-block-larder-ingredients' );

	await choice.selectOption( 'Another size' );
	await pans
		.getByRole( 'combobox', { name: 'Shape of the pan' } )
		.selectOption( 'square' );
	await pans.getByRole( 'textbox', { name: 'Width' } ).fill( '17,725' );
	await expect( servings ).toHaveValue( '8' );
	await pans.getByRole( 'textbox', { name: 'Width' } ).fill( '25' );
	await expect( amount ).toHaveText( '398' );

	await page.reload();
	await expect( amount ).toHaveText( '398' );
	await page.getByRole( 'button', { name: 'Reset' } ).click();
	await expect( amount ).toHaveText( '200' );
} );

test( 'A recipe without a pan, and a page without JavaScript, say nothing of pans', async ( {
	page,
	browser,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( { title: 'Cake', content } );
	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( link );
	await expect( plain.getByText( 'Change the pan' ) ).toBeHidden();
	await plain.close();

	const other = await makeRecipe( {
		title: 'Soup',
		content: content
			.replace( /"pan":\{[^}]*\},?/, '' )
			.replace( ',}', '}' ),
	} );
	await page.goto( other.link );
	await expect( page.getByRole( 'button', { name: '2×' } ) ).toBeVisible();
	await expect( page.getByText( 'Change the pan' ) ).toHaveCount( 0 );
} );

test( 'On a phone a recipe with a pan is multiplied by a press, too, and the sizes of a pan have edges and words', async ( {
	page,
	makeRecipe,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const { link } = await makeRecipe( { title: 'Cake for a phone', content } );
	await page.goto( link );
	const list = page.locator( '.wp-block-larder-ingredients' );
	await list.getByRole( 'button', { name: '2×' } ).click();
	await expect(
		list.locator( '.wp-block-larder-ingredients__quantity' )
	).toHaveText( '400' );
	await list.getByRole( 'button', { name: 'Change the pan' } ).click();
	await list
		.getByRole( 'combobox', { name: 'Your pan' } )
		.selectOption( 'Another size' );
	for ( const field of [
		list.getByRole( 'combobox', { name: 'Your pan' } ),
		list.getByRole( 'textbox', { name: 'Diameter' } ),
	] ) {
		await expect( field ).toHaveCSS( 'border-top-width', '1px' );
		expect( ( await field.boundingBox() )?.height ).toBeGreaterThanOrEqual(
			36
		);
	}
	await expect( list.getByText( 'Diameter' ) ).toBeVisible();
} );
