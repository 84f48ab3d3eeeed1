import { test } from './support/ratings';
import { adminState, expect, expectAccessible } from './support/test';

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
