import type { Page } from '@playwright/test';
import { RecipeArchive } from './pages/recipe-archive';
import { watchShifts } from './support/layout-shifts';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const NAMES = [ 'Apple', 'Bread', 'Cake', 'Dhal', 'Empanada' ] as const;

type Make = ( fields: Record< string, unknown > ) => Promise< {
	id: number;
	link: string;
} >;

/**
 * Publishes recipes, and a page with a carousel of them in their order.
 *
 * @param make       Publishes.
 * @param attributes Further attributes of the carousel.
 * @return URL of the page.
 */
async function publish(
	make: Make,
	count: number,
	attributes: Record< string, unknown > = {}
): Promise< string > {
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
			{ source: 'picked', ids, ...attributes }
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
	const url = await publish( makeRecipe, 5 );
	await archive.open( url );
	await archive.drag( -400 );
	await expect.poll( () => archive.inSight() ).not.toContain( 'Apple' );
	await expect( archive.status ).toHaveText( /^Slide [2-5] of 5$/ );
	await expect( page ).toHaveURL( url );
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

test.describe( 'moving by itself', () => {
	const AT_FIRST = [ 'Apple', 'Bread', 'Cake' ];
	const AFTER_ONE = [ 'Bread', 'Cake', 'Dhal' ];

	// A clock of tests knows less than a theme's script asks while a page loads.
	test.beforeEach( ( { allowErrors } ) =>
		allowErrors( /domContentLoadedEventStart/ )
	);

	const open = async ( page: Page, make: Make ): Promise< RecipeArchive > => {
		const archive = new RecipeArchive( page );
		const url = await publish( make, 5, { autoplay: true } );
		await page.clock.install();
		await archive.open( url );
		await page.clock.pauseAt( Date.now() + 1000 );
		await expect.poll( () => archive.inSight() ).toEqual( AT_FIRST );
		return archive;
	};

	test( 'waits for whoever points at the slides or at a control', async ( {
		page,
		makeRecipe,
	} ) => {
		const archive = await open( page, makeRecipe );
		const pause = archive.root.getByRole( 'button', { name: 'Pause' } );
		const places = [ archive.slides.first(), archive.next, pause ];
		for ( const place of places ) {
			await place.hover();
			await page.clock.runFor( 20_000 );
			expect( await archive.inSight() ).toEqual( AT_FIRST );
		}
		await page.mouse.move( 0, 0 );
		await page.clock.runFor( 6000 );
		expect( await archive.inSight() ).toEqual( AFTER_ONE );
	} );

	test( 'waits for the keyboard, and in a tab that is hidden', async ( {
		page,
		makeRecipe,
	} ) => {
		const archive = await open( page, makeRecipe );
		await archive.previous.focus();
		await page.clock.runFor( 20_000 );
		expect( await archive.inSight() ).toEqual( AT_FIRST );
		await archive.previous.blur();
		const turn = ( state: string ): Promise< void > =>
			page.evaluate( ( value ) => {
				Object.defineProperty( document, 'visibilityState', {
					configurable: true,
					value,
				} );
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			}, state );
		await turn( 'hidden' );
		await page.clock.runFor( 20_000 );
		expect( await archive.inSight() ).toEqual( AT_FIRST );
		await turn( 'visible' );
		await page.clock.runFor( 6000 );
		expect( await archive.inSight() ).toEqual( AFTER_ONE );
	} );

	test( 'does not where less motion is asked for, but can be started', async ( {
		page,
		makeRecipe,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const archive = await open( page, makeRecipe );
		await page.clock.runFor( 20_000 );
		expect( await archive.inSight() ).toEqual( AT_FIRST );
		await archive.root.getByRole( 'button', { name: 'Play' } ).click();
		await page.mouse.move( 0, 0 );
		await page.clock.runFor( 6000 );
		expect( await archive.inSight() ).toEqual( AFTER_ONE );
	} );
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
