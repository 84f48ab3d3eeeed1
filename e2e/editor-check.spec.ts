import type { Locator, Page } from '@playwright/test';
import type { EditorPage } from './pages/editor';
import { adminState, expect, expectAccessible, test } from './support/test';

test.use( { storageState: adminState() } );

/** Opens what is shown before a post is published. */
async function openPrePublish( page: Page ): Promise< Locator > {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const panel = page.locator( '.larder-check' );
	await expect( panel.getByRole( 'heading' ).first() ).toBeVisible();
	return panel;
}

/** Returns the link to the field of a rule. */
const link = ( panel: Locator, name: string ): Locator =>
	panel.getByRole( 'button', { name, exact: true } );

/** Writes a title. */
const writeTitle = ( editor: EditorPage, title: string ): Promise< void > =>
	editor.canvas.locator( '.editor-post-title__input' ).fill( title );

test( 'before publishing, a panel says in three groups what the recipe lacks, and follows what is typed', async ( {
	editor,
	page,
} ) => {
	await writeTitle( editor, 'Lentil soup' );
	const panel = await openPrePublish( page );
	await expect( panel.getByRole( 'heading' ) ).toHaveText( [
		'Search engines need it',
		'Search engines like it',
		'Cooks like it',
	] );
	await expect( link( panel, 'Picture' ) ).toBeVisible();
	await expect( link( panel, 'Name' ) ).toHaveCount( 0 );
	await expect( panel.locator( '.larder-result__title' ) ).toHaveText(
		'Lentil soup'
	);
	await expectAccessible( page, '.larder-check' );

	await link( panel, 'Times' ).click();
	await expect(
		editor.details.getByLabel( 'Prep time', { exact: true } )
	).toBeFocused();
	await page.keyboard.type( '45 min' );
	await expect( link( panel, 'Times' ) ).toHaveCount( 0 );
	await expect( panel.locator( '.larder-result__facts' ) ).toHaveText(
		/45\smin/
	);

	await link( panel, 'Description' ).click();
	await expect(
		editor.canvas.getByLabel( 'Description of the recipe' )
	).toBeFocused();
	await page.keyboard.type( 'Creamy and hot.' );
	await expect( link( panel, 'Description' ) ).toHaveCount( 0 );
	await expect( panel.locator( '.larder-result__description' ) ).toHaveText(
		'Creamy and hot.'
	);
} );

test( 'each thing that is lacking leads to its field', async ( {
	editor,
	page,
} ) => {
	// An empty post cannot be published.
	await editor.canvas
		.getByLabel( 'Description of the recipe' )
		.fill( 'Creamy and hot.' );
	const panel = await openPrePublish( page );
	const { canvas, details, ingredients, instructions } = editor;
	const term = ( name: string ) =>
		details.locator( `[data-larder-field="${ name }"] button` );
	const fields: [ string, Locator ][] = [
		[ 'Name', canvas.locator( '.editor-post-title__input' ) ],
		[
			'Picture',
			canvas.locator( '.wp-block-larder-recipe__image button' ).first(),
		],
		[ 'Ingredients', ingredients.lines.first() ],
		[ 'Steps', instructions.lines.first() ],
		[ 'Yield', details.getByLabel( 'Yield, number' ) ],
		// Folded until it is known.
		[ 'Calories', details.getByLabel( 'Calories per serving' ) ],
		[ 'Course', term( 'recipe-course' ) ],
		[ 'Cuisine', term( 'recipe-cuisine' ) ],
		[ 'Keywords', term( 'keywords' ) ],
		[ 'Difficulty', details.getByLabel( 'Difficulty' ) ],
		[
			'Notes or tips',
			canvas
				.locator(
					'[data-type="larder/notes"] [contenteditable="true"]'
				)
				.first(),
		],
	];
	for ( const [ name, field ] of fields ) {
		await link( panel, name ).click();
		await expect( field, name ).toBeFocused();
	}
	// A block that the recipe has not is made.
	for ( const [ name, type ] of [
		[ 'Equipment', 'equipment' ],
		[ 'Video', 'video' ],
	] as const ) {
		await link( panel, name ).click();
		await expect(
			canvas.locator( `[data-type="larder/${ type }"] :focus` ),
			name
		).toBeVisible();
	}
} );

test( 'recipes are listed and checked by what they lack, each with a link into the editor', async ( {
	makeRecipe,
	page,
	editor,
} ) => {
	const { id } = await makeRecipe( {
		title: 'Soup that lacks',
		content:
			'<!-- wp:larder/recipe --><div class="wp-block-larder-recipe"></div><!-- /wp:larder/recipe -->',
	} );
	await page.goto(
		'/wp-admin/edit.php?post_type=recipe&larder_lacks=description'
	);
	const row = page.locator( `#post-${ id }` );
	await expect( row ).toBeVisible();
	await expect(
		page.getByLabel( 'Filter by what recipes lack' )
	).toHaveValue( 'description' );
	await page.goto(
		'/wp-admin/edit.php?post_type=recipe&larder_lacks=author'
	);
	await expect( row ).toHaveCount( 0 );

	await page.goto( '/wp-admin/edit.php?post_type=recipe&page=larder-check' );
	await expect(
		page.getByRole( 'heading', { name: 'Search engines need it' } )
	).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );
	const listed = page.getByRole( 'row', { name: /^Soup that lacks/ } );
	await listed.getByRole( 'link', { name: 'Description' } ).click();
	await expect(
		editor.canvas.getByLabel( 'Description of the recipe' )
	).toBeFocused( { timeout: 30_000 } );
} );
