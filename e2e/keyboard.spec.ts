import type { Locator, Page } from '@playwright/test';
import { harvestRecipe } from './support/harvest-recipe';
import { expect, test } from './support/test';

/**
 * Presses Tab until an element has the focus.
 *
 * @param target Where to go.
 */
async function tabTo( page: Page, target: Locator ): Promise< void > {
	for ( let presses = 0; presses < 80; presses++ ) {
		await page.keyboard.press( 'Tab' );
		if (
			await target.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		) {
			return;
		}
	}
	await expect( target, 'reached with Tab' ).toBeFocused();
}

/**
 * Expects that a person can see where the focus is: the focused control, or
 * what is painted in its place, differs from how it looks without focus.
 *
 * @param target What has the focus.
 */
async function expectVisibleFocus(
	page: Page,
	target: Locator
): Promise< void > {
	const measure = () =>
		target.evaluate( ( element ) => {
			const frame = (
				element.closest( 'label' ) ?? element
			).getBoundingClientRect();
			return {
				x: Math.max( 0, frame.x - 6 ),
				y: Math.max( 0, frame.y - 6 ),
				width: frame.width + 12,
				height: frame.height + 12,
			};
		} );
	let box = await measure();
	// A view that mounts just now has put another element in its place.
	await expect( async () => {
		box = await measure();
		expect( box.width ).toBeGreaterThan( 12 );
	} ).toPass();
	const focused = await page.screenshot( {
		clip: box,
		animations: 'disabled',
	} );
	await target.evaluate( ( element ) => {
		if ( element instanceof HTMLElement ) {
			element.blur();
		}
	} );
	const blurred = await page.screenshot( {
		clip: box,
		animations: 'disabled',
	} );
	expect( focused.equals( blurred ), 'focus can be seen' ).toBe( false );
	await target.focus();
}

test.describe( 'with the keyboard alone @both', () => {
	test( 'the jump link leads to the recipe', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			...harvestRecipe,
			content: `<!-- wp:paragraph --><p>A long story first.</p><!-- /wp:paragraph -->${ harvestRecipe.content }`,
		} );
		await page.goto( link );
		const jump = page.getByRole( 'link', { name: /jump to recipe/i } );
		await tabTo( page, jump );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( '.wp-block-larder-recipe' ) ).toBeFocused();
	} );

	test( 'a recipe is scaled with Enter, and the focus stays', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		const list = page.locator( '.wp-block-larder-ingredients' );
		const double = list.getByRole( 'button', { name: /^2/ } );
		await tabTo( page, double );
		await page.keyboard.press( 'Enter' );
		await expect( list.getByText( '240', { exact: true } ) ).toBeVisible();
		await expect( double ).toBeFocused();
		await expect( double ).toHaveAttribute( 'aria-pressed', 'true' );
		await expectVisibleFocus( page, double );
	} );

	test( 'ingredients and steps are ticked with the space bar', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		for ( const block of [ 'ingredients', 'instructions' ] ) {
			const box = page
				.locator( `.wp-block-larder-${ block }` )
				.getByRole( 'checkbox' )
				.first();
			await tabTo( page, box );
			await page.keyboard.press( 'Space' );
			await expect( box ).toBeChecked();
			await expect( box ).toBeFocused();
			await expectVisibleFocus( page, box );
		}
	} );

	test( 'the focus order is the order of reading', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		const stops = await page.evaluate( () =>
			[
				...document.querySelectorAll< HTMLElement >(
					'.wp-block-larder-recipe :is(a[href], button, input, select, textarea, summary)'
				),
			].filter( ( element ) => element.tabIndex > 0 )
		);
		expect( stops, 'nothing jumps the queue' ).toEqual( [] );
	} );
} );
