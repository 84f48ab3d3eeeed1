import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** How near the window a picture comes before it is requested, in pixels. */
const NEAR = 300;

/**
 * Returns how far below the window each picture of a card is, and whether it was requested.
 *
 * @return In the order of the page.
 */
function pictures( page: Page ): Promise< { far: number; isHere: boolean }[] > {
	return page.evaluate( () => {
		const asked = new Set(
			performance
				.getEntriesByType( 'resource' )
				.map( ( { name } ) => name )
		);
		return [
			...document.querySelectorAll< HTMLImageElement >( 'img.dr-lazy' ),
		].map( ( image ) => ( {
			far:
				( image.parentElement?.getBoundingClientRect().top ?? 0 ) -
				innerHeight,
			isHere:
				image.complete &&
				image.naturalWidth > 0 &&
				asked.has( image.currentSrc ),
		} ) );
	} );
}

test.describe( 'pictures of cards below the first row', () => {
	test.use( { viewport: { width: 412, height: 823 } } );

	test( 'are asked for once they are within 300 px', async ( { page } ) => {
		await page.goto( '/recipes/' );
		for ( const down of [ 0, 1500, 2600 ] ) {
			await page.evaluate( ( top ) => scrollTo( 0, top ), down );
			await expect
				.poll( async () =>
					( await pictures( page ) ).filter(
						( { far, isHere } ) =>
							far > -800 && far < NEAR - 30 && ! isHere
					)
				)
				.toEqual( [] );
			const further = ( await pictures( page ) ).filter(
				( { far } ) => far > NEAR + 30
			);
			expect( further ).not.toEqual( [] );
			expect( further.filter( ( { isHere } ) => isHere ) ).toEqual( [] );
		}
	} );

	test( 'of a row that scrolls by itself come when the row is near', async ( {
		page,
	} ) => {
		await page.goto( '/recipe/miso-ramen/' );
		const first = page
			.locator( '.wp-block-larder-recipe-archive img.dr-lazy' )
			.first();
		await expect( first ).toHaveCSS( 'display', 'none' );
		await page
			.locator( '.wp-block-larder-recipe-archive' )
			.scrollIntoViewIfNeeded();
		await expect( first ).toBeVisible();
	} );

	test( 'keep their place free, so that nothing moves when they come', async ( {
		page,
	} ) => {
		await page.goto( '/recipes/' );
		const height = () =>
			page.evaluate( () => document.documentElement.scrollHeight );
		const before = await height();
		await page.evaluate( () => scrollTo( 0, 2600 ) );
		await expect( page.locator( 'img.dr-lazy' ).nth( 3 ) ).toBeVisible();
		expect( await height() ).toBe( before );
	} );

	test( 'are all there where a site has no animations', async ( {
		page,
	} ) => {
		await page.goto( '/recipes/' );
		await page.addStyleTag( {
			content: '* { animation: none !important; }',
		} );
		await expect( page.locator( 'img.dr-lazy' ).last() ).toHaveCSS(
			'display',
			'block'
		);
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a picture comes when somebody scrolls to it', async ( { page } ) => {
		await page.goto( '/recipes/' );
		const last = page.locator( 'img.dr-lazy' ).last();
		await expect( last ).toBeHidden();
		await page
			.locator( '.larder-card__picture' )
			.last()
			.scrollIntoViewIfNeeded();
		await expect( last ).toBeVisible();
	} );
} );
