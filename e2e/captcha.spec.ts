import type { Page } from '@playwright/test';
import { CaptchaProvider } from './support/captcha-provider';
import { passingText } from './support/passing';
import { soup } from './support/recipe-content';
import { switchMuPlugin } from './support/site-php';
import { expect, expectAccessible, test } from './support/test';

const provider = new CaptchaProvider();

const openToComments = {
	title: 'Soup',
	content: soup,
	comment_status: 'open',
};

/**
 * Fills the comment form.
 *
 * @param page The page of a recipe.
 * @return The text of the comment.
 */
async function write( page: Page ): Promise< string > {
	const text = `Lovely soup ${ Math.random() }`;
	const form = page.locator( '#commentform' );
	await form.locator( '#comment' ).fill( text );
	await form.locator( '#author' ).fill( 'Ana' );
	await form.locator( '#email' ).fill( `ana${ Date.now() }@example.org` );
	return text;
}

const send = ( page: Page ): Promise< void > =>
	page.locator( '#commentform #submit' ).click();

test.describe( 'the captcha of the comment form', () => {
	// One stand-in for all, which is put into the site once.
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( async () => {
		await provider.start();
		await switchMuPlugin( 'larder-captcha-stand-in', 'on' );
	} );

	test.beforeEach( () => {
		provider.response = 'a person';
		provider.asked.length = 0;
		provider.loaded = 0;
	} );

	test.afterAll( async () => {
		await switchMuPlugin( 'larder-captcha-stand-in', 'off' );
		await provider.stop();
	} );

	for ( const version of [ 'v2', 'v3', 'turnstile', 'hcaptcha' ] ) {
		test( `loads ${ version } when somebody starts to write, and saves the comment`, async ( {
			page,
			makeRecipe,
		} ) => {
			const { link } = await makeRecipe( openToComments );
			await provider.use( page, version );
			await page.goto( link );
			await page.locator( '#commentform' ).scrollIntoViewIfNeeded();
			expect( provider.loaded ).toBe( 0 );
			const text = await write( page );
			await expect.poll( () => provider.loaded ).toBe( 1 );
			const judged = page.waitForResponse( /recipe-recaptcha-comments/ );
			await send( page );
			expect( ( await judged ).status() ).toBe( 200 );
			await expect( page.getByText( text ).first() ).toBeVisible();
			expect( page.url() ).not.toContain( 'wp-comments-post' );
			expect(
				provider.asked.map( ( form ) => form.get( 'secret' ) )
			).toEqual( [ 'secret-key-of-the-test' ] );
			expect( await page.content() ).not.toContain(
				'secret-key-of-the-test'
			);
		} );
	}

	test( 'keeps its secret from every page that everybody can open', async ( {
		playwright,
		baseURL,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( openToComments );
		const guest = await playwright.request.newContext( {
			baseURL: baseURL ?? '',
			storageState: { cookies: [], origins: [] },
		} );
		for ( const [ url, status ] of [
			[ '/', 200 ],
			[ '/recipe/', 200 ],
			[ '/?s=soup', 200 ],
			[ '/nothing-is-here/', 404 ],
			[ '/feed/', 200 ],
			[ '/recipe/feed/', 200 ],
			[ '/wp-json/', 200 ],
			[ '/wp-json/wp/v2/settings', 401 ],
			[ '/wp-json/larder/v1/settings', 401 ],
			[ `/wp-json/wp/v2/recipe/${ id }`, 200 ],
			[ '/wp-login.php', 200 ],
			[ '/wp-sitemap.xml', 200 ],
			[ link, 200 ],
			[ `${ link }?print_recipe=true`, 200 ],
			[ `${ link }feed/`, 200 ],
		] as const ) {
			const answer = await guest.get( url );
			expect( answer.status(), url ).toBe( status );
			expect( await answer.text(), url ).not.toContain(
				'secret-key-of-the-test'
			);
		}
		await guest.dispose();
	} );

	for ( const { what, response, message } of [
		{
			what: 'without a response',
			response: '',
			message: 'Please verify that you are not a robot.',
		},
		{
			what: 'of a robot',
			response: 'a robot',
			message: 'reCAPTCHA verification failed. Please try again..',
		},
	] ) {
		test( `holds a comment back ${ what }, and says so for a while`, async ( {
			page,
			makeRecipe,
		} ) => {
			const { link } = await makeRecipe( openToComments );
			provider.response = response;
			await provider.use( page, 'v2' );
			await page.goto( link );
			const text = await write( page );
			await expect( page.getByText( 'I am not a robot' ) ).toBeVisible();
			const said = passingText( page, message );
			await send( page );
			await said;
			await expectAccessible( page, '#commentform' );
			await expect( page.getByText( message ) ).toBeHidden();
			await expect( page.locator( '#comment' ) ).toHaveValue( text );
		} );
	}

	test( 'holds a comment that is sent before any script is there, and says in the end that it could not ask', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( openToComments );
		await provider.use( page, 'v2' );
		await page.route( /recipe-recaptcha-comments/, ( route ) =>
			route.abort()
		);
		// The loader, what it loads, and what that loads, each only when it is let go.
		const late = [
			/packages\/islands\//,
			/packages\/captcha\//,
			/google\.com\/recaptcha/,
		];
		const steps: Array< { asked: Promise< void >; letGo: () => void } > =
			[];
		for ( const script of late ) {
			let letGo = (): void => {};
			let ask = (): void => {};
			const held = new Promise< void >( ( done ) => ( letGo = done ) );
			const asked = new Promise< void >( ( done ) => ( ask = done ) );
			await page.route( script, async ( route ) => {
				ask();
				await held;
				await route.fallback();
			} );
			steps.push( { asked, letGo } );
		}
		await page.goto( link, { waitUntil: 'commit' } );
		const text = await write( page );
		const said = passingText(
			page,
			'Error validating reCAPTCHA. Please try again.'
		);
		await send( page );
		for ( const { asked, letGo } of steps ) {
			await asked;
			letGo();
		}
		await said;
		await expect( page ).toHaveURL( link );
		await expect( page.locator( '#comment' ) ).toHaveValue( text );
	} );

	test( 'gives the text back where there is no JavaScript', async ( {
		browser,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( openToComments );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await provider.use( page, 'v2' );
		await page.goto( link );
		// Playwright does not read what is in a noscript element.
		expect(
			await page
				.locator( '.larder-captcha + noscript' )
				.evaluate( ( element ) => element.textContent )
		).toContain( 'Comments are checked for robots here' );
		const text = await write( page );
		await send( page );
		await expect(
			page.getByText( 'Please verify that you are not a robot.' )
		).toBeVisible();
		await expect( page.getByLabel( 'Your comment' ) ).toHaveValue( text );
		await context.close();
	} );
} );
