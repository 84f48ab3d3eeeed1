import type { Page } from '@playwright/test';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const WHOLE =
	'Lentil stew\nJump to Recipe\nWarm and filling.\nPrep: 20 min | Cook: 45 min | Serves 4-6\nAuthor: Ana\nFreezes well\n\nIngredients\n200 g lentils\n\nMethod\n1. Rinse the lentils.\n\nNotes\nKeeps for three days.';

/** Pastes plain text where the caret is in the canvas. */
async function paste( page: Page, text: string ): Promise< void > {
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( 'body' )
		.evaluate( ( body, plain ) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', plain );
			body.ownerDocument.activeElement?.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		}, text );
}

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
} );
