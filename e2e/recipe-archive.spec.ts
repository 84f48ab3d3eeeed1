import { RecipeArchive } from './pages/recipe-archive';
import { watchShifts } from './support/layout-shifts';
import { recipeContent } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';

const NAMES = [ 'Apple', 'Bread', 'Cake', 'Dhal', 'Empanada' ] as const;

type Make = ( fields: Record< string, unknown > ) => Promise< {
	id: number;
	link: string;
} >;

/**
 * Publishes recipes, and a page with a carousel of them in their order.
 *
 * @param make  Publishes.
 * @param count How many.
 * @return Address of the page.
 */
async function publish( make: Make, count: number ): Promise< string > {
	const ids: number[] = [];
	for ( const title of NAMES.slice( 0, count ) ) {
		const { id } = await make( {
			title,
			content: recipeContent(
				{ cookTime: 45, difficulty: 'beginner' },
				{ details: {} }
			),
		} );
		ids.push( id );
	}
	const { link } = await make( {
		type: 'pages',
		title: 'Recipes to look at',
		content: `<!-- wp:heading --><h2 class="wp-block-heading">Picks</h2><!-- /wp:heading --><!-- wp:larder/recipe-archive ${ JSON.stringify(
			{ source: 'picked', ids }
		) } /-->`,
	} );
	return link;
}

