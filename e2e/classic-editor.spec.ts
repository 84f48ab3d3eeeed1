import type { BrowserContext } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { site } from './support/environment';
import { switchMuPlugin } from './support/site-php';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

/** Lines and entities, which a form has to carry. */
const content = `<!-- wp:larder/recipe -->
<div class="wp-block-larder-recipe"><!-- wp:larder/details /-->

<!-- wp:larder/notes -->
<div class="wp-block-larder-notes"><h3 class="wp-block-larder-notes__title" data-default="1">Notes</h3><!-- wp:paragraph -->
<p>Salt &amp; pepper &lt; sugar</p>
<!-- /wp:paragraph --></div>
<!-- /wp:larder/notes --></div>
<!-- /wp:larder/recipe -->`;

/**
 * Makes the site open posts in the classic editor for one browser.
 *
 * @param how `replace` for all posts as plugins do, `forbid` for recipes, too.
 */
const useClassicEditor = (
	context: BrowserContext,
	how: 'replace' | 'forbid'
): Promise< void > =>
	context.addCookies( [
		{ name: 'larder_classic_editor', value: how, url: site().url },
	] );

test.describe( 'beside the classic editor', () => {
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( () => switchMuPlugin( 'larder-classic-editor', 'on' ) );

	test.afterAll( () => switchMuPlugin( 'larder-classic-editor', 'off' ) );

	test( 'a recipe opens in the block editor', async ( {
		page,
		context,
		makeRecipe,
	} ) => {
		const { id } = await makeRecipe( { title: 'Soup', content } );
		await useClassicEditor( context, 'replace' );
		const editor = new EditorPage( page );
		await editor.open( `post.php?post=${ id }&action=edit` );
		await expect( editor.recipe ).toBeVisible();
	} );

	test( 'where a site forbids that, saving without a change changes nothing, and a notice says so before', async ( {
		page,
		context,
		makeRecipe,
		rest,
	} ) => {
		const { id } = await makeRecipe( { title: 'Soup', content } );
		const stored = (): Promise< unknown > =>
			rest.send(
				'GET',
				`/wp/v2/recipe/${ id }?context=edit&_fields=content.raw`
			);
		const before = await stored();
		await useClassicEditor( context, 'forbid' );
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await expect(
			page.getByText( 'this site opens it in the classic editor' )
		).toBeVisible();
		await expect( page.locator( '#content' ) ).toBeVisible();
		await page.locator( '#publish' ).click();
		await expect( page.locator( '#message' ) ).toBeVisible();
		expect( await stored() ).toEqual( before );
	} );
} );
