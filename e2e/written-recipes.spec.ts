import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { EditorPage } from './pages/editor';
import { adminState, REPOSITORY } from './support/environment';
import { expect, test } from './support/test';

/** What the server has written of recipes, with all that they can say. */
const FOLDER = path.join(
	REPOSITORY,
	'packages/contracts/fixtures/written-recipes'
);

/** Recipes of the demo, which the server has written, too: one with everything, a German and an Arabic one. */
const DEMO = [ 'miso-ramen', 'versunkener-apfelkuchen', 'hummus-bil-tahini' ];

test.use( { storageState: adminState() } );

test.describe( 'a recipe that the server has written', () => {
	test.beforeEach( async ( { page } ) => {
		// The pictures of the fixtures are nowhere.
		await page.route( 'https://example.org/**', ( route ) =>
			route.fulfill( { body: '', contentType: 'image/svg+xml' } )
		);
	} );

	test( 'opens in the editor with nothing to repair', async ( {
		page,
		makeRecipe,
	} ) => {
		test.slow();
		for ( const file of await readdir( FOLDER ) ) {
			const { content } = JSON.parse(
				await readFile( path.join( FOLDER, file ), 'utf8' )
			) as { content: string };
			const post = await makeRecipe( { title: file, content } );
			const editor = new EditorPage( page );
			await editor.open( `post.php?post=${ post.id }&action=edit` );
			expect( await editor.invalidBlocks(), file ).toEqual( [] );
		}
	} );

	test( 'of the demo opens in the editor with nothing to repair', async ( {
		page,
		rest,
	} ) => {
		for ( const slug of DEMO ) {
			const { id } = await rest.recipe( slug );
			const editor = new EditorPage( page );
			await editor.open( `post.php?post=${ id }&action=edit` );
			expect( await editor.invalidBlocks(), slug ).toEqual( [] );
		}
	} );
} );
