import { recipeContent } from './support/recipe-content';
import { EditorPage } from './pages/editor';
import { titles } from './pages/recipe-search';
import { adminState, expect, expectAccessible, test } from './support/test';

/** A word of letters only that is not a plural: the index keeps neither digits nor an "s" at the end. */
const food = (): string =>
	`q${ Math.random()
		.toString( 36 )
		.slice( 2, 10 )
		.replace( /\d/g, ( digit ) =>
			'ghijklmnop'.charAt( Number( digit ) )
		) }k`;

test( 'a dropdown finds values that the page did not come with @both', async ( {
	page,
	makeRecipe,
} ) => {
	const foods = Array.from( { length: 110 }, food );
	const [ common = '' ] = foods;
	const rare = foods.at( -1 ) ?? '';
	const group = ( names: string[] ) => ( {
		ingredients: {
			groups: [
				{
					id: 'g0000000',
					title: '',
					items: names.map( ( name, at ) => ( {
						id: `i${ String( at ).padStart( 7, '0' ) }`,
						text: name,
						name,
					} ) ),
				},
			],
		},
	} );
	// Twice, so that the last one is not among those that most recipes have.
	await makeRecipe( {
		title: `Most of ${ common }`,
		content: recipeContent( {}, group( foods.slice( 0, 109 ) ) ),
	} );
	await makeRecipe( {
		title: `All of ${ common }`,
		content: recipeContent( {}, group( foods ) ),
	} );
	const filters = JSON.stringify( [
		{ id: 'recipe_ingredients' },
		{ id: 'not_recipe_ingredients' },
	] );
	const { link } = await makeRecipe( {
		type: 'pages',
		title: 'Find a recipe',
		content: `<!-- wp:larder/recipe-search {"filters":${ filters }} /-->`,
	} );
	const label = `Q${ rare.slice( 1 ) }`;
	const option = page.getByRole( 'option', { name: `${ label } 1` } );
	await page.goto( `${ link }?keyword=${ common }` );
	await expect( titles( page ) ).toHaveCount( 2 );

	const button = page.getByRole( 'button', {
		name: 'Ingredients',
		exact: true,
	} );
	await button.press( 'Enter' );
	// The first press of a page loads the view.
	await expect(
		page.locator( '.larder-multi-select__panel input' )
	).toBeFocused();
	await page.keyboard.type( rare );
	await expect( option ).toBeVisible();
	await expectAccessible( page, '.larder-multi-select__panel' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( titles( page ) ).toHaveText( [ /^All of/ ] );
	await expect( option ).toHaveAttribute( 'aria-selected', 'true' );
	await page.keyboard.press( 'Escape' );
	const chip = page.getByRole( 'link', { name: `Remove: ${ label }` } );
	await expect( chip ).toBeVisible();
	// Also for whoever gets the URL.
	await page.reload();
	await expect( chip ).toBeVisible();
	await expect( titles( page ) ).toHaveText( [ /^All of/ ] );
	await chip.click();
	await expect( titles( page ) ).toHaveCount( 2 );
	// Without the view, which no press has brought since the reload, it is a link to another page.
	await page.waitForLoadState();

	await page
		.getByRole( 'button', { name: 'Without: Ingredients', exact: true } )
		.press( 'Enter' );
	await expect(
		page.locator( '.larder-multi-select__panel input' )
	).toBeFocused();
	await page.keyboard.type( rare );
	// Recipes that have it not are what is left.
	await option.click();
	await expect( titles( page ) ).toHaveText( [ /^Most of/ ] );
	await expect( page ).toHaveURL(
		new RegExp( `not_recipe_ingredients=${ rare }` )
	);
	await page.keyboard.press( 'Escape' );
	await expect(
		page.getByRole( 'link', { name: `Remove: Without: ${ label }` } )
	).toBeVisible();
} );

test.describe( 'an editor @both', () => {
	test.use( { storageState: adminState() } );

	test( 'has a dropdown wait for letters before it lists values', async ( {
		page,
		makeRecipe,
	} ) => {
		const name = food();
		const { id, link } = await makeRecipe( {
			type: 'pages',
			title: 'Find a recipe',
			content:
				'<!-- wp:larder/recipe-search {"filters":[{"id":"recipe_ingredients"}]} /-->',
		} );
		await makeRecipe( {
			title: 'One food',
			content: recipeContent(
				{},
				{
					ingredients: {
						groups: [
							{
								id: 'g0000000',
								title: '',
								items: [ { id: 'i0000000', text: name, name } ],
							},
						],
					},
				}
			),
		} );
		const editor = new EditorPage( page );
		await editor.open(
			`post.php?post=${ id }&action=edit`,
			editor.canvas.getByRole( 'searchbox' )
		);
		await page.evaluate( () => {
			const { dispatch, select } = window.wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).selectBlock(
				block?.clientId ?? ''
			);
		} );
		await page
			.getByRole( 'spinbutton', {
				name: 'Letters before values are listed',
			} )
			.fill( '3' );
		await editor.save();

		await page.goto( link );
		await page
			.getByRole( 'button', { name: 'Ingredients', exact: true } )
			.press( 'Enter' );
		const panel = page.locator( '.larder-multi-select__panel' );
		await expect(
			panel.getByText( 'Please enter 3 or more characters' )
		).toBeVisible();
		await expect( panel.getByRole( 'option' ) ).toHaveCount( 0 );
		await expectAccessible( page, '.larder-multi-select__panel' );
		await panel.getByRole( 'combobox' ).fill( name.slice( 0, 4 ) );
		await expect(
			panel.getByRole( 'option', { name: `Q${ name.slice( 1 ) } 1` } )
		).toBeVisible();
	} );
} );
