import { printed } from './support/read-pdf';
import { openMenu } from './support/menu';
import { recipeContent } from './support/recipe-content';
import { expect, expectAccessible, test } from './support/test';

const A4 = [ 595, 842 ];
const LETTER = [ 612, 792 ];
const LARGE_CARD = [ 432, 288 ];
const SMALL_CARD = [ 360, 216 ];

function recipe( steps: number, ingredients = 1, title = 'Barley soup' ) {
	return {
		title,
		content: recipeContent(
			{
				yieldAmount: 4,
				yieldUnit: 'servings',
				prepTime: 15,
				description: 'For a long winter.',
			},
			{
				details: {},
				ingredients: {
					groups: [
						{
							id: 'soup0001',
							title: '',
							items: Array.from(
								{ length: ingredients },
								( _, at ) => ( {
									id: `barley${ String( at ).padStart( 2, '0' ) }`,
									text: '150 g barley',
									quantity: '150',
									unit: 'g',
									name: 'barley',
									note: '',
								} )
							),
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'cook0001',
							title: '',
							steps: Array.from(
								{ length: steps },
								( _, at ) => ( {
									id: `step${ String( at ).padStart( 4, '0' ) }`,
									text: `Step ${ at + 1 } of the soup: stir it slowly, taste it, wait until it has thought about it, and stir it again.`,
								} )
							),
						},
					],
				},
			}
		),
	};
}

