import type { Locator, Page } from '@playwright/test';
import { harvestRecipe } from './support/harvest-recipe';
import { pictures } from './support/media';
import { adminState, expect, test } from './support/test';

const story =
	'<!-- wp:paragraph --><p>A long story first.</p><!-- /wp:paragraph -->'.repeat(
		40
	);

/**
 * Remembers the scroll position whenever the page scrolls.
 *
 * @return Gives all places so far, in pixels.
 */
async function watchScrolling(
	page: Page
): Promise< () => Promise< number[] > > {
	const places = await page.evaluateHandle( () => {
		const seen: number[] = [];
		addEventListener( 'scroll', () => seen.push( scrollY ) );
		return seen;
	} );
	return () => places.jsonValue();
}

/** @param target Something on the page. */
const topOf = ( target: Locator ): Promise< number > =>
	target.evaluate( ( element ) =>
		Math.round( element.getBoundingClientRect().top )
	);

test.describe( 'a link within the page', () => {
	test.use( { storageState: adminState() } );

	let url: string;

	test.beforeEach( async ( { makeRecipe } ) => {
		( { link: url } = await makeRecipe( {
			...harvestRecipe,
			content: story + harvestRecipe.content,
		} ) );
	} );

	test( 'scrolls smoothly to what it leads to, which stands below the admin bar and has the focus', async ( {
		page,
	} ) => {
		await page.goto( url );
		const places = await watchScrolling( page );
		await page.getByRole( 'link', { name: /jump to recipe/i } ).click();
		const recipe = page.locator( '.wp-block-larder-recipe' );
		// 32 px of admin bar, 16 of air.
		await expect.poll( () => topOf( recipe ) ).toBe( 48 );
		await expect( recipe ).toBeFocused();
		expect( ( await places() ).length ).toBeGreaterThan( 2 );
	} );

	test( 'jumps where little motion is wanted', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( url );
		const places = await watchScrolling( page );
		await page.getByRole( 'link', { name: /jump to recipe/i } ).click();
		const recipe = page.locator( '.wp-block-larder-recipe' );
		await expect.poll( () => topOf( recipe ) ).toBe( 48 );
		await expect.poll( async () => ( await places() ).length ).toBe( 1 );
	} );
} );

test( 'a link scrolls smoothly on every page with a block of the plugin, and on no other', async ( {
	page,
	makeRecipe,
} ) => {
	const open = async ( block: string ): Promise< number > => {
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'Links',
			content: `<!-- wp:paragraph --><p><a href="#end">To the end</a></p><!-- /wp:paragraph -->${ story }<!-- wp:heading --><h2 class="wp-block-heading" id="end">End</h2><!-- /wp:heading -->${ story }${ block }`,
		} );
		await page.goto( link );
		const places = await watchScrolling( page );
		await page.getByRole( 'link', { name: 'To the end' } ).click();
		await expect
			.poll( () => topOf( page.getByRole( 'heading', { name: 'End' } ) ) )
			.toBeLessThan( 60 );
		return ( await places() ).length;
	};
	for ( const name of [
		'recipe-archive',
		'saved-recipes',
		'recipe-search',
	] ) {
		expect(
			await open( `<!-- wp:larder/${ name } /-->` ),
			name
		).toBeGreaterThan( 2 );
	}
	expect( await open( '' ) ).toBe( 1 );
} );

test.describe( 'a link within a page whose header sticks', () => {
	test.use( { storageState: adminState() } );

	test( 'leads to below the header', async ( { page, makeRecipe, rest } ) => {
		const template = ( await rest.send( 'POST', '/wp/v2/templates', {
			slug: 'sticks',
			title: 'Header that sticks',
			content:
				'<!-- wp:group {"style":{"position":{"type":"sticky","top":"0px"}}} --><div class="wp-block-group"><!-- wp:paragraph --><p>A header</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:post-content /-->',
		} ) ) as { id: string };
		const { link } = await makeRecipe( {
			...harvestRecipe,
			content: story + harvestRecipe.content,
			template: 'sticks',
		} );
		await page.goto( link );
		const header = page.locator( '.is-position-sticky' );
		// By the keyboard, as the menu of the admin bar opens over the link below a pointer that rests in the corner.
		await page
			.getByRole( 'link', { name: /jump to recipe/i } )
			.press( 'Enter' );
		const recipe = page.locator( '.wp-block-larder-recipe' );
		const bottom = () =>
			header.evaluate( ( element ) =>
				Math.round( element.getBoundingClientRect().bottom )
			);
		await expect
			.poll( async () => ( await topOf( recipe ) ) - ( await bottom() ) )
			.toBe( 16 );
		await rest.send(
			'DELETE',
			`/wp/v2/templates/${ template.id }?force=true`
		);
	} );
} );

test.describe( 'a link from elsewhere into a recipe with a picture, on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	/** What is looked for on the page by its selector. */
	const targets = {
		'a step': '.wp-block-larder-instructions__step:nth-child( 2 )',
		'the comment form': '#respond',
	};

	for ( const [ name, selector ] of Object.entries( targets ) ) {
		test( `ends at ${ name }`, async ( { page, makeRecipe, rest } ) => {
			const [ picture ] = await pictures( rest, 1 );
			const { link } = await makeRecipe( {
				...harvestRecipe,
				featured_media: picture?.id,
			} );
			await page.goto( link );
			const target = page.locator( selector ).first();
			const id = await target.getAttribute( 'id' );
			await page.goto( 'about:blank' );
			await page.goto( `${ link }#${ id }` );
			await expect( target ).toBeInViewport();
			// Scrolling is in whole pixels, the place of what is scrolled to is not.
			await expect
				.poll( () =>
					target.evaluate(
						( element ) => element.getBoundingClientRect().top
					)
				)
				.toBeGreaterThan( -1 );
		} );
	}
} );
