import { CommentForm } from './pages/comment-form';
import { soup } from './support/recipe-content';
import type { Rest } from './support/rest';
import {
	adminState,
	expect,
	expectAccessible,
	test as base,
} from './support/test';

type Fixtures = {
	/** Publishes a recipe whose comments are shown at once, as often as they come. */
	makeRated: () => Promise< { id: number; link: string } >;
	/** Writes an approved comment with stars. */
	rate: (
		recipe: number,
		stars: number,
		name: string
	) => Promise< { id: number } >;
};

const ratings = {
	content: soup.replace(
		'<!-- /wp:larder/recipe -->',
		'<!-- /wp:larder/recipe --><!-- wp:larder/rating /-->'
	),
};

const test = base.extend< Fixtures >( {
	makeRated: async ( { makeRecipe }, use ) => {
		await use( () =>
			makeRecipe( {
				title: 'Rated soup',
				comment_status: 'open',
				...ratings,
			} )
		);
	},
	rate: async ( { rest }, use ) => {
		await use( async ( post, stars, name ) => {
			const comment = await rest.send( 'POST', '/wp/v2/comments', {
				post,
				content: `${ name } liked it this much.`,
				author_name: name,
				author_email: `${ name }@example.org`,
				// WordPress takes comments of one address for a flood.
				author_ip: '192.0.2.7',
				status: 'approved',
				meta: { rating: stars },
			} );
			if (
				typeof comment === 'object' &&
				comment !== null &&
				'id' in comment &&
				typeof comment.id === 'number'
			) {
				return { id: comment.id };
			}
			throw new Error( 'The comment was not written.' );
		} );
	},
} );

/**
 * Gives the comments of a recipe, those that wait for approval too.
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

test.describe( 'what the page says of ratings', () => {
	for ( const where of [
		'a block theme @both',
		'a classic theme @classic',
	] ) {
		test( `average, count and spread follow the comments in ${ where }`, async ( {
			page,
			makeRated,
			rate,
			rest,
		} ) => {
			const { id, link } = await makeRated();
			await page.goto( link );
			const block = page.locator( '.wp-block-larder-rating' ).first();
			await expect( block ).toContainText( 'Nobody has rated' );
			await rate( id, 5, 'ana' );
			const low = await rate( id, 2, 'ben' );
			await page.goto( link );
			await expect(
				block.getByRole( 'img', { name: '3.5 out of 5 stars' } )
			).toBeVisible();
			await expect(
				block.getByRole( 'link', { name: '2 ratings' } )
			).toHaveAttribute( 'href', '#comments' );
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 5 );
			await expect(
				page.locator( '.wp-block-larder-recipe__rating' )
			).toContainText( '3.5 (2)' );
			await expect(
				page.locator( '.larder-comment-rating' )
			).toHaveCount( 2 );
			await expectAccessible( page, '.wp-block-larder-rating' );
			await rest.send( 'DELETE', `/wp/v2/comments/${ low.id }` );
			await page.goto( link );
			await expect(
				block.getByRole( 'img', { name: '5.0 out of 5 stars' } )
			).toBeVisible();
			await expect( block ).toContainText( '1 rating' );
		} );
	}

	test( 'machines read the same', async ( { page, makeRated, rate } ) => {
		const { id, link } = await makeRated();
		await rate( id, 4, 'ana' );
		await page.goto( link );
		const schema: unknown = JSON.parse(
			( await page.locator( 'script.larder-schema' ).textContent() ) ?? ''
		);
		expect( schema ).toMatchObject( {
			aggregateRating: { ratingValue: 4, ratingCount: 1 },
			review: [
				{ author: { name: 'ana' }, reviewRating: { ratingValue: 4 } },
			],
		} );
	} );
} );

test.describe( 'rating without a comment', () => {
	test.beforeEach( async ( { rest } ) => {
		await rest.send( 'POST', '/larder/v1/settings', {
			rateWithoutComment: true,
		} );
	} );

	test.afterEach( async ( { rest } ) => {
		await rest.send( 'POST', '/larder/v1/settings', {
			rateWithoutComment: false,
		} );
	} );

	test( 'a press on a star counts at once, and is remembered', async ( {
		page,
		makeRated,
	} ) => {
		const { link } = await makeRated();
		await page.goto( link );
		const block = page.locator( '.wp-block-larder-rating' ).first();
		await block.getByRole( 'radio', { name: '4 stars' } ).click();
		await expect( block.getByText( 'Thank you' ) ).toBeVisible();
		await expect(
			block.getByRole( 'img', { name: '4.0 out of 5 stars' } )
		).toBeVisible();
		await expectAccessible( page, '.wp-block-larder-rating' );
		await page.reload();
		await expect( block ).toContainText( '1 rating' );
		await block.scrollIntoViewIfNeeded();
		await expect(
			block.getByRole( 'radio', { name: '4 stars' } )
		).toBeChecked();
		await block.getByRole( 'button', { name: 'Clear' } ).click();
		await expect( block.getByText( 'taken back' ) ).toBeVisible();
		await expect( block ).toContainText( 'Nobody has rated' );
	} );
} );

test.describe( 'in wp-admin', () => {
	test.use( { storageState: adminState() } );

	test( 'comments have a column, a filter and a field for stars', async ( {
		page,
		makeRated,
		rate,
	} ) => {
		const { id } = await makeRated();
		const comment = await rate( id, 3, 'ana' );
		await page.goto( `/wp-admin/edit-comments.php?p=${ id }` );
		const row = page.locator( `#comment-${ comment.id }` );
		await expect( row.getByText( '3 out of 5 stars' ) ).toBeAttached();
		await page.getByLabel( 'Filter by rating' ).selectOption( '5 stars' );
		await page.locator( '#post-query-submit' ).click();
		await expect( row ).toHaveCount( 0 );
		await page.goto(
			`/wp-admin/comment.php?action=editcomment&c=${ comment.id }`
		);
		await page
			.getByLabel( 'Stars that the comment gives the recipe' )
			.selectOption( '5 stars' );
		await page.locator( '#save' ).click();
		await page.goto(
			`/wp-admin/edit-comments.php?p=${ id }&larder_rating=5`
		);
		await expect( row.getByText( '5 out of 5 stars' ) ).toBeAttached();
	} );
} );
