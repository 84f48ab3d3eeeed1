import type { Browser, Page } from '@playwright/test';
import { adminState, expect, test } from './support/test';
import { site } from './support/environment';
import type { Rest } from './support/rest';
import { EditorPage } from './pages/editor';

/** What breaks a block when it is stored carelessly. */
const TRICKY = '1 tin "Mac & Cheese" -- <b>hot</b> 🌶 <script>alert(1)</script>';

/**
 * Writes a recipe and saves it.
 *
 * @param page A page of somebody who may write recipes.
 * @return The editor with the saved recipe, and the id of the post.
 */
async function write(
	page: Page
): Promise< { editor: EditorPage; id: number } > {
	const editor = new EditorPage( page );
	await editor.open();
	const { keyboard } = page;
	await editor.ingredients.focus( 0 );
	await keyboard.type( TRICKY );
	await keyboard.press( 'Enter' );
	await keyboard.type( '1/2 cup sugar' );
	await editor.instructions.focus( 0 );
	await keyboard.type( TRICKY );
	await editor.details.getByLabel( 'Prep time' ).fill( '1 h 15' );
	await editor.details.getByLabel( 'Yield, number' ).fill( '4' );
	await editor.details.getByLabel( 'Yield, what' ).fill( 'B&B < "servings"' );
	await editor.details.getByLabel( 'Difficulty' ).selectOption( 'beginner' );
	const id = await editor.save();
	return { editor, id };
}

/**
 * Expects that a recipe that is opened again is as it was typed.
 *
 * @param id The post.
 */
async function expectAsTyped(
	editor: EditorPage,
	id: number
): Promise< void > {
	await editor.open( `post.php?post=${ id }&action=edit` );
	expect( await editor.invalidBlocks() ).toEqual( [] );
	await expect
		.poll( () => editor.ingredients.texts() )
		.toEqual( [ TRICKY, '1/2 cup sugar' ] );
	await expect
		.poll( () => editor.instructions.texts() )
		.toEqual( [ TRICKY ] );
	await expect( editor.details.getByLabel( 'Prep time' ) ).toHaveValue(
		'1 h 15 min'
	);
	await expect( editor.details.getByLabel( 'Yield, what' ) ).toHaveValue(
		'B&B < "servings"'
	);
	expect( await editor.attributes( 'larder/recipe' ) ).toMatchObject( {
		prepTime: 75,
		yieldAmount: 4,
		difficulty: 'beginner',
	} );
}

/**
 * Opens a page for a new author, who has no `unfiltered_html`.
 *
 * @param rest The REST API as administrator.
 * @return The page, and how to remove the author again.
 */
