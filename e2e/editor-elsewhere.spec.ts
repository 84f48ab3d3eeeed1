import { dropFile } from './support/drop-file';
import { paste } from './support/paste';
import { adminState, expect, expectAccessible, test } from './support/test';

test.use( { storageState: adminState() } );

const TEXT =
	'# Leek soup\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Instructions\n\n1. Simmer the leeks.\n';

test( 'an empty recipe begins with a text from elsewhere, in one undo step', async ( {
	editor,
	page,
} ) => {
	const dialog = await editor.openElsewhere();
	await dialog.getByLabel( 'Or its text' ).fill( TEXT );
	await dialog.getByRole( 'button', { name: 'Read the recipe' } ).click();
	await expect(
		dialog.getByRole( 'heading', { name: 'Leek soup' } )
	).toBeVisible();
	await expect( dialog.getByText( '2 ingredients, 1 step' ) ).toBeVisible();
	await expectAccessible( page, '.components-modal__frame' );
	await dialog.getByRole( 'button', { name: 'Insert this recipe' } ).click();

	await expect( dialog ).toBeHidden();
	await expect
		.poll( () => editor.attributes( 'larder/ingredients' ) )
		.toMatchObject( {
			groups: [
				{ items: [ { text: '2 leeks' }, { text: '1 l stock' } ] },
			],
		} );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( 'Leek soup' );
	// What opened the dialog is not offered any more.
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toBeFocused();
	expect( await editor.invalidBlocks() ).toEqual( [] );

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect
		.poll( async () =>
			JSON.stringify( await editor.attributes( 'larder/ingredients' ) )
		)
		.not.toContain( 'leeks' );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( '' );
} );

test( 'an address alone, pasted into an empty recipe, is read, and what is wrong with it is said', async ( {
	editor,
	page,
} ) => {
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste( page, 'http://127.0.0.1/recipe' );
	await expect(
		page.getByText( 'This address is not on the public web' ).first()
	).toBeVisible();
} );

test( 'photos are offered where the site reads them, and else help says what it needs', async ( {
	editor,
	page,
} ) => {
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toBeVisible();
	const dialog = await editor.openElsewhere();
	const choose = dialog.getByRole( 'button', {
		name: 'Choose a photo or a PDF',
	} );
	await expect( dialog.getByText( 'needs an AI provider' ) ).toBeVisible();
	await expect( choose ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );

	await page.route( /larder(\/|%2F)v1(\/|%2F)read/, ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( {
					json: { photos: [ 'jpg' ], help: 'Photos are sent.' },
				} )
			: route.continue()
	);
	await editor.openElsewhere();
	await expect( dialog.getByText( 'Photos are sent.' ) ).toBeVisible();
	const [ chooser ] = await Promise.all( [
		page.waitForEvent( 'filechooser' ),
		choose.click(),
	] );
	await chooser.setFiles( {
		name: 'card.jpg',
		mimeType: 'image/jpeg',
		buffer: Buffer.from( [ 0xff, 0xd8, 0xff, 0xe0 ] ),
	} );
	await expect(
		dialog.getByText( 'this site has none that does' ).first()
	).toBeVisible();
} );

test( 'what was typed stays where nothing could be read, and where the dialog was closed', async ( {
	editor,
	page,
} ) => {
	const dialog = await editor.openElsewhere();
	const url = dialog.getByLabel( 'Address of the recipe' );
	await dialog.getByLabel( 'Or its text' ).fill( TEXT );
	await url.fill( 'localhost.localdomain/pie' );
	await url.press( 'Enter' );
	await expect( dialog.getByRole( 'status' ) ).not.toBeEmpty();
	await expect( url ).toBeVisible();
	await expect( url ).toHaveValue( 'localhost.localdomain/pie' );
	// Where the focus was lost, Escape would close nothing.
	await page.keyboard.press( 'Escape' );
	await editor.openElsewhere();
	await expect( dialog.getByLabel( 'Or its text' ) ).toHaveValue( TEXT );
} );

test( 'a file that is dropped on an empty recipe is read, and the same file again when it is chosen once more', async ( {
	editor,
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			decodeURIComponent( request.url() ).includes( '/larder/v1/read' )
		) {
			asked.push( request.url() );
		}
	} );
	await dropFile( editor.ingredients.lines.first(), {
		name: 'soup.md',
		type: 'text/markdown',
		content: Buffer.from( TEXT ).toString( 'base64' ),
	} );
	const dialog = page.getByRole( 'dialog', {
		name: 'A recipe from elsewhere',
	} );
	await expect( dialog.getByLabel( 'Address of the recipe' ) ).toBeFocused();
	const found = dialog.getByRole( 'heading', { name: 'Leek soup' } );
	await expect( found ).toBeVisible();
	expect( asked ).toHaveLength( 1 );

	const choose = dialog.getByRole( 'button', { name: 'Choose a file' } );
	for ( const times of [ 2, 3 ] ) {
		const chooser = page.waitForEvent( 'filechooser' );
		await choose.click();
		await (
			await chooser
		).setFiles( {
			name: 'soup.md',
			mimeType: 'text/markdown',
			buffer: Buffer.from( TEXT ),
		} );
		await expect.poll( () => asked ).toHaveLength( times );
		await expect( found ).toBeVisible();
	}
	await dialog.getByRole( 'button', { name: 'Insert this recipe' } ).click();
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '2 leeks', '1 l stock' ] );
} );
