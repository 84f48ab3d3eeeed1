import { dropFile } from './support/drop-file';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

test( 'a line with a colon and nothing to measure becomes a heading at Enter, and one undo takes it back', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	const { keyboard } = page;
	await ingredients.focus( 0 );
	await keyboard.type( '1 egg' );
	await keyboard.press( 'Enter' );
	await keyboard.type( 'For the rice:' );
	await keyboard.press( 'Enter' );
	await expect( ingredients.headings.last() ).toHaveText( 'For the rice' );
	await keyboard.press( 'Control+z' );
	await expect
		.poll( () => ingredients.texts() )
		.toEqual( [ '1 egg', 'For the rice:' ] );
	await keyboard.press( 'Control+Shift+z' );
	await expect( ingredients.headings.last() ).toHaveText( 'For the rice' );
	await ingredients.focus( 1 );
	await keyboard.type( '200 g rice' );
	expect( await editor.attributes( 'larder/ingredients' ) ).toMatchObject( {
		groups: [
			{ items: [ { text: '1 egg' } ] },
			{ title: 'For the rice', items: [ { text: '200 g rice' } ] },
		],
	} );
} );

test( 'a line is made a heading and back by its tools and by a key, and the first group is named before there is a second', async ( {
	editor,
	page,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( 'Dough' );
	await ingredients.block
		.getByRole( 'button', { name: 'Make it a heading' } )
		.click();
	await expect( ingredients.headings ).toHaveText( [ 'Dough' ] );
	await ingredients.headings.first().click();
	await page.keyboard.press( 'Shift+Alt+Digit7' );
	await expect.poll( () => ingredients.texts() ).toContain( 'Dough' );
	await ingredients.focus( 0 );
	await page.keyboard.press( 'Shift+Alt+Digit2' );
	await expect( ingredients.headings ).toHaveText( [ 'Dough' ] );
	await page.keyboard.press( 'Control+z' );
	await expect.poll( () => ingredients.texts() ).toContain( 'Dough' );
	await ingredients.focus( 0 );
	await ingredients.block
		.getByRole( 'button', { name: 'Name this group' } )
		.click();
	await page.keyboard.type( 'Base' );
	await expect( ingredients.headings ).toHaveText( [ 'Base' ] );
} );

test( 'Enter in the title goes into the recipe', async ( { editor, page } ) => {
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await page.keyboard.type( 'Pie' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Warm.' );
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		description: 'Warm.',
	} );
	expect(
		await page.evaluate( () =>
			window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.map( ( { name } ) => name )
		)
	).toEqual( [ 'larder/recipe' ] );
} );

test( 'a picture that is dropped on a step belongs to the step', async ( {
	editor,
	page,
} ) => {
	await editor.instructions.focus( 0 );
	await page.keyboard.type( 'Stir.' );
	await dropFile( editor.instructions.lines.first(), {
		name: 'dropped.png',
		type: 'image/png',
		content:
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	} );
	await expect
		.poll(
			async () =>
				JSON.stringify(
					( await editor.attributes( 'larder/instructions' ) )[
						'groups'
					]
				),
			{ timeout: 30_000 }
		)
		.toContain( 'dropped' );
	expect(
		await page.evaluate( () =>
			window.wp.data
				.select( 'core/block-editor' )
				.getClientIdsWithDescendants()
				.map(
					( id ) =>
						window.wp.data
							.select( 'core/block-editor' )
							.getBlock( id ).name
				)
		)
	).not.toContain( 'core/image' );
} );

test( 'a recipe is duplicated from the list, with its terms', async ( {
	page,
	makeRecipe,
	rest,
} ) => {
	const name = `Copied ${ Date.now() }`;
	const term = ( await rest.send( 'POST', '/wp/v2/recipe-course', {
		name,
	} ) ) as { id: number };
	await makeRecipe( {
		title: name,
		content:
			'<!-- wp:larder/recipe --><div class="wp-block-larder-recipe"></div><!-- /wp:larder/recipe -->',
		'recipe-course': [ term.id ],
	} );
	await page.goto(
		`/wp-admin/edit.php?post_type=recipe&s=${ encodeURIComponent( name ) }`
	);
	await page.locator( 'tr.type-recipe' ).first().hover();
	await page.getByRole( 'link', { name: `Duplicate “${ name }”` } ).click();
	await page.waitForURL( /post=\d+&action=edit/ );
	const id = Number( /post=(\d+)/.exec( page.url() )?.[ 1 ] );
	const copy = ( await rest.send(
		'GET',
		`/wp/v2/recipe/${ id }?context=edit`
	) ) as Record< string, unknown >;
	expect( copy ).toMatchObject( {
		status: 'draft',
		title: { raw: `${ name } (copy)` },
		'recipe-course': [ term.id ],
	} );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	await rest.send( 'DELETE', `/wp/v2/recipe-course/${ term.id }?force=true` );
} );

test( 'the keys of a list stand in the sidebar of its block', async ( {
	editor,
	page,
} ) => {
	await editor.ingredients.focus( 0 );
	await page.getByRole( 'button', { name: 'Keys', exact: true } ).click();
	await expect(
		page.locator( 'kbd', { hasText: 'Backspace' } )
	).toBeVisible();
} );
