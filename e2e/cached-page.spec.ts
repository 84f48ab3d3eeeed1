import type { Page } from '@playwright/test';
import { site } from './support/environment';
import { openMenu } from './support/menu';
import { expect, test } from './support/test';

const RECIPE = '/recipe/three-days-old/';

/** Three days but an hour, in milliseconds: how far the server's clock is ahead, at the least. */
const AHEAD = 71 * 60 * 60 * 1000;

/** Opens a page, and makes sure that it comes out of the cache. */
async function openCached( page: Page, url: string ): Promise< void > {
	const response = await page.goto( url );
	expect( response?.headers()[ 'x-cache' ] ).toBe( 'HIT' );
}

test.describe( 'a page that a cache has kept for three days @cached', () => {
	test( 'holds no nonce and nothing of a person', async ( { request } ) => {
		const html = await ( await request.get( RECIPE ) ).text();
		expect( html ).not.toMatch( /nonce"?[=:]/i );
		expect( html ).not.toContain( 'dr_user_identifier_' );
	} );

	test( 'takes a like, which is still there when the page is opened again', async ( {
		page,
	} ) => {
		await openCached( page, RECIPE );
		const like = page.getByRole( 'button', { name: /like/i } ).first();
		await openMenu( page );
		await like.click();
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( like ).not.toHaveAttribute( 'aria-busy', 'true' );
		await openCached( page, RECIPE );
		await openMenu( page );
		await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( like ).toHaveAttribute( 'title', '1 like' );
	} );

	test( 'takes a recommendation', async ( { page } ) => {
		await openCached( page, RECIPE );
		const recommend = page.getByRole( 'button', { name: /^Recommend/ } );
		// It shows at once; a page that ends before the answer leaves it to the first touch of the next.
		const counted = page.waitForResponse(
			( response ) =>
				response.request().postData()?.includes( 'irecommendthis' ) ??
				false
		);
		await recommend.click();
		await counted;
		await expect( recommend ).toHaveClass( /(^| )active( |$)/ );
		await openCached( page, RECIPE );
		await expect( recommend ).toHaveClass( /(^| )active( |$)/ );
	} );

	test( 'takes a rating without a comment', async ( { page } ) => {
		await openCached( page, '/recipe/rated-alone/' );
		const rating = page.locator( '.wp-block-larder-rating' ).first();
		await rating.getByRole( 'radio', { name: '5 stars' } ).click();
		await expect( rating.getByText( 'Thank you' ) ).toBeVisible();
		await openCached( page, '/recipe/rated-alone/' );
		await rating.scrollIntoViewIfNeeded();
		await expect(
			rating.getByRole( 'radio', { name: '5 stars' } )
		).toBeChecked();
	} );

	test( 'takes a comment with a rating, dated by the server three days later', async ( {
		page,
		rest,
	} ) => {
		await openCached( page, RECIPE );
		await page
			.locator( '#respond' )
			.getByRole( 'radio', { name: /4/ } )
			.check( { force: true } );
		await page.getByLabel( /^Comment/ ).fill( 'A loaf to be proud of.' );
		await page.getByLabel( /^Name/ ).fill( 'Ana' );
		await page.getByLabel( /^Email/ ).fill( 'ana@example.org' );
		await page.getByRole( 'button', { name: 'Post Comment' } ).click();
		await expect(
			page.getByText( 'A loaf to be proud of.' )
		).toBeVisible();
		const found = await rest.send(
			'GET',
			'/wp/v2/comments?search=loaf&status=all&context=edit'
		);
		expect( found ).toMatchObject( [ { meta: { rating: 4 } } ] );
		const [ comment ] = found as Array< { date_gmt: string } >;
		expect(
			Date.parse( `${ comment?.date_gmt }Z` ) - Date.now()
		).toBeGreaterThan( AHEAD );
	} );

	test( 'searches', async ( { page } ) => {
		await openCached( page, '/find-a-recipe/' );
		const results = page.getByRole( 'status' ).first();
		await page.getByRole( 'searchbox' ).fill( 'bread' );
		await expect( page ).toHaveURL( /bread/ );
		await expect( results ).toContainText( '1' );
		await expect(
			page.getByRole( 'link', { name: 'Three-day bread' } ).first()
		).toBeVisible();
	} );

	test( 'logs in, and saves what was asked for before', async ( {
		page,
	} ) => {
		const { user, password } = site();
		await openCached( page, RECIPE );
		await page.getByRole( 'button', { name: 'Save' } ).first().click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Username or email address' ).fill( user );
		await dialog
			.getByRole( 'textbox', { name: 'Password' } )
			.fill( password );
		await dialog.getByRole( 'button', { name: 'Log in' } ).click();
		const saved = page.locator( '.is-saved' ).first();
		await expect( saved ).not.toHaveAttribute( 'aria-busy', 'true' );
		await page.reload();
		await expect( saved ).toHaveAttribute( 'aria-pressed', 'true' );
	} );
} );
