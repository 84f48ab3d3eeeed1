import type { Page } from '@playwright/test';
import { openMenu } from './support/menu';
import { soup } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';
import { failCalls, watchCalls } from './support/votes';

const like = ( page: Page ) => page.locator( '[data-liked_recipe_id]' );

const toast = ( page: Page ) => page.locator( '.larder-toast' );

test.describe( 'liking a recipe', () => {
	test( 'shows at once, is counted once, and is there after a reload @smoke', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		const calls = watchCalls( page );
		await page.goto( link );
		await expect( like( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
		await expectAccessible( page, '.wp-block-larder-likes' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( like( page ).locator( 'svg' ) ).toHaveCSS(
			'transition-duration',
			'0s'
		);
		await page.emulateMedia( { reducedMotion: null } );
		await openMenu( page );
		await expectAccessible( page, '.wp-block-larder-recipe__menu' );
		await like( page ).dblclick();
		await expect( like( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect( like( page ) ).toHaveClass( /recipe-liked/ );
		await expect( like( page ) ).not.toHaveClass( /is-loading/ );
		await expect( like( page ) ).toHaveAttribute( 'title', '1 like' );
		await expectAccessible( page, '.wp-block-larder-likes' );
		const sent = calls.filter(
			( { action } ) => action === 'recipe_likes'
		);
		expect( sent.map( ( { fields } ) => fields.get( 'id' ) ) ).toEqual( [
			`${ id }`,
		] );
		expect( sent[ 0 ]?.fields.get( 'unique_user_id' ) ).toMatch(
			/^dr_user_identifier_/
		);
		await page.reload();
		await expect( like( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await openMenu( page );
		await like( page ).click();
		await expect( like( page ) ).toHaveClass( /like-recipe/ );
		await expect( like( page ) ).toHaveAttribute( 'title', '0 likes' );
	} );

	test( 'works from the buttons of a theme, in both directions', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: soup,
		} );
		const calls = watchCalls( page );
		await page.goto( link );
		await page.evaluate( ( post ) => {
			document.body.insertAdjacentHTML(
				'afterbegin',
				`<p><button class="like-recipe" data-recipe_id="${ post }">By data</button><button class="like-recipe" id="recipe-${ post }">By id</button><button class="like-recipe recipe-likes-${ post }">By class</button></p>`
			);
		}, id );
		const theirs = ( name: string ) => page.getByRole( 'button', { name } );
		await page.mouse.move( 200, 300 );
		await expect( theirs( 'By id' ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);

		await theirs( 'By data' ).click();
		await expect( like( page ) ).toHaveAttribute( 'title', '1 like' );
		for ( const name of [ 'By data', 'By id', 'By class' ] ) {
			await expect( theirs( name ) ).toHaveClass( /recipe-liked/ );
		}
		await expect( like( page ) ).not.toHaveClass( /is-loading/ );
		await theirs( 'By class' ).click();
		await expect( like( page ) ).toHaveAttribute( 'title', '0 likes' );
		await expect( like( page ) ).not.toHaveClass( /is-loading/ );
		await openMenu( page );
		await like( page ).click();
		await expect( theirs( 'By id' ) ).toHaveClass( /recipe-liked/ );
		await expect( like( page ) ).not.toHaveClass( /is-loading/ );
		expect(
			calls
				.filter( ( { action } ) => action === 'recipe_likes' )
				.map( ( { fields } ) => fields.get( 'add_remove' ) )
		).toEqual( [ 'add', 'remove', 'add' ] );
	} );

	test( 'loses no press of the first second, and asks once for the whole page', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		const calls = watchCalls( page );
		await page.goto( link, { waitUntil: 'commit' } );
		await openMenu( page );
		await like( page ).click();
		await expect( like( page ) ).toHaveAttribute( 'title', '1 like' );
		expect(
			calls.filter( ( { action } ) => action === 'larder_visitor' )
		).toHaveLength( 1 );
	} );

	test( 'is taken back, and said, when the server cannot be had', async ( {
		page,
		makeRecipe,
		allowErrors,
	} ) => {
		allowErrors( /Failed to load resource|503/ );
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		await failCalls( page, 'recipe_likes' );
		await openMenu( page );
		await like( page ).click();
		await expect( toast( page ).getByRole( 'status' ) ).toHaveText(
			'That did not work. Please try again.'
		);
		await expect( like( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
		await expectAccessible( page, '.larder-toast' );
	} );

	test( 'moves every control of the recipe', async ( {
		page,
		makeRecipe,
	} ) => {
		const { id, link } = await makeRecipe( {
			title: 'Soup',
			content: `${ soup }<!-- wp:larder/likes /--><!-- wp:larder/likes {"icon":"thumb"} /-->`,
		} );
		await page.goto( link );
		const controls = page.locator( `[data-liked_recipe_id="${ id }"]` );
		await expect( controls ).toHaveCount( 2 );
		await controls.first().click();
		await expect( controls.first() ).toHaveAttribute( 'title', '1 like' );
		await expect( controls.last() ).toHaveAttribute( 'title', '1 like' );
		// A press while the last one is on its way is a double press, and does nothing.
		await expect( controls.last() ).not.toHaveClass( /is-loading/ );
		await controls.last().click();
		await expect( controls.first() ).toHaveAttribute( 'title', '0 likes' );
		await expect( controls.last() ).toHaveAttribute( 'title', '0 likes' );
	} );
} );
