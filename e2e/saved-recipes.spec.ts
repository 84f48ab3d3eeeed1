import type { Browser, Locator, Page } from '@playwright/test';
import { faintFields } from './support/faint-fields';
import { endsBelowWindow } from './support/layout-shifts';
import { pageWidth } from './support/page-width';
import { soup } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';

const BLOCK = '.wp-block-larder-saved-recipes';

type Make = (
	fields: { type?: string } & Record< string, unknown >
) => Promise< { id: number; link: string } >;

/**
 * Publishes a page with the block.
 *
 * @param make Publishes.
 * @return Its URL.
 */
async function savedPage( make: Make ): Promise< string > {
	const { link } = await make( {
		type: 'pages',
		title: 'My recipes',
		content: '<!-- wp:larder/saved-recipes /-->',
	} );
	return link;
}

/**
 * Calls an action as the page does.
 *
 * @param page A page of the site.
 */
async function call(
	page: Page,
	fields: Record< string, string >
): Promise< void > {
	await page.evaluate( async ( form ) => {
		const post = async (
			body: Record< string, string >
		): Promise< unknown > => {
			const answer = await fetch( '/wp-admin/admin-ajax.php', {
				method: 'POST',
				body: new URLSearchParams( body ),
			} );
			return answer.json();
		};
		const visitor = JSON.stringify(
			await post( { action: 'larder_visitor' } )
		);
		const nonce = /"nonce":"([^"]*)"/.exec( visitor )?.[ 1 ] ?? '';
		await post( { ...form, nonce } );
	}, fields );
}

/** Waits until the server has answered that it keeps the collections. */
async function collectionsAreStored( page: Page ): Promise< void > {
	await page.waitForResponse( ( response ) =>
		/larder_save_collections/.test( response.request().postData() ?? '' )
	);
}

/** Downloads the list in each kind of file, and opens it as a cookbook. */
async function downloadAll( page: Page, block: Locator ): Promise< void > {
	const file = page.waitForEvent( 'download' );
	await block.getByRole( 'button', { name: 'Download' } ).click();
	expect( ( await file ).suggestedFilename() ).toBe( 'saved-recipes.json' );
	const markdown = page.waitForEvent( 'download' );
	await block.getByLabel( 'Format' ).selectOption( 'markdown' );
	await block.getByRole( 'button', { name: 'Download' } ).click();
	expect( ( await markdown ).suggestedFilename() ).toMatch(
		/^saved-recipes-[\d-]+\.md$/
	);
	const book = page.waitForEvent( 'popup' );
	await block.getByLabel( 'Format' ).selectOption( 'cookbook' );
	await block.getByRole( 'button', { name: 'Download' } ).click();
	await expect(
		( await book ).getByRole( 'heading', { name: 'Weeknights' } )
	).toBeVisible();
	await ( await book ).close();
}

/** Shares the list with a guest, who sees a recipe of it and can change nothing, and stops that again. */
async function shareForAWhile(
	block: Locator,
	browser: Browser,
	recipe: string
): Promise< void > {
	await block.getByRole( 'button', { name: 'Share by a link' } ).click();
	const link = await block.getByLabel( 'Link to this list' ).inputValue();
	const guest = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
	} );
	const theirs = await guest.newPage();
	await theirs.goto( link );
	await expect( theirs.getByText( recipe ).first() ).toBeVisible();
	await expect(
		theirs.getByRole( 'button', { name: /Take|Delete|Share/ } )
	).toHaveCount( 0 );
	await expectAccessible( theirs, BLOCK );
	await block.getByRole( 'button', { name: 'Stop sharing' } ).click();
	await expect(
		block.getByText( 'The link no longer works.' )
	).toBeVisible();
	await theirs.reload();
	await expect(
		theirs.getByText( 'This list is no longer shared.' )
	).toBeVisible();
	await guest.close();
}

test.describe( 'saved recipes of a guest', () => {
	test( 'are behind a login, which is asked for', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.goto( await savedPage( makeRecipe ) );
		await expectAccessible( page, BLOCK );
		await page
			.locator( BLOCK )
			.getByRole( 'button', { name: 'Log in' } )
			.click();
		await expect(
			page.getByRole( 'dialog', { name: 'Log in' } )
		).toBeVisible();
	} );
} );