test( 'shows three, two or one recipe, 30 px apart @smoke', async ( {
	page,
	makeRecipe,
} ) => {
	const archive = new RecipeArchive( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await archive.open( await publish( makeRecipe, 5 ) );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Apple', 'Bread', 'Cake' ] );
	expect( await archive.gap() ).toBeCloseTo( 30, 0 );

	await page.setViewportSize( { width: 1000, height: 800 } );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Apple', 'Bread' ] );

	await page.setViewportSize( { width: 600, height: 800 } );
	await expect.poll( () => archive.inSight() ).toEqual( [ 'Apple' ] );
	await expectAccessible( page, '.wp-block-larder-recipe-archive' );
} );

test( 'goes on, back and round, and says where it is', async ( {
	page,
	makeRecipe,
} ) => {
	const archive = new RecipeArchive( page );
	await archive.open( await publish( makeRecipe, 5 ) );
	await archive.next.click();
	await expect( archive.status ).toHaveText( 'Slide 2 of 5' );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Bread', 'Cake', 'Dhal' ] );

	await archive.previous.click();
	await archive.previous.click();
	await expect( archive.status ).toHaveText( 'Slide 5 of 5' );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Empanada', 'Apple', 'Bread' ] );
} );

test( 'has no arrows where all recipes fit', async ( { page, makeRecipe } ) => {
	const archive = new RecipeArchive( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await archive.open( await publish( makeRecipe, 3 ) );
	await expect( archive.next ).toBeHidden();
	await page.setViewportSize( { width: 900, height: 800 } );
	await expect( archive.next ).toBeVisible();
} );

test( 'mounting moves nothing, wherever the row was scrolled to', async ( {
	page,
	makeRecipe,
} ) => {
	const archive = new RecipeArchive( page );
	const link = await publish( makeRecipe, 5 );
	// The view comes late, so that the visitor scrolls the printed row before.
	let letGo = (): void => {};
	const held = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( '**/recipe-archive/view.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect( archive.next ).toBeVisible();
	await archive.viewport.evaluate( ( viewport ) => {
		const slide = viewport.querySelector( 'li' );
		viewport.scrollTo( { left: slide?.clientWidth ?? 0 } );
	} );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Bread', 'Cake', 'Dhal' ] );
	const moved = await watchShifts( page );
	letGo();
	await archive.viewport.and( page.locator( '.is-ready' ) ).waitFor();
	expect( await archive.inSight() ).toEqual( [ 'Bread', 'Cake', 'Dhal' ] );
	await archive.next.click();
	await expect( archive.status ).toHaveText( 'Slide 3 of 5' );
	expect( await moved() ).toEqual( [] );
} );

test( 'follows the keyboard', async ( { page, makeRecipe } ) => {
	const archive = new RecipeArchive( page );
	await archive.open( await publish( makeRecipe, 5 ) );
	const link = ( name: string ) =>
		archive.viewport.getByRole( 'link', { name } );
	await archive.next.focus();
	for ( const name of NAMES.slice( 0, 4 ) ) {
		await page.keyboard.press( 'Tab' );
		await expect( link( name ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect(
			archive.viewport.getByRole( 'button', { name: `Save ${ name }` } )
		).toBeFocused();
	}
	await expect.poll( () => archive.inSight() ).toContain( 'Dhal' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( archive.status ).toHaveText( 'Slide 5 of 5' );
} );

test( 'is dragged without following the link under the hand', async ( {
	page,
	makeRecipe,
} ) => {
	const archive = new RecipeArchive( page );
	const address = await publish( makeRecipe, 5 );
	await archive.open( address );
	await archive.drag( -400 );
	await expect.poll( () => archive.inSight() ).not.toContain( 'Apple' );
	await expect( page ).toHaveURL( address );
} );

test( 'the whole card leads to its recipe', async ( { page, makeRecipe } ) => {
	const archive = new RecipeArchive( page );
	await archive.open( await publish( makeRecipe, 5 ) );
	await archive.slides
		.nth( 1 )
		.locator( '.larder-card__link' )
		.click( { position: { x: 5, y: 5 } } );
	await expect( page ).toHaveTitle( /Bread/ );
} );

test( 'is read from right to left', async ( { page, makeRecipe } ) => {
	await page.addInitScript( () => {
		addEventListener( 'DOMContentLoaded', () => {
			document.documentElement.dir = 'rtl';
		} );
	} );
	const archive = new RecipeArchive( page );
	await archive.open( await publish( makeRecipe, 5 ) );
	await archive.next.click();
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Bread', 'Cake', 'Dhal' ] );
	await archive.next.press( 'ArrowLeft' );
	await expect
		.poll( () => archive.inSight() )
		.toEqual( [ 'Cake', 'Dhal', 'Empanada' ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'is a row that scrolls, without dead arrows', async ( {
		page,
		makeRecipe,
	} ) => {
		const archive = new RecipeArchive( page );
		await page.goto( await publish( makeRecipe, 5 ) );
		await expect( archive.next ).toBeHidden();
		await archive.slides.last().scrollIntoViewIfNeeded();
		await expect( archive.slides.last() ).toBeInViewport( { ratio: 0.5 } );
	} );
} );

test.describe( 'in the editor @both', () => {
	test.use( { storageState: adminState() } );

	test( 'recipes are picked by typing, and stay as links without the plugin', async ( {
		page,
		makeRecipe,
		rest,
		allowErrors,
	} ) => {
		const one = await makeRecipe( {
			title: 'Zanzibar pizza',
			content: recipeContent( {}, { details: {} } ),
		} );
		const post = await makeRecipe( {
			type: 'pages',
			title: 'A page with picks',
			content: '<!-- wp:larder/recipe-archive {"source":"picked"} /-->',
		} );
		await page.goto( `/wp-admin/post.php?post=${ post.id }&action=edit` );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await expect( canvas.getByText( 'Pick the recipes' ) ).toBeVisible();
		await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/preferences' )
				.set( 'core/edit-post', 'welcomeGuide', false )
		);
		const field = canvas.getByRole( 'combobox', { name: 'Add a recipe' } );
		await field.fill( 'zanzi' );
		await canvas.getByRole( 'option', { name: 'Zanzibar pizza' } ).click();
		await canvas.getByRole( 'button', { name: 'Done' } ).click();
		// What the site prints, as a visitor will see it.
		await expect(
			canvas.locator( '.larder-card__title', {
				hasText: 'Zanzibar pizza',
			} )
		).toBeVisible();
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).savePost()
		);
		const saved = await rest.send(
			'GET',
			`/wp/v2/pages/${ post.id }?context=edit`
		);
		expect( JSON.stringify( saved ) ).toContain(
			JSON.stringify(
				`<a href="${ one.link }">Zanzibar pizza</a>`
			).slice( 1, -1 )
		);

		allowErrors( /500/ );
		await page.route( /block-renderer/, ( route ) =>
			route.fulfill( { status: 500, json: { message: {} } } )
		);
		await page.evaluate( () => {
			const { dispatch, select } = window.wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				block?.clientId ?? '',
				{ count: 5 }
			);
		} );
		await expect(
			canvas.getByText( 'The results could not be loaded.' )
		).toBeVisible();
	} );

	test( 'several recipes are picked in a row, and keys never pick blindly', async ( {
		page,
		makeRecipe,
	} ) => {
		const content = recipeContent( {}, { details: {} } );
		for ( const title of [ 'Quokka pie', 'Quokka soup', 'Quokka stew' ] ) {
			await makeRecipe( { title, content } );
		}
		const post = await makeRecipe( {
			type: 'pages',
			title: 'A page with picks',
			content: '<!-- wp:larder/recipe-archive {"source":"picked"} /-->',
		} );
		await page.goto( `/wp-admin/post.php?post=${ post.id }&action=edit` );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		const field = canvas.getByRole( 'combobox', { name: 'Add a recipe' } );
		const picked = canvas.getByRole( 'listitem' );
		await expect( field ).toBeVisible();
		await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/preferences' )
				.set( 'core/edit-post', 'welcomeGuide', false )
		);
		const { keyboard } = page;
		await field.click();
		await keyboard.type( 'quokka pie' );
		await canvas.getByRole( 'option', { name: 'Quokka pie' } ).click();
		await expect( field ).toBeFocused();
		await keyboard.press( 'Enter' );
		await keyboard.type( 'quokka' );
		await expect( canvas.getByRole( 'option' ) ).toHaveCount( 2 );
		await keyboard.press( 'ArrowDown' );
		await expect( field ).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect( picked ).toHaveCount( 2 );
		await keyboard.type( 'no quokka' );
		await keyboard.press( 'Enter' );
		await expect( canvas.getByText( 'No items found' ) ).toBeVisible();
		await field.fill( 'quokka' );
		await expect( canvas.getByRole( 'option' ) ).toHaveCount( 1 );
		await keyboard.press( 'Enter' );
		await expect( picked ).toHaveCount( 3 );
		await expect( picked.first() ).toHaveText( 'Quokka pie' );

		await canvas.getByRole( 'button', { name: 'Done' } ).click();
		await expect( canvas.locator( '.larder-card__title' ) ).toHaveCount(
			3
		);
	} );
} );
