import type { Locator, Page } from '@playwright/test';
import type { EditorPage } from './pages/editor';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

/** Finds the button that names the terms of one kind. */
function termButton( editor: EditorPage, kind: string ): Locator {
	return editor.details
		.locator( 'div', {
			has: editor.page.locator( 'dt', { hasText: kind } ),
		} )
		.getByRole( 'button' );
}

/** Opens the field of the terms of one kind, for the next key to go there. */
async function openTerms(
	editor: EditorPage,
	page: Page,
	kind: string
): Promise< Locator > {
	const button = termButton( editor, kind );
	await button.click();
	await expect( page.getByRole( 'combobox', { name: kind } ) ).toBeFocused();
	return button;
}

test( 'a cuisine that exists is taken, however fast its name is typed', async ( {
	editor,
	page,
	rest,
} ) => {
	const name = `Alsatian ${ Date.now() }`;
	const term = await rest.send( 'POST', '/wp/v2/recipe-cuisine', { name } );
	const button = await openTerms( editor, page, 'Cuisine' );
	await page.evaluate( ( text ) => {
		document.execCommand( 'insertText', false, text );
	}, name );
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveText( name );
	await expect( button ).toHaveAttribute( 'aria-busy', 'false' );
	await expect( button ).toHaveText( name );
	const { id } = term as { id: number };
	expect(
		await page.evaluate( () =>
			window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( 'recipe-cuisine' )
		)
	).toEqual( [ id ] );
	await rest.send( 'DELETE', `/wp/v2/recipe-cuisine/${ id }?force=true` );
} );

test( 'typing into terms that are set adds to them, and a word that was begun counts', async ( {
	editor,
	page,
} ) => {
	const leave = async () => {
		await editor.canvas.getByLabel( 'Description of the recipe' ).click();
		// The sidebar has a select for the language.
		await expect( page.locator( 'input[role=combobox]' ) ).toHaveCount( 0 );
	};
	const first = `Main course ${ Date.now() }`;
	const button = await openTerms( editor, page, 'Course' );
	await page.keyboard.type( `${ first },` );
	await leave();
	await expect( button ).toHaveText( first );
	await expect( button ).toHaveAttribute( 'aria-busy', 'false' );

	await openTerms( editor, page, 'Course' );
	await page.keyboard.type( `${ first } two` );
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveText( `${ first }, ${ first } two` );
	await page.keyboard.type( `${ first } three` );
	await leave();
	await expect( button ).toHaveText(
		`${ first }, ${ first } two, ${ first } three`
	);
} );

