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

/** Tells whether the editor lets the post be saved. */
const isLocked = ( page: Page ): Promise< boolean > =>
	page.evaluate( () =>
		window.wp.data.select( 'core/editor' ).isPostSavingLocked()
	);

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
	await page.evaluate( () =>
		window.wp.data
			.dispatch( 'core/editor' )
			.editPost( { status: 'publish', title: 'Range' } )
	);
	const id = await editor.save();
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

test( 'what cannot be read stays in its field and holds the save, with a way to it', async ( {
	editor,
	page,
} ) => {
	const time = editor.details.getByLabel( 'Prep time', { exact: true } );
	await time.fill( 'overnight' );
	await editor.ingredients.focus( 0 );
	await page.keyboard.type( '1 egg' );
	await expect( time ).toHaveValue( 'overnight' );
	await expect.poll( () => isLocked( page ) ).toBe( true );
	await expect(
		page
			.locator( '.components-notice' )
			.getByText( /“overnight” cannot be read/ )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Go to the field' } ).click();
	await expect( time ).toBeFocused();
	await time.fill( '8 h' );
	await time.press( 'Enter' );
	await expect.poll( () => isLocked( page ) ).toBe( false );
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
	await expect.poll( () => isLocked( page ) ).toBe( true );
	const field = editor.instructions.block.getByLabel(
		'Time in the video of the recipe'
	);
	await field.fill( '1:35' );
	await field.press( 'Enter' );
	await expect.poll( () => isLocked( page ) ).toBe( false );
} );