test.describe( 'saved recipes of a member', () => {
	test.use( { storageState: adminState() } );
	// They share one account.
	test.describe.configure( { mode: 'serial' } );

	test( 'are found, taken off, put back, sorted into collections, shared and deleted', async ( {
		page,
		browser,
		makeRecipe,
	} ) => {
		const names = [ 'Pea soup', 'Apple cake' ].map(
			( name ) =>
				`${ name } ${ Math.random().toString( 36 ).slice( 2, 8 ) }`
		);
		const [ pea = '', apple = '' ] = names;
		const ids: number[] = [];
		for ( const title of names ) {
			ids.push( ( await makeRecipe( { title, content: soup } ) ).id );
		}
		await page.goto( await savedPage( makeRecipe ) );
		await call( page, { action: 'larder_forget_saved' } );
		await page.reload();
		await expect( page.getByText( 'Nothing saved yet.' ) ).toBeVisible();
		await expectAccessible( page, BLOCK );
		// The site's footer waits below the window for what the list will hold.
		expect( await endsBelowWindow( page.locator( BLOCK ) ) ).toBe( true );
		for ( const id of ids ) {
			await call( page, {
				action: 'delicious_recipes_wishlist',
				add_remove: 'add',
				recipe_id: `${ id }`,
			} );
		}
		await page.reload();
		const block = page.locator( BLOCK );
		await expect( block.getByRole( 'article' ) ).toHaveCount( 2 );
		expect( await faintFields( block ), 'on a dark ground' ).toEqual( [] );

		await test.step( 'found by words', async () => {
			const field = block.getByRole( 'searchbox' );
			await field.fill( 'apple' );
			await expect( block.getByRole( 'article' ) ).toHaveCount( 1 );
			await expect( block.getByText( '1 recipe' ) ).toBeVisible();
			await field.fill( '' );
		} );

		await test.step( 'taken off and put back', async () => {
			await block
				.getByRole( 'button', { name: `Save ${ pea }` } )
				.click();
			await expect( block.getByRole( 'article' ) ).toHaveCount( 1 );
			const undo = block.getByRole( 'button', { name: 'Undo' } );
			await expect( undo ).toBeFocused();
			await undo.click();
			await expect( block.getByRole( 'article' ) ).toHaveCount( 2 );
		} );

		await test.step( 'sorted into a collection that stays', async () => {
			await block.getByLabel( 'New collection' ).fill( 'Weeknights' );
			const stored = collectionsAreStored( page );
			await block
				.getByRole( 'button', { name: 'Add', exact: true } )
				.click();
			await stored;
			await block
				.getByText( 'Collections', { exact: true } )
				.first()
				.click();
			const again = collectionsAreStored( page );
			await block
				.getByRole( 'checkbox', { name: 'Weeknights' } )
				.first()
				.check();
			await again;
			await expectAccessible( page, BLOCK );
			await page.reload();
			await block.getByRole( 'button', { name: 'Weeknights' } ).click();
			await expect( block.getByRole( 'article' ) ).toHaveCount( 1 );
			await expectAccessible( page, BLOCK );
		} );

		await test.step( 'no wider than a phone', async () => {
			const before = page.viewportSize();
			await page.setViewportSize( { width: 390, height: 844 } );
			await expect( block.getByLabel( 'Format' ) ).toBeVisible();
			expect( await pageWidth( page ) ).toBe( 390 );
			await page.setViewportSize(
				before ?? { width: 1280, height: 720 }
			);
		} );

		await test.step( 'downloaded', () => downloadAll( page, block ) );

		await test.step( 'shared to read, until the link is taken back', () =>
			shareForAWhile( block, browser, apple ) );

		await test.step( 'deleted after a question', async () => {
			await block
				.getByRole( 'button', { name: 'Delete everything' } )
				.click();
			const dialog = block.getByRole( 'dialog' );
			await expectAccessible( page, 'dialog' );
			await dialog.getByRole( 'button', { name: 'Delete' } ).click();
			await expect(
				block.getByText( 'Everything was deleted.' )
			).toBeVisible();
			await expect(
				block.getByText( 'Nothing saved yet.' )
			).toBeVisible();
		} );
	} );
} );
