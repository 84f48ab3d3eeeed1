import { adminState, expect, expectAccessible, test } from './support/test';

test.use( {
	storageState: adminState(),
	viewport: { width: 1440, height: 900 },
} );

test( 'in a new recipe the ingredients stand on the first screen, and each time has an example of its own', async ( {
	editor,
} ) => {
	const line = editor.ingredients.lines.first();
	await expect( line ).toBeInViewport( { ratio: 1 } );
	const box = await line.boundingBox();
	expect( ( box?.y ?? 900 ) + ( box?.height ?? 0 ) ).toBeLessThan( 850 );

	await editor.unfoldFacts();
	const examples = await Promise.all(
		[ 'Prep time', 'Cook time', 'Rest time', 'Additional time' ].map(
			( name ) =>
				editor.details
					.getByLabel( name, { exact: true } )
					.getAttribute( 'placeholder' )
		)
	);
	expect( new Set( examples ).size ).toBe( 4 );
} );

test( 'the inserter finds Recipe first for “recipe”, and no part that works inside of one only', async ( {
	page,
	editor,
} ) => {
	await editor.open(
		'post-new.php',
		editor.canvas.locator( '.editor-post-title__input' )
	);
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'searchbox' ).fill( 'recipe' );
	const found = page
		.getByRole( 'listbox', { name: 'Blocks' } )
		.getByRole( 'option' );
	await expect( found.first() ).toHaveText( 'Recipe' );
	for ( const part of [
		'Recipe details',
		'Ingredients',
		'Instructions',
		'Recipe notes',
		'Recipe gallery',
		'Recipe questions',
		'Recipe filters',
		'Recipe results',
	] ) {
		await expect(
			found.filter( { hasText: new RegExp( `^${ part }$` ) } )
		).toHaveCount( 0 );
	}
} );

test( 'a step has few tools, with their names, and a menu for the rest', async ( {
	editor,
	page,
} ) => {
	const { instructions } = editor;
	await instructions.focus( 0 );
	await page.keyboard.type( 'Fry the onions.' );
	const tools = instructions.block.getByRole( 'group', {
		name: 'Tools for Step 1',
	} );
	for ( const name of [ 'Picture', 'Note', 'Tip', 'More' ] ) {
		await expect( tools.getByText( name, { exact: true } ) ).toBeVisible();
	}
	await expect( tools.getByRole( 'button' ) ).toHaveCount( 8 );
	await tools.getByRole( 'button', { name: 'More' } ).click();
	const menu = page.getByRole( 'menu', { name: 'More for this step' } );
	await expect( menu.getByRole( 'menuitem' ) ).toHaveText( [
		'Title',
		'Video',
		'Time in the video',
		'Ingredients in cook mode',
	] );
	await expectAccessible( page, '.components-popover' );
	await menu.getByRole( 'menuitem', { name: 'Title' } ).click();
	await expect(
		instructions.block.getByLabel( 'Title of the step' )
	).toBeFocused();
} );

test( 'keys, tags and keywords say what they are for, where they are written and in the settings of the post', async ( {
	editor,
	page,
} ) => {
	for ( const [ name, help ] of [
		[ 'Recipe key', /The icon is shown on cards/ ],
		[ 'Recipe tag', /each has a page of its recipes/ ],
	] as const ) {
		await editor.details
			.getByRole( 'button', { name: `Add: ${ name }` } )
			.click();
		await expect(
			page.locator( '.larder-choices' ).getByText( help )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
	}
	await editor.canvas.locator( '.editor-post-title__input' ).click();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'button', { name: 'Badges' } ).click();
	await expect(
		settings.getByText( /One word on the picture of the card/ )
	).toBeVisible();
} );

test( 'the keys of a list stand in its help', async ( { editor, page } ) => {
	await editor.ingredients.focus( 0 );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await settings.getByRole( 'button', { name: 'Keys', exact: true } ).click();
	for ( const key of [ 'Enter', 'Backspace', 'Alt + ↑ ↓', 'Tab' ] ) {
		await expect(
			settings.getByText( key, { exact: true } )
		).toBeVisible();
	}
} );

test( 'a line that does not scale stays as it is on the page', async ( {
	editor,
	page,
	rest,
} ) => {
	const { ingredients } = editor;
	await ingredients.focus( 0 );
	await page.keyboard.type( '2 bay leaves' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '3 eggs' );
	await ingredients.focus( 0 );
	const tool = ingredients.block.getByRole( 'button', {
		name: 'Does not scale',
	} );
	await tool.click();
	await expect( tool ).toHaveAttribute( 'aria-pressed', 'true' );
	await editor.details.getByLabel( 'Yield, number' ).fill( '4' );
	const id = await editor.publish( 'Fixed' );
	await page.goto( `/?p=${ id }` );
	await page.getByRole( 'button', { name: '2×' } ).click();
	const list = page.locator( '.wp-block-larder-ingredients' );
	await expect( list ).toContainText( '6 eggs' );
	await expect( list ).toContainText( '2 bay leaves' );

	await editor.open( `post.php?post=${ id }&action=edit` );
	await ingredients.focus( 0 );
	await expect( tool ).toHaveAttribute( 'aria-pressed', 'true' );
	await tool.click();
	await expect( tool ).toHaveAttribute( 'aria-pressed', 'false' );
	expect(
		JSON.stringify( await editor.attributes( 'larder/ingredients' ) )
	).not.toContain( 'fixed' );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );
