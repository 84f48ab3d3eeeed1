import type { Locator, Page } from '@playwright/test';
import { EditorPage } from './pages/editor';
import { chip, publish, titles } from './pages/recipe-search';
import { recipeContent } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';

test.describe( 'a search that loads more', () => {
	test( 'adds recipes, goes on at the first new one, and keeps one step back', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( url );
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expect( page.getByText( '1–2 of 3' ) ).toBeVisible();
		await expectAccessible( page );
		const steps = await page.evaluate( () => history.length );
		await page
			.getByRole( 'link', { name: 'Load more recipes' } )
			.press( 'Enter' );
		await expect( titles( page ) ).toHaveText( [
			/^Apple/,
			/^Bread/,
			/^Cake/,
		] );
		await expect( page.getByText( '1–3 of 3' ) ).toBeVisible();
		await expect( page ).toHaveURL( /results_page=2/ );
		await expectAccessible( page );
		await expect(
			titles( page ).nth( 2 ).getByRole( 'link' )
		).toBeFocused();
		expect( await page.evaluate( () => history.length ) ).toBe( steps );
		await page.reload();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	} );

	test( 'shows the earlier ones where a shared link begins in the midst', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( `${ url }&results_page=2` );
		await expect( page.getByText( '3–3 of 3' ) ).toBeVisible();
		await page
			.getByRole( 'link', { name: 'Show earlier recipes' } )
			.click();
		await expect( titles( page ) ).toHaveText( [
			/^Apple/,
			/^Bread/,
			/^Cake/,
		] );
		await expect(
			titles( page ).first().getByRole( 'link' )
		).toBeFocused();
	} );

	test( 'narrowing starts from the first page again', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( url );
		await chip( page, 'Advanced' ).check();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await chip( page, 'Advanced' ).uncheck();
		await page.getByRole( 'link', { name: 'Load more recipes' } ).click();
		await expect( titles( page ) ).toHaveCount( 3 );
		await expect(
			titles( page ).nth( 2 ).getByRole( 'link' )
		).toBeFocused();
		await chip( page, 'Beginner' ).check();
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expect( page ).not.toHaveURL( /results_page/ );
	} );
} );

