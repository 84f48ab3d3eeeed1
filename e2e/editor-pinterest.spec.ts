import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

test( 'what is written for Pinterest is shared, and the recipe’s own words where nothing is', async ( {
	editor,
	page,
	rest,
} ) => {
	await editor.canvas
		.locator( '.editor-post-title__input' )
		.fill( 'Lentil soup' );
	const description = editor.canvas.getByLabel( 'Description of the recipe' );
	await description.click();
	await page.keyboard.type( 'Creamy and hot.' );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await settings.getByRole( 'button', { name: 'Pinterest' } ).click();
	const title = settings.getByLabel( 'Title on Pinterest' );
	await expect( title ).toHaveAttribute( 'placeholder', 'Lentil soup' );
	await title.fill( 'Soup & bread' );
	await expect(
		settings.getByLabel( 'Description on Pinterest' )
	).toHaveAttribute( 'placeholder', 'Creamy and hot.' );
	await expect(
		settings.getByRole( 'button', {
			name: 'Choose a picture for Pinterest',
		} )
	).toBeVisible();
	const id = await editor.save();
	const recipe = ( await rest.send( 'GET', `/wp/v2/recipe/${ id }` ) ) as {
		larder_recipe: { pinterest: unknown };
	};
	expect( recipe.larder_recipe.pinterest ).toEqual( {
		title: 'Soup & bread',
		description: '',
		image: null,
	} );
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );
