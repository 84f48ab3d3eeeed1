import path from 'node:path';
import type { Page } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { REPOSITORY } from './support/environment';
import { recipeAround } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

/** What the browser takes for a picture or a video, and WordPress for neither. */
const PICTURE = { name: 'bad.png', mimeType: 'image/png' };
const VIDEO = { name: 'bad.mp4', mimeType: 'video/mp4' };

/** Plays for ten seconds. */
const FILM = path.join( REPOSITORY, 'tools/demo/pictures/film/miso-ramen.mp4' );

/** The smallest picture. */
const DOT = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

const buffer = Buffer.from( 'Neither a picture nor a video' );

const undoButton = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Undo', exact: true } );

test.use( { storageState: adminState() } );

test( 'a file that WordPress refuses chooses nothing, says why, and lets people save', async ( {
	page,
	makeRecipe,
	allowErrors,
} ) => {
	allowErrors( /500: .*media/ );
	const { id } = await makeRecipe( {
		title: 'Refused',
		content: recipeAround(
			'<!-- wp:larder/video /--><!-- wp:larder/gallery /-->'
		),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	const message = page.locator( '.components-snackbar__content' );
	// Pressed, it goes.
	const refused = message.filter( { hasText: 'this file type' } );
	for ( const [ name, place, bad ] of [
		[ 'larder/recipe', '.wp-block-larder-recipe__image', PICTURE ],
		[ 'larder/video', '[data-type="larder/video"]', VIDEO ],
		[ 'larder/gallery', '[data-type="larder/gallery"]', PICTURE ],
	] as const ) {
		const before = await editor.attributes( name );
		const upload = ( file: typeof bad ) =>
			editor.canvas
				.locator( place )
				.locator( 'input[type="file"]' )
				.setInputFiles( { ...file, buffer } );
		await upload( { name: 'x.txt', mimeType: 'text/plain' } );
		await refused.click();
		await expect( refused ).toHaveCount( 0 );
		await upload( bad );
		await refused.click();
		await expect( refused ).toHaveCount( 0 );
		expect( await editor.attributes( name ) ).toEqual( before );
	}
	await editor.canvas
		.getByRole( 'textbox', { name: 'Description of the recipe' } )
		.fill( 'Refused, and saved' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( message ).toContainText( 'updated' );
} );

test( 'a video is chosen in one undo step, and an address that nobody knows is taken with a word', async ( {
	page,
	makeRecipe,
	rest,
} ) => {
	await page.route( 'https://media.invalid/**', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: 'A page' } )
	);
	const { id } = await makeRecipe( {
		title: 'Video',
		content: recipeAround( '<!-- wp:larder/video /-->' ),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const block = editor.canvas.locator( '[data-type="larder/video"]' );
	const read = () => editor.attributes( 'larder/video' );
	await block.locator( 'input[type="file"]' ).setInputFiles( FILM );
	await expect.poll( read ).toMatchObject( { duration: 10 } );
	const { id: film } = await read();
	await undoButton( page ).click();
	await expect.poll( read ).toMatchObject( { duration: 0, url: '' } );
	await expect( undoButton( page ) ).toBeDisabled();
	await rest.send( 'DELETE', `/wp/v2/media/${ Number( film ) }?force=true` );

	await block.getByRole( 'button', { name: 'Insert from URL' } ).click();
	await page.keyboard.type( 'https://media.invalid/foo' );
	await page.keyboard.press( 'Enter' );
	await expect( block ).toContainText(
		'not the address of a video on YouTube'
	);
	expect( await read() ).toMatchObject( {
		url: 'https://media.invalid/foo',
	} );
} );

test( 'pictures that are uploaded together come to a gallery once, in one undo step', async ( {
	page,
	makeRecipe,
	rest,
} ) => {
	const { id } = await makeRecipe( {
		title: 'Gallery',
		content: recipeAround( '<!-- wp:larder/gallery /-->' ),
	} );
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	const block = editor.canvas.locator( '[data-type="larder/gallery"]' );
	const ids = async () => {
		const { items } = await editor.attributes( 'larder/gallery' );
		return ( items as { id: number }[] ).map( ( item ) => item.id );
	};
	await block.locator( 'input[type="file"]' ).setInputFiles(
		[ 'dot-a', 'dot-b', 'dot-c' ].map( ( name ) => ( {
			name: `${ name }.png`,
			mimeType: 'image/png',
			buffer: DOT,
		} ) )
	);
	await expect( page.getByText( 'Uploading' ) ).toHaveCount( 0 );
	await expect.poll( ids ).toHaveLength( 3 );
	const uploaded = await ids();
	expect( new Set( uploaded ).size ).toBe( 3 );
	await undoButton( page ).click();
	await expect.poll( ids ).toEqual( [] );
	await expect( undoButton( page ) ).toBeDisabled();
	for ( const one of uploaded ) {
		await rest.send( 'DELETE', `/wp/v2/media/${ one }?force=true` );
	}
} );
