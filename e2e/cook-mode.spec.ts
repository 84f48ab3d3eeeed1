import { recipeContent, soup } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';
import { failCalls } from './support/votes';

const PHONE = { width: 390, height: 760 };

const ingredient = ( name: string, quantity: string, unit = '' ) => ( {
	id: `${ name }0000`.slice( 0, 8 ),
	text: `${ quantity } ${ unit } ${ name }`,
	quantity,
	unit,
	name,
	note: '',
} );

/** Steps with many ingredients, with a title alone, and with neither. */
const stew = {
	title: 'Stew',
	content: recipeContent(
		{ yieldAmount: 4, yieldUnit: 'servings' },
		{
			ingredients: {
				groups: [
					{
						id: 'groupone',
						title: '',
						items: [
							ingredient( 'lentils', '200', 'g' ),
							ingredient( 'onions', '2' ),
							ingredient( 'carrots', '3' ),
							ingredient( 'celery', '2', 'stalks' ),
							ingredient( 'thyme', '1', 'tsp' ),
							ingredient( 'butter', '30', 'g' ),
						],
					},
				],
			},
			instructions: {
				groups: [
					{
						id: 'grouptwo',
						title: 'The stew',
						steps: [
							{
								id: 'step0001',
								title: 'Soften',
								text: 'Soften the onions, carrots, celery and thyme in the butter, and add the lentils.',
							},
							{
								id: 'step0002',
								title: 'Boil until the water is gone and a spoon stands in what is left of it',
								text: 'Boil for 20 minutes.',
							},
							{ id: 'step0003', text: 'Serve.' },
						],
					},
				],
			},
		}
	),
};

