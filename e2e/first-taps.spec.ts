import { Lightbox } from './pages/lightbox';
import { openMenu } from './support/menu';
import { pictures } from './support/media';
import { recipeContent, soup } from './support/recipe-content';
import { adminState, expect, test } from './support/test';

test.use( {
	storageState: adminState(),
	viewport: { width: 390, height: 844 },
} );

const faq =
	'<!-- wp:larder/faq --><div class="wp-block-larder-faq"><!-- wp:larder/faq-item {"id":"freezeit","question":"Can I freeze it?"} --><details class="wp-block-larder-faq-item"><summary class="wp-block-larder-faq-item__question">Can I freeze it?</summary><div class="wp-block-larder-faq-item__answer" id="faq-freezeit"><!-- wp:paragraph --><p>For three months.</p><!-- /wp:paragraph --></div></details><!-- /wp:larder/faq-item --></div><!-- /wp:larder/faq -->';

test( 'a visitor who scales, likes, saves, asks and opens a picture before any view is there loses no tap', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	const items = ( await pictures( rest, 2 ) ).map( ( { id, url }, at ) => ( {
		type: 'image',
		id,
		url,
		alt: `Dish ${ at + 1 }`,
		caption: '',
	} ) );
	const gallery = recipeContent( {}, { gallery: { items } } ).match(
		/<!-- wp:larder\/gallery.*wp:larder\/gallery -->/
	)?.[ 0 ];
	const { link } = await makeRecipe( {
		title: 'Soup',
		content: soup.replace(
			/<\/div><!-- \/wp:larder\/recipe -->$/,
			`${ gallery }${ faq }$&`
		),
	} );
	// A slow network: nothing that only views need arrives before the last tap.
	let release = (): void => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( /\/view\.js|react/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( link, { waitUntil: 'commit' } );

	const like = page.locator( '[data-liked_recipe_id]' );
	const save = page.locator(
		'.wp-block-larder-recipe__header .wp-block-larder-wishlist [data-recipe-id]'
	);
	const amount = page
		.locator( '.wp-block-larder-ingredients__quantity' )
		.first();
	await page.getByRole( 'button', { name: '2×' } ).click();
	await openMenu( page );
	await like.click();
	await page.keyboard.press( 'Escape' );
	await save.click();
	await page.getByText( 'Can I freeze it?' ).click();
	// Amounts need no view.
	await expect( amount ).toHaveText( '400' );
	const more = page.getByRole( 'button', { name: '3×' } );
	await more.click();
	await expect( amount ).toHaveText( '600' );
	await expect( more ).toHaveAttribute( 'aria-pressed', 'true' );
	// The last, since it covers the page wherever it needs no view, either.
	await page.getByRole( 'link', { name: 'Dish 2' } ).click();
	release();

	await new Lightbox( page ).shows( '2 of 2' );
	await expect( amount ).toHaveText( '600' );
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( save ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( page.locator( '.faq-active' ) ).toContainText(
		'For three months.'
	);
} );
