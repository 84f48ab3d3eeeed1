import type { Page } from '@playwright/test';
import { Lightbox } from './pages/lightbox';
import { adminState } from './support/environment';
import { pictures, type Picture } from './support/media';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const gallery = ( page: Page ) => page.locator( '.wp-block-larder-gallery' );

/** Notes what the page asks for, by the end of its URL. */
function watchRequests( page: Page ): string[] {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	return asked;
}

/** Waits until the page has fetched in advance what it does. */
const hasPrefetched = ( page: Page ) =>
	expect( page.locator( 'link[rel="prefetch"]' ) ).not.toHaveCount( 0 );

/** Returns where the picture is painted, whatever box it is in. */
const paintedIn = ( { picture }: Lightbox ) =>
	picture.evaluate( ( image: HTMLImageElement ) => {
		const { naturalWidth, naturalHeight } = image;
		const { x, y, width, height } = image.getBoundingClientRect();
		const scale = Math.min( width / naturalWidth, height / naturalHeight );
		return {
			x: x + ( width - naturalWidth * scale ) / 2,
			y: y + ( height - naturalHeight * scale ) / 2,
			width: naturalWidth * scale,
			height: naturalHeight * scale,
		};
	} );

/** Writes a recipe with a gallery of pictures, Dish 1 and so on, each with a caption. */
const withDishes = ( files: readonly Picture[] ): string =>
	recipeContent(
		{},
		{
			gallery: {
				items: files.map( ( { id, url }, at ) => ( {
					type: 'image',
					id,
					url,
					alt: `Dish ${ at + 1 }`,
					caption: `Caption ${ at + 1 }`,
				} ) ),
			},
		}
	);