test.describe( 'the cook mode', () => {
	test( 'shows the recipe step by step with what is cooked, and offers the place after a reload @both', async ( {
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
		await dialog.getByRole( 'button', { name: 'Next' } ).click();
		await expect( dialog.getByRole( 'heading' ) ).toHaveText(
			'Step 2 of 2'
		);
		await expect( dialog.getByRole( 'heading' ) ).toBeFocused();
		await expect( dialog ).toContainText( 'Simmer everything.' );

		await page.reload();
		await expect(
			page.getByRole( 'checkbox', { name: 'Step 1 done' } )
		).toBeChecked();
		await expect( dialog ).toBeHidden();
		await open.click();
		await dialog
			.getByRole( 'button', { name: 'Continue at step 2' } )
			.click();
		await expect( dialog ).toContainText( 'Simmer everything.' );
		await page.goBack();
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();
	} );

	test( 'does not open again when one comes back to the page', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Cook' } ).first().click();
		const dialog = page.getByRole( 'dialog', { name: 'Soup' } );
		await expect( dialog ).toBeVisible();
		await page.goto( '/' );
		await page.goBack();
		await expect(
			page.getByRole( 'button', { name: 'Cook' } ).first()
		).toBeVisible();
		await expect( dialog ).toBeHidden();
	} );

	for ( const [ window, size ] of [
		[ 'a phone', PHONE ],
		[ 'a phone on its side', { width: 844, height: 390 } ],
		[ 'a tablet', { width: 768, height: 1024 } ],
		[ 'a desk', { width: 1280, height: 900 } ],
	] as const ) {
		test( `begins the text at one place on every step, its title above it, on ${ window }`, async ( {
			page,
			makeRecipe,
		} ) => {
			await page.setViewportSize( size );
			const { link } = await makeRecipe( stew );
			await page.goto( link );
			await page.getByRole( 'button', { name: 'Cook' } ).first().click();
			const dialog = page.getByRole( 'dialog' );
			const text = dialog.locator( '.larder-cook__text' );
			const starts: number[] = [];
			for ( const title of [ 'Soften', 'Boil', '' ] ) {
				await expect( dialog.getByRole( 'heading' ) ).toContainText(
					title
				);
				const [ above, start ] = await Promise.all( [
					dialog.getByRole( 'heading' ).boundingBox(),
					text.boundingBox(),
				] );
				expect( above?.x ).toBe( start?.x );
				expect(
					( above?.y ?? NaN ) + ( above?.height ?? NaN )
				).toBeLessThanOrEqual( start?.y ?? NaN );
				starts.push( Math.round( start?.y ?? NaN ) );
				await dialog
					.getByRole( 'button', { name: /^(Next|Finish)$/ } )
					.click();
			}
			expect( new Set( starts ).size ).toBe( 1 );
		} );
	}

	test( 'shows four ingredients above the text of a phone, and the rest when it is asked for', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( PHONE );
		const { link } = await makeRecipe( stew );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Cook' } ).first().click();
		const dialog = page.getByRole( 'dialog' );
		const lines = dialog.getByRole( 'listitem' );
		await expect( lines ).toHaveCount( 4 );
		const starts = await lines.evaluateAll( ( all ) =>
			all.map(
				( line ) =>
					line
						.querySelector( '.wp-block-larder-ingredients__what' )
						?.getBoundingClientRect().x
			)
		);
		expect( new Set( starts ).size ).toBe( 1 );
		await dialog.getByRole( 'button', { name: '2 more' } ).click();
		await expect( lines ).toHaveCount( 6 );
		await dialog.getByRole( 'button', { name: 'Fewer' } ).click();
		await expect( lines ).toHaveCount( 4 );
	} );

	test( 'shows timers at the top, their digits larger than all else of them', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.setViewportSize( PHONE );
		const { link } = await makeRecipe( stew );
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Cook' } ).first().click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: 'Next' } ).click();
		await dialog.getByRole( 'button', { name: /20 minutes/ } ).click();
		const timer = dialog.getByRole( 'timer' );
		const [ digits, title ] = await Promise.all(
			[ timer, dialog.getByRole( 'heading' ) ].map( ( one ) =>
				one.boundingBox()
			)
		);
		expect( digits?.y ).toBeLessThan( title?.y ?? NaN );
		const size = ( one: Element ): number =>
			parseFloat( getComputedStyle( one ).fontSize );
		expect( await timer.evaluate( size ) ).toBeGreaterThanOrEqual( 28 );
		for ( const button of await dialog
			.getByRole( 'listitem' )
			.filter( { has: timer } )
			.getByRole( 'button' )
			.all() ) {
			expect(
				( await button.boundingBox() )?.height
			).toBeGreaterThanOrEqual( 44 );
		}
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
		await bar
			.getByRole( 'button', { name: 'More actions', exact: true } )
			.click();
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

	test( 'stands at the end of a recipe that is shorter than the window, and covers nothing of it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		const body = page.locator( '.wp-block-larder-recipe__body' );
		await body.evaluate( ( one ) => one.scrollIntoView() );
		const [ all, bar, last ] = await Promise.all(
			[
				body,
				page.locator( '.wp-block-larder-recipe__bar' ),
				body.locator( '.wp-block-larder-instructions' ),
			].map( ( one ) => one.boundingBox() )
		);
		expect( all?.height ).toBeLessThan( PHONE.height );
		expect(
			( bar?.y ?? NaN ) + ( bar?.height ?? NaN )
		).toBeLessThanOrEqual( PHONE.height );
		expect( bar?.y ).toBeGreaterThanOrEqual(
			( last?.y ?? NaN ) + ( last?.height ?? NaN )
		);
		const isWhole = await page
			.locator( '.wp-block-larder-recipe__bar button' )
			.first()
			.evaluate( ( button ) => {
				const { left, top, width } = button.getBoundingClientRect();
				return button.contains(
					document.elementFromPoint( left + width / 2, top + 2 )
				);
			} );
		expect( isWhole, 'nothing of it is cut off' ).toBe( true );
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
			.getByRole( 'button', { name: 'More actions', exact: true } )
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
