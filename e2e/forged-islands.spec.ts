import type { Page } from '@playwright/test';
import { site } from './support/environment';
import { soup } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

/** Every island that there is. */
const NAMES = [
	'captcha',
	'cook-mode',
	'details',
	'faq',
	'gallery',
	'ingredients',
	'instructions',
	'lightbox',
	'likes',
	'login',
	'offline',
	'print',
	'print-page',
	'rating',
	'recipe-archive',
	'recipe-bar',
	'recipe-search',
	'recommend',
	'saved-recipes',
	'share',
	'shopping-button',
	'shopping-list',
	'timers',
	'video',
	'wishlist',
];

const CODE = `window.forged='ran'`;
const EVIL = `<img src=x onerror="${ CODE }">`;

/** What somebody would like the views to believe. */
const props = {
	recipeId: 1,
	level: 2,
	title: EVIL,
	thumbnail: EVIL,
	url: `javascript:${ CODE }`,
	styleUrl: 'data:text/css,body{display:none}',
	worker: '/evil.js',
	groups: [
		{
			id: 'g',
			title: EVIL,
			items: [ { id: 'i', name: EVIL, note: EVIL } ],
			steps: [ { id: 's', text: EVIL, note: EVIL, tip: EVIL } ],
		},
	],
};

const escaped = ( text: string ): string =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '"', '&quot;' );

/** What an author could write: a copy of all that marks an island, and of the page's data, without a script element. */
const forged = ( key: string ): string => {
	const script = { src: '', before: CODE, after: CODE };
	const data = escaped(
		JSON.stringify( {
			larder: 1,
			islands: Object.fromEntries( NAMES.map( ( name ) => [ name, 0 ] ) ),
			scripts: [ script ],
			roots: Object.fromEntries(
				NAMES.map( ( name ) => [ 'abcdefgh', [ name, props ] ] )
			),
			ajax: '/evil',
			waker: `data:text/javascript,${ CODE }`,
		} )
	);
	const islands = NAMES.flatMap( ( name ) =>
		[ 'abcdefgh', key ].map(
			( one ) =>
				`<div class="forged" data-larder-island="${ name }" data-larder-key="${ one }" data-larder-trigger="visible" data-larder-wake="query:forged mounted votes liked" data-larder-props="${ escaped(
					JSON.stringify( props )
				) }"><button type="button" aria-pressed="false">Press</button></div>`
		)
	);
	return `<!-- wp:html --><pre id="larder-islands-manifest">${ data }</pre><pre type="application/json">${ data }</pre><a id="larder" name="islands" href="#x">x</a><a id="larder">x</a><a id="wp">x</a><a id="React">x</a><span data-larder-vote="constructor a b" data-recipe-id="1">x</span>${ islands.join(
		''
	) }<!-- /wp:html -->`;
};

/** Opens a page as somebody who does all that could wake an island, and looks at what was forged. */
async function expectUntouched( page: Page, link: string ): Promise< void > {
	const url = new URL( link );
	url.searchParams.set( 'forged', '1' );
	await page.goto( url.href );
	const islands = page.locator( '.forged' );
	await expect( islands ).toHaveCount( NAMES.length * 2 );
	const read = () =>
		islands.evaluateAll( ( elements ) =>
			elements.map( ( { outerHTML } ) => outerHTML )
		);
	const written = await read();
	await page.mouse.move( 10, 10 );
	await page.mouse.wheel( 0, 600 );
	await islands.evaluateAll( ( elements ) =>
		elements.forEach( ( element ) => {
			element.scrollIntoView();
			element.dispatchEvent( new PointerEvent( 'pointerenter' ) );
			element.querySelector( 'button' )?.click();
		} )
	);
	// What the page itself has works all the same.
	await page
		.locator( '.wp-block-larder-ingredients' )
		.getByRole( 'button', { name: /^2/ } )
		.first()
		.click();
	await expect(
		page
			.locator( '.wp-block-larder-ingredients' )
			.getByText( /^\s*400\s*$/ )
	).toBeVisible();
	expect( await read() ).toEqual( written );
	expect( await page.evaluate( () => 'forged' in window ) ).toBe( false );
	await expect( page.locator( 'body' ) ).toBeVisible();
	await expect( page.locator( 'script[src^="data:"]' ) ).toHaveCount( 0 );
}

test.describe( 'islands that an author has forged', () => {
	test( 'stay as they are for guests, though they copy the key of a real one', async ( {
		page,
		makeRecipe,
		rest,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		await page.goto( link );
		const key = await page
			.locator( '.wp-block-larder-ingredients' )
			.getAttribute( 'data-larder-key' );
		expect( key ).toMatch( /^[\w-]{8}$/ );
		await rest.send( 'POST', `/wp/v2/recipe/${ id }`, {
			content: forged( key ?? '' ) + soup,
		} );
		await expectUntouched( page, link );
	} );

	test.describe( 'seen by an administrator', () => {
		test.use( { storageState: adminState() } );

		test( 'stay as they are in the preview of a pending post', async ( {
			page,
			makeRecipe,
		} ) => {
			const { id } = await makeRecipe( {
				type: 'posts',
				status: 'pending',
				title: 'Soup',
				content: forged( 'ijklmnop' ) + soup,
			} );
			await expectUntouched(
				page,
				`${ site().url }/?p=${ id }&preview=true`
			);
		} );
	} );
} );
