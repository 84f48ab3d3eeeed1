import { cutTails } from './support/cut-tails';
import { recipeContent } from './support/recipe-content';
import { expect, test } from './support/test';

test( 'the tails of letters in titles of cards are not cut off', async ( {
	page,
} ) => {
	for ( const path of [ '/', '/recipes/', '/recipe/miso-ramen/' ] ) {
		await page.goto( path );
		const titles = page.locator( '.larder-card__link > bdi' );
		await expect( titles.first() ).toBeAttached();
		expect( await cutTails( titles ), path ).toEqual( [] );
	}
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'cook mode shows a title of two lines whole', async ( { page } ) => {
		await page.goto( '/recipe/miso-ramen/' );
		const header = page.locator( '.wp-block-larder-recipe__header' );
		await header
			.getByRole( 'button', { name: 'Cook', exact: true } )
			.click();
		const title = page
			.getByRole( 'dialog' )
			.locator( '.larder-cook__name' );
		await expect( title ).toHaveText( /Slow Pork$/ );
		const hidden = await title.evaluate( ( name ) => [
			name.scrollWidth - name.clientWidth,
			name.scrollHeight - name.clientHeight,
		] );
		expect( Math.max( ...hidden ) ).toBeLessThanOrEqual( 0 );
		expect( await cutTails( title ) ).toEqual( [] );
	} );

	test( 'a list of recipes shows long titles whole', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id } = await makeRecipe( {
			title: 'Miso ramen with soft eggs, slow pork and roasted corn',
			content: recipeContent( {}, { details: {} } ),
		} );
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Recipes in a list',
			content: `<!-- wp:larder/recipe-archive {"source":"picked","ids":[${ id }],"className":"is-style-list","details":["save"]} /-->`,
		} );
		await page.goto( link );
		const title = page.locator( '.larder-card__link > bdi' );
		expect(
			await title.evaluate(
				( name ) => name.scrollHeight - name.clientHeight
			),
			'no line is hidden'
		).toBeLessThan( 5 );
	} );
} );

test( 'what a recipe can be shared by is as large as the rest of its menu', async ( {
	page,
} ) => {
	await page.goto( '/recipe/miso-ramen/' );
	await page
		.locator( '.wp-block-larder-recipe__header' )
		.getByRole( 'button', { name: 'More' } )
		.click();
	const menu = page.locator( '.wp-block-larder-recipe__menu' );
	await menu.getByText( 'Share' ).click();
	const size = await menu
		.getByText( 'Print', { exact: true } )
		.evaluate( ( element ) => getComputedStyle( element ).fontSize );
	await expect( menu.getByText( 'Copy link', { exact: true } ) ).toHaveCSS(
		'font-size',
		size
	);
} );

test( 'the field of servings stands as far from its word as other controls of the print page', async ( {
	page,
} ) => {
	await page.goto( '/recipe/miso-ramen/?print_recipe=true' );
	const field = page.getByRole( 'spinbutton', { name: 'Servings' } );
	await expect( field ).toBeVisible();
	const gap = () =>
		field.evaluate( ( input ) => {
			const word = document.createRange();
			const [ text ] = input.parentElement?.childNodes ?? [];
			if ( text ) {
				word.selectNodeContents( text );
			}
			return (
				input.getBoundingClientRect().left -
				word.getBoundingClientRect().right
			);
		} );
	// The view writes it again when it comes.
	await expect.poll( gap ).toBeGreaterThanOrEqual( 8 );
} );