test.describe( 'the gallery', () => {
	test( 'leads to the file where the lightbox cannot be had', async ( {
		page,
		rest,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /could not load|Failed to load resource/ );
		const [ dish ] = await pictures( rest, 1 );
		const { link } = await makeRecipe( {
			title: 'Gallery',
			content: recipeContent(
				{},
				{ gallery: { items: [ { type: 'image', ...dish } ] } }
			),
		} );
		await page.route( /packages\/lightbox\//, ( route ) => route.abort() );
		await page.goto( link );
		await gallery( page ).getByRole( 'link' ).click();
		await expect( page ).toHaveURL( dish?.url ?? '' );
	} );

	test( 'opens on the chosen slide, is walked through by keys, and closes by Escape and by Back @smoke @both', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Gallery',
			content: withDishes( await pictures( rest, 3 ) ),
		} );
		const asked = watchRequests( page );
		const lightbox = new Lightbox( page );
		await page.goto( link );
		await hasPrefetched( page );
		await expectAccessible( page, '.wp-block-larder-gallery' );
		expect( asked.filter( ( url ) => url.includes( 'lightbox' ) ) ).toEqual(
			[]
		);

		const second = gallery( page ).getByRole( 'link', { name: 'Dish 2' } );
		await second.click();
		await lightbox.shows( '2 of 3' );
		await expect(
			lightbox.slide.getByRole( 'img', { name: 'Dish 2' } )
		).toBeVisible();
		await expect( lightbox.root ).toContainText( 'Caption 2' );
		await expect( gallery( page ) ).not.toBeFocused();
		await expectAccessible( page, '.larder-lightbox' );
		await lightbox.press( 'ArrowRight' );
		await lightbox.shows( '3 of 3' );
		await lightbox.press( 'ArrowRight' );
		await lightbox.shows( '1 of 3' );
		await lightbox.button( 'Previous' ).click();
		await lightbox.shows( '3 of 3' );
		await lightbox.press( 'F11' );
		await expect( lightbox.button( 'Leave full screen' ) ).toBeVisible();
		await lightbox.press( 'F11' );
		await expect( lightbox.button( 'Full screen' ) ).toBeVisible();
		await lightbox.press( 'Escape' );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( second ).toBeFocused();

		await gallery( page )
			.getByRole( 'button', { name: 'View gallery (3)' } )
			.click();
		await lightbox.shows( '1 of 3' );
		await page.goBack();
		await expect( lightbox.root ).toHaveCount( 0 );
		expect( page.url() ).toBe( link );
	} );

	test( 'opens before its view is there, and nothing moves when that comes', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Gallery',
			content: withDishes( await pictures( rest, 3 ) ),
		} );
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route(
			/\/view\.js|react|packages\/lightbox\//,
			async ( route ) => {
				await held;
				await route.continue();
			}
		);
		const lightbox = new Lightbox( page );
		const second = gallery( page ).getByRole( 'link', { name: 'Dish 2' } );
		await page.goto( link );
		await second.click();
		await lightbox.shows( '2 of 3' );
		await expectAccessible( page, '.larder-lightbox' );
		await lightbox.press( 'ArrowRight' );
		await lightbox.shows( '3 of 3' );
		await expect( lightbox.root ).toContainText( 'Caption 3' );
		const before = await paintedIn( lightbox );

		release();
		await lightbox.isAwake();
		await lightbox.shows( '3 of 3' );
		const after = await paintedIn( lightbox );
		for ( const side of [ 'x', 'y', 'width', 'height' ] as const ) {
			expect( Math.abs( after[ side ] - before[ side ] ) ).toBeLessThan(
				2
			);
		}
		await lightbox.press( 'Escape' );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( second ).toBeFocused();
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'links to every file @both', async ( {
			page,
			rest,
			makeRecipe,
		} ) => {
			const [ picture ] = await pictures( rest, 1 );
			const { link } = await makeRecipe( {
				title: 'Gallery',
				content: recipeContent(
					{},
					{
						gallery: {
							items: Array.from( { length: 8 }, ( _, at ) => ( {
								type: 'image',
								...picture,
								alt: `Dish ${ at + 1 }`,
							} ) ),
						},
					}
				),
			} );
			await page.goto( link );
			const last = gallery( page ).getByRole( 'link', {
				name: 'Dish 8',
			} );
			await expect( last ).toBeVisible();
			await expect( last ).toHaveAttribute( 'href', /\.\w+$/ );
			await expect( gallery( page ).getByRole( 'button' ) ).toHaveCount(
				0
			);
		} );
	} );
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: adminState() } );

	test( 'a pasted picture is added to those that the gallery has', async ( {
		editor,
		page,
		rest,
	} ) => {
		const [ had ] = await pictures( rest, 1 );
		await page.evaluate( ( picture ) => {
			const { blocks, data } = window.wp;
			const [ recipe ] = data.select( 'core/block-editor' ).getBlocks();
			const items = JSON.stringify( [ { ...picture, type: 'image' } ] );
			const made = blocks.parse(
				`<!-- wp:larder/gallery {"items":${ items }} --><div class="wp-block-larder-gallery"><figure class="wp-block-larder-gallery__item"><img class="wp-image-${ picture?.id ?? 0 }" src="${ picture?.url ?? '' }" alt=""/></figure></div><!-- /wp:larder/gallery -->`
			);
			if ( recipe ) {
				data.dispatch( 'core/block-editor' ).resetBlocks( [
					{ ...recipe, innerBlocks: made },
				] );
			}
		}, had );
		const block = editor.canvas.locator( '[data-type="larder/gallery"]' );
		const tiles = block.locator( 'img' );
		await expect( tiles ).toHaveCount( 1 );
		await block.focus();
		await block.evaluate( async ( element ) => {
			const canvas = new OffscreenCanvas( 80, 60 );
			canvas.getContext( '2d' )?.fillRect( 0, 0, 40, 30 );
			const clipboardData = new DataTransfer();
			clipboardData.items.add(
				new File( [ await canvas.convertToBlob() ], 'pasted.png', {
					type: 'image/png',
				} )
			);
			element.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		} );
		await expect( tiles ).toHaveCount( 2 );
		const { items } = await editor.attributes( 'larder/gallery' );
		const [ first, pasted ] = items as { id: number; url: string }[];
		expect( first ).toMatchObject( { id: had?.id } );
		expect( pasted?.url ).toContain( 'pasted' );
		await rest.send(
			'DELETE',
			`/wp/v2/media/${ pasted?.id ?? 0 }?force=true`
		);
	} );
} );
