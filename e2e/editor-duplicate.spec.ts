import type { Page } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { adminState, expect, test } from './support/test';

test.use( { storageState: adminState() } );

const CONTENT =
	'<!-- wp:larder/recipe {"description":"As it was."} --><div class="wp-block-larder-recipe"><p class="wp-block-larder-recipe__description">As it was.</p></div><!-- /wp:larder/recipe -->';

const BETTER = 'As it was. Now better.';

const DESCRIPTION = 'Description of the recipe';

/** Types into a recipe that is stored, duplicates it by the menu, and returns the editor of the copy. */
async function typeAndCopy( page: Page, id: number ): Promise< Page > {
	const editor = new EditorPage( page );
	await editor.open( `post.php?post=${ id }&action=edit` );
	await editor.recipe.getByLabel( DESCRIPTION ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' Now better.' );
	await page.getByRole( 'button', { name: 'Options' } ).first().click();
	const popup = page.waitForEvent( 'popup' ).catch( () => page );
	const left = page
		.waitForURL( ( url ) => ! url.search.includes( `post=${ id }&` ) )
		.then( () => page )
		.catch( () => popup );
	await page
		.getByRole( 'menuitem', { name: 'Duplicate this recipe' } )
		.click();
	const copy = await Promise.race( [ popup, left ] );
	await copy.waitForURL(
		( { search } ) =>
			/post=\d+/.test( search ) && ! search.includes( `post=${ id }&` )
	);
	return copy;
}

/** Returns the post that a page edits. */
const postOf = ( page: Page ): number =>
	Number( /post=(\d+)/.exec( page.url() )?.[ 1 ] );

test( 'a copy of a draft that is made in the editor has what was typed and not saved', async ( {
	makeRecipe,
	page,
	rest,
} ) => {
	const title = `Copied draft ${ Date.now() }`;
	const { id } = await makeRecipe( {
		title,
		content: CONTENT,
		status: 'draft',
	} );
	const copy = postOf( await typeAndCopy( page, id ) );
	const read = ( post: number ) =>
		rest.send( 'GET', `/wp/v2/recipe/${ post }?context=edit` );
	expect( await read( copy ) ).toMatchObject( {
		status: 'draft',
		title: { raw: `${ title } (copy)` },
		content: { raw: expect.stringContaining( BETTER ) },
	} );
	expect( await read( id ) ).toMatchObject( {
		content: { raw: expect.stringContaining( BETTER ) },
	} );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ copy }?force=true` );
} );

test( 'a copy of a published recipe has what was typed, opens beside it, and publishes nothing', async ( {
	makeRecipe,
	page,
	rest,
} ) => {
	const { id } = await makeRecipe( {
		title: `Copied ${ Date.now() }`,
		content: CONTENT,
	} );
	const opened = await typeAndCopy( page, id );
	expect( opened ).not.toBe( page );
	const copy = postOf( opened );
	await opened.close();
	const read = ( post: number ) =>
		rest.send( 'GET', `/wp/v2/recipe/${ post }?context=edit` );
	expect( await read( copy ) ).toMatchObject( {
		status: 'draft',
		content: { raw: expect.stringContaining( BETTER ) },
	} );
	expect( await read( id ) ).toMatchObject( {
		status: 'publish',
		content: { raw: expect.not.stringContaining( BETTER ) },
	} );
	await expect(
		new EditorPage( page ).recipe.getByLabel( DESCRIPTION )
	).toHaveText( BETTER );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ copy }?force=true` );
} );

test( 'a new recipe can be duplicated and exported as soon as it is saved, and nobody leaves what cannot be saved without being asked', async ( {
	editor,
	page,
	rest,
} ) => {
	const options = page.getByRole( 'button', { name: 'Options' } ).first();
	const item = page.getByRole( 'menuitem', {
		name: 'Duplicate this recipe',
	} );
	await editor.recipe.getByLabel( DESCRIPTION ).click();
	await page.keyboard.type( 'A pie.' );
	await options.click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Preferences' } )
	).toBeVisible();
	await expect( item ).toBeHidden();
	const exported = page.getByRole( 'menuitem', {
		name: 'Export this recipe…',
	} );
	await expect( exported ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	const id = await editor.save();

	await editor.details.getByLabel( 'Prep time', { exact: true } ).click();
	await page.keyboard.type( 'soon' );
	await page.keyboard.press( 'Tab' );
	await expect.poll( () => editor.isLocked() ).toBe( true );
	await options.click();
	await expect( exported ).toHaveAttribute(
		'href',
		new RegExp( `recipes=${ id }$` )
	);
	await item.click();
	await expect(
		page.getByRole( 'button', { name: 'Go to the field' } ).first()
	).toBeVisible();
	const asked: string[] = [];
	page.on( 'dialog', ( dialog ) => {
		asked.push( dialog.type() );
		void dialog.dismiss();
	} );
	await page.evaluate( () => window.location.assign( 'edit.php' ) );
	await expect.poll( () => asked ).toEqual( [ 'beforeunload' ] );
	expect( page.url() ).toContain( `post=${ id }` );
	await expect(
		editor.details.getByLabel( 'Prep time', { exact: true } )
	).toHaveValue( 'soon' );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
} );
