import type { Page } from '@playwright/test';
import { Lightbox } from './pages/lightbox';
import { adminState } from './support/environment';
import { recipeContent } from './support/recipe-content';
import { expect, test } from './support/test';

const HOST = 'https://media.invalid';

/** The smallest picture. */
const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

type Answer = {
	contentType: string;
	body: string | Buffer;
	isOpen?: boolean;
	headers?: Record< string, string >;
};

/**
 * Mocks the responses of another site.
 *
 * @param page    The browser's page.
 * @param answers What it answers by path; `isOpen` where it lets other sites read it.
 */
async function serve(
	page: Page,
	answers: Record< string, Answer >
): Promise< void > {
	for ( const [ path, { isOpen, headers, ...answer } ] of Object.entries(
		answers
	) ) {
		await page.route( `${ HOST }/${ path }`, ( route ) =>
			route.fulfill( {
				...answer,
				// Left out, Playwright lets everybody read the answer.
				headers: {
					'access-control-allow-origin': isOpen ? '*' : HOST,
					...headers,
				},
			} )
		);
	}
}

const item = ( path: string, type = 'video' ) => ( {
	type,
	id: 0,
	url: `${ HOST }/${ path }`,
	alt: path,
	caption: '',
} );

test( 'the lightbox says that a source is invalid, finds out what others are, and remembers it', async ( {
	page,
	makeRecipe,
	allowErrors,
} ) => {
	allowErrors( /Failed to load resource|404|CORS policy/ );
	await serve( page, {
		page: { contentType: 'text/html', body: 'A page', isOpen: true },
		embed: {
			contentType: 'text/html',
			body: 'Player',
			isOpen: true,
			headers: {
				'content-security-policy': 'frame-ancestors *',
				'access-control-expose-headers': 'content-security-policy',
			},
		},
		zip: { contentType: 'application/zip', body: 'PK', isOpen: true },
		silent: { contentType: 'image/png', body: PICTURE },
		secret: { contentType: 'text/html', body: 'Secret' },
		player: { contentType: 'text/html', body: 'Player' },
	} );
	await page.route( /youtube-nocookie\.com/, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: 'Player' } )
	);
	const items = [
		item( 'embed' ),
		item( 'page' ),
		item( 'zip' ),
		item( 'silent' ),
		item( 'secret' ),
		item( 'player', 'embed' ),
		{ ...item( '' ), url: 'https://youtu.be/dQw4w9WgXcQ' },
	];
	const { link } = await makeRecipe( {
		title: 'Videos',
		content: recipeContent( {}, { gallery: { items } } ),
	} );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const lightbox = new Lightbox( page );
	const frame = lightbox.slide.locator( 'iframe' );
	const alert = lightbox.slide.getByRole( 'alert' );
	const next = () => lightbox.button( 'Next' ).click();
	await page.goto( link );
	await expect( page.locator( 'link[rel="prefetch"]' ) ).not.toHaveCount( 0 );
	expect( asked.filter( ( url ) => /invalid|youtu/.test( url ) ) ).toEqual(
		[]
	);

	await page
		.locator( '.wp-block-larder-gallery' )
		.getByRole( 'link' )
		.first()
		.click();
	await expect( frame ).toHaveAttribute( 'src', `${ HOST }/embed` );
	await next();
	await expect( alert ).toHaveText( 'Invalid source' );
	await next();
	await expect( alert ).toHaveText( 'Invalid source' );
	await next();
	await expect( lightbox.slide.locator( 'img' ) ).toHaveAttribute(
		'src',
		`${ HOST }/silent`
	);
	await next();
	await expect( alert ).toHaveText( 'Invalid source' );
	await next();
	await expect( frame ).toHaveAttribute( 'src', `${ HOST }/player` );
	await next();
	await expect( frame ).toHaveAttribute(
		'src',
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/
	);
	expect(
		await page.evaluate( () =>
			localStorage.getItem( 'larder:lightbox-types' )
		)
	).toBe(
		JSON.stringify( {
			[ `${ HOST }/embed` ]: 'embed',
			[ `${ HOST }/silent` ]: 'image',
		} )
	);
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: adminState() } );

	test( 'an address becomes a picture where it is one, else the player that WordPress knows for it, else a video', async ( {
		editor,
		page,
		allowErrors,
	} ) => {
		allowErrors( /Failed to load resource|404/ );
		const html = { contentType: 'text/html', body: 'A page' };
		await serve( page, {
			photo: { contentType: 'image/png', body: PICTURE },
			talk: html,
			page: html,
		} );
		await page.route( /oembed(?:\/|%2F)1\.0(?:\/|%2F)proxy/, ( route ) => {
			const isKnown = /talk/.test( route.request().url() );
			return route.fulfill( {
				status: isKnown ? 200 : 404,
				json: isKnown
					? {
							type: 'video',
							title: 'A talk & more',
							html: `<iframe src="${ HOST }/player"></iframe>`,
							thumbnail_url: `${ HOST }/photo`,
						}
					: { code: 'oembed_invalid_url', message: 'Not Found' },
			} );
		} );
		await page.evaluate( () => {
			const { blocks, data } = window.wp;
			const [ recipe ] = data.select( 'core/block-editor' ).getBlocks();
			if ( recipe ) {
				data.dispatch( 'core/block-editor' ).resetBlocks( [
					{
						...recipe,
						innerBlocks: blocks.parse(
							'<!-- wp:larder/gallery {"items":[{"type":"image","id":0,"url":"https://media.invalid/photo","alt":"","caption":""}]} --><div class="wp-block-larder-gallery"><figure class="wp-block-larder-gallery__item"><img src="https://media.invalid/photo" alt=""/></figure></div><!-- /wp:larder/gallery -->'
						),
					},
				] );
			}
		} );
		const block = editor.canvas.locator( '[data-type="larder/gallery"]' );
		await block.getByRole( 'button', { name: 'Item 1' } ).click();
		const tiles = block.getByRole( 'button', { name: /^Item \d/ } );
		for ( const [ at, path ] of [ 'photo', 'talk', 'page' ].entries() ) {
			await block
				.getByLabel( 'Address of a picture or video' )
				.fill( `${ HOST }/${ path }` );
			await block
				.getByRole( 'button', { name: 'Add', exact: true } )
				.click();
			await expect( tiles ).toHaveCount( at + 2 );
			await expect(
				page.locator( '.components-snackbar', {
					hasText: 'not the address of a video',
				} )
			).toHaveCount( path === 'page' ? 1 : 0 );
		}
		const { items } = await editor.attributes( 'larder/gallery' );
		expect( items ).toEqual( [
			{ ...item( 'photo', 'image' ), alt: '' },
			{ ...item( 'photo', 'image' ), alt: '' },
			{
				...item( 'player', 'embed' ),
				alt: 'A talk &amp; more',
				poster: { id: 0, url: `${ HOST }/photo` },
			},
			{ ...item( 'page' ), alt: '' },
		] );
	} );
} );
