import type { Page } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { recipeAround } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

/** Where no network answers. */
const HOST = 'https://media.invalid';

const GALLERY = `<!-- wp:larder/gallery {"items":[{"type":"image","id":0,"url":"${ HOST }/a.png","alt":"","caption":""}]} --><div class="wp-block-larder-gallery"><figure class="wp-block-larder-gallery__item"><img src="${ HOST }/a.png" alt=""/></figure></div><!-- /wp:larder/gallery -->`;

/** Returns the URLs of the gallery's items. */
async function addresses( editor: EditorPage ): Promise< unknown[] > {
	const { items = [] } = await editor.attributes( 'larder/gallery' );
	return ( items as { url: string }[] ).map( ( { url } ) => url );
}

/** Returns the content of the post as the site has it. */
async function stored( page: Page ): Promise< string > {
	return page.evaluate( () =>
		window.wp.data
			.select( 'core/editor' )
			.getCurrentPostAttribute( 'content' )
	);
}

test( 'an address that was typed for the gallery and not added is added where one goes on or saves', async ( {
	page,
	makeRecipe,
} ) => {
	await page.route( `${ HOST }/**`, ( route ) => route.abort() );
	const { id } = await makeRecipe( {
		title: 'Gallery',
		content: recipeAround( GALLERY ),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const block = editor.canvas.locator( '[data-type="larder/gallery"]' );
	const field = block.getByLabel( 'Address of a picture or video' );
	await block.getByRole( 'button', { name: 'Item 1' } ).click();

	await field.fill( 'media.invalid/b.png' );
	await field.press( 'Control+s' );
	await expect.poll( () => stored( page ) ).toContain( `${ HOST }/b.png` );
	await expect( field ).toHaveValue( '' );

	await field.fill( `${ HOST }/c.png` );
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	expect( await addresses( editor ) ).toEqual( [
		`${ HOST }/a.png`,
		`${ HOST }/b.png`,
		`${ HOST }/c.png`,
	] );

	await block.getByRole( 'button', { name: 'Item 1' } ).click();
	await field.fill( `${ HOST }/unknown` );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect.poll( () => stored( page ) ).toContain( `${ HOST }/unknown` );

	await field.fill( `${ HOST }/d.png` );
	await field.press( 'Escape' );
	await expect( field ).toHaveValue( '' );
	await field.fill( 'the picture of the pie' );
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await expect(
		page
			.locator( '.components-notice' )
			.getByText(
				'Address of a picture or video: “the picture of the pie” cannot be read.'
			)
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Go to the field' } ).click();
	await expect( field ).toHaveValue( 'the picture of the pie' );
	await field.fill( '' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
	expect( await addresses( editor ) ).toHaveLength( 4 );
	expect( await editor.invalidBlocks() ).toEqual( [] );
} );

for ( const [ name, content ] of [
	[ 'video', '<!-- wp:larder/video /-->' ],
	[ 'gallery', '<!-- wp:larder/gallery /-->' ],
] as const ) {
	test( `an address that was typed for an empty ${ name } and not applied is taken when one presses elsewhere`, async ( {
		page,
		makeRecipe,
	} ) => {
		await page.route( `${ HOST }/**`, ( route ) => route.abort() );
		const { id } = await makeRecipe( {
			title: 'Addresses',
			content: recipeAround( content ),
		} );
		const editor = new EditorPage( page );
		await editor.open( `post.php?post=${ id }&action=edit` );
		const block = editor.canvas.locator( `[data-type="larder/${ name }"]` );
		await block.getByRole( 'button', { name: 'Insert from URL' } ).click();
		await page.keyboard.type( `${ HOST }/a.mp4` );
		await page.keyboard.press( 'Control+s' );
		await expect
			.poll( () => stored( page ) )
			.toContain( `${ HOST }/a.mp4` );

		await block.click();
		await page.getByRole( 'button', { name: 'Replace' } ).click();
		await page.getByRole( 'button', { name: 'Edit link' } ).click();
		await page.getByRole( 'combobox' ).fill( `${ HOST }/b.mp4` );
		await editor.canvas.locator( '.editor-post-title__input' ).click();
		expect( await editor.attributes( `larder/${ name }` ) ).toMatchObject(
			name === 'video'
				? { url: `${ HOST }/b.mp4` }
				: { items: [ { url: `${ HOST }/b.mp4` } ] }
		);
		expect( await editor.invalidBlocks() ).toEqual( [] );
	} );
}

test( 'the name of a new recipe that nobody has made yet holds the save, with a way to it', async ( {
	editor,
	page,
} ) => {
	await page.evaluate( () => {
		window.wp.data
			.dispatch( 'core/block-editor' )
			.resetBlocks( [
				window.wp.blocks.createBlock( 'larder/recipe-embed' ),
			] );
	} );
	const name = editor.canvas.getByLabel( 'Name of a new recipe' );
	await name.fill( 'Plum cake' );
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await page.getByRole( 'button', { name: 'Go to the field' } ).click();
	await expect( name ).toBeFocused();
	await name.fill( '' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
} );
