import type { Locator, Page, Request, Route } from '@playwright/test';
import { alertOf, chip, publish, titles } from './pages/recipe-search';
import { expect, expectAccessible, test } from './support/test';

const ENDPOINT = '**/admin-ajax.php';

const isSearch = ( request: Request ): boolean =>
	/recipe_search_results/.test( request.postData() ?? '' );

/** A way in which searches fail. */
type Trouble = {
	/** Fails a search that has been sent, where it does not by itself. */
	strike?: () => Promise< void >;
	/** Answers searches again. */
	restore: () => Promise< void >;
};

/**
 * Responds in place of the site.
 *
 * @param answer What it answers.
 * @return Begins with it on a page.
 */
const answering =
	( answer: Parameters< Route[ 'fulfill' ] >[ 0 ] ) =>
	async ( page: Page ): Promise< Trouble > => {
		await page.route( ENDPOINT, ( route ) =>
			isSearch( route.request() )
				? route.fulfill( answer )
				: route.fallback()
		);
		return { restore: () => page.unroute( ENDPOINT ) };
	};

const TROUBLES: Record< string, ( page: Page ) => Promise< Trouble > > = {
	'the network is gone': async ( page ) => {
		await page.context().setOffline( true );
		return { restore: () => page.context().setOffline( false ) };
	},
	'a firewall answers with a page of its own': answering( {
		status: 403,
		contentType: 'text/html',
		body: '<!doctype html><title>Blocked</title><h1>Access denied</h1>',
	} ),
	'nobody answers for a minute': async ( page ) => {
		await page.clock.install();
		let asked = page.waitForRequest( isSearch );
		await page.route( ENDPOINT, ( route ) =>
			isSearch( route.request() ) ? undefined : route.fallback()
		);
		return {
			strike: async () => {
				await asked;
				asked = page.waitForRequest( isSearch );
				asked.catch( () => undefined );
				await page.clock.fastForward( '01:00' );
			},
			restore: () => page.unroute( ENDPOINT ),
		};
	},
	'the answer breaks off in the midst': answering( {
		contentType: 'application/json',
		body: '{"success":true,"data":{"results":[{"recipe_id":',
	} ),
	'the site answers that it failed': answering( {
		status: 500,
		json: {
			success: false,
			data: { code: 'internal', message: 'Out of order.' },
		},
	} ),
};

const tryAgain = ( within: Page | Locator ): Locator =>
	within.getByRole( 'button', { name: 'Try again' } );

/**
 * Expects that the page says that a search has failed, and is as usable as before.
 */
async function expectFailure( page: Page ): Promise< void > {
	const alert = alertOf( page );
	await expect( alert ).toContainText( 'The results could not be loaded.' );
	await expect( alert ).toBeInViewport();
	await expect( page.locator( '[aria-busy="true"]' ) ).toHaveCount( 0 );
	await expect( page.getByText( '1 recipe', { exact: true } ) ).toBeVisible();
	await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	await titles( page ).getByRole( 'link' ).click( { trial: true } );
	await expect( chip( page, 'Beginner' ) ).toBeChecked();
	await expect(
		page.getByRole( 'link', { name: 'Remove: Beginner' } )
	).toBeVisible();
	await expect( page ).toHaveURL( /difficulty_level=advanced,beginner/ );
}

test.describe( 'a search that fails', () => {
	for ( const [ trouble, begin ] of Object.entries( TROUBLES ) ) {
		test( `says so when ${ trouble }, keeps what is there and what was chosen, and tries again`, async ( {
			page,
			makeRecipe,
			allowErrors,
		} ) => {
			allowErrors( /^500/ );
			const { url } = await publish( makeRecipe );
			await page.goto( url );
			// The first press brings the view; after it nothing but answers is missing.
			await chip( page, 'Advanced' ).check();
			await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
			// What is to be read out has to be there before it says something.
			await expect( alertOf( page ) ).toHaveText( '' );
			const { strike, restore } = await begin( page );
			await chip( page, 'Beginner' ).check();
			await strike?.();
			await expectFailure( page );
			await expectAccessible( page );

			await tryAgain( page ).press( 'Enter' );
			await strike?.();
			await expectFailure( page );
			await expect(
				page.getByText( '1 recipe', { exact: true } )
			).toBeFocused();

			await restore();
			await tryAgain( page ).press( 'Enter' );
			await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
			await expect( page.getByText( '3 recipes' ) ).toBeFocused();
			await expect( alertOf( page ) ).toHaveText( '' );
		} );
	}
} );

