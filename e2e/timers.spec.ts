import type { Page } from '@playwright/test';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const content = recipeContent(
	{ yieldAmount: 4, yieldUnit: 'servings' },
	{
		instructions: {
			groups: [
				{
					id: 'bread001',
					title: '',
					steps: [
						{
							id: 'proof001',
							title: 'Prove the dough',
							text: 'Leave it for <strong>1 hour and 30 minutes</strong>.',
						},
						{
							id: 'bake0001',
							text: 'Bake for 25–30 minutes. Leave overnight, or eat 5 minutes before it cools.',
						},
					],
				},
			],
		},
	}
);

const tray = ( page: Page ) => page.getByRole( 'region', { name: 'Timers' } );

const time = ( page: Page, name: string ) =>
	page.locator( '.wp-block-larder-instructions' ).getByRole( 'button', {
		name,
	} );

test.describe( 'the timers of a recipe', () => {
	let url: string;

	test.beforeEach( async ( { makeRecipe } ) => {
		( { link: url } = await makeRecipe( { title: 'Bread', content } ) );
	} );

	test( 'start from the text, run beside each other and survive a reload @both', async ( {
		page,
	} ) => {
		await page.goto( url );
		await time( page, '25–30 minutes' ).click();
		await time( page, '1 hour and 30 minutes' ).focus();
		await page.keyboard.press( 'Space' );
		await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( 2 );
		await expect( tray( page ) ).toContainText( 'Step 2' );
		await expect( tray( page ) ).toContainText( 'up to 30 minutes' );
		await expect( tray( page ) ).toContainText( 'Prove the dough' );
		await expectAccessible( page, '.larder-timers' );
		await page.reload();
		await expect( tray( page ).getByRole( 'timer' ) ).toHaveText( [
			/^2[45]:/,
			/^1:(30|29):/,
		] );
		await tray( page )
			.getByRole( 'button', { name: 'Stop: Step 2' } )
			.click();
		await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
	} );

	test( 'a time that is pressed before its view is there looks as before once it runs', async ( {
		page,
	} ) => {
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( /\/(?:view|early)\.js/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await page.goto( url, { waitUntil: 'domcontentloaded' } );
		const pressed = time( page, '25–30 minutes' );
		await pressed.click();
		await expect( pressed ).toHaveAttribute( 'aria-busy', 'true' );
		release();
		await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expect( pressed ).not.toHaveAttribute( 'aria-busy' );
		await expect( pressed ).not.toHaveAttribute( 'style' );
	} );

	test( 'start, count and can be held before any view is there, which takes over without a jump', async ( {
		page,
	} ) => {
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( /react|\/view\.js/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await page.goto( url );
		await time( page, '25–30 minutes' ).click();
		const shown = tray( page ).getByRole( 'timer' );
		await expect( shown ).toHaveText( '24:59' );
		await expect(
			page.locator( '.larder-timers [role=status]' )
		).toHaveText( 'Timer for Step 2 started: 25 minutes' );
		await expect( time( page, '25–30 minutes' ) ).not.toHaveAttribute(
			'aria-busy'
		);
		await time( page, '1 hour and 30 minutes' ).focus();
		await page.keyboard.press( 'Space' );
		await expect( shown ).toHaveCount( 2 );
		await expectAccessible( page, '.larder-timers' );
		expect( await page.evaluate( () => 'React' in window ) ).toBe( false );

		const places = await page.evaluateHandle( () => {
			const seen = new Set< string >();
			const look = (): void => {
				const box = document
					.querySelector( '.larder-timers__tray' )
					?.getBoundingClientRect();
				seen.add( `${ box?.top } ${ box?.height }` );
				requestAnimationFrame( look );
			};
			look();
			return seen;
		} );
		await tray( page )
			.getByRole( 'button', { name: 'Pause: Step 2' } )
			.click();
		release();
		await expect(
			tray( page ).getByRole( 'button', { name: 'Go on: Step 2' } )
		).toBeVisible();
		expect( await places.evaluate( ( seen ) => seen.size ) ).toBe( 1 );
	} );

	test( 'are at hand on the shopping list, too', async ( { page } ) => {
		await page.goto( url );
		await time( page, '25–30 minutes' ).click();
		await page.goto( '/shopping-list/' );
		await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expectAccessible( page, '.larder-timers' );
	} );

	test( 'ring after the device has slept, and are the same in two tabs', async ( {
		page,
		context,
		allowErrors,
	} ) => {
		// A clock of tests knows less than a theme's script asks while a page loads.
		allowErrors( /domContentLoadedEventStart/ );
		await page.clock.install();
		await page.goto( url );
		await time( page, '25–30 minutes' ).click();
		const other = await context.newPage();
		await other.goto( url );
		await other.getByRole( 'button', { name: '+1 min: Step 2' } ).click();
		await expect( tray( page ).getByRole( 'timer' ) ).toHaveText(
			/^2[56]:/
		);
		await page.clock.fastForward( '27:00' );
		// Both tabs ring; one that is still at it would put the timer back.
		for ( const tab of [ page, other ] ) {
			await expect( tab.getByRole( 'alert' ) ).toHaveText(
				'Step 2: time is up'
			);
		}
		await tray( page )
			.getByRole( 'button', { name: 'Stop: Step 2' } )
			.click();
		await expect( tray( other ) ).toBeHidden();
	} );

	test( 'end above the last line of the page, which they do not cover', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 640 } );
		await page.goto( url );
		await time( page, '25–30 minutes' ).click();
		await expect( tray( page ) ).toBeInViewport();
		await page.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		const bottom = await tray( page ).evaluate(
			( element ) => element.getBoundingClientRect().top
		);
		const last = await page
			.locator( 'footer' )
			.last()
			.evaluate( ( element ) => element.getBoundingClientRect().bottom );
		expect( last ).toBeLessThanOrEqual( bottom + 1 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a time is a part of the text', async ( { page, makeRecipe } ) => {
		const { link } = await makeRecipe( { title: 'Bread', content } );
		await page.goto( link );
		await expect( page.locator( '#step-bake0001' ) ).toContainText(
			'Bake for 25–30 minutes. Leave overnight'
		);
		await expect( page.getByText( '25–30 minutes' ) ).toHaveCSS(
			'text-decoration-line',
			'none'
		);
	} );
} );
