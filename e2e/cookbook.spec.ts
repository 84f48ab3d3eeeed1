import { soup } from './support/recipe-content';
import { printed } from './support/read-pdf';
import { adminState, expect, expectAccessible, test } from './support/test';

test.use( { storageState: adminState() } );

test( 'chosen recipes become a book with a cover, contents and each recipe on a page of its own', async ( {
	page,
	makeRecipe,
	allowErrors,
} ) => {
	// WordPress's own screens fade into a page that does not.
	allowErrors( /ViewTransition/ );
	const first = await makeRecipe( {
		title: 'Barley soup',
		content: soup,
	} );
	const second = await makeRecipe( {
		title: 'Sour soup',
		content: soup,
	} );
	await page.goto( '/wp-admin/edit.php?post_type=recipe' );
	for ( const { id } of [ first, second ] ) {
		await page.locator( `#cb-select-${ id }` ).check();
	}
	await page
		.locator( '#bulk-action-selector-top' )
		.selectOption( 'larder_cookbook' );
	await page.locator( '#doaction' ).click();
	await expect( page ).toHaveURL( /larder_cookbook=/ );
	await page.getByLabel( 'Title' ).fill( 'Soups of the house' );
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Soups of the house' } )
	).toBeVisible();
	await expectAccessible( page, 'body' );

	await page.getByLabel( 'A4' ).check();
	const book = await printed( page );
	expect( book.size ).toEqual( [ 595, 842 ] );
	expect( book.texts ).toHaveLength( 4 );
	expect( book.texts[ 0 ] ).toContain( 'Soups of the house' );
	expect( book.texts[ 1 ] ).toMatch( /Contents.*Barley soup|Contents.*Sour/ );
	expect( book.texts.slice( 2 ).join() ).toMatch( /Barley soup/ );
	expect( book.texts.join() ).not.toMatch( /Save as PDF|Update/ );

	await page.getByLabel( 'Letter' ).check();
	expect( ( await printed( page ) ).size ).toEqual( [ 612, 792 ] );
} );