/** What a site answers that cannot find anything. */
const failing = answering( { status: 500, body: '' } );

test.describe( 'a search that loads more and fails', () => {
	test( 'says so where it was pressed, and adds the recipes at the next press', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /^500/ );
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( url );
		const { restore } = await failing( page );
		await page.getByRole( 'link', { name: 'Load more recipes' } ).click();
		const again = page.getByRole( 'link', { name: /Try again/ } );
		await expect( again ).toHaveText(
			'The results could not be loaded. Try again'
		);
		await expect( again ).toBeInViewport();
		await expect( alertOf( page ) ).not.toBeEmpty();
		await expect( titles( page ) ).toHaveText( [ /^Apple/, /^Bread/ ] );
		await expectAccessible( page );
		await restore();
		await again.click();
		await expect( titles( page ).nth( 2 ) ).toHaveText( /^Cake/ );
		await expect(
			titles( page ).nth( 2 ).getByRole( 'link' )
		).toBeFocused();
		await expect( alertOf( page ) ).toBeEmpty();
	} );

	test( 'adds nothing to the recipes of another choice', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /^500/ );
		const { url } = await publish( makeRecipe, { pagination: 'more' } );
		await page.goto( url );
		const { restore } = await failing( page );
		await chip( page, 'Advanced' ).check();
		await expect( alertOf( page ) ).not.toBeEmpty();
		await restore();
		// Those that are shown were found before.
		await page.getByRole( 'link', { name: 'Load more recipes' } ).click();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect(
			page.getByText( '1 recipe', { exact: true } )
		).toBeFocused();
	} );

	test( 'does not ask by itself again', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /^500/ );
		const { url } = await publish( makeRecipe, {
			pagination: 'scroll',
		} );
		let searches = 0;
		page.on( 'request', ( request ) => {
			searches += isSearch( request ) ? 1 : 0;
		} );
		const { restore } = await failing( page );
		await page.goto( url );
		// It asks once the view is there and its end is near.
		await chip( page, 'Advanced' ).focus();
		await page.mouse.wheel( 0, 5000 );
		const again = page.getByRole( 'link', { name: /Try again/ } );
		await expect( again ).toBeVisible();
		await page.mouse.wheel( 0, -5000 );
		await page.mouse.wheel( 0, 5000 );
		await expectAccessible( page );
		expect( searches ).toBe( 1 );
		await restore();
		await again.click();
		await expect( titles( page ) ).toHaveCount( 3 );
	} );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'the sheet of the filters says that a search has failed, and tries again', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /^500/ );
		const { url } = await publish( makeRecipe );
		await page.goto( url );
		await page.getByRole( 'button', { name: 'Filter' } ).click();
		const sheet = page.getByRole( 'dialog', { name: 'Filters' } );
		await expect(
			sheet.getByRole( 'button', { name: 'Show 3 recipes' } )
		).toBeVisible();
		const { restore } = await failing( page );
		await chip( page, 'Advanced' ).check();
		const message = sheet
			.getByRole( 'status' )
			.filter( { hasText: 'The results could not be loaded.' } );
		await expect( message ).toBeInViewport( { ratio: 1 } );
		await expect( chip( page, 'Advanced' ) ).toBeChecked();
		await expectAccessible( page );
		await restore();
		await tryAgain( sheet ).press( 'Enter' );
		const show = sheet.getByRole( 'button', { name: 'Show 1 recipe' } );
		await expect( show ).toBeFocused();
		await expect( message ).toHaveCount( 0 );
		await show.press( 'Enter' );
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
	} );
} );
