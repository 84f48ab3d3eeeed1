import type { Page } from '@playwright/test';
import { site } from './support/environment';
import { passingText } from './support/passing';
import { soup } from './support/recipe-content';
import { adminState, expect, expectAccessible, test } from './support/test';
import { watchCalls } from './support/votes';

/** Address of the ajax endpoint. */
const AJAX = '/wp-admin/admin-ajax.php';

/** Opens the popup as a control of the page does, with the focus on a link. */
async function openPopup( page: Page ): Promise< void > {
	await page.getByRole( 'link' ).first().focus();
	const isUnheard = await page.evaluate( () => {
		const ask = (): boolean =>
			document.dispatchEvent(
				new CustomEvent( 'larder:login', {
					detail: { reason: 'save', recipeId: 7, then: 'save' },
					cancelable: true,
				} )
			);
		document.addEventListener( 'larder:login-ready', ask, { once: true } );
		return ask();
	} );
	if ( isUnheard ) {
		await page.evaluate( `larder.islands.wakeBy( 'event:larder:login' )` );
	}
	await expect(
		page.getByRole( 'dialog', { name: 'Log in' } )
	).toBeVisible();
}

/**
 * Fills the form and sends it.
 *
 * @param user Name.
 */
async function logIn(
	page: Page,
	user: string,
	password: string
): Promise< void > {
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Username or email address' ).fill( user );
	await dialog.getByRole( 'textbox', { name: 'Password' } ).fill( password );
	await dialog.getByRole( 'button', { name: 'Log in' } ).click();
}

test.describe( 'the login popup', () => {
	test.beforeEach( async ( { page, makeRecipe } ) => {
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Find a recipe',
			content: '<!-- wp:larder/recipe-search /-->',
		} );
		await page.goto( link );
	} );

	test( 'is not in the page before somebody asks for it', async ( {
		page,
	} ) => {
		await expect( page.locator( '.larder-login' ) ).toBeEmpty();
		expect( await page.content() ).not.toMatch(
			/larder-login__|styles\/login\.css" rel/
		);
	} );

	test( 'takes the focus and gives it back, however it is closed @smoke', async ( {
		page,
	} ) => {
		const dialog = page.getByRole( 'dialog' );
		const close = [
			() => page.keyboard.press( 'Escape' ),
			() => dialog.getByRole( 'button', { name: 'Close' } ).click(),
			() => page.mouse.click( 5, 5 ),
		];
		for ( const how of close ) {
			await openPopup( page );
			await expect(
				dialog.getByLabel( 'Username or email address' )
			).toBeFocused();
			await how();
			await expect( dialog ).toBeHidden();
			await expect( page.getByRole( 'link' ).first() ).toBeFocused();
		}
	} );

	test( 'is accessible, empty, with problems and refused', async ( {
		page,
	} ) => {
		await openPopup( page );
		await expectAccessible( page, 'dialog' );
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: 'Log in' } ).click();
		await expect(
			dialog.getByText( 'This value is required.' )
		).toHaveCount( 2 );
		await expectAccessible( page, 'dialog' );
		await logIn( page, `nobody${ Date.now() }`, 'wrong' );
		await expect( dialog.getByRole( 'alert' ) ).toHaveText(
			'The username or the password is not right.'
		);
		await expectAccessible( page, 'dialog' );
	} );

	test( 'logs in, says so, reloads, and saves the recipe that was asked for @smoke', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		await page.goto( link );
		await page
			.locator( '[data-larder-island="wishlist"]' )
			.getByRole( 'button' )
			.first()
			.click();
		const calls = watchCalls( page );
		// It stands for less than a second, then the page is loaded again.
		const said = passingText( page, 'You are logged in.' );
		await logIn( page, site().user, site().password );
		await said;
		await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
		await expect
			.poll( () =>
				calls
					.filter(
						( { action } ) =>
							action === 'delicious_recipes_wishlist'
					)
					.map( ( { fields } ) => fields.get( 'recipe_id' ) )
			)
			.toEqual( [ `${ id }` ] );
		await expect( page.locator( '.larder-login' ) ).toBeEmpty();
	} );

	test( 'sends the form to the login page where there is a second step, and that comes back', async ( {
		page,
	} ) => {
		const here = page.url();
		await page.route( `**${ AJAX }`, ( route, request ) =>
			request.postData()?.includes( 'delicious_recipes_process_login' )
				? route.fulfill( {
						json: {
							success: true,
							data: {
								success: 'One more step on the login page.',
								hand_over: `${ site().url }/wp-login.php`,
							},
						},
					} )
				: route.fallback()
		);
		await openPopup( page );
		const sent = page.waitForRequest(
			( request ) =>
				request.method() === 'POST' &&
				request.url().endsWith( '/wp-login.php' ),
			{ timeout: 0 }
		);
		await logIn( page, site().user, site().password );
		expect( ( await sent ).postData() ).toContain( 'redirect_to=' );
		await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
		expect( page.url() ).toBe( here );
	} );
} );

test.describe( 'a page that was made for somebody with an account', () => {
	test.use( { storageState: adminState() } );

	test( 'asks to log in whoever saves when that login has ended', async ( {
		page,
		context,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /40[13]/ ); // The call that finds out.
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const asked = page.waitForResponse( /admin-ajax\.php/ );
		await page.goto( link );
		await asked;
		// As after logging out in another tab.
		await context.clearCookies();
		await page
			.locator( '[data-larder-island="wishlist"]' )
			.getByRole( 'button' )
			.first()
			.click();
		await expect(
			page.getByRole( 'dialog', { name: 'Log in' } )
		).toBeVisible();
	} );
} );

test.describe( 'the call that logs in', () => {
	test( 'takes no nonce, and none that is old', async ( {
		playwright,
		baseURL,
	} ) => {
		const origin = new URL( baseURL ?? '' ).origin;
		const context = await playwright.request.newContext( {
			baseURL: origin,
		} );
		const answer = await context.post( AJAX, {
			headers: { Origin: origin },
			form: {
				action: 'delicious_recipes_process_login',
				username: site().user,
				password: site().password,
				rememberme: '',
				login: 'Log in',
				delicious_recipes_user_login_nonce: 'last-week',
				calling_action: 'delicious_recipes_modal_login',
			},
		} );
		expect( answer.status() ).toBe( 200 );
		expect( await answer.json() ).toEqual( {
			success: true,
			data: { success: 'You are logged in.' },
		} );
		expect( answer.headers()[ 'set-cookie' ] ).toContain(
			'wordpress_logged_in_'
		);
		await context.dispose();
	} );

	test( 'is refused from a page of another site', async ( { request } ) => {
		const answer = await request.post( AJAX, {
			headers: { Origin: 'https://evil.example' },
			form: {
				action: 'delicious_recipes_process_login',
				username: site().user,
				password: site().password,
			},
		} );
		expect( answer.status() ).toBe( 403 );
		expect( answer.headers()[ 'set-cookie' ] ).toBeUndefined();
	} );
} );
