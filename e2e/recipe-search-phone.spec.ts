import type { Page } from '@playwright/test';
import { chip, publish, titles } from './pages/recipe-search';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

test.use( { viewport: { width: 390, height: 844 } } );

const opener = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Filter( ·|$)/ } );

const sheet = ( page: Page ) => page.getByRole( 'dialog', { name: 'Filters' } );

test.describe( 'the search on a phone', () => {
	test( 'opens its filters in a sheet whose button counts along', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await expect( chip( page, 'Beginner' ) ).toBeHidden();
		await opener( page ).click();
		await expect( sheet( page ) ).toBeVisible();
		// It slides in.
		await expect
			.poll( () => sheet( page ).boundingBox() )
			.toMatchObject( { x: 0, y: 0, height: 844 } );
		const box = await sheet( page ).boundingBox();
		// Less where the browser shows scrollbars.
		expect( box?.width ).toBeGreaterThan( 370 );
		await expectAccessible( page );

		await expect(
			sheet( page ).getByRole( 'button', { name: 'Show 3 recipes' } )
		).toBeVisible();
		await chip( page, 'Advanced 1' ).check();
		const show = sheet( page ).getByRole( 'button', {
			name: 'Show 1 recipe',
		} );
		await expect( show ).toBeVisible();
		await show.click();
		await expect( sheet( page ) ).toBeHidden();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( opener( page ) ).toHaveText( 'Filter · 1' );
		await expect( opener( page ) ).toBeFocused();
		await expectAccessible( page );
	} );

	test( 'keeps the focus in the sheet and the page still, until Escape', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await opener( page ).press( 'Enter' );
		await expect(
			sheet( page ).getByRole( 'button', { name: 'Close' } )
		).toBeFocused();
		await page.mouse.move( 200, 500 );
		await page.mouse.wheel( 0, 600 );
		for ( let tab = 0; tab < 12; tab++ ) {
			await page.keyboard.press( 'Tab' );
			const isOutside = await page.evaluate( () => {
				const { activeElement, body } = document;
				return (
					activeElement !== body &&
					! activeElement?.closest( 'dialog' )
				);
			} );
			expect( isOutside ).toBe( false );
		}
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( sheet( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
	} );

	test( 'opens a list inside the sheet, and Escape closes the list only', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await opener( page ).click();
		const list = sheet( page ).getByRole( 'button', {
			name: 'Quick and simple',
		} );
		await list.click();
		await sheet( page )
			.getByRole( 'option', { name: '30 minutes or less' } )
			.click();
		await expect(
			sheet( page ).getByRole( 'button', { name: 'Show 1 recipe' } )
		).toBeVisible();
		await expectAccessible( page );
		await page.keyboard.press( 'Escape' );
		await expect( sheet( page ).getByRole( 'option' ) ).toHaveCount( 0 );
		await expect( sheet( page ) ).toBeVisible();
		await sheet( page )
			.getByRole( 'button', { name: 'Clear filters' } )
			.click();
		await expect(
			sheet( page ).getByRole( 'button', { name: 'Show 3 recipes' } )
		).toBeVisible();
	} );

	test( 'chooses, finds and brings values of a filter that has 5,000', async ( {
		page,
		makeRecipe,
	} ) => {
		const word =
			'x' +
			Math.random()
				.toString( 36 )
				.replace( /[^a-z]/g, '' );
		const food = ( number: number ): string =>
			`${ word }${ String( number ).replace( /\d/g, ( digit ) =>
				'abcdefghij'.charAt( Number( digit ) )
			) }q`;
		for ( const half of [ 0, 1 ] ) {
			await makeRecipe( {
				title: `Feast ${ half } ${ word }`,
				content: recipeContent(
					{},
					{
						ingredients: {
							groups: [
								{
									id: 'g0000000',
									title: '',
									items: Array.from(
										{ length: 2500 },
										( _, at ) => {
											const name = food(
												2500 * half + at
											);
											return {
												id: `i${ String( at ).padStart(
													7,
													'0'
												) }`,
												text: name,
												name,
											};
										}
									),
								},
							],
						},
					}
				),
			} );
		}
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Find a recipe',
			content:
				'<!-- wp:larder/recipe-search {"filters":[{"id":"recipe_ingredients"},{"id":"not_recipe_ingredients","control":"chips"}]} /-->',
		} );
		const wanted = food( 4321 );
		await page.goto( `${ link }?keyword=${ word }` );
		await expect( titles( page ) ).toHaveCount( 2 );
		await opener( page ).click();
		await sheet( page )
			.getByRole( 'button', { name: 'Ingredients', exact: true } )
			.click();
		await sheet( page ).getByRole( 'combobox' ).fill( wanted );
		const option = sheet( page ).getByRole( 'option', {
			name: new RegExp( `^${ wanted } 1$`, 'i' ),
		} );
		await option.click();
		await expect( option ).toHaveAttribute( 'aria-selected', 'true' );
		await expect(
			sheet( page ).getByRole( 'button', { name: 'Show 1 recipe' } )
		).toBeVisible();
		// However many there are, few are in the page.
		await sheet( page ).getByRole( 'combobox' ).fill( '' );
		const boxes = sheet( page ).getByRole( 'checkbox' );
		const before = await boxes.count();
		expect( before ).toBeLessThan( 110 );
		await page.keyboard.press( 'Escape' );
		await sheet( page )
			.getByRole( 'button', { name: /^Show more \([\d,]+\)$/ } )
			.press( 'Enter' );
		await expect.poll( () => boxes.count() ).toBeGreaterThan( before );
		await expect( boxes.nth( before ) ).toBeFocused();
		await sheet( page )
			.getByRole( 'button', { name: 'Show 1 recipe' } )
			.click();
		await expect( titles( page ) ).toHaveText( [ /^Feast 1/ ] );
		await page
			.getByRole( 'link', {
				name: new RegExp( `^Remove: ${ wanted }`, 'i' ),
			} )
			.click();
		await expect( titles( page ) ).toHaveCount( 2 );
		await expect( page ).not.toHaveURL( /recipe_ingredients/ );
	} );
} );

test.describe( 'the search on a phone without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'shows all filters in the form', async ( { page, makeRecipe } ) => {
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await expect( opener( page ) ).toBeHidden();
		await chip( page, 'Advanced' ).check();
		await page.getByRole( 'button', { name: 'Search' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	} );
} );
