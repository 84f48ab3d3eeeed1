import type { APIRequestContext, APIResponse, Request } from '@playwright/test';
import fixture from '../packages/contracts/fixtures/ajax/get_ingredient_links_count.json' with { type: 'json' };
import { expect, test } from './support/test';
import { soup } from './support/recipe-content';

/**
 * Sends one call as a page of the site does.
 *
 * @param baseURL URL of the site.
 * @param form    Fields beside the action.
 * @return The answer.
 */
function call(
	request: APIRequestContext,
	baseURL: string | undefined,
	form: Record< string, string >
) {
	return request.post( '/wp-admin/admin-ajax.php', {
		form: { action: 'get_ingredient_links_count', ...form },
		headers: { Origin: new URL( baseURL ?? '' ).origin },
	} );
}

/** Whether a request counts a click. */
const isCount = ( request: Request ): boolean =>
	/get_ingredient_links_count/.test( request.postData() ?? '' );

/**
 * Reads the total of an answer.
 *
 * @return Clicks so far, NaN where the answer has none.
 */
async function clicksOf( answer: APIResponse ): Promise< number > {
	const body: unknown = await answer.json();
	const data: unknown =
		body instanceof Object ? Reflect.get( body, 'data' ) : null;
	return data instanceof Object
		? Number( Reflect.get( data, 'clicks' ) )
		: NaN;
}

test.describe( 'links of ingredients', () => {
	test( 'are counted when a visitor follows one before anything else', async ( {
		page,
		request,
		baseURL,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		await page.goto( link );
		const counted = page.waitForRequest( isCount );
		await page.getByRole( 'link', { name: 'lentils' } ).click();
		await counted;
		const form = { ingredientLinkID: `${ id }-lentils0` };
		await expect
			.poll( async () =>
				clicksOf( await call( request, baseURL, form ) )
			)
			.toBeGreaterThan( 1 );
	} );

	test( 'are counted when a visitor follows one later', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		// The island is awake once something in it was used.
		await page.getByRole( 'button', { name: /^2/ } ).first().click();
		const counted = page.waitForResponse( ( response ) =>
			isCount( response.request() )
		);
		await page.getByRole( 'link', { name: 'lentils' } ).click();
		expect( await ( await counted ).json() ).toMatchObject( {
			success: true,
			data: { clicks: 1 },
		} );
	} );

	test( 'lose no click when forty come at once', async ( {
		request,
		baseURL,
		makeRecipe,
	} ) => {
		const { id } = await makeRecipe( { title: 'Soup', content: soup } );
		const form = { ingredientLinkID: `${ id }-lentils0` };
		const answers = await Promise.all(
			Array.from( { length: 40 }, () => call( request, baseURL, form ) )
		);
		expect( answers.map( ( answer ) => answer.status() ) ).toEqual(
			Array.from( { length: 40 }, () => 200 )
		);
		expect( await clicksOf( await call( request, baseURL, form ) ) ).toBe(
			41
		);
	} );

	for ( const [ what, fields ] of Object.entries( fixture.invalid ) ) {
		test( `are not counted by a call with ${ what }`, async ( {
			request,
			baseURL,
		} ) => {
			const form = Object.fromEntries(
				Object.entries( fields ).map( ( [ key, value ] ) =>
					Array.isArray( value )
						? [ `${ key }[]`, String( value[ 0 ] ) ]
						: [ key, String( value ) ]
				)
			);
			const answer = await call( request, baseURL, form );
			expect( answer.status() ).toBe( 400 );
			expect( await answer.json() ).toMatchObject( {
				success: false,
				data: { code: 'invalid_input' },
			} );
		} );
	}

	test( 'are not counted by a page of another site', async ( {
		request,
	} ) => {
		const answer = await request.post( '/wp-admin/admin-ajax.php', {
			form: {
				action: 'get_ingredient_links_count',
				ingredientLinkID: '1-lentils0',
			},
			headers: { Origin: 'https://evil.example' },
		} );
		expect( answer.status() ).toBe( 403 );
	} );

	test( 'cannot be counted by an action that nobody knows', async ( {
		request,
	} ) => {
		const answer = await request.post( '/wp-admin/admin-ajax.php', {
			form: { action: 'larder_no_such_action' },
		} );
		expect( answer.status() ).toBe( 400 );
		expect( await answer.json() ).toMatchObject( {
			success: false,
			data: { code: 'unknown_action' },
		} );
	} );
} );
