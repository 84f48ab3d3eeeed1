import type { Page } from '@playwright/test';
import { Lightbox } from './pages/lightbox';
import { chip, publish, titles } from './pages/recipe-search';
import { site } from './support/environment';
import { MadePosts } from './support/made-posts';
import { openMenu } from './support/menu';
import { pictures } from './support/media';
import { optimise, VARIANTS } from './support/optimiser';
import { recipeContent, soup } from './support/recipe-content';
import { expect, test } from './support/test';

/** A recipe with something for each task. */
let recipe = '';
let search = '';
let posts: MadePosts;

test.beforeAll( async ( { rest } ) => {
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
	posts = new MadePosts( rest );
	( { link: recipe } = await posts.make( {
		title: 'Soup',
		content: soup
			.replace( 'Simmer everything.', 'Simmer for 25 minutes.' )
			.replace(
				/<\/div><!-- \/wp:larder\/recipe -->$/,
				`${ gallery }$&`
			),
	} ) );
	( { url: search } = await publish( posts.make ) );
} );

test.afterAll( async () => {
	await posts.remove();
} );

/** Scales, ticks, likes, starts a timer, gives stars, opens a picture, cooks and saves. */
async function expectTasks( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: '2×' } ).click();
	await expect(
		page.locator( '.wp-block-larder-ingredients__quantity' ).first()
	).toHaveText( '400' );

	const step = page.getByRole( 'checkbox', { name: 'Step 1 done' } );
	await step.check();
	await expect( step ).toBeChecked();

	const like = page.locator( '[data-liked_recipe_id]' ).first();
	await openMenu( page );
	await like.click();
	await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.keyboard.press( 'Escape' );

	await page
		.locator( '.wp-block-larder-instructions' )
		.getByRole( 'button', { name: '25 minutes' } )
		.click();
	await expect(
		page.getByRole( 'region', { name: 'Timers' } )
	).toBeVisible();

	const stars = page.locator( '#commentform .larder-rate' );
	await stars.locator( 'label' ).nth( 3 ).click();
	await expect( stars ).toHaveAttribute( 'data-dynamic-rating', '4' );

	await page.getByRole( 'link', { name: 'Dish 2' } ).click();
	await new Lightbox( page ).shows( '2 of 2' );
	await page.keyboard.press( 'Escape' );

	await page
		.locator( '.wp-block-larder-recipe__header' )
		.getByRole( 'button', { name: 'Cook' } )
		.click();
	const cook = page.getByRole( 'dialog', { name: 'Soup' } );
	await expect( cook ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( cook ).toBeHidden();

	await page
		.locator( '.wp-block-larder-recipe__header' )
		.getByRole( 'button', { name: /^Save/ } )
		.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
}

for ( const variant of VARIANTS ) {
	test( `every task works on a page with ${ variant.name }`, async ( {
		context,
		page,
		allowErrors,
	} ) => {
		allowErrors( variant.allows ?? /^nothing$/ );
		await optimise( context, site().url, variant );
		await page.goto( recipe );
		await expectTasks( page );
		await expect
			.poll( () =>
				page.evaluate(
					() =>
						[ ...document.scripts ].filter( ( { src } ) =>
							/packages\/islands\/index\.js/.test( src )
						).length
				)
			)
			.toBeLessThanOrEqual( 1 );

		await page.goto( search );
		await chip( page, 'Advanced 1' ).check();
		await expect( titles( page ) ).toHaveText( [ /^Cake/ ] );
		await expect( page ).toHaveURL( /difficulty_level=advanced/ );
	} );
}

test( 'every task works where the body of the page has taken the place of that of another recipe', async ( {
	page,
	makeRecipe,
} ) => {
	const other = await makeRecipe( { title: 'Stew', content: soup } );
	await page.goto( other.link );
	await page.getByRole( 'button', { name: '2×' } ).click();
	await expect(
		page.locator( '.wp-block-larder-ingredients__quantity' ).first()
	).toHaveText( '400' );
	// As scripts do that follow links without a new page: the scripts of the body run again.
	await page.evaluate( async ( url ) => {
		const text = await ( await fetch( url ) ).text();
		const { body } = new DOMParser().parseFromString( text, 'text/html' );
		history.pushState( {}, '', url );
		document.body.replaceWith( document.adoptNode( body ) );
		for ( const old of [ ...document.body.querySelectorAll( 'script' ) ] ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				script.setAttribute( name, value );
			}
			script.textContent = old.textContent;
			script.async = false;
			old.replaceWith( script );
		}
	}, recipe );
	await expectTasks( page );
} );