test( 'a yield of 4-6 is saved, printed and given to search engines as a range', async ( {
	editor,
	page,
	rest,
} ) => {
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	await editor.details.getByLabel( 'Yield, number' ).fill( '4-6' );
	await editor.details.getByLabel( 'Yield, what' ).fill( 'people' );
	const id = await editor.publish( 'Range' );
	await page.goto( `/?p=${ id }` );
	await expect( page.locator( '[data-fact="yield"] dd' ) ).toHaveText(
		'4–6 people'
	);
	const data = await page
		.locator( 'script[type="application/ld+json"]' )
		.allTextContents();
	expect( data.join( '' ) ).toContain( '4-6 people' );
	await editor.open( `post.php?post=${ id }&action=edit` );
	await expect( editor.details.getByLabel( 'Yield, number' ) ).toHaveValue(
		'4–6'
	);
	expect( await editor.invalidBlocks() ).toEqual( [] );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );

test( 'a time of 10-15 min keeps both ends, and a range that cannot be read waits', async ( {
	editor,
	page,
	rest,
} ) => {
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	const time = editor.details.getByLabel( 'Prep time', { exact: true } );
	await time.fill( '10-15 min' );
	await time.press( 'Enter' );
	await expect( time ).toHaveValue( '10–15 min' );
	const id = await editor.publish( 'Range of time' );
	await page.goto( `/?p=${ id }` );
	await expect( page.locator( '[data-fact="prepTime"] dd' ) ).toHaveText(
		'10–15 min'
	);
	await editor.open( `post.php?post=${ id }&action=edit` );
	await expect( time ).toHaveValue( '10–15 min' );
	expect( await editor.invalidBlocks() ).toEqual( [] );

	await time.fill( '15-10 min' );
	await time.press( 'Enter' );
	await expect( time ).toHaveValue( '15-10 min' );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		prepTime: 15,
		timesFrom: { prepTime: 10 },
	} );
	await time.fill( '20 min' );
	await time.press( 'Enter' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );

test( 'what cannot be read stays in its field and holds the save, with a way to it', async ( {
	editor,
	page,
} ) => {
	const time = editor.details.getByLabel( 'Prep time', { exact: true } );
	await time.fill( 'overnight' );
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	await expect( time ).toHaveValue( 'overnight' );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await expect(
		page
			.locator( '.components-notice' )
			.getByText( /“overnight” cannot be read/ )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Go to the field' } ).click();
	await expect( time ).toBeFocused();
	await time.fill( '8 h' );
	await time.press( 'Enter' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
	await expect(
		page.locator( '.components-notice' ).getByText( /cannot be read/ )
	).toHaveCount( 0 );
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		prepTime: 480,
	} );
} );

test( 'a time in the video of a step that cannot be read holds the save', async ( {
	editor,
	page,
} ) => {
	await editor.instructions.focus( 0 );
	await page.keyboard.type( 'Stir.' );
	await editor.instructions.block
		.getByRole( 'button', { name: 'More' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Time in the video' } ).click();
	await page.keyboard.type( '1.35 min' );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	const field = editor.instructions.block.getByLabel(
		'Time in the video of the recipe'
	);
	await field.fill( '1:35' );
	await field.press( 'Enter' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
} );

/** Selects the block of the recipe, and shows its fields in the sidebar. */
async function openBlockSettings( page: Page ): Promise< Locator > {
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const [ recipe ] = select( 'core/block-editor' )
			.getBlocks()
			.filter( ( { name } ) => name === 'larder/recipe' );
		dispatch( 'core/block-editor' ).selectBlock( recipe?.clientId ?? '' );
	} );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await expect( settings.getByLabel( 'Author' ) ).toBeVisible();
	return settings;
}

test( 'an address of the source that cannot be read waits while another block is selected', async ( {
	editor,
	page,
} ) => {
	const settings = await openBlockSettings( page );
	await settings.getByRole( 'button', { name: 'Source' } ).click();
	const field = settings.getByLabel( 'Address of the source' );
	await field.fill( 'grandma, page 12' );
	await editor.ingredients.focus( 0 );
	await expect( field ).toHaveCount( 0 );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await page.getByRole( 'button', { name: 'Go to the field' } ).click();
	await expect( field ).toBeFocused();
	await expect( field ).toHaveValue( 'grandma, page 12' );
	await field.fill( 'example.org/pie' );
	await field.press( 'Enter' );
	await expect( field ).toHaveValue( 'https://example.org/pie' );
	await expect.poll( () => editor.isLocked() ).toBe( false );
} );

test( 'what waits for a block that is removed holds nothing, until that comes back', async ( {
	editor,
	page,
} ) => {
	await editor.details
		.getByLabel( 'Prep time', { exact: true } )
		.fill( 'overnight' );
	await editor.ingredients.focus( 0 );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const { getClientIdsWithDescendants, getBlockName } =
			select( 'core/block-editor' );
		const details = getClientIdsWithDescendants().find(
			( id ) => getBlockName( id ) === 'larder/details'
		);
		dispatch( 'core/block-editor' ).removeBlock( details ?? '' );
	} );
	await expect.poll( () => editor.isLocked() ).toBe( false );
	await page.evaluate( () =>
		window.wp.data.dispatch( 'core/editor' ).undo()
	);
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await expect(
		editor.details.getByLabel( 'Prep time', { exact: true } )
	).toHaveValue( 'overnight' );
} );

test( 'a word that is being typed into terms is taken when the post is saved', async ( {
	editor,
	page,
} ) => {
	await editor.details.getByLabel( 'Prep time', { exact: true } ).click();
	const button = await openTerms( editor, page, 'Keywords' );
	await page.keyboard.type( 'weeknight' );
	await page.keyboard.press( 'Control+s' );
	await expect( button ).toHaveText( 'weeknight' );
} );

test( 'a recipe of another site keeps its block while it is named anew, and a link that was typed counts', async ( {
	editor,
	page,
} ) => {
	await page.evaluate( () => {
		const { dispatch } = window.wp.data;
		dispatch( 'core/block-editor' ).resetBlocks( [
			window.wp.blocks.createBlock( 'larder/recipe-embed' ),
		] );
	} );
	const link = editor.canvas.getByLabel( 'Link to a recipe elsewhere' );
	await link.fill( 'my notes' );
	await page.getByRole( 'region', { name: 'Editor settings' } ).click();
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await expect( link ).toHaveValue( 'my notes' );
	await link.fill( 'example.org/pie' );
	await link.blur();
	expect( await editor.attributes( 'larder/recipe-embed' ) ).toMatchObject( {
		title: 'example.org',
		url: 'https://example.org/pie',
	} );
	await expect.poll( () => editor.isLocked() ).toBe( false );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await page.evaluate( () => {
		const { dispatch, select } = window.wp.data;
		const [ block ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( block?.clientId ?? '' );
	} );
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	const name = settings.getByLabel( 'Name', { exact: true } );
	await name.fill( '' );
	await expect( name ).toBeVisible();
	await name.pressSequentially( 'Pie' );
	expect( await editor.attributes( 'larder/recipe-embed' ) ).toMatchObject( {
		title: 'Pie',
		url: 'https://example.org/pie',
	} );
} );
