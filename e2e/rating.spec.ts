import { CommentForm } from './pages/comment-form';
import { test } from './support/ratings';
import type { Rest } from './support/rest';
import { adminState, expect, expectAccessible } from './support/test';

/**
 * Returns the comments of a recipe, those that wait for approval too.
 *
 * @param rest The REST API as administrator.
 * @param id   The recipe.
 * @return What the server answers.
 */
function commentsOf( rest: Rest, id: number ): Promise< unknown > {
	return rest.send(
		'GET',
		`/wp/v2/comments?post=${ id }&status=all&context=edit`
	);
}

test.describe( 'rating by a comment', () => {
	for ( const where of [
		'a block theme @both',
		'a classic theme @classic',
	] ) {
		test( `a guest rates with the mouse in ${ where }`, async ( {
			page,
			makeRated,
			rest,
		} ) => {
			const { id, link } = await makeRated();
			await page.goto( link );
			const form = new CommentForm( page );
			await form.ready();
			await form.star( 4 ).click();
			await expect( form.field ).toHaveAttribute(
				'data-dynamic-rating',
				'4'
			);
			await expect( form.hidden ).toHaveValue( '4' );
			await expectAccessible( page, '.larder-rate' );
			await form.send( `Mouse ${ Date.now() }` );
			await expect( page ).toHaveURL( /comment-\d+/ );
			expect( await commentsOf( rest, id ) ).toMatchObject( [
				{ meta: { rating: 4 } },
			] );
		} );
	}

	test( 'stars fill at the very first hover, before any view is there', async ( {
		page,
		makeRated,
	} ) => {
		const { link } = await makeRated();
		await page.route( /blocks\/rating\/view/, () => {} );
		await page.goto( link );
		const filled = () =>
			page
				.locator( '#commentform .larder-rate__star svg' )
				.evaluateAll( ( stars ) =>
					stars.map( ( star ) => getComputedStyle( star ).fill )
				);
		const orange = 'rgb(204, 90, 0)';
		const form = new CommentForm( page );
		await form.star( 3 ).hover();
		expect( await filled() ).toEqual( [
			orange,
			orange,
			orange,
			'none',
			'none',
		] );
		await form.star( 1 ).hover();
		expect( await filled() ).toEqual( [
			orange,
			...Array.from( { length: 4 }, () => 'none' ),
		] );
	} );

	test( 'hovering shows stars; leaving keeps them until a press fixes some', async ( {
		page,
		makeRated,
	} ) => {
		const { link } = await makeRated();
		await page.goto( link );
		const form = new CommentForm( page );
		await form.ready();
		await form.star( 2 ).hover();
		await expect( form.hidden ).toHaveValue( '2' );
		await form.star( 5 ).hover();
		await expect( form.hidden ).toHaveValue( '5' );
		await form.form.locator( '#comment' ).hover();
		await expect( form.hidden ).toHaveValue( '5' );
		await expect( form.field ).toHaveAttribute(
			'data-dynamic-rating',
			'0'
		);
		await form.star( 3 ).click();
		await form.star( 1 ).hover();
		await expect( form.hidden ).toHaveValue( '1' );
		await form.form.locator( '#comment' ).hover();
		await expect( form.hidden ).toHaveValue( '3' );
		await form.field.getByRole( 'button', { name: 'Clear' } ).click();
		await expect( form.hidden ).toHaveValue( '0' );
		await expect( form.star( 1 ) ).toBeFocused();
	} );

	test( 'stars on the screen bring no view until a pointer comes to them', async ( {
		page,
		makeRated,
	} ) => {
		const { link } = await makeRated();
		await page.goto( `${ link }#respond` );
		const form = new CommentForm( page );
		await expect( form.field ).toBeInViewport();
		const view = page.locator( 'script[src*="/rating/view.js"]' );
		// Fetched when the page is idle, which is after everything in sight has its view.
		await expect(
			page.locator( 'link[rel=prefetch][href*="/rating/view.js"]' )
		).toHaveCount( 1 );
		await expect( view ).toHaveCount( 0 );
		await form.ready();
		await expect( view ).toHaveCount( 1 );
	} );

	test( 'works with the keyboard alone', async ( { page, makeRated } ) => {
		const { link } = await makeRated();
		await page.goto( link );
		const form = new CommentForm( page );
		await form.star( 1 ).focus();
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( form.star( 4 ) ).toBeFocused();
		await expect( form.hidden ).toHaveValue( '4' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( form.hidden ).toHaveValue( '0' );
	} );

	test( 'works without JavaScript', async ( {
		browser,
		makeRated,
		rest,
	} ) => {
		const { id, link } = await makeRated();
		// WordPress lets only those who moderate write as fast as tests do.
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: adminState(),
		} );
		const page = await context.newPage();
		await page.goto( link );
		const form = new CommentForm( page );
		await form.star( 5 ).check( { force: true } );
		await form.send( `Plain ${ Date.now() }` );
		await context.close();
		expect( await commentsOf( rest, id ) ).toMatchObject( [
			{ meta: { rating: 5 } },
		] );
	} );

	test( 'a reply gives no stars', async ( { page, makeRated, rate } ) => {
		const { id, link } = await makeRated();
		await rate( id, 5, 'ben' );
		await page.goto( link );
		const form = new CommentForm( page );
		await expect( form.field ).toBeVisible();
		await page.locator( '.comment-reply-link' ).first().click();
		await expect( form.field ).toBeHidden();
		await page.locator( '#cancel-comment-reply-link' ).click();
		await expect( form.field ).toBeVisible();
	} );
} );
