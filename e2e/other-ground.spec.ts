import { publish } from './pages/recipe-search';
import { expect, expectAccessible, test } from './support/test';

const TEXT = 'rgb(238, 238, 238)';

test.describe( 'on a ground that is none of the theme’s palette', () => {
	test( 'links and terms of a recipe can be read, and so can the bar of a phone', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/recipe/miso-ramen/' );
		const rating = page.locator( '.wp-block-larder-recipe__rating a' );
		await page.addStyleTag( {
			content: `html, body { color: ${ TEXT }; background: #111; } a { color: #7a2339; }`,
		} );
		await expect( rating ).toHaveCSS( 'color', /oklch/ );
		// The first sign of a person has the page looked at.
		await page.mouse.move( 200, 300 );
		await page.mouse.wheel( 0, 200 );
		for ( const what of [
			'.larder-recipe-title a',
			'.wp-block-larder-rating__average a',
			'.wp-block-larder-recipe__bar .larder-vote:not(.wp-element-button)',
		] ) {
			await expect( page.locator( what ).first() ).toHaveCSS(
				'color',
				TEXT
			);
		}
		await page.getByText( 'All details' ).click();
		await expectAccessible( page, '.wp-block-larder-recipe' );
		await expectAccessible( page, '.larder-recipe-title' );
	} );

	test( 'on its own the theme keeps its colour of terms', async ( {
		page,
	} ) => {
		await page.goto( '/recipe/miso-ramen/' );
		await page.mouse.wheel( 0, 200 );
		await expect(
			page.locator( '.larder-recipe-title a' ).first()
		).toHaveCSS( 'color', 'rgb(122, 35, 57)' );
	} );
} );

test( 'in forced colours what is filled keeps an edge', async ( { page } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( '/recipe/miso-ramen/' );
	const filled = page.locator(
		'.wp-block-larder-recipe__actions .wp-element-button'
	);
	await expect( filled ).toHaveCSS( 'border-top-width', '1px' );
	await expect( filled ).toHaveCSS( 'border-top-style', 'solid' );
	const gallery = page.locator( '.wp-block-larder-gallery__button' );
	await expect( gallery, 'on the picture' ).toHaveCSS(
		'background-color',
		/^rgb\(/
	);
	await expect( gallery ).toHaveCSS( 'border-top-width', '1px' );
} );

test.describe( 'in forced colours on a phone', () => {
	test.use( {
		viewport: { width: 390, height: 844 },
		contextOptions: { forcedColors: 'active' },
	} );

	test( 'the sign on the button of the filters is seen', async ( {
		page,
	} ) => {
		await page.goto( '/recipes/' );
		const button = page.locator( '.wp-block-larder-recipe-search__open' );
		const withSign = await button.screenshot();
		await page.addStyleTag( {
			content:
				'.wp-block-larder-recipe-search__open::before { visibility: hidden; }',
		} );
		expect( withSign.equals( await button.screenshot() ) ).toBe( false );
	} );

	test( 'a chosen filter of the pills looks chosen', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 844 } );
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		const pill = page
			.locator( '.is-chips .wp-block-larder-recipe-search__option' )
			.first();
		const ground = (): Promise< string > =>
			pill.evaluate(
				( element ) => getComputedStyle( element ).backgroundColor
			);
		const before = await ground();
		await pill.click();
		await expect( pill.locator( 'input' ) ).toBeChecked();
		expect( await ground() ).not.toBe( before );
	} );

	test( 'what is filled in cook mode and the place of a missing picture have an edge', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.goto( '/recipe/miso-ramen/' );
		await page
			.getByRole( 'button', { name: 'Cook', exact: true } )
			.first()
			.click();
		const next = page.getByRole( 'dialog' ).locator( '.is-next' );
		await expect( next ).toHaveCSS( 'border-top-width', '1px' );
		await expect( next ).not.toHaveCSS(
			'border-top-color',
			'rgba(0, 0, 0, 0)'
		);
		await makeRecipe( { title: 'Bread without a picture' } );
		await page.goto( '/recipes/?keyword=Bread+without+a+picture' );
		await expect(
			page.locator( '.larder-card__picture:not(:has(img))' ).first()
		).toHaveCSS( 'border-top-width', '1px' );
	} );
} );
