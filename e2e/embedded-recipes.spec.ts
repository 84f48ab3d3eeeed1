import type { Page } from '@playwright/test';
import { Dish } from './pages/dish';
import { dish, embed } from './support/embedded-dishes';
import { pictures } from './support/media';
import { pageWidth } from './support/page-width';
import type { Post } from './support/rest';
import { expect, test } from './support/test';
import { watchCalls } from './support/votes';

const PHONE = { width: 390, height: 800 };

test.describe( 'a post with a recipe of its own and two whole recipes of others', () => {
	let first: Post;
	let second: Post;
	let host: Post;

	test.beforeEach( async ( { makeRecipe } ) => {
		first = await makeRecipe( {
			title: 'Apple crumble',
			content: dish( 'Apple crumble', 'apples' ),
		} );
		second = await makeRecipe( {
			title: 'Beet stew',
			content: dish( 'Beet stew', 'beets' ),
		} );
		host = await makeRecipe( {
			type: 'posts',
			title: 'Three dishes',
			content:
				embed( first.id ) +
				dish( 'Plum pie', 'plums' ) +
				embed( second.id ),
		} );
	} );

	const all = ( page: Page ) => ( {
		apple: new Dish( page, 'Apple crumble' ),
		plum: new Dish( page, 'Plum pie' ),
		beet: new Dish( page, 'Beet stew' ),
	} );

	test( 'scales, ticks and prints each by itself, also after a reload @both', async ( {
		page,
	} ) => {
		await page.goto( host.link );
		const { apple, plum, beet } = all( page );
		await apple.card.getByRole( 'button', { name: '2×' } ).click();
		await apple.card.getByRole( 'checkbox', { name: /apples/ } ).check();
		await beet.card
			.locator( '.wp-block-larder-instructions__number' )
			.first()
			.click();
		const expectThem = async () => {
			await expect( apple.amount ).toHaveText( '4 cups' );
			await expect( apple.yield ).toContainText( '8' );
			for ( const other of [ plum, beet ] ) {
				await expect( other.amount ).toHaveText( '2 cups' );
				await expect( other.yield ).toContainText( '4' );
				await expect(
					other.card
						.locator( '.wp-block-larder-ingredients' )
						.getByRole( 'checkbox' )
				).not.toBeChecked();
			}
			for ( const [ one, done ] of [
				[ apple, '0 of 2' ],
				[ plum, '0 of 2' ],
				[ beet, '1 of 2' ],
			] as const ) {
				await expect(
					one.card.locator(
						'.wp-block-larder-instructions__progress span'
					)
				).toHaveText( done );
			}
			await expect( apple.print ).toHaveAttribute(
				'href',
				`${ first.link }?print_recipe=true&recipe_servings=8`
			);
			await expect( plum.print ).toHaveAttribute(
				'href',
				`${ host.link }?print_recipe=true`
			);
			await expect( beet.print ).toHaveAttribute(
				'href',
				`${ second.link }?print_recipe=true`
			);
		};
		await expectThem();
		await page.reload();
		await expectThem();
		await page.goto( first.link );
		await expect( apple.amount ).toHaveText( '4 cups' );
	} );

	test( 'takes the servings of its address for its own recipe alone', async ( {
		page,
	} ) => {
		await page.goto( `${ host.link }?servings=8` );
		const { apple, plum, beet } = all( page );
		await expect( plum.amount ).toHaveText( '4 cups' );
		await expect( apple.amount ).toHaveText( '2 cups' );
		await apple.card.getByRole( 'button', { name: '3×' } ).click();
		await expect( apple.amount ).toHaveText( '6 cups' );
		await expect( page ).toHaveURL( `${ host.link }?servings=8` );
		await expect( plum.amount ).toHaveText( '4 cups' );
		await expect( beet.amount ).toHaveText( '2 cups' );
		await page.reload();
		await expect( apple.amount ).toHaveText( '6 cups' );
		await expect( plum.amount ).toHaveText( '4 cups' );
		await plum.card.getByRole( 'button', { name: '½×' } ).click();
		await expect( page ).toHaveURL( `${ host.link }?servings=2` );
		await expect( apple.amount ).toHaveText( '6 cups' );
	} );

	test( 'shows units in all of them, and cooks and times the one that is pressed', async ( {
		page,
	} ) => {
		await page.goto( host.link );
		const { apple, plum, beet } = all( page );
		await beet.card
			.getByRole( 'combobox', { name: 'Units' } )
			.selectOption( 'metric' );
		for ( const one of [ apple, plum, beet ] ) {
			await expect( one.card ).toContainText( '180 °C' );
			await expect( one.amount ).not.toContainText( 'cups' );
		}
		await beet.card.getByRole( 'button', { name: '25 minutes' } ).click();
		const tray = page.getByRole( 'region', { name: 'Timers' } );
		await expect( tray.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await apple.card.getByRole( 'button', { name: '25 minutes' } ).click();
		await expect( tray.getByRole( 'listitem' ) ).toHaveCount( 2 );
		for ( const [ one, food ] of [
			[ apple, 'apples' ],
			[ plum, 'plums' ],
			[ beet, 'beets' ],
		] as const ) {
			await one.card.getByRole( 'button', { name: 'Cook' } ).click();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toContainText( `Bake the ${ food }` );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
		}
	} );

	test( 'likes, rates and buys for the one that is pressed', async ( {
		page,
	} ) => {
		const calls = watchCalls( page );
		await page.goto( host.link );
		const { apple, plum, beet } = all( page );
		await beet.openMenu();
		await beet.card.getByRole( 'button', { name: /^Like/ } ).click();
		await expect(
			beet.card.locator( '[data-liked_recipe_id]' )
		).toHaveAttribute( 'title', '1 like' );
		await beet.card
			.getByRole( 'button', { name: 'Add to shopping list' } )
			.click();
		await expect(
			page.getByText( /is on your shopping list/ )
		).toBeVisible();
		await beet.closeMenu();
		for ( const other of [ apple, plum ] ) {
			await expect(
				other.card.locator( '[data-liked_recipe_id]' )
			).toHaveAttribute( 'title', '0 likes' );
		}
		expect(
			calls
				.filter( ( { action } ) => action === 'recipe_likes' )
				.map( ( { fields } ) => fields.get( 'id' ) )
		).toEqual( [ `${ second.id }` ] );
		const { origins } = await page.context().storageState();
		const kept = JSON.stringify( origins );
		expect( kept ).toContain( 'beets' );
		expect( kept ).not.toContain( 'apples' );
		for ( const [ one, link ] of [
			[ apple, first.link ],
			[ plum, host.link ],
			[ beet, second.link ],
		] as const ) {
			await expect(
				one.card.locator( '.wp-block-larder-rating__invite a' )
			).toHaveAttribute( 'href', new RegExp( `^(${ link })?#` ) );
		}
	} );

	test( 'fits a phone, from right to left too', async ( { page } ) => {
		await page.setViewportSize( PHONE );
		await page.route( host.link, async ( route ) => {
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill( {
				response,
				body: body.replace( '<html', '<html dir="rtl"' ),
			} );
		} );
		for ( const url of [ `${ host.link }?ltr=1`, host.link ] ) {
			await page.goto( url );
			const { apple, plum, beet } = all( page );
			expect( await pageWidth( page ) ).toBe( PHONE.width );
			await beet.card.getByRole( 'button', { name: '2×' } ).click();
			await expect( beet.amount ).toHaveText( '4 cups' );
			await expect( apple.amount ).toHaveText( '2 cups' );
			await expect( plum.amount ).toHaveText( '2 cups' );
			await beet.card.getByRole( 'button', { name: '1×' } ).click();
		}
	} );

	test.describe( 'without JavaScript', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'reads whole', async ( { page } ) => {
			await page.goto( host.link );
			for ( const food of [ 'apples', 'plums', 'beets' ] ) {
				for ( const text of [
					`2 cups ${ food }`,
					`Bake the ${ food }`,
					`Serve the ${ food }`,
				] ) {
					await expect( page.getByText( text ) ).toBeVisible();
				}
			}
			await expect(
				page.locator( '.wp-block-larder-recipe button:visible' )
			).toHaveText( [ 'More', 'More', 'More' ] );
		} );
	} );
} );

