import type { Page } from '@playwright/test';
import type { EditorPage } from './pages/editor';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const PICTURE =
	'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const heading = ( text: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ text }</h2><!-- /wp:heading -->`;
const list = ( ...items: string[] ) =>
	`<!-- wp:list --><ul class="wp-block-list">${ items
		.map(
			( item ) =>
				`<!-- wp:list-item --><li>${ item }</li><!-- /wp:list-item -->`
		)
		.join( '' ) }</ul><!-- /wp:list -->`;
const image = ( name: string ) =>
	`<!-- wp:image {"id":${ name === 'soup' ? 7 : 8 }} --><figure class="wp-block-image"><img src="https://example.org/${ name }.jpg" alt="${ name }" class="wp-image-${ name === 'soup' ? 7 : 8 }"/></figure><!-- /wp:image -->`;

const POST = [
	image( 'soup' ),
	paragraph( 'Warm and filling, and better the next day.' ),
	paragraph( 'Prep: 20 min | Cook: 45 min | Serves 4-6' ),
	paragraph( 'Course: Starter' ),
	paragraph(
		'Adapted from <a href="https://example.org/book">The Book of Soup</a>'
	),
	paragraph( 'Freezes well' ),
	heading( 'Ingredients' ),
	list( '200 g lentils', '1 onion' ),
	heading( 'Method' ),
	paragraph( 'Rinse the lentils.' ),
	paragraph( 'Fry the onion.' ),
	image( 'onion' ),
	heading( 'Notes' ),
	paragraph( 'Keeps for three days.' ),
	'<!-- wp:shortcode -->[poll]<!-- /wp:shortcode -->',
].join( '' );

/** Fills a new post with blocks. */
async function fill( page: Page, content: string ): Promise< void > {
	await page.route( 'https://example.org/**', ( route ) =>
		route.fulfill( {
			contentType: 'image/gif',
			body: Buffer.from( PICTURE.split( ',' )[ 1 ] ?? '', 'base64' ),
		} )
	);
	await page.evaluate(
		( markup ) =>
			window.wp.data
				.dispatch( 'core/block-editor' )
				.resetBlocks( window.wp.blocks.parse( markup ) ),
		content
	);
}

/** Expects what the post says as a recipe. */
async function expectRecipe( editor: EditorPage ): Promise< void > {
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( {
			description: 'Warm and filling, and better the next day.',
			prepTime: 20,
			cookTime: 45,
			yieldAmount: 4,
			yieldMax: 6,
			imageId: 7,
			imageUrl: 'https://example.org/soup.jpg',
			sourceName: 'The Book of Soup',
			sourceUrl: 'https://example.org/book',
		} );
	expect( await editor.attributes( 'larder/ingredients' ) ).toMatchObject( {
		groups: [
			{ items: [ { text: '200 g lentils' }, { text: '1 onion' } ] },
		],
	} );
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [
			{
				steps: [
					{ text: 'Rinse the lentils.' },
					{
						text: 'Fry the onion.',
						image: { id: 8, url: 'https://example.org/onion.jpg' },
					},
				],
			},
		],
	} );
}

test( 'all of a recipe that was written as a post becomes a recipe by the menu, and one undo takes it back', async ( {
	editor,
	page,
} ) => {
	await fill( page, POST );
	await page.getByRole( 'button', { name: 'Options', exact: true } ).click();
	await page
		.getByRole( 'menuitem', { name: 'Make a recipe of this post' } )
		.click();
	await expectRecipe( editor );
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( { unplaced: [ 'Freezes well' ] } );
	await expect
		.poll( () =>
			page.evaluate( () =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostAttribute( 'recipe-course' )
			)
		)
		.toHaveLength( 1 );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	await expect(
		editor.canvas.getByText( 'Keeps for three days.' )
	).toBeVisible();
	await expect(
		editor.canvas.locator( '[data-type="core/shortcode"]' )
	).toBeVisible();

	await page.keyboard.press( 'Control+z' );
	await expect( editor.recipe ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'Freezes well' ) ).toBeVisible();
} );

test( 'the palette of commands makes a recipe of a post', async ( {
	editor,
	page,
} ) => {
	await editor.open(
		'post-new.php',
		editor.canvas.locator( '.editor-post-title__input' )
	);
	await fill( page, heading( 'Lentil soup' ) + POST );
	await page.keyboard.press( 'Control+k' );
	await page.getByRole( 'combobox' ).fill( 'Make a recipe' );
	await page
		.getByRole( 'option', { name: 'Make a recipe of this post' } )
		.click();
	await expectRecipe( editor );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( 'Lentil soup' );
	// A post has no courses: the line waits.
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		unplaced: [ 'Course: Starter', 'Freezes well' ],
	} );
} );

test( 'selected blocks become a recipe, with parts of a recipe among them', async ( {
	editor,
	page,
} ) => {
	await page.evaluate(
		( markup ) => {
			const { parse, switchToBlockType } = window.wp.blocks;
			const blocks = parse( markup );
			const foods = blocks[ 2 ];
			const part = foods
				? switchToBlockType( foods, 'larder/ingredients' )
				: null;
			const { resetBlocks, multiSelect } =
				window.wp.data.dispatch( 'core/block-editor' );
			resetBlocks( blocks.toSpliced( 2, 1, ...( part ?? [] ) ) );
			const ids = window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.map( ( { clientId } ) => clientId );
			multiSelect( ids[ 1 ], ids[ 4 ] );
		},
		[
			paragraph( 'Before.' ),
			heading( 'Lentil soup' ),
			list( '1 leek' ),
			heading( 'Method' ),
			list( 'Cook it.' ),
			paragraph( 'After.' ),
		].join( '' )
	);
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: /Multiple blocks selected|Group/ } )
		.first()
		.click();
	await page.getByRole( 'menuitem', { name: 'Recipe', exact: true } ).click();
	await expect( editor.recipe ).toBeVisible();
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [ { steps: [ { text: 'Cook it.' } ] } ],
	} );
	await expect( editor.ingredients.lines ).toHaveText( [ /1 leek/ ] );
	await expect( editor.canvas.getByText( 'Before.' ) ).toBeVisible();
	await expect( editor.canvas.getByText( 'After.' ) ).toBeVisible();
	await page.keyboard.press( 'Control+z' );
	await expect( editor.recipe ).toHaveCount( 0 );
} );
