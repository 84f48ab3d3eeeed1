import { EditorPage } from './pages/editor';
import { recipeContent } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

test.describe( 'an archive in the editor @both', () => {
	test.use( { storageState: adminState() } );

	test( 'recipes are picked by typing, and stay as links without the plugin', async ( {
		page,
		makeRecipe,
		rest,
		allowErrors,
	} ) => {
		const one = await makeRecipe( {
			title: 'Zanzibar pizza',
			content: recipeContent( {}, { details: {} } ),
		} );
		const post = await makeRecipe( {
			type: 'pages',
			title: 'A page with picks',
			content: '<!-- wp:larder/recipe-archive {"source":"picked"} /-->',
		} );
		const editor = new EditorPage( page );
		const { canvas } = editor;
		await editor.open(
			`post.php?post=${ post.id }&action=edit`,
			canvas.getByText( 'Pick the recipes' )
		);
		const field = canvas.getByRole( 'combobox', { name: 'Add a recipe' } );
		await field.fill( 'zanzi' );
		await canvas.getByRole( 'option', { name: 'Zanzibar pizza' } ).click();
		await canvas.getByRole( 'button', { name: 'Done' } ).click();
		// What the site prints, as a visitor will see it.
		await expect(
			canvas.locator( '.larder-card__title', {
				hasText: 'Zanzibar pizza',
			} )
		).toBeVisible();
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).savePost()
		);
		const saved = await rest.send(
			'GET',
			`/wp/v2/pages/${ post.id }?context=edit`
		);
		expect( JSON.stringify( saved ) ).toContain(
			JSON.stringify(
				`<a href="${ one.link }">Zanzibar pizza</a>`
			).slice( 1, -1 )
		);

		allowErrors( /500/ );
		await page.route( /block-renderer/, ( route ) =>
			route.fulfill( { status: 500, json: { message: {} } } )
		);
		await page.evaluate( () => {
			const { dispatch, select } = window.wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				block?.clientId ?? '',
				{ count: 5 }
			);
		} );
		await expect(
			canvas.getByText( 'The results could not be loaded.' )
		).toBeVisible();
	} );

	test( 'several recipes are picked in a row, and keys never pick blindly', async ( {
		page,
		makeRecipe,
	} ) => {
		const content = recipeContent( {}, { details: {} } );
		for ( const title of [ 'Quokka pie', 'Quokka soup', 'Quokka stew' ] ) {
			await makeRecipe( { title, content } );
		}
		const post = await makeRecipe( {
			type: 'pages',
			title: 'A page with picks',
			content: '<!-- wp:larder/recipe-archive {"source":"picked"} /-->',
		} );
		const editor = new EditorPage( page );
		const { canvas } = editor;
		const field = canvas.getByRole( 'combobox', { name: 'Add a recipe' } );
		const picked = canvas.getByRole( 'listitem' );
		await editor.open( `post.php?post=${ post.id }&action=edit`, field );
		const { keyboard } = page;
		await field.click();
		await keyboard.type( 'quokka pie' );
		await canvas.getByRole( 'option', { name: 'Quokka pie' } ).click();
		await expect( field ).toBeFocused();
		await keyboard.press( 'Enter' );
		await keyboard.type( 'quokka' );
		await expect( canvas.getByRole( 'option' ) ).toHaveCount( 2 );
		await keyboard.press( 'ArrowDown' );
		await expect( field ).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect( picked ).toHaveCount( 2 );
		await keyboard.type( 'no quokka' );
		await keyboard.press( 'Enter' );
		await expect( canvas.getByText( 'No items found' ) ).toBeVisible();
		await field.fill( 'quokka' );
		await expect( canvas.getByRole( 'option' ) ).toHaveCount( 1 );
		await keyboard.press( 'Enter' );
		await expect( picked ).toHaveCount( 3 );
		await expect( picked.first() ).toHaveText( 'Quokka pie' );
		// Each is an undo step of its own.
		await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
		await expect( picked ).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
		await expect( picked ).toHaveCount( 3 );

		await canvas.getByRole( 'button', { name: 'Done' } ).click();
		await expect( canvas.locator( '.larder-card__title' ) ).toHaveCount(
			3
		);
	} );
} );