test( 'a guest sees nothing of an embedded draft, private recipe, or one with a password', async ( {
	page,
	makeRecipe,
} ) => {
	const hidden = [];
	for ( const fields of [
		{ status: 'draft' },
		{ status: 'private' },
		{ password: 'soup' },
	] ) {
		hidden.push(
			await makeRecipe( {
				title: 'Unripe pears',
				content: dish( 'Unripe pears', 'pears' ),
				...fields,
			} )
		);
	}
	const { link } = await makeRecipe( {
		type: 'posts',
		title: 'Coming soon',
		content: `${ hidden
			.flatMap( ( { id } ) =>
				[ 'whole', 'card', 'line' ].map( ( display ) =>
					embed( id, {
						display,
						title: 'Unripe pears',
						text: 'Soon.',
					} )
				)
			)
			.join(
				''
			) }<!-- wp:paragraph --><p>All that there is.</p><!-- /wp:paragraph -->`,
	} );
	const response = await page.goto( link );
	await expect( page.getByText( 'All that there is.' ) ).toBeVisible();
	const html = ( await response?.text() ) ?? '';
	expect( html ).not.toContain( 'Unripe' );
	expect( html ).not.toContain( 'pears' );
	await expect( page.locator( '.wp-block-larder-recipe-embed' ) ).toHaveCount(
		0
	);
} );

