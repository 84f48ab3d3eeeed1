import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { EditorPage } from './pages/editor';
import { REPOSITORY } from './support/environment';
import { adminState, expect, test } from './support/test';

/** What the server has written of recipes, with all that they can say. */
const FOLDER = path.join(
	REPOSITORY,
	'packages/contracts/fixtures/written-recipes'
);

/** Recipes of the demo, which the server has written, too: one with everything, a German and an Arabic one. */
const DEMO = [ 'miso-ramen', 'versunkener-apfelkuchen', 'hummus-bil-tahini' ];

test.use( { storageState: adminState() } );

test( 'the editor finds nothing to repair in recipes that the server has written', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	test.slow();
	// The pictures of the fixtures are nowhere.
	await page.route( 'https://example.org/**', ( route ) =>
		route.fulfill( { body: '', contentType: 'image/svg+xml' } )
	);
	const fixtures = await Promise.all(
		( await readdir( FOLDER ) ).map( async ( name ) => {
			const { content } = JSON.parse(
				await readFile( path.join( FOLDER, name ), 'utf8' )
			) as { content: string };
			return { name, content };
		} )
	);
	const demo = await Promise.all(
		DEMO.map( async ( name ) => {
			const { id } = await rest.recipe( name );
			const { content } = ( await rest.send(
				'GET',
				`/wp/v2/recipe/${ id }?context=edit`
			) ) as { content: { raw: string } };
			return { name, content: content.raw };
		} )
	);
	const editor = new EditorPage( page );
	const show = ( markup: string ) =>
		page.evaluate(
			( content ) =>
				window.wp.data
					.dispatch( 'core/block-editor' )
					.resetBlocks( window.wp.blocks.parse( content ) ),
			markup
		);
	// One has been stored; the others take its place, as an editor that is opened for each takes seconds.
	const [ first ] = fixtures;
	const { id } = await makeRecipe( {
		title: first?.name,
		content: first?.content,
	} );
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	for ( const { name, content } of [ ...fixtures, ...demo ] ) {
		await show( '' );
		await expect( editor.recipe ).toHaveCount( 0 );
		await show( content );
		await expect( editor.recipe, name ).toBeVisible();
		await expect( editor.ingredients.block, name ).toBeVisible();
		expect( await editor.invalidBlocks(), name ).toEqual( [] );
		await expect(
			editor.canvas.locator( '.block-editor-warning' ),
			name
		).toHaveCount( 0 );
	}
} );
