import { paste } from './support/paste';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const WHOLE =
	'Lentil stew\nJump to Recipe\nWarm and filling.\nPrep: 20 min | Cook: 45 min | Serves 4-6\nAuthor: Ana\nFreezes well\n\nIngredients\n200 g lentils\n\nMethod\n1. Rinse the lentils.\n\nNotes\nKeeps for three days.';

test( 'a whole recipe pasted into the title fills the recipe, and what has no place waits', async ( {
	editor,
	page,
} ) => {
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste( page, WHOLE );
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( {
			description: 'Warm and filling.',
			prepTime: 20,
			cookTime: 45,
			yieldAmount: 4,
			yieldMax: 6,
			author: 'Ana',
			unplaced: [ 'Freezes well' ],
		} );
	expect( await editor.attributes( 'larder/ingredients' ) ).toMatchObject( {
		groups: [ { items: [ { text: '200 g lentils' } ] } ],
	} );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( 'Lentil stew' );
	await editor.canvas
		.getByRole( 'button', { name: 'To the description' } )
		.click();
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		description: 'Warm and filling.<br>Freezes well',
		unplaced: [],
	} );
} );

test( 'a whole recipe pasted into a paragraph of a post becomes a recipe', async ( {
	page,
	editor,
} ) => {
	await editor.open(
		'post-new.php',
		editor.canvas.locator( '.editor-post-title__input' )
	);
	await page.keyboard.type( 'My post' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'x' );
	await page.keyboard.press( 'Backspace' );
	await paste( page, WHOLE );
	await expect( editor.recipe ).toBeVisible();
	await expect
		.poll( () => editor.attributes( 'larder/instructions' ) )
		.toMatchObject( {
			groups: [ { steps: [ { text: 'Rinse the lentils.' } ] } ],
		} );
	expect(
		await page.evaluate( () =>
			window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.map( ( { name } ) => name )
		)
	).toEqual( [ 'larder/recipe' ] );
	await page.keyboard.press( 'Control+z' );
	await expect( editor.recipe ).toHaveCount( 0 );
	await expect(
		editor.canvas.locator( '[data-type="core/paragraph"]' )
	).toHaveCount( 1 );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( 'My post' );
} );

test( 'a recipe copied from a page comes with its facts, its links and its terms, without what the page has around it, and one undo takes it back', async ( {
	editor,
	page,
} ) => {
	const before = await editor.attributes( 'larder/recipe' );
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste(
		page,
		'ignored',
		'<base href="https://example.org/soups/"><nav><a href="/">Home</a></nav><div>Yield: serves 6</div><h2>Leek soup</h2><div><button>Print</button><a href="#recipe">Jump to Recipe</a></div><div>4.6 from 13 reviews</div><p>Warm and <em>filling</em>.</p><ul><li>Prep Time</li><li>15 minutes</li></ul><p>Cuisine: Welsh</p><p>Adapted from <a href="/book">A Book</a></p><h3>Ingredients</h3><div>Scale 1x2x3x</div><ul><li>▢ 1 <a href="/leek">leek</a></li></ul><h3>Instructions</h3><ol><li>Cook as <a href="boil">here</a>.</li></ol><h3>Nutrition</h3><div>Calories: 143</div><div>Fat: 2 g</div><h3>24 comments</h3><p>So good!</p>'
	);
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toMatchObject( {
			description: 'Warm and <em>filling</em>.',
			yieldAmount: 6,
			prepTime: 15,
			calories: 143,
			sourceName: 'A Book',
			sourceUrl: 'https://example.org/book',
			unplaced: [ 'Calories: 143, Fat: 2 g' ],
		} );
	expect( await editor.attributes( 'larder/instructions' ) ).toMatchObject( {
		groups: [
			{
				steps: [
					{
						text: 'Cook as <a href="https://example.org/soups/boil">here</a>.',
					},
				],
			},
		],
	} );
	await expect
		.poll( () =>
			page.evaluate( () =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostAttribute( 'recipe-cuisine' )
			)
		)
		.toHaveLength( 1 );
	await page.keyboard.press( 'Control+z' );
	await expect
		.poll( () => editor.attributes( 'larder/recipe' ) )
		.toEqual( before );
	await expect(
		editor.canvas.locator( '.editor-post-title__input' )
	).toHaveText( '' );
} );

