import type { Locator, Page } from '@playwright/test';
import { publish } from './pages/recipe-search';
import { harvestRecipe } from './support/harvest-recipe';
import { openMenu } from './support/menu';
import { switchMuPlugin } from './support/site-php';
import { fromTheTitle, harmOn } from './support/theme-measures';
import { expect, expectAccessible, test } from './support/test';

/** Themes of `e2e/fixtures/themes`, each with one kind of harm. */
const THEMES = {
	lists: 'bullets, indents and frames of lists, tables and pictures',
	links: 'underlines, colours and grounds of links and titles',
	controls: 'the look of buttons and fields',
	wide: 'negative margins for wide blocks',
	columns: 'a sidebar, a title of its own for archives and a small rem',
	words: 'words that break anywhere',
	dark: 'light text on a dark ground',
};

/** What stands in a table. */
const NUTRITION =
	'<!-- wp:larder/nutrition {"values":{"totalFat":"38","totalCarbohydrate":"72"}} /-->';

/** Returns the colours of a ground and of the text on it. */
const colorsOf = ( part: Locator ): Promise< string[] > =>
	part.evaluate( ( element ) => {
		const { backgroundColor, color } = getComputedStyle( element );
		return [ backgroundColor, color ];
	} );

/**
 * Opens a page in two windows and measures it in both.
 *
 * @param url Where it is.
 * @return What is wrong, by the width of the window.
 */
async function measure(
	page: Page,
	url: string
): Promise< Record< number, string[] > > {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( url );
	const narrow = await harmOn( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	return { 390: narrow, 1280: await harmOn( page ) };
}

/** Makes the site show a page with a theme of the fixtures. */
const wearTheme = ( page: Page, theme: string, url: string ): Promise< void > =>
	page
		.context()
		.addCookies( [ { name: 'larder_theme_test', value: theme, url } ] );

test.describe( 'beside what a theme says of @classic', () => {
	test.beforeAll( () => switchMuPlugin( 'larder-theme', 'on' ) );

	test.afterAll( () => switchMuPlugin( 'larder-theme', 'off' ) );

	for ( const [ name, harm ] of Object.entries( THEMES ) ) {
		test( `${ harm }, a recipe, a search and an archive stay as they are`, async ( {
			page,
			makeRecipe,
			baseURL,
		} ) => {
			const whole = { 390: [], 1280: [] };
			const recipe = await makeRecipe( {
				...harvestRecipe,
				content: harvestRecipe.content
					.replace(
						'<!-- wp:larder/recipe {',
						'<!-- wp:larder/recipe {"align":"wide",'
					)
					.replace(
						/<\/div><!-- \/wp:larder\/recipe -->$/,
						`${ NUTRITION }$&`
					),
			} );
			const { url } = await publish( makeRecipe, { align: 'full' } );
			await wearTheme(
				page,
				`larder-harm-${ name }`,
				baseURL ?? recipe.link
			);

			expect( await measure( page, recipe.link ) ).toEqual( whole );
			await expectAccessible( page, '.wp-block-larder-recipe' );
			await page.setViewportSize( { width: 390, height: 844 } );
			expect( await fromTheTitle( page ) ).toBeLessThanOrEqual( 1 );

			expect( await measure( page, url ) ).toEqual( whole );
			const filter = page.getByRole( 'button', { name: /^Filter/ } );
			await expect( filter ).toBeHidden();
			await expectAccessible( page, '.wp-block-larder-recipe-search' );
			await page.setViewportSize( { width: 390, height: 844 } );
			await expect( filter ).toBeVisible();

			expect( await measure( page, '/?post_type=recipe' ) ).toEqual(
				whole
			);
			await expectAccessible( page, '.larder-archive-page' );
			await page.setViewportSize( { width: 390, height: 844 } );
			const results = page.locator( '.larder-archive-page > div' ).last();
			// As far from the edge as text is elsewhere, however small a rem is.
			expect( ( await results.boundingBox() )?.x ).toBeGreaterThanOrEqual(
				16
			);
		} );
	}

	test( 'what floats over a dark page is dark, and follows a visitor who has it light', async ( {
		page,
		makeRecipe,
		baseURL,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await wearTheme( page, 'larder-harm-dark', baseURL ?? link );
		await page.goto( link );
		await page.addStyleTag( {
			content: 'body.is-light { color: #222; background: #fafafa; }',
		} );
		const menu = page.locator( '.wp-block-larder-recipe__menu' );
		const dark = [ 'rgb(17, 17, 17)', 'rgb(238, 238, 238)' ];
		const light = [ 'rgb(250, 250, 250)', 'rgb(34, 34, 34)' ];

		await openMenu( page );
		await expect.poll( () => colorsOf( menu ) ).toEqual( dark );
		await expectAccessible( page, '.wp-block-larder-recipe__menu' );
		await page.keyboard.press( 'Escape' );
		await page
			.getByRole( 'button', { name: 'Cook', exact: true } )
			.first()
			.click();
		const cook = page.getByRole( 'dialog' );
		await expect.poll( () => colorsOf( cook ) ).toEqual( dark );
		await expectAccessible( page, '.larder-cook' );

		await page.evaluate( () => document.body.classList.add( 'is-light' ) );
		await expect.poll( () => colorsOf( cook ) ).toEqual( light );
		await expectAccessible( page, '.larder-cook' );
	} );

	test( 'a site that says the colours of surfaces is right', async ( {
		page,
		makeRecipe,
		baseURL,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await wearTheme( page, 'larder-harm-dark', baseURL ?? link );
		await page.route( link, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				body: ( await response.text() ).replace(
					'</head>',
					'<style>:root { --larder-ground: #203040; --larder-text: #fff; }</style></head>'
				),
			} );
		} );
		await page.goto( link );
		await openMenu( page );
		await expect
			.poll( () =>
				colorsOf( page.locator( '.wp-block-larder-recipe__menu' ) )
			)
			.toEqual( [ 'rgb(32, 48, 64)', 'rgb(255, 255, 255)' ] );
	} );
} );