test.describe( 'printing a recipe @both', () => {
	test( 'takes the servings along, on the paper that is chosen, and remembers what is left out', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( recipe( 4 ) );
		await page.goto( link );
		await page.getByRole( 'button', { name: '2×' } ).click();
		await expect(
			page.locator( '.wp-block-larder-ingredients__quantity' )
		).toHaveText( '300' );
		await openMenu( page );
		await page
			.locator( '.wp-block-larder-recipe__actions' )
			.getByRole( 'link', { name: 'Print' } )
			.click();
		await expect( page ).toHaveURL(
			/print_recipe=true&recipe_servings=8$/
		);
		await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
			'1 page'
		);
		await expectAccessible( page, 'body' );

		await page.getByLabel( 'A4' ).check();
		const first = await printed( page );
		expect( first.size ).toEqual( A4 );
		expect( first.pages ).toBe( 1 );
		for ( const text of [
			'Barley soup',
			'For a long winter.',
			'8 servings',
			'300 g barley',
			'Step 4 of the soup',
		] ) {
			expect( first.texts[ 0 ] ).toContain( text );
		}
		expect( first.texts[ 0 ] ).not.toMatch(
			/Back to the recipe|Fit on one page|Reset|Save/
		);

		await page.getByLabel( 'Letter' ).check();
		await page.getByLabel( 'Description' ).uncheck();
		await page.reload();
		await expect( page.getByLabel( 'Description' ) ).not.toBeChecked();
		await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
			'1 page'
		);
		const second = await printed( page );
		expect( second.size ).toEqual( LETTER );
		expect( second.texts[ 0 ] ).not.toContain( 'For a long winter.' );
		expect( second.texts[ 0 ] ).toContain( '300 g barley' );
	} );

	test( 'makes a page and a bit one page, and leaves a long recipe readable', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link: short } = await makeRecipe( recipe( 16 ) );
		await page.goto( `${ short }?print_recipe=true` );
		const pages = page.locator( '.larder-print__pages' );
		await expect( pages ).toHaveText( '1 page' );
		const fitted = await printed( page );
		expect( fitted.pages ).toBe( 1 );
		expect( fitted.texts[ 0 ] ).toContain( 'Step 16 of the soup' );
		await page.getByLabel( 'Fit on one page' ).uncheck();
		await expect( pages ).toHaveText( '2 pages' );
		expect( ( await printed( page ) ).pages ).toBe( 2 );

		const { link: long } = await makeRecipe( recipe( 70 ) );
		await page.goto( `${ long }?print_recipe=true` );
		await page.getByLabel( 'Fit on one page' ).check();
		await expect( pages ).toHaveText( /[3-5] pages/ );
		const { texts } = await printed( page );
		expect( texts.join( ' ' ) ).toContain( 'Step 70 of the soup' );
	} );

	test( 'sets a long list in columns where that saves a page', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( recipe( 12, 90 ) );
		await page.goto( `${ link }?print_recipe=true` );
		await page.getByLabel( 'A4' ).check();
		await page.getByLabel( 'Fit on one page' ).uncheck();
		await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
			'2 pages'
		);
		expect( ( await printed( page ) ).pages ).toBe( 2 );
	} );

	test( 'breaks a long word of the title: one that sticks out has all of the print shrunk', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe(
			recipe( 1, 1, `${ 'Gersten'.repeat( 12 ) }suppe` )
		);
		await page.goto( `${ link }?print_recipe=true` );
		for ( const label of [ 'A4', 'Card, 5 × 3 in' ] ) {
			await page.getByLabel( label ).check();
			expect(
				await page
					.locator( '.larder-print__sheet' )
					.evaluate( ( one ) => one.scrollWidth - one.clientWidth )
			).toBe( 0 );
		}
	} );

	test( 'gives what is left the whole width, and leaves out pictures alone where it is told so', async ( {
		page,
		makeRecipe,
	} ) => {
		const fields = recipe( 3 );
		const { link } = await makeRecipe( {
			...fields,
			content: `<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="A logo"/></figure><!-- /wp:image --><!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Soft: 6 min</td></tr></tbody></table></figure><!-- /wp:table -->${ fields.content }`,
		} );
		await page.goto( `${ link }?print_recipe=true` );
		await page.getByLabel( 'Story around the recipe' ).check();
		await page.getByLabel( 'Pictures' ).uncheck();
		await expect(
			page.getByRole( 'img', { name: 'A logo' } )
		).toBeHidden();
		await expect( page.getByText( 'Soft: 6 min' ) ).toBeVisible();
		const body = page.locator( '.wp-block-larder-recipe__body' );
		for ( const [ left, out ] of [
			[ 'instructions', 'Ingredients' ],
			[ 'ingredients', 'Instructions' ],
		] as const ) {
			await page.getByLabel( out ).uncheck();
			const [ room, part ] = await Promise.all(
				[ body, body.locator( `.wp-block-larder-${ left }` ) ].map(
					( one ) => one.boundingBox()
				)
			);
			expect( part?.width ).toBe( room?.width );
			await page.getByLabel( out ).check();
		}
	} );

	test( 'says what to leave out to save a page, and follows the choices', async ( {
		page,
		makeRecipe,
	} ) => {
		const { content, ...fields } = recipe( 14 );
		const { link } = await makeRecipe( {
			...fields,
			content: content.replace(
				'For a long winter.',
				'For a long winter. '.repeat( 90 )
			),
		} );
		await page.goto( `${ link }?print_recipe=true` );
		await page.getByLabel( 'A4' ).check();
		await page.getByLabel( 'Fit on one page' ).uncheck();
		const pages = page.locator( '.larder-print__pages' );
		await expect( pages ).toHaveText( '2 pages' );
		expect( ( await printed( page ) ).pages ).toBe( 2 );
		const saving = page.getByRole( 'button', { name: 'Leave out' } );
		await expect( saving ).toHaveText( 'Leave out Description: 1 page' );
		await saving.click();
		await expect( pages ).toHaveText( '1 page' );
		await expect( page.getByLabel( 'Description' ) ).not.toBeChecked();
		await expect( saving ).toBeHidden();
		expect( ( await printed( page ) ).pages ).toBe( 1 );
	} );

	test( 'prints the ramen of the demo on two pages, its label sixty millimetres wide, its main facts on one line', async ( {
		page,
	} ) => {
		await page.goto( '/recipe/miso-ramen/?print_recipe=true' );
		for ( const paper of [ 'A4', 'Letter' ] ) {
			await page.getByLabel( paper, { exact: true } ).check();
			await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
				'2 pages'
			);
			expect( ( await printed( page ) ).pages ).toBe( 2 );
		}
		const millimetre = 96 / 25.4;
		const label = await page
			.locator( '.wp-block-larder-nutrition' )
			.boundingBox();
		expect( label?.width ).toBeCloseTo( 60 * millimetre, 0 );
		const lines = await page
			.locator( '.wp-block-larder-details > dl' )
			.first()
			.locator( 'dt' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().y )
			);
		expect( new Set( lines ).size ).toBe( 1 );
	} );

	test( 'shows on the sheet what will be on paper: no clock in a step, nothing to press or to reach by keys, and the source', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Barley soup',
			content: recipeContent(
				{
					prepTime: 15,
					sourceName: 'The Soup Book',
					sourceUrl: 'https://example.org/soup',
				},
				{
					details: {},
					instructions: {
						groups: [
							{
								id: 'cook0001',
								title: '',
								steps: [
									{
										id: 'step0001',
										text: 'Simmer for 20 minutes.',
									},
								],
							},
						],
					},
				}
			),
		} );
		await page.goto( `${ link }?print_recipe=true` );
		const sheet = page.locator( '.larder-print__sheet' );
		await expect( sheet ).toContainText( 'Adapted from The Soup Book' );
		const clock = (): Promise< string > =>
			sheet
				.locator( '.wp-block-larder-instructions__time' )
				.evaluate(
					( time ) => getComputedStyle( time, '::before' ).content
				);
		// The steps may be replaced by their view while they are looked at.
		await expect.poll( clock ).toBe( 'none' );
		await page.emulateMedia( { media: 'print' } );
		await expect.poll( clock ).toBe( 'none' );
		await page.emulateMedia( { media: 'screen' } );
		const reached = await page.evaluate( () => {
			const inside = [
				...document.querySelectorAll< HTMLElement >(
					'.larder-print__sheet a, .larder-print__sheet button, .larder-print__sheet summary'
				),
			];
			return inside.filter( ( one ) => {
				one.focus();
				return one.matches( ':focus' );
			} ).length;
		} );
		expect( reached ).toBe( 0 );
		expect( ( await printed( page ) ).texts.join( ' ' ) ).toContain(
			'Adapted from The Soup Book'
		);
	} );

	test( 'prints recipe cards', async ( { page, makeRecipe } ) => {
		const { link } = await makeRecipe( recipe( 3 ) );
		await page.goto( `${ link }?print_recipe=true` );
		for ( const [ label, size ] of [
			[ 'Card, 6 × 4 in', LARGE_CARD ],
			[ 'Card, 5 × 3 in', SMALL_CARD ],
		] as const ) {
			await page.getByLabel( label ).check();
			const card = await printed( page );
			expect( card.size ).toEqual( size );
			expect( card.pages ).toBe( 1 );
			expect( card.texts[ 0 ] ).toContain( '150 g barley' );
			expect( card.texts[ 0 ] ).toContain( 'Step 3 of the soup' );
			expect( card.texts[ 0 ] ).not.toContain( 'For a long winter.' );
		}
	} );

	test( 'works without JavaScript', async ( { browser, makeRecipe } ) => {
		const { link } = await makeRecipe( recipe( 3 ) );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( link );
		await openMenu( page );
		await page.getByRole( 'link', { name: 'Print' } ).click();
		await page.getByLabel( 'Description' ).uncheck();
		await page.getByLabel( 'A4' ).check();
		const { size, texts } = await printed( page );
		expect( size ).toEqual( A4 );
		expect( texts[ 0 ] ).toContain( '150 g barley' );
		expect( texts[ 0 ] ).not.toContain( 'For a long winter.' );
		await context.close();
	} );
} );
