import { recipeContent, soup } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';
import { failCalls } from './support/votes';

const PHONE = { width: 390, height: 760 };

test.describe( 'the cook mode', () => {
	test( 'shows the recipe step by step with what is cooked, and stays there after a reload @both', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( `${ link }?servings=8` );
		const open = page
			.locator( '.wp-block-larder-recipe__header' )
			.getByRole( 'button', { name: 'Cook' } );
		await open.click();
		const dialog = page.getByRole( 'dialog', { name: 'Soup' } );
		await expect( dialog ).toBeVisible();
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( '2 onions' );
		await expectAccessible( page, '.larder-cook' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toContainText( 'Simmer everything.' );
		await dialog.getByRole( 'checkbox', { name: 'Done' } ).check();
		await page.reload();
		await expect( dialog ).toContainText( 'Simmer everything.' );
		await page.goBack();
		await expect( dialog ).toBeHidden();
		// It came with the page: nothing had the focus before.
		await expect( open ).toBeFocused();
		await expect(
			page.getByRole( 'checkbox', { name: 'Step 2 done' } )
		).toBeChecked();
	} );

	test( 'reads from right to left in a recipe that does', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'شوربة العدس',
			content: recipeContent(
				{},
				{
					instructions: {
						groups: [
							{
								id: 'lentils1',
								title: '',
								steps: [
									{ id: 'step0001', text: 'اغسل العدس.' },
									{ id: 'step0002', text: 'اطبخه 25 دقيقة.' },
								],
							},
						],
					},
				}
			),
		} );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Cook' } ).first().click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toHaveAttribute( 'dir', 'rtl' );
		await page.keyboard.press( 'ArrowLeft' );
		await dialog.getByRole( 'button', { name: '25 دقيقة' } ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( /^2[45]:/ );
		const [ back, next ] = await Promise.all(
			[ 'Back', 'Finish' ].map( ( name ) =>
				dialog.getByRole( 'button', { name } ).boundingBox()
			)
		);
		expect( back?.x ).toBeGreaterThan( next?.x ?? Infinity );
	} );
} );

/** A recipe that is longer than a phone. */
const longSoup = soup.replace(
	'<!-- /wp:larder/instructions -->',
	'$&<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" class="wp-block-spacer"></div><!-- /wp:spacer -->'
);

test.describe( 'the bar of a phone', () => {
	test.use( { viewport: PHONE } );

	test( 'shows what the head offers once that has left the window, and covers no footer', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Soup',
			content: longSoup,
		} );
		await page.goto( link );
		const bar = page.locator( '.wp-block-larder-recipe__bar' );
		const head = page.locator( '.wp-block-larder-recipe__actions' );
		await expect( head ).toBeInViewport();
		await expect( bar ).not.toBeInViewport();
		await page.mouse.wheel( 0, 1200 );
		await expect( head ).not.toBeInViewport();
		await expect( bar ).toBeInViewport();
		for ( const name of [ 'Cook', 'Save' ] ) {
			await expect(
				bar.getByRole( 'button', { name, exact: true } )
			).toBeVisible();
		}
		await bar.getByRole( 'button', { name: 'More', exact: true } ).click();
		const menu = page.locator( '.wp-block-larder-recipe__menu' );
		await expect(
			menu.getByRole( 'link', { name: 'Print' } )
		).toBeInViewport();
		await page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();
		await expectAccessible( page, '.wp-block-larder-recipe__bar' );
		await page.emulateMedia( { media: 'print' } );
		await expect( bar ).toBeHidden();
		await page.emulateMedia( { media: 'screen' } );
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		const covered = await page.evaluate( () => {
			const footer = document.querySelector( 'footer' );
			const low = document.querySelector(
				'.wp-block-larder-recipe__bar'
			);
			return (
				( low?.getBoundingClientRect().bottom ?? 0 ) >
				( footer?.getBoundingClientRect().top ?? 0 )
			);
		} );
		expect( covered ).toBe( false );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await expect( bar ).toBeHidden();
	} );

	test( 'stays free of the message that something did not work', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /Failed to load resource|503/ );
		const { link } = await makeRecipe( {
			title: 'Soup',
			content: longSoup,
		} );
		await page.goto( link );
		await failCalls( page, 'recipe_likes' );
		await page.mouse.wheel( 0, 1200 );
		await page
			.locator( '.wp-block-larder-recipe__bar' )
			.getByRole( 'button', { name: 'More', exact: true } )
			.click();
		await page.locator( '[data-liked_recipe_id]' ).click();
		const toast = page.locator( '.larder-toast.is-open' );
		await expect( toast ).toBeVisible();
		const [ message, bar ] = await Promise.all(
			[ toast, page.locator( '.wp-block-larder-recipe__bar' ) ].map(
				( one ) => one.boundingBox()
			)
		);
		expect( bar?.y ).toBeLessThan( PHONE.height );
		expect(
			( message?.y ?? NaN ) + ( message?.height ?? NaN )
		).toBeLessThanOrEqual( bar?.y ?? NaN );
	} );
} );
