import type { Page } from '@playwright/test';
import { roomForContent, tabThrough } from './support/covered';
import { expect, test } from './support/test';

/** A recipe of the demo that has every block. */
const RECIPE = '/recipe/miso-ramen/';

// Focus moves the page at once, as nobody waits for it here.
test.use( { contextOptions: { reducedMotion: 'reduce' } } );

const bar = ( page: Page ) => page.locator( '.wp-block-larder-recipe__bar' );

const tray = ( page: Page ) => page.getByRole( 'region', { name: 'Timers' } );

/** Makes the page believe that it may ask for notifications, as it may in a visitor's browser. */
async function allowQuestion( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.defineProperty( Notification, 'permission', {
			get: () => 'default',
		} );
	} );
}

/**
 * Starts timers, so that the tray is on the page with its question.
 *
 * @param page The page of a recipe.
 */
async function startTimers( page: Page, count: number ): Promise< void > {
	const times = page
		.locator( '.wp-block-larder-instructions' )
		.getByRole( 'button', { name: /^Start timer/ } );
	for ( let at = 0; at < count; at++ ) {
		await times.nth( at ).click();
	}
	await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( count );
	await expect(
		tray( page ).getByText( 'Shall this device tell you' )
	).toBeVisible();
}

/** Moves the focus before the first stop. */
async function goToStart( page: Page ): Promise< void > {
	await page.locator( ':focus' ).evaluateAll( ( elements ) => {
		for ( const element of elements ) {
			if ( element instanceof HTMLElement ) {
				element.blur();
			}
		}
		window.scrollTo( 0, 0 );
		getSelection()?.setPosition( document.body, 0 );
	} );
}

for ( const [ width, height ] of [
	[ 390, 844 ],
	[ 320, 512 ],
] as const ) {
	test.describe( `in a window of ${ width } × ${ height }`, () => {
		test.use( { viewport: { width, height } } );

		test( 'the bar, the timers and their question cover nothing that has the focus', async ( {
			page,
		} ) => {
			await allowQuestion( page );
			await page.goto( RECIPE );
			await startTimers( page, 2 );
			await goToStart( page );
			const there = await tabThrough( page );
			expect( there.stops ).toBeGreaterThan( 60 );
			expect( there.covered, 'on the way down' ).toEqual( [] );
			const back = await tabThrough( page, 'Shift+Tab' );
			expect( back.covered, 'on the way up' ).toEqual( [] );
		} );

		for ( const where of [ '/recipes/', '/shopping-list/' ] ) {
			test( `the timers cover nothing that has the focus on ${ where }`, async ( {
				page,
			} ) => {
				await allowQuestion( page );
				await page.goto( RECIPE );
				await startTimers( page, 2 );
				await page.goto( where );
				await page.mouse.move( 5, 5 );
				await goToStart( page );
				const { stops, covered } = await tabThrough( page );
				expect( stops ).toBeGreaterThan( 10 );
				expect( covered ).toEqual( [] );
			} );
		}
	} );
}

test.describe( 'in a window of 320 × 256, as at 400 %', () => {
	test.use( { viewport: { width: 320, height: 256 } } );

	test( 'half of it is content, and what has the focus is seen', async ( {
		page,
	} ) => {
		await allowQuestion( page );
		await page.goto( RECIPE );
		await startTimers( page, 3 );
		await expect( bar( page ) ).toBeAttached();
		for ( const id of [ 'ingredients', 'instructions', 'nutrition' ] ) {
			await page
				.locator( `.wp-block-larder-${ id }` )
				.evaluate( ( block ) => block.scrollIntoView() );
			expect( await roomForContent( page ) ).toBeGreaterThanOrEqual(
				0.5
			);
		}
		await goToStart( page );
		const { covered } = await tabThrough( page );
		expect( covered ).toEqual( [] );
	} );

	test( 'half of cook mode is its text, also while a timer runs', async ( {
		page,
	} ) => {
		await page.goto( RECIPE );
		const times = page
			.locator( '.wp-block-larder-instructions' )
			.getByRole( 'button', { name: /^Start timer/ } );
		await times.first().click();
		await expect( tray( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
		await page
			.getByRole( 'button', { name: 'Cook', exact: true } )
			.first()
			.click();
		const cook = page.getByRole( 'dialog' );
		await expect( cook.locator( '.larder-timer' ) ).toBeVisible();
		const text = await cook.locator( '.larder-cook__step' ).boundingBox();
		expect( text?.height ).toBeGreaterThanOrEqual( 128 );
		// All of the timer is there, beside what closes cook mode.
		const [ timer, close ] = await Promise.all(
			[ '.larder-timer', '.larder-cook__close' ].map( ( part ) =>
				cook.locator( part ).boundingBox()
			)
		);
		expect( timer?.x ).toBeGreaterThanOrEqual( 0 );
		expect(
			( close?.x ?? 0 ) - ( timer?.x ?? 0 ) - ( timer?.width ?? 0 )
		).toBeGreaterThanOrEqual( 0 );
	} );

	test( 'half of the filters of the search is filters', async ( {
		page,
	} ) => {
		await page.goto( '/recipes/' );
		await page
			.getByRole( 'button', { name: /^Filter/ } )
			.first()
			.click();
		const filters = await page
			.getByRole( 'dialog' )
			.locator( '.larder-sheet__body' )
			.boundingBox();
		expect( filters?.height ).toBeGreaterThanOrEqual( 128 );
	} );
} );