test( 'a search that scrolls adds recipes within 50 pixels of its end', async ( {
	page,
	makeRecipe,
} ) => {
	const { url } = await publish( makeRecipe, {
		pagination: 'scroll',
		columns: 1,
	} );
	await page.setViewportSize( { width: 1280, height: 700 } );
	await page.goto( url );
	await expect( titles( page ) ).toHaveCount( 2 );
	const end = page.getByRole( 'navigation', { name: 'Pages of results' } );
	const below = async ( pixels: number ) =>
		end.evaluate(
			( element, distance ) =>
				scrollTo(
					0,
					scrollY +
						element.getBoundingClientRect().top -
						innerHeight -
						distance
				),
			pixels
		);
	await below( 120 );
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( done ) )
	);
	await expect( titles( page ) ).toHaveCount( 2 );
	// A visitor who scrolls before the view is there scrolls again.
	await expect( async () => {
		await below( 40 );
		await expect( titles( page ) ).toHaveCount( 3, { timeout: 2_000 } );
	} ).toPass();
	await expect( page.getByText( '1–3 of 3' ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'loading more is a link to the next page', async ( {
		page,
		makeRecipe,
	} ) => {
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( url );
		await page.getByRole( 'link', { name: 'Load more recipes' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await page
			.getByRole( 'link', { name: 'Show earlier recipes' } )
			.click();
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
	} );
} );

const ARRANGED = `<!-- wp:larder/recipe-search-results --><!-- wp:larder/recipe-search-no-results --><div class="wp-block-larder-recipe-search-no-results" hidden><!-- wp:paragraph --><p>Try <em>soup</em>.</p><!-- /wp:paragraph --></div><!-- /wp:larder/recipe-search-no-results --><!-- /wp:larder/recipe-search-results --><!-- wp:heading --><h2 class="wp-block-heading">Narrow it down</h2><!-- /wp:heading --><!-- wp:larder/recipe-search-filters /-->`;

test( 'the parts stand where the site has put them, and stay there', async ( {
	page,
	makeRecipe,
} ) => {
	const { url } = await publish( makeRecipe, {}, ARRANGED );
	await page.goto( url );
	const order = () =>
		page
			.locator( '.wp-block-larder-recipe-search' )
			.evaluate( ( root ) =>
				[ ...root.children ].map( ( { className } ) => className )
			);
	const before = await order();
	expect( before ).toHaveLength( 3 );
	expect( before[ 1 ] ).toContain( 'wp-block-heading' );
	await expect( page.getByText( 'Try soup.' ) ).toBeHidden();
	await chip( page, 'Advanced' ).check();
	await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	expect( await order() ).toEqual( before );
	await page.getByRole( 'searchbox' ).fill( 'nothing at all' );
	await expect( page.getByText( 'Try soup.' ) ).toBeVisible();
	await expectAccessible( page );
} );

test.describe( 'in the editor @both', () => {
	test.use( { storageState: adminState() } );

	test( 'a search from before gets its parts, looks like the page, and is valid', async ( {
		page,
		makeRecipe,
		rest,
	} ) => {
		await makeRecipe( {
			title: 'Toast',
			content: recipeContent( {}, { details: {} } ),
		} );
		const post = await makeRecipe( {
			type: 'pages',
			title: 'A page with a search',
			content:
				'<!-- wp:larder/recipe-search {"perPage":3,"noResults":"Nothing here."} /-->',
		} );
		const editor = new EditorPage( page );
		const { canvas } = editor;
		const firstCard = canvas.locator( '.larder-card__title' ).first();
		await editor.open(
			`post.php?post=${ post.id }&action=edit`,
			firstCard
		);
		await expect( canvas.getByRole( 'searchbox' ) ).toBeVisible();
		await page.evaluate( () => {
			const { dispatch, select } = window.wp.data;
			const [ block ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).updateBlockAttributes(
				block?.clientId ?? '',
				{ pagination: 'more' }
			);
			return dispatch( 'core/editor' ).savePost();
		} );
		const saved = await rest.send(
			'GET',
			`/wp/v2/pages/${ post.id }?context=edit`
		);
		const content = JSON.stringify( saved );
		expect( content ).toContain( 'wp:larder/recipe-search-filters' );
		expect( content ).toContain( 'Nothing here.' );
		await page.reload();
		await expect( firstCard ).toBeVisible();
		await expect( canvas.getByText( /unexpected or invalid/ ) ).toHaveCount(
			0
		);
	} );
} );

test.describe( 'on a page that only its number finds', () => {
	test.use( { storageState: adminState() } );

	test( 'every step keeps the number, with JavaScript and without, and a layout that is gone is named', async ( {
		page,
		browser,
		makeRecipe,
	} ) => {
		const { shared } = await publish( makeRecipe );
		const { id } = await makeRecipe( {
			type: 'pages',
			status: 'draft',
			title: 'Not published yet',
			content:
				'<!-- wp:larder/recipe-search {"perPage":2,"filters":[{"id":"difficulty_level","control":"chips"}]} /--><!-- wp:larder/recipe-archive {"layout":"gone","className":"is-style-grid"} /-->',
		} );
		await page.goto(
			`/?page_id=${ id }&keyword=${ shared }&sorting=title_asc`
		);
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expect( page.getByText( 'Template not found' ) ).toHaveCount( 1 );
		await chip( page, 'Advanced 1' ).check();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		const number = new RegExp( `[?&]page_id=${ id }(&|$)` );
		await expect( page ).toHaveURL( number );
		await page.reload();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		const clear = page.getByRole( 'link', { name: 'Clear filters' } );
		await expect( clear ).toHaveAttribute( 'href', number );
		await clear.click();
		await expect( page ).not.toHaveURL( /difficulty_level/ );
		await expect( page ).toHaveURL( number );

		const plain = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: adminState(),
		} );
		const form = await plain.newPage();
		await form.goto(
			new URL( `/?page_id=${ id }&keyword=${ shared }`, page.url() ).href
		);
		await chip( form, 'Advanced 1' ).check();
		await form.getByRole( 'button', { name: 'Search' } ).click();
		await expect( titles( form ) ).toHaveText( [ /^Cake/ ] );
		await expect( form ).toHaveURL( number );
		await form.getByRole( 'link', { name: 'Remove: Advanced' } ).click();
		await expect( titles( form ) ).toHaveCount( 2 );
		await plain.close();
	} );
} );

/** How a link is pressed. */
const WAYS = [
	[ 'mouse', ( link: Locator ) => link.click() ],
	[ 'keyboard', ( link: Locator ) => link.press( 'Enter' ) ],
] as const;

test.describe( 'another page of results', () => {
	const total = '.wp-block-larder-recipe-search__total';

	/** How far below the top of the window the results begin. */
	const begin = ( page: Page ): Promise< number > =>
		page
			.locator( total )
			.evaluate( ( one ) => one.getBoundingClientRect().top );

	for ( const [ how, press ] of WAYS ) {
		test( `begins at the results, by ${ how }, and Back leads to where it was left`, async ( {
			page,
			makeRecipe,
		} ) => {
			await page.setViewportSize( { width: 390, height: 500 } );
			await page.goto(
				( await publish( makeRecipe, { columns: 1 } ) ).url
			);
			const next = page.getByRole( 'link', { name: 'Next' } );
			await next.scrollIntoViewIfNeeded();
			const left = await page.evaluate( () => scrollY );
			await press( next );
			await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
			await expect.poll( () => begin( page ) ).toBeLessThan( 100 );
			expect( await begin( page ) ).toBeGreaterThanOrEqual( 0 );
			await expect( page.locator( total ) ).toBeFocused();

			// The one recipe of the last page is shorter than the two before it.
			await page.goBack();
			await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
			await expect
				.poll( () => page.evaluate( () => scrollY ) )
				.toBeGreaterThan( left - 50 );
			await page.goForward();
			await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		} );
	}

	test( 'begins at the results without JavaScript', async ( {
		browser,
		makeRecipe,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			viewport: { width: 390, height: 500 },
		} );
		const page = await context.newPage();
		await page.goto( ( await publish( makeRecipe, { columns: 1 } ) ).url );
		await page.getByRole( 'link', { name: 'Next' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		const box = await page.locator( total ).boundingBox();
		expect( box?.y ).toBeLessThan( 100 );
		await context.close();
	} );
} );
