import { RecipePage } from './pages/recipe-page';
import { watchShifts } from './support/layout-shifts';
import { passingText } from './support/passing';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const line = { note: '', text: '' };

const content = recipeContent(
	{
		yieldAmount: 4,
		yieldUnit: 'servings',
		prepTime: 15,
		cookTime: 60,
		difficulty: 'beginner',
		description: 'A stew for tests.',
	},
	{
		details: {},
		ingredients: {
			groups: [
				{
					id: 'stew0001',
					title: 'For the stew',
					items: [
						{
							...line,
							id: 'rice0001',
							quantity: '1/2',
							unit: 'cup',
							name: 'rice',
						},
						{
							...line,
							id: 'garlic01',
							quantity: '2-3',
							unit: 'cloves',
							name: 'garlic',
							note: 'crushed',
						},
						{
							...line,
							id: 'lemon001',
							quantity: '1/0',
							unit: '',
							name: 'lemon',
						},
					],
				},
			],
		},
		instructions: {
			groups: [
				{
					id: 'cook0001',
					title: 'Cook',
					steps: [
						{ id: 'step0001', text: 'Boil the rice.' },
						{ id: 'step0002', text: 'Crush the garlic.' },
					],
				},
				{
					id: 'eat00001',
					title: 'Eat',
					steps: [ { id: 'step0003', text: 'Serve.' } ],
				},
			],
		},
	}
);

test.describe( 'a recipe on the page', () => {
	let url: string;
	let recipe: RecipePage;

	test.beforeEach( async ( { page, makeRecipe } ) => {
		( { link: url } = await makeRecipe( { title: 'Stew', content } ) );
		recipe = new RecipePage( page );
	} );

	test( 'scales by the buttons, and everything that shows servings follows', async () => {
		await recipe.open( url );
		await recipe.button( '2×' ).click();
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '1' );
		await expect( recipe.quantity( 'garlic' ) ).toHaveText( '4–6' );
		await expect( recipe.quantity( 'lemon' ) ).toHaveText( '1/0' );
		await expect( recipe.servings ).toHaveValue( '8' );
		await expect( recipe.yield ).toHaveText( '8 servings' );
		await recipe.button( 'Reset' ).click();
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '½' );
		await expect( recipe.yield ).toHaveText( '4 servings' );
		await expect( recipe.button( 'Reset' ) ).toBeHidden();
	} );

	test( 'answers servings that cannot be cooked, and keeps the last good ones', async ( {
		page,
	} ) => {
		await recipe.open( url );
		await recipe.typeServings( '6' );
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '¾' );
		for ( const typed of [ '0', '-2', 'many', '1e9', '1000000000' ] ) {
			await recipe.typeServings( typed );
			await expect( recipe.message ).toContainText( 'Type a number' );
			await expect( recipe.servings ).toHaveValue( '6' );
			await expect( recipe.quantity( 'rice' ) ).toHaveText( '¾' );
		}
		await expectAccessible( page, '.wp-block-larder-recipe' );
		await recipe.button( 'More' ).click();
		await expect( recipe.message ).toBeEmpty();
	} );

	test( 'keeps the last good servings, too, where all of it was typed before the view was there', async ( {
		page,
	} ) => {
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( /\/view\.js/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await recipe.open( url );
		await recipe.typeServings( '6' );
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '¾' );
		await recipe.typeServings( '0' );
		release();
		await expect( recipe.message ).toContainText( 'Type a number' );
		await expect( recipe.servings ).toHaveValue( '6' );
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '¾' );
	} );

	test( 'opens scaled when the address says so, and remembers it', async ( {
		page,
	} ) => {
		await recipe.open( `${ url }?servings=8` );
		await expect( recipe.quantity( 'rice' ) ).toHaveText( '1' );
		await expect( recipe.yield ).toHaveText( '8 servings' );
		await recipe.button( 'More' ).click();
		await expect( page ).toHaveURL( /\?servings=9$/ );
		await page.reload();
		await expect( recipe.servings ).toHaveValue( '9' );
		await recipe.open( url );
		await expect( recipe.servings ).toHaveValue( '9' );
		await expect( recipe.yield ).toHaveText( '9 servings' );
	} );

	test( 'keeps ticked steps until they are reset', async ( { page } ) => {
		await recipe.open( url );
		await recipe.tick( 1 ).check();
		await recipe.tick( 3 ).check();
		await expect(
			recipe.instructions.getByText( '2 of 3', { exact: true } )
		).toBeVisible();
		await expectAccessible( page, '.wp-block-larder-recipe' );
		await page.reload();
		await expect( recipe.tick( 3 ) ).toBeChecked();
		await recipe.instructions
			.getByRole( 'button', { name: 'Reset' } )
			.click();
		await expect( recipe.tick( 3 ) ).not.toBeChecked();
		await page.reload();
		await expect( recipe.tick( 1 ) ).not.toBeChecked();
	} );

	test( 'keeps ticked ingredients', async ( { page } ) => {
		await recipe.open( url );
		const box = recipe.line( 'garlic' ).getByRole( 'checkbox' );
		await box.check();
		await page.reload();
		await expect( box ).toBeChecked();
	} );

	test( 'follows in a tab where nothing was pressed yet', async ( {
		context,
		page,
	} ) => {
		await recipe.open( url );
		const other = new RecipePage( await context.newPage() );
		await other.open( url );
		await page.bringToFront();
		await recipe.button( '2×' ).click();
		await recipe.tick( 1 ).check();
		await expect( other.quantity( 'rice' ) ).toHaveText( '1' );
		await expect( other.yield ).toHaveText( '8 servings' );
		await expect( other.tick( 1 ) ).toBeChecked();
	} );

	test( 'copies the list as it is shown', async ( { page, context } ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		await recipe.open( url );
		await recipe.button( '2×' ).click();
		const copied = passingText( page, 'Copied' );
		await recipe.button( 'Copy list' ).click();
		await copied;
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe(
			'For the stew\n1 cup rice\n4–6 cloves garlic, crushed\n1/0 lemon'
		);
	} );

	test( 'moves nothing when its views wake', async ( { page } ) => {
		await recipe.open( url );
		const moved = await watchShifts( page );
		await recipe.button( '3×' ).click();
		await recipe.tick( 2 ).check();
		await expect( recipe.yield ).toHaveText( '12 servings' );
		// Shifts that follow a press count here, too.
		expect( await moved() ).toEqual( [] );
	} );

	test( 'leads to a step by its address', async ( { page } ) => {
		await recipe.open( `${ url }#step-step0003` );
		await expect(
			page.locator( '#step-step0003' ).getByText( 'Serve.' )
		).toBeInViewport();
	} );

	test( 'prints without controls', async ( { page } ) => {
		await recipe.open( url );
		await page.emulateMedia( { media: 'print' } );
		await expect( recipe.button( '2×' ) ).toBeHidden();
		await expect( recipe.button( 'Copy list' ) ).toBeHidden();
		await expect( recipe.line( 'rice' ) ).toBeVisible();
	} );
} );