test( 'a line of a roundup has its words beside its picture, also on a narrow phone', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	const [ picture ] = await pictures( rest, 1 );
	const recipe = await makeRecipe( {
		title: 'Apple crumble with oats and cream',
		content: dish( 'Apple crumble', 'apples' ),
		featured_media: picture?.id,
	} );
	const { link } = await makeRecipe( {
		type: 'posts',
		title: 'Puddings',
		content: embed( recipe.id, {
			display: 'line',
			text: 'For the first cold Sunday of the year.',
		} ),
	} );
	for ( const width of [ 320, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( link );
		const line = page.locator( '.wp-block-larder-recipe-embed' );
		const [ image, title, text ] = await Promise.all(
			[
				line.getByRole( 'presentation' ),
				line.getByRole( 'link' ),
				line.getByText( 'For the first' ),
			].map( ( part ) => part.boundingBox() )
		);
		expect( image?.width ).toBeGreaterThan( image?.height ?? NaN );
		expect( title?.y ).toBeLessThan( ( image?.y ?? NaN ) + 20 );
		for ( const words of [ title, text ] ) {
			expect( words?.x ).toBeGreaterThan(
				( image?.x ?? NaN ) + ( image?.width ?? NaN )
			);
		}
	}
} );

test( 'a whole recipe in its compact style keeps its buttons in one row on a phone, and its facts in two columns', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	await page.setViewportSize( PHONE );
	const [ picture ] = await pictures( rest, 1 );
	const recipe = await makeRecipe( {
		title: 'Beet stew',
		featured_media: picture?.id,
		content: dish( 'Beet stew', 'beets' ).replace(
			'<!-- wp:larder/recipe {',
			'$&"className":"is-style-compact","prepTime":10,"cookTime":20,"difficulty":"beginner",'
		),
	} );
	const { link } = await makeRecipe( {
		type: 'posts',
		title: 'Stews',
		content: embed( recipe.id ),
	} );
	await page.goto( link );
	const edges = ( selector: string, edge: 'x' | 'y' ) =>
		page
			.locator( `.wp-block-larder-recipe__header ${ selector }` )
			.evaluateAll(
				( parts, name ) => [
					...new Set(
						parts
							.filter( ( part ) => part.checkVisibility() )
							.map( ( part ) =>
								Math.round(
									part.getBoundingClientRect()[ name ]
								)
							)
					),
				],
				edge
			);
	await expect(
		page.locator( '.wp-block-larder-recipe__image img' )
	).toBeVisible();
	expect(
		await edges( '.wp-block-larder-recipe__actions .larder-vote', 'y' )
	).toHaveLength( 1 );
	expect( await edges( 'dl:first-of-type > *', 'x' ) ).toHaveLength( 2 );
} );
