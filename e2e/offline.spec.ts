import type { Page } from '@playwright/test';
import { soup } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

test.use( { serviceWorkers: 'allow' } );

/**
 * Opens a recipe and waits until the browser keeps it.
 *
 * @param link Its URL.
 */
async function openAndKeep(
	page: Page,
	link: string,
	title: string
): Promise< void > {
	await page.goto( link );
	await page.getByRole( 'checkbox', { name: /lentils/ } ).check();
	// The worker and what it keeps are a handful of answers of a server that may be slow.
	const timeout = 90_000;
	await expect
		.poll(
			() =>
				page.evaluate( async () => {
					const { scope } = await navigator.serviceWorker.ready;
					const site = new URL( scope ).pathname;
					const cache = await caches.open(
						`larder-offline-pages-1 ${ site }`
					);
					const index = await cache.match( '/?larder-offline-index' );
					const kept = JSON.parse(
						( await index?.text() ) ?? '[]'
					) as Array< { title: string; files: string[] } >;
					// What a page is shown with is noted down once all of it is kept.
					return kept
						.filter( ( { files } ) => files.length > 0 )
						.map( ( { title: of } ) => of )
						.join();
				} ),
			{ timeout }
		)
		.toContain( title );
}

test.describe( 'a recipe that was opened', () => {
	test( 'is read, scaled and ticked offline, and is that of today once one is online @both', async ( {
		page,
		context,
		rest,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /ERR_INTERNET_DISCONNECTED|Failed to fetch|503/ );
		const title = `Offline soup ${ Math.random().toString( 36 ).slice( 2, 7 ) }`;
		const { id, link } = await makeRecipe( { title, content: soup } );
		// What an older version has kept, and what another site of the host keeps.
		await page.goto( '/' );
		const others = await page.evaluate( async ( site ) => {
			const names = [
				`larder-offline-pages-0 ${ site }`,
				'larder-offline-pages-1 /other/',
			];
			await Promise.all( names.map( ( name ) => caches.open( name ) ) );
			return names;
		}, new URL( '.', page.url() ).pathname );
		await openAndKeep( page, link, title );
		expect(
			await page.evaluate(
				async ( names ) =>
					( await caches.keys() ).filter( ( name ) =>
						names.includes( name )
					),
				others
			)
		).toEqual( [ 'larder-offline-pages-1 /other/' ] );

		await context.setOffline( true );
		await page.reload();
		await expect( page.getByText( 'lentils' ).first() ).toBeVisible();
		await page.getByRole( 'button', { name: '2×' } ).click();
		await expect( page.getByText( '400' ).first() ).toBeVisible();

		await page.goto( new URL( '/never-seen/', link ).href );
		await expect(
			page.getByRole( 'heading', { name: 'You are offline' } )
		).toBeVisible();
		await page.getByRole( 'link', { name: title } ).click();
		await expect( page.getByText( 'lentils' ).first() ).toBeVisible();

		await context.setOffline( false );
		await rest.send( 'POST', `/wp/v2/recipe/${ id }`, {
			content: soup.replaceAll( 'lentils', 'beans' ),
		} );
		await page.reload();
		await expect( page.getByText( 'beans' ).first() ).toBeVisible();
	} );
} );

test.describe( 'a recipe that a member has opened', () => {
	test.use( { storageState: adminState() } );

	test( 'is kept as guests see it', async ( {
		page,
		context,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /ERR_INTERNET_DISCONNECTED|Failed to fetch|503/ );
		const title = `Member soup ${ Math.random().toString( 36 ).slice( 2, 7 ) }`;
		const { link } = await makeRecipe( { title, content: soup } );
		await openAndKeep( page, link, title );
		await context.setOffline( true );
		await page.reload();
		await expect( page.getByText( 'lentils' ).first() ).toBeVisible();
		await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	} );
} );
