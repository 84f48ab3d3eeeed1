import type { Page } from '@playwright/test';
import { printed } from './support/read-pdf';
import { soup } from './support/recipe-content';
import { stickingOut } from './support/sticking-out';
import { expect, test } from './support/test';

/** Requests the page as a printer gets it, at the width of A4 within its margins. */
async function asPrinted( page: Page ): Promise< void > {
	await page.setViewportSize( { width: 688, height: 1017 } );
	await page.emulateMedia( { media: 'print' } );
}

test.describe( 'what a browser prints of a page', () => {
	test( 'the ramen of the demo takes two pages, as on its print page, and nothing of the theme is on them', async ( {
		page,
	} ) => {
		await page.goto( '/recipe/miso-ramen/' );
		const { pages, texts } = await printed( page );
		expect( pages ).toBe( 2 );
		const all = texts.join( ' ' );
		for ( const text of [
			'Miso Ramen with Soft Eggs',
			'Marinating',
			'Recipe tag',
			'minced pork',
			'Noodle basket',
			'Nutrition Facts',
			'Noodles cannot wait',
		] ) {
			expect( all ).toContain( text );
		}
		expect( all ).not.toMatch(
			/Shopping list|Leave a|Reply|More like this|All details|Print|Copy list|½×|Reset|Expand all/
		);
		await asPrinted( page );
		expect( await stickingOut( page ) ).toEqual( [] );
		const label = page.locator( '.wp-block-larder-nutrition' );
		expect( ( await label.boundingBox() )?.width ).toBeCloseTo(
			( 60 * 96 ) / 25.4,
			0
		);
		const inside = await label.evaluate(
			( box ) => box.scrollWidth <= box.clientWidth
		);
		expect( inside ).toBe( true );
		const [ list, steps ] = await Promise.all(
			[ 'ingredients', 'instructions' ].map( ( part ) =>
				page.locator( `.wp-block-larder-${ part }` ).boundingBox()
			)
		);
		expect( list?.y ).toBe( steps?.y );
		expect( steps?.x ).toBeGreaterThan( list?.x ?? Infinity );
	} );

	test( 'black on white, whatever the theme has chosen', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await page.addStyleTag( {
			content:
				'body { color: #eee; background: #111; } h1, h2, p { color: #fff; }',
		} );
		await asPrinted( page );
		for ( const what of [ 'body', 'h1', '.wp-block-larder-recipe h2' ] ) {
			await expect( page.locator( what ).first() ).toHaveCSS(
				'color',
				'rgb(0, 0, 0)'
			);
		}
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'background-color',
			'rgb(255, 255, 255)'
		);
	} );

	test( 'a recipe in a post has its title, and the story only where the site prints it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			type: 'posts',
			title: 'A winter evening',
			content: `<!-- wp:paragraph --><p>It snowed all day.</p><!-- /wp:paragraph -->${ soup }`,
		} );
		await page.goto( link );
		await asPrinted( page );
		await expect(
			page.getByRole( 'heading', { name: 'A winter evening' } )
		).toBeVisible();
		await expect( page.getByText( 'It snowed all day.' ) ).toBeHidden();
		await page.evaluate( () =>
			document.body.classList.remove(
				'larder_prints_without_recipe-content'
			)
		);
		await expect( page.getByText( 'It snowed all day.' ) ).toBeVisible();
		await expect( page.locator( '.wp-block-larder-recipe' ) ).toBeVisible();
		await expect( page.locator( 'footer' ).last() ).toBeHidden();
	} );

	test( 'a page without a recipe is printed as the theme has it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'About us',
			content:
				'<!-- wp:paragraph --><p>We cook.</p><!-- /wp:paragraph --><!-- wp:larder/recipe-archive /-->',
		} );
		await page.goto( link );
		await asPrinted( page );
		await expect( page.getByText( 'We cook.' ) ).toBeVisible();
		await expect( page.locator( 'header' ).first() ).toBeVisible();
	} );

	test( 'the saved recipes and the shopping list are printed without what is pressed', async ( {
		page,
	} ) => {
		for ( const place of [ '/saved-recipes/', '/shopping-list/' ] ) {
			await page.goto( place );
			await page.locator( 'main .wp-element-button' ).first().waitFor();
			await asPrinted( page );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toBeVisible();
			await expect( page.locator( 'header' ).first() ).toBeHidden();
			await expect(
				page.locator( 'main button:visible, main input:visible' )
			).toHaveCount( 0 );
			await page.emulateMedia( { media: null } );
		}
	} );
} );