test( 'a line that waits goes to ingredients, steps or notes, and one undo takes it back', async ( {
	editor,
	page,
} ) => {
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste(
		page,
		WHOLE.replace( 'Freezes well', 'Freezes well\n\n1 onion\n\nServe hot' )
	);
	const waiting = async (): Promise< unknown > =>
		( await editor.attributes( 'larder/recipe' ) )[ 'unplaced' ];
	await expect
		.poll( waiting )
		.toEqual( [ 'Freezes well', '1 onion', 'Serve hot' ] );
	const put = ( line: string, place: string ) =>
		editor.canvas
			.locator( '.larder-unplaced li', { hasText: line } )
			.getByRole( 'button', { name: place } )
			.click();
	await put( '1 onion', 'To the ingredients' );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ '200 g lentils', '1 onion' ] );
	await expect(
		editor.canvas
			.locator( '.larder-unplaced li', { hasText: 'Serve hot' } )
			.getByRole( 'button', { name: 'Leave out' } )
	).toBeFocused();
	await put( 'Serve hot', 'To the steps' );
	await put( 'Freezes well', 'To the notes' );
	await expect.poll( waiting ).toEqual( [] );
	await expect(
		editor.canvas.getByText( 'Keeps for three days.' )
	).toBeVisible();
	await expect( editor.canvas.getByText( 'Freezes well' ) ).toBeVisible();
	expect( await editor.instructions.texts() ).toEqual( [
		'Rinse the lentils.',
		'Serve hot',
	] );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/editor' ).undo()
	);
	await expect.poll( waiting ).toEqual( [ 'Freezes well' ] );
} );

test( 'a whole recipe fills the recipe from a step and from the notes, too, and the caret stays in it', async ( {
	editor,
	page,
} ) => {
	const focused = (): Promise< boolean > =>
		editor.recipe.evaluate( ( recipe ) =>
			recipe.contains( recipe.ownerDocument.activeElement )
		);
	for ( const place of [
		'[data-type="larder/instructions"] [data-larder-line]',
		'[data-type="larder/notes"] [data-type="core/paragraph"]',
	] ) {
		await editor.canvas.locator( place ).first().click();
		await paste( page, WHOLE );
		await expect
			.poll( () => editor.attributes( 'larder/recipe' ) )
			.toMatchObject( {
				description: 'Warm and filling.',
				prepTime: 20,
				unplaced: [ 'Freezes well' ],
			} );
		expect( await editor.instructions.texts() ).toEqual( [
			'Rinse the lentils.',
		] );
		expect( await focused() ).toBe( true );
		await page.keyboard.press( 'Control+z' );
		await expect
			.poll( () => editor.instructions.texts() )
			.toEqual( [ '' ] );
		await expect.poll( focused ).toBe( true );
	}
} );

test( 'a text without headings is read as a recipe, says so, and can be taken back', async ( {
	editor,
	page,
} ) => {
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	await paste(
		page,
		'Lentil stew\n\n200 g lentils\n1 onion\n2 carrots\nsalt and pepper\n\nRinse the lentils well.\nCook all for 40 minutes.'
	);
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [
			'200 g lentils',
			'1 onion',
			'2 carrots',
			'salt and pepper',
		] );
	expect( await editor.instructions.texts() ).toEqual( [
		'Rinse the lentils well.',
		'Cook all for 40 minutes.',
	] );
	const said = page
		.locator( '.components-snackbar' )
		.filter( { hasText: 'it was read as ingredients and steps' } );
	await said.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( () => editor.ingredients.texts() ).toEqual( [ '' ] );
} );
