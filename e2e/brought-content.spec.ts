import type { Locator, Page } from '@playwright/test';
import { soup } from './support/recipe-content';
import { expect, test } from './support/test';

/** A recipe with other amounts: other props, and with them other keys. */
const stew = soup.replaceAll( '200', '300' );

/** What a page brings into itself, and where it puts that. */
type Piece = {
	/** Address of the page that it is of. */
	from: string;
	/** Appended to what is there, as by infinite scroll; else it replaces that. */
	isMore?: boolean;
	/** Inserted before it. */
	extra?: string;
};

/**
 * Puts the main part of another page into this one and runs nothing of it, as scripts
 * do that follow links without a new page (swup, htmx) or continue with a list.
 */
async function bring( page: Page, piece: Piece ): Promise< void > {
	await page.evaluate( async ( { from, isMore = false, extra = '' } ) => {
		const text = await ( await fetch( from ) ).text();
		const next = new DOMParser().parseFromString( text, 'text/html' );
		const main = next.querySelector( 'main' )?.innerHTML ?? '';
		const place = document.querySelector( 'main' );
		if ( isMore ) {
			const more = document.createElement( 'div' );
			more.id = 'more';
			more.innerHTML = main;
			place?.append( more );
		} else if ( place ) {
			history.pushState( {}, '', from );
			place.innerHTML = extra + main;
		}
	}, piece );
}

const amount = ( within: Page | Locator ): Locator =>
	within.locator( '.wp-block-larder-ingredients__quantity' ).first();

/** Presses the button that doubles, again until what it belongs to is known. */
async function expectDoubled(
	within: Page | Locator,
	text: string
): Promise< void > {
	await expect( async () => {
		await within.getByRole( 'button', { name: '2×' } ).first().click();
		await expect( amount( within ) ).toHaveText( text, { timeout: 500 } );
	} ).toPass( { timeout: 15_000 } );
}

test.describe( 'content of another page that comes without its data', () => {
	test( 'answers in the place of what was there, and so does what comes back', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const other = await makeRecipe( { title: 'Stew', content: stew } );
		await page.goto( link );
		await expectDoubled( page, '400' );

		await bring( page, { from: other.link } );
		await expect( amount( page ) ).toHaveText( '300' );
		await expectDoubled( page, '600' );
		await bring( page, { from: link } );
		await expectDoubled( page, '400' );
		await bring( page, { from: other.link } );
		await expectDoubled( page, '600' );
		await page
			.locator( '.wp-block-larder-recipe__header' )
			.getByRole( 'button', { name: 'Cook' } )
			.click();
		await expect(
			page.getByRole( 'dialog', { name: 'Stew' } )
		).toBeVisible();
	} );

	test( 'answers where a list goes on with it, each recipe for itself', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const other = await makeRecipe( { title: 'Stew', content: stew } );
		await page.goto( link );
		// What a list says of the page after it.
		await page.evaluate( ( href ) => {
			document.querySelector( 'link[rel=next]' )?.remove();
			const next = document.createElement( 'link' );
			next.rel = 'next';
			next.href = href;
			document.head.append( next );
		}, other.link );
		await expectDoubled( page, '400' );
		await bring( page, { from: other.link, isMore: true } );
		await expectDoubled( page.locator( '#more' ), '600' );
		await expect( amount( page ) ).toHaveText( '400' );
	} );

	test( 'answers where an island itself is put in the place of another', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const other = await makeRecipe( { title: 'Stew', content: stew } );
		await page.goto( link );
		await expectDoubled( page, '400' );
		await page.evaluate( async ( from ) => {
			const text = await ( await fetch( from ) ).text();
			const next = new DOMParser().parseFromString( text, 'text/html' );
			const root = '[data-larder-island="ingredients"]';
			history.pushState( {}, '', from );
			document
				.querySelector( root )
				?.replaceWith( next.querySelector( root ) ?? '' );
		}, other.link );
		await expect( amount( page ) ).toHaveText( '300' );
		await expectDoubled( page, '600' );
	} );

	test( 'brings nothing that an author has forged, nor what is no page of the site', async ( {
		page,
		makeRecipe,
		context,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const forged = JSON.stringify( {
			larder: 1,
			islands: { faq: 0 },
			scripts: [ { src: '', before: 'window.forged = 1' } ],
			roots: { abcdefgh: [ 'faq', {} ] },
			ajax: '/',
			waker: '',
		} );
		const extra = `<section><pre>${ forged.replaceAll(
			'"',
			'&quot;'
		) }</pre><div class="written" data-larder-island="faq" data-larder-key="abcdefgh" data-larder-trigger="visible"><button type="button">Press</button></div></section>`;
		let asked = 0;
		// A file that somebody has uploaded, with the very words in it.
		await context.route( '**/uploaded.txt', ( route ) => {
			asked++;
			return route.fulfill( {
				contentType: 'text/plain',
				body: `<script type="application/json">${ forged }</script>${ extra }`,
			} );
		} );
		await page.goto( link );
		await expectDoubled( page, '400' );
		const file = new URL( '/uploaded.txt', link ).href;
		await bring( page, { from: file, extra } );
		await expect.poll( () => asked ).toBe( 2 );
		const button = page.locator( '.written button' );
		await button.click();
		await bring( page, { from: link, extra } );
		await expectDoubled( page, '400' );
		await button.click();
		expect( await page.evaluate( () => 'forged' in window ) ).toBe( false );
		await expect( button ).toHaveText( 'Press' );
		await expect( button ).not.toHaveAttribute( 'aria-busy', 'true' );
	} );
} );
