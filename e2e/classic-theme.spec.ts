import { harvestRecipe, LONG_TITLE } from './support/harvest-recipe';
import { printed } from './support/read-pdf';
import { soup } from './support/recipe-content';
import { stickingOut } from './support/sticking-out';
import { expect, expectAccessible, test } from './support/test';

test.describe( 'in a classic theme @classic', () => {
	test( 'a recipe has one title, and all its parts', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		await expect( page.locator( 'body' ) ).not.toHaveClass(
			/wp-site-blocks/
		);
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount(
			1
		);
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			LONG_TITLE
		);
		for ( const text of [
			'Total time',
			'butternut squash',
			'Whip the feta',
		] ) {
			await expect(
				page
					.locator( '.wp-block-larder-recipe' )
					.getByText( text, { exact: false } )
					.first()
			).toBeVisible();
		}
		await expectAccessible( page, '.wp-block-larder-recipe' );
	} );

	test( 'a recipe is scaled and ticked', async ( { page, makeRecipe } ) => {
		const { link } = await makeRecipe( { title: 'Soup', content: soup } );
		await page.goto( link );
		const ingredients = page.locator( '.wp-block-larder-ingredients' );
		await ingredients.getByRole( 'button', { name: /^2/ } ).click();
		await expect(
			ingredients.getByText( '400', { exact: true } )
		).toBeVisible();
		const line = ingredients
			.locator( '.wp-block-larder-ingredients__line' )
			.first();
		await line.click( { position: { x: 12, y: 12 } } );
		await expect( line.getByRole( 'checkbox' ) ).toBeChecked();
		await expectAccessible( page, '.wp-block-larder-recipe' );
	} );

	test( 'a browser prints the recipe alone, list beside steps', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		const { texts } = await printed( page );
		const all = texts.join( ' ' );
		expect( all ).toContain( 'Whip the feta' );
		expect( all ).not.toMatch( /Leave a|Copy list|½×|All details/ );
		await page.setViewportSize( { width: 688, height: 1017 } );
		await page.emulateMedia( { media: 'print' } );
		expect( await stickingOut( page ) ).toEqual( [] );
		const [ list, steps ] = await Promise.all(
			[ 'ingredients', 'instructions' ].map( ( part ) =>
				page.locator( `.wp-block-larder-${ part }` ).boundingBox()
			)
		);
		expect( list?.y ).toBe( steps?.y );
	} );

	test( 'on a phone the word of the button beside a field of the shopping list stands on one line', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/shopping-list/' );
		const add = page
			.locator( '.wp-block-larder-shopping-list__add' )
			.getByRole( 'button' );
		const rows = await add.evaluate( ( button ) => {
			const word = document.createRange();
			word.selectNodeContents( button );
			return word.getClientRects().length;
		} );
		expect( rows ).toBe( 1 );
	} );

	test( 'embedded recipes stand apart', async ( { page, makeRecipe } ) => {
		const { id } = await makeRecipe( { title: 'Soup', content: soup } );
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'A week of dinners',
			content:
				`<!-- wp:larder/recipe-embed {"recipeId":${ id },"display":"card"} /-->`.repeat(
					2
				),
		} );
		await page.goto( link );
		const apart = await page
			.locator( '.wp-block-larder-recipe-embed' )
			.evaluateAll( ( [ first, second ] ) =>
				first && second
					? second.getBoundingClientRect().top -
						first.getBoundingClientRect().bottom
					: 0
			);
		expect( apart ).toBeGreaterThanOrEqual( 24 );
	} );

	test( 'the archive lists recipes', async ( { page, makeRecipe } ) => {
		await makeRecipe( { title: 'Soup of the archive', content: soup } );
		await page.goto( '/?post_type=recipe' );
		await expect(
			page.getByRole( 'link', { name: 'Soup of the archive' } ).first()
		).toBeVisible();
	} );

	test( 'a recipe inside a page has a heading of its own', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			type: 'pages',
			title: 'A page of ours',
			content: soup.replace(
				'{"yieldAmount"',
				'{"name":"Soup in a page","yieldAmount"'
			),
		} );
		await page.goto( link );
		await expect(
			page.getByRole( 'heading', { name: 'Soup in a page' } )
		).toBeVisible();
	} );

	test( 'titles say their language wherever the theme prints them', async ( {
		page,
		makeRecipe,
	} ) => {
		const title = 'Zwiebelkuchen vom Blech';
		const { link } = await makeRecipe( {
			title,
			content: soup.replace(
				'{"yieldAmount"',
				'{"language":"de","yieldAmount"'
			),
		} );
		for ( const url of [ link, '/?s=Zwiebelkuchen' ] ) {
			await page.goto( url );
			const names = page
				.locator( 'h1, h2, h3' )
				.getByText( title, { exact: true } );
			await expect( names ).not.toHaveCount( 0 );
			const languages = await names.evaluateAll( ( all ) =>
				all.map( ( name ) =>
					name.closest( '[lang]' )?.getAttribute( 'lang' )
				)
			);
			expect( new Set( languages ) ).toEqual( new Set( [ 'de' ] ) );
		}
		await page.goto( link );
		await expect( page.locator( 'head > title' ) ).toHaveAttribute(
			'lang',
			'de'
		);
		await expectAccessible( page );
	} );

	test( 'fits a window of 320 pixels', async ( { page, makeRecipe } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		const { link } = await makeRecipe( harvestRecipe );
		await page.goto( link );
		expect( await stickingOut( page ) ).toEqual( [] );
	} );
} );