async function asAuthor(
	browser: Browser,
	rest: Rest
): Promise< { page: Page; leave: () => Promise< void > } > {
	const name = `author${ Date.now() }`;
	const user = ( await rest.send( 'POST', '/wp/v2/users', {
		username: name,
		password: name,
		email: `${ name }@example.org`,
		roles: [ 'author' ],
	} ) ) as { id: number };
	const context = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
	} );
	const page = await context.newPage();
	await page.goto( `${ site().url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( name );
	await page.locator( '#user_pass' ).fill( name );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
	return {
		page,
		leave: async () => {
			await context.close();
			await rest.send(
				'DELETE',
				`/wp/v2/users/${ user.id }?force=true&reassign=1`
			);
		},
	};
}

test.describe( 'as administrator', () => {
	test.use( { storageState: adminState() } );

	test( 'a saved recipe opens as it was typed', async ( { page, rest } ) => {
		const { editor, id } = await write( page );
		await expectAsTyped( editor, id );
		await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	} );

	test( 'what is typed while it is saved still waits to be saved', async ( {
		page,
		rest,
	} ) => {
		const editor = new EditorPage( page );
		await editor.open();
		await editor.ingredients.focus( 0 );
		let answer = (): void => undefined;
		const held = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await page.route(
			/wp\/v2(\/|%2F)recipe(\/|%2F)\d+/,
			async ( route ) => {
				if ( route.request().method() !== 'GET' ) {
					await held;
				}
				await route.continue();
			}
		);
		const ask = ( name: 'isSavingPost' | 'isEditedPostDirty' ) => () =>
			page.evaluate(
				( selector ) =>
					window.wp.data.select( 'core/editor' )[ selector ](),
				name
			);
		await page.keyboard.type( '200 g flou' );
		await page.keyboard.press( 'ControlOrMeta+s' );
		await expect.poll( ask( 'isSavingPost' ) ).toBe( true );
		await page.keyboard.type( 'r' );
		answer();
		await expect.poll( ask( 'isSavingPost' ) ).toBe( false );
		await expect.poll( ask( 'isEditedPostDirty' ) ).toBe( true );
		const id = await editor.save();
		await expect.poll( ask( 'isEditedPostDirty' ) ).toBe( false );
		const post = ( await rest.send(
			'GET',
			`/wp/v2/recipe/${ id }?context=edit`
		) ) as { content: { raw: string } };
		expect( post.content.raw ).toContain( '200 g flour' );
		await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	} );

	test( 'without the plugin the post still reads as a recipe', async ( {
		page,
		rest,
	} ) => {
		const { id } = await write( page );
		const post = ( await rest.send(
			'GET',
			`/wp/v2/recipe/${ id }?context=edit`
		) ) as { content: { raw: string } };
		// WordPress prints blocks that it does not know as they were saved.
		await page.goto( 'about:blank' );
		await page.setContent( post.content.raw );
		await expect( page.locator( 'dl' ) ).toContainText( '1 h 15 min' );
		await expect( page.locator( 'dl' ) ).toContainText( 'Beginner' );
		await expect( page.getByRole( 'heading' ) ).toHaveText( [
			'Ingredients',
			'Instructions',
			'Notes',
		] );
		await expect( page.locator( 'ul > li' ) ).toHaveCount( 2 );
		await expect( page.locator( 'ul > li' ).last() ).toHaveText(
			'1/2 cup sugar'
		);
		await expect( page.locator( 'ol > li' ) ).toHaveText( [ TRICKY ] );
		await expect( page.locator( 'ol > li' ) ).toHaveAttribute(
			'id',
			/^step-[a-z0-9]{8}$/
		);
		await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	} );

	test( 'a duplicated list gets ids of its own', async ( {
		editor,
		page,
	} ) => {
		await editor.instructions.focus( 0 );
		await page.keyboard.type( 'Stir.' );
		const ids = await page.evaluate( async () => {
			const { select, dispatch } = window.wp.data;
			const store = select( 'core/block-editor' );
			const find = () =>
				store
					.getClientIdsWithDescendants()
					.map( ( id ) => store.getBlock( id ) )
					.filter( ( { name } ) => name === 'larder/instructions' );
			const [ first ] = find();
			await dispatch( 'core/block-editor' ).duplicateBlocks( [
				first?.clientId ?? '',
			] );
			await new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			);
			return find().map( ( { attributes } ) =>
				JSON.stringify( attributes[ 'groups' ] ).match(
					/"id":"[a-z0-9]{8}"/g
				)
			);
		} );
		expect( ids ).toHaveLength( 2 );
		expect( new Set( ids.flat() ).size ).toBe( ids.flat().length );
	} );

	test( 'a recipe that a theme has locked takes no further blocks', async ( {
		editor,
	} ) => {
		const takesQuestions = () =>
			editor.page.evaluate( () => {
				const store = window.wp.data.select( 'core/block-editor' );
				const [ recipe ] = store.getBlocks();
				return store.canInsertBlockType(
					'larder/faq',
					recipe?.clientId ?? ''
				);
			} );
		expect( await takesQuestions() ).toBe( true );
		await editor.page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			const [ recipe ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				recipe?.clientId ?? '',
				{ templateLock: 'all' }
			);
		} );
		await expect.poll( takesQuestions ).toBe( false );
	} );

	test( 'a recipe that gets a lock keeps the blocks that it has', async ( {
		editor,
		page,
		rest,
	} ) => {
		await editor.instructions.focus( 0 );
		await page.keyboard.type( 'Stir.' );
		const names = () =>
			page.evaluate( () =>
				window.wp.data
					.select( 'core/block-editor' )
					.getBlocks()[ 0 ]
					?.innerBlocks.map( ( { name } ) => name )
			);
		const own = ( await names() )?.reverse();
		await page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			const blocks = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).resetBlocks(
				blocks.map( ( recipe ) => ( {
					...recipe,
					innerBlocks: recipe.innerBlocks.toReversed(),
				} ) )
			);
		} );
		let id = 0;
		for ( const templateLock of [ 'contentOnly', 'all' ] ) {
			await page.evaluate( ( lock ) => {
				const { select, dispatch } = window.wp.data;
				const [ recipe ] = select( 'core/block-editor' ).getBlocks();
				dispatch( 'core/block-editor' ).updateBlockAttributes(
					recipe?.clientId ?? '',
					{ templateLock: lock }
				);
			}, templateLock );
			id = await editor.save();
			await editor.open( `post.php?post=${ id }&action=edit` );
			await expect
				.poll( () => editor.instructions.texts() )
				.toEqual( [ 'Stir.' ] );
			expect( await names() ).toEqual( own );
		}
		await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	} );
} );

test( 'a recipe that an author saved opens as it was typed', async ( {
	browser,
	rest,
} ) => {
	const { page, leave } = await asAuthor( browser, rest );
	const { editor, id } = await write( page );
	await expectAsTyped( editor, id );
	await rest.send( 'DELETE', `/wp/v2/recipe/${ id }?force=true` );
	await leave();
} );
