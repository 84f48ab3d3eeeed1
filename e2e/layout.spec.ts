import type { Page } from '@playwright/test';
import { arabicRecipe, harvestRecipe } from './support/harvest-recipe';
import { writeFromRight } from './support/right-to-left';
import { stickingOut } from './support/sticking-out';
import { expect, expectAccessible, test } from './support/test';

/**
 * Finds controls that are smaller than WCAG 2.2 asks for.
 *
 * @return Names of the controls with their sizes.
 */
function smallTargets( page: Page ): Promise< string[] > {
	return page.evaluate( () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'.wp-block-larder-recipe :is(button, input, summary)'
			),
		]
			.map( ( element ) => ( {
				element,
				box: (
					element.closest( 'label' ) ?? element
				).getBoundingClientRect(),
			} ) )
			.filter(
				( { box } ) =>
					box.width > 1 && ( box.width < 24 || box.height < 24 )
			)
			.map(
				( { element, box } ) =>
					`${ element.className }: ${ box.width } × ${ box.height }`
			)
	);
}

/** Expects that a recipe can be read and used in this window. */
async function expectToFit( page: Page ): Promise< void > {
	expect( await stickingOut( page ), 'sticks out of the window' ).toEqual(
		[]
	);
	expect( await smallTargets( page ), 'too small to press' ).toEqual( [] );
	await page
		.locator( '.wp-block-larder-ingredients' )
		.scrollIntoViewIfNeeded();
	await page
		.locator( '.wp-block-larder-ingredients' )
		.getByRole( 'button', { name: /^2/ } )
		.click();
	await expect(
		page.locator( '.wp-block-larder-ingredients' ).getByText( '240', {
			exact: true,
		} )
	).toBeVisible();
	expect( await stickingOut( page ), 'sticks out when scaled' ).toEqual( [] );
}

test.describe( 'a recipe', () => {
	test( 'fits a window of 320 pixels, and works there', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		await expectToFit( page );
		// Up here the bar of a phone lies over nothing, whose rest a finger would miss.
		await page.evaluate( () => window.scrollTo( 0, 0 ) );
		await expectAccessible( page, '.wp-block-larder-recipe' );
	} );

	test( 'fits at 200 % zoom, and works there', async ( {
		browser,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		const context = await browser.newContext( {
			viewport: { width: 640, height: 400 },
			deviceScaleFactor: 2,
		} );
		const page = await context.newPage();
		await page.goto( link );
		await expectToFit( page );
		await context.close();
	} );

	test( 'fits when only the text is twice as large', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 640, height: 800 } );
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		await page.addStyleTag( { content: 'html { font-size: 200%; }' } );
		await expectToFit( page );
	} );

	test( 'fits with the text spacing that a reader may set', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		await page.addStyleTag( {
			content:
				'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
		} );
		await expectToFit( page );
	} );

	test( 'breaks words that no line could hold', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		const { link } = await makeRecipe( {
			...harvestRecipe,
			content: harvestRecipe.content.replace(
				/"(name|note|title|text|tip|description|yieldUnit)":"(?=\w)/g,
				`$&${ 'm'.repeat( 300 ) }`
			),
		} );
		await page.goto( link );
		expect( await stickingOut( page ) ).toEqual( [] );
	} );

	test( 'keeps the ingredients beside the steps, and off what comes below', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 600 } );
		const { link } = await makeRecipe( {
			...harvestRecipe,
			content: harvestRecipe.content
				.replace(
					'<!-- wp:larder/recipe {',
					'$&"align":"wide","className":"is-style-side-by-side",'
				)
				.replace(
					'<!-- /wp:larder/instructions -->',
					'$&<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" class="wp-block-spacer"></div><!-- /wp:spacer -->'
				),
		} );
		await page.goto( link );
		const edges = ( selector: string ) =>
			page.locator( selector ).evaluate( ( element ) => {
				const { top, bottom } = element.getBoundingClientRect();
				return { top, bottom };
			} );
		const steps = page.locator( '.wp-block-larder-instructions__step' );
		await steps.last().evaluate( ( step ) => step.scrollIntoView() );
		// A view may just be taking the place of what was printed.
		await expect( async () => {
			const { bottom } = await edges( '.wp-block-larder-instructions' );
			const sheet = await edges( '.wp-block-larder-ingredients__sheet' );
			expect( sheet.bottom, 'still in the window' ).toBeGreaterThan( 0 );
			expect( sheet.bottom ).toBeLessThanOrEqual( bottom + 1 );
		} ).toPass();
	} );
} );

test.describe( 'a recipe from right to left', () => {
	test.beforeEach( ( { page } ) => writeFromRight( page ) );

	test( 'mirrors the order of boxes, quantities and names', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( arabicRecipe );
		await page.goto( link );
		const line = page
			.locator( '.wp-block-larder-ingredients__item' )
			.first();
		const x = async ( selector: string ): Promise< number > =>
			( await line.locator( selector ).first().boundingBox() )?.x ?? NaN;
		const [ box, quantity, name ] = [
			await x( 'input' ),
			await x( '.wp-block-larder-ingredients__quantity' ),
			await x( '.wp-block-larder-ingredients__name' ),
		];
		expect( box ).toBeGreaterThan( quantity );
		expect( quantity ).toBeGreaterThan( name );
		expect( await stickingOut( page ) ).toEqual( [] );
	} );

	test( 'fits a narrow window and stays accessible', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		const { link } = await makeRecipe( arabicRecipe );
		await page.goto( link );
		expect( await stickingOut( page ) ).toEqual( [] );
		await expectAccessible( page, '.wp-block-larder-recipe' );
	} );
} );
