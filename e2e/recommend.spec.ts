import { expect, expectAccessible, test } from './support/test';

test.describe( 'recommending a post', () => {
	test( 'moves all its buttons together, on any kind of post @smoke @both', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			type: 'posts',
			title: 'A story',
			content:
				'<!-- wp:larder/recommend {"suffix":"cooks"} /--><!-- wp:paragraph --><p>Once.</p><!-- /wp:paragraph --><!-- wp:larder/recommend {"suffix":"cooks"} /-->',
		} );
		await page.goto( link );
		const buttons = page.locator( `.irecommendthis-post-${ id }` );
		await expect( buttons ).toHaveCount( 2 );
		await expectAccessible( page, '.wp-block-larder-recommend' );
		await buttons.last().click();
		await expect( buttons.last() ).toHaveClass( /(^| )active( |$)/ );
		await expect( buttons.first() ).toHaveClass( /(^| )active( |$)/ );
		await expect( buttons.first() ).toContainText( '1 cooks' );
		await expect( buttons.last() ).toContainText( '1 cooks' );
		await expect( buttons.last() ).not.toHaveClass( /processing/ );
		await expectAccessible( page, '.wp-block-larder-recommend' );
		await buttons.last().click();
		await expect( buttons.last() ).toHaveClass( /(^| )inactive( |$)/ );
	} );

	test( 'is told as it counts today on a page that a cache has kept', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			type: 'posts',
			title: 'A story',
			content: '<!-- wp:larder/recommend {"suffix":"cooks"} /-->',
		} );
		const kept = await ( await page.request.get( link ) ).text();
		await page.goto( link );
		const button = page.locator( `.irecommendthis-post-${ id }` );
		await button.click();
		await expect( button ).toHaveClass( /(^| )active( |$)/ );
		await expect( button ).not.toHaveAttribute( 'aria-busy', 'true' );
		await page.route( link, ( route ) =>
			route.fulfill( { contentType: 'text/html', body: kept } )
		);
		await page.reload();
		await expect( button ).toContainText( '1 cooks' );
		await expect( button ).toHaveAttribute( 'title', 'You recommend this' );
		await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	test( 'that fails is logged, and the mark goes', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /did not count|Failed to load resource/ );
		const { id, link } = await makeRecipe( {
			type: 'posts',
			title: 'A story',
			content: '<!-- wp:larder/recommend /-->',
		} );
		await page.goto( link );
		await page.route( /admin-ajax\.php/, ( route ) =>
			route.request().postData()?.includes( 'irecommendthis' )
				? route.fulfill( {
						status: 404,
						json: { success: false, data: { message: 'Gone.' } },
					} )
				: route.continue()
		);
		const logged = page.waitForEvent( 'console', ( entry ) =>
			entry.text().includes( 'did not count' )
		);
		const button = page.locator( `.irecommendthis-post-${ id }` );
		await button.click();
		await logged;
		await expect( page.getByText( 'Gone.' ) ).toBeVisible();
		await expect( button ).not.toHaveClass( /processing/ );
		await expect( button ).toHaveClass( /(^| )inactive( |$)/ );
	} );
} );
