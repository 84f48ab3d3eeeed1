import type { Browser, Page } from '@playwright/test';
import { Lightbox } from './pages/lightbox';
import { pictures } from './support/media';
import { contrast } from './support/contrast';
import { openMenu } from './support/menu';
import { watchShifts } from './support/layout-shifts';
import { recipeContent } from './support/recipe-content';
import type { Rest } from './support/rest';
import { expect, expectAccessible, test } from './support/test';

const line = { note: '', text: '' };

/** Returns a recipe with a picture, a title of two lines on a phone, and a description. */
async function recipeWithPicture(
	rest: Rest
): Promise< Record< string, unknown > > {
	const items = ( await pictures( rest, 3 ) ).map( ( { id, url }, at ) => ( {
		type: 'image',
		id,
		url,
		alt: `Dish ${ at + 1 }`,
		caption: '',
	} ) );
	const content = recipeContent(
		{
			imageId: items[ 0 ]?.id,
			imageUrl: items[ 0 ]?.url,
			imageAlt: 'The soup',
			prepTime: 15,
			cookTime: 60,
			restTime: 120,
			yieldAmount: 4,
			yieldUnit: 'bowls',
			difficulty: 'beginner',
			seasons: [ 'winter' ],
			description:
				'A deep bowl for a cold evening, which cooks by itself while you set the table and light the candles.',
		},
		{
			gallery: { items },
			details: {},
			ingredients: {
				groups: [
					{
						id: 'group001',
						title: 'Soup',
						items: [
							[ 'barley01', '250 g / 9 oz', '', 'barley' ],
							[ 'leeks001', '2', '', 'leeks' ],
							[ 'butter01', '3', 'tbsp', 'butter' ],
							[ 'salt0001', '', '', 'salt' ],
							[ 'miso0001', '6-7', 'tbsp', 'red miso' ],
						].map( ( [ id, quantity, unit, name ] ) => ( {
							...line,
							id,
							quantity,
							unit,
							name,
						} ) ),
					},
				],
			},
			instructions: {
				groups: [
					{
						id: 'cook0001',
						title: '',
						steps: [
							{ id: 'step0001', text: 'Boil for 20 minutes.' },
						],
					},
				],
			},
			equipment: {
				groups: [
					{
						id: 'pots0001',
						title: '',
						items: [ { id: 'pot00001', text: 'Pot' } ],
					},
				],
			},
		}
	).replace(
		'<!-- wp:larder/recipe {',
		'$&"align":"wide","className":"is-style-side-by-side",'
	);
	return { title: 'Barley Soup with Buttered Leeks', content };
}

const firstIngredient = ( page: Page ) =>
	page.locator( '.wp-block-larder-ingredients__item' ).first();

/** How far down the page something begins. */
const top = ( page: Page, selector: string ): Promise< number > =>
	page
		.locator( selector )
		.first()
		.evaluate( ( one ) => one.getBoundingClientRect().top + scrollY );

/** Opens a page on a phone, in a context of its own. */
async function openOnPhone( browser: Browser, link: string ): Promise< Page > {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	} );
	const page = await context.newPage();
	await page.goto( link );
	return page;
}

test.describe( 'a recipe with a picture', () => {
	test( 'shows its first ingredient 1,000 pixels down on a phone at most', async ( {
		browser,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		const page = await openOnPhone( browser, link );
		const title = await page
			.getByRole( 'heading', { level: 1 } )
			.boundingBox();
		expect( title?.height, 'a title of two lines' ).toBeGreaterThan( 60 );
		expect(
			await top( page, '.wp-block-larder-ingredients__item' )
		).toBeLessThanOrEqual( 1000 );
		await expect(
			page.locator( '.wp-block-larder-recipe__description' ),
			'as large as the steps'
		).toHaveCSS( 'font-size', '19px' );
		// The picture goes from edge to edge, and nothing sticks out.
		const picture = await page
			.locator( '.wp-block-larder-recipe__image > img' )
			.boundingBox();
		expect( [ picture?.x, picture?.width ] ).toEqual( [ 0, 390 ] );
		await page.context().close();
	} );

	test( 'shows its first ingredient as soon under a title of three lines', async ( {
		browser,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			...( await recipeWithPicture( rest ) ),
			title: 'Miso Ramen with Soft Eggs and Slow Pork',
		} );
		const page = await openOnPhone( browser, link );
		const title = await page
			.getByRole( 'heading', { level: 1 } )
			.boundingBox();
		expect( title?.height, 'a title of three lines' ).toBeGreaterThan( 90 );
		expect(
			await top( page, '.wp-block-larder-ingredients__item' )
		).toBeLessThanOrEqual( 1000 );
		await page.context().close();
	} );

	test( 'shows its first ingredient in the first window of a desktop', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		await expect( firstIngredient( page ) ).toBeInViewport( { ratio: 1 } );
	} );

	test( 'has its gallery on the picture, which counts it and opens it @both', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		const figure = page.locator( '.wp-block-larder-recipe__image' );
		await expect( figure.getByRole( 'listitem' ) ).toHaveCount( 0 );
		const button = figure.getByRole( 'button', {
			name: /1\/3\s*View gallery/,
		} );
		await expectAccessible( page, '.wp-block-larder-recipe__header' );
		await button.click();
		await new Lightbox( page ).shows( '1 of 3' );
	} );

	test( 'lists its pictures where no script runs', async ( {
		browser,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'Dish 3' } )
		).toBeVisible();
		await context.close();
	} );
} );

/** Where a picture of a recipe may be, and what makes it so. */
const PLACES = {
	'in its card': { type: 'recipe' },
	'above its card, by the theme': { type: 'posts' },
};

for ( const [ place, { type } ] of Object.entries( PLACES ) ) {
	test.describe( `a recipe with a picture ${ place }, on a phone`, () => {
		test.use( { viewport: { width: 390, height: 844 } } );

		test( 'has it fetched by the head, once, and shows it in the first frame after', async ( {
			page,
			rest,
			makeRecipe,
		} ) => {
			const { link } = await makeRecipe( {
				...( await recipeWithPicture( rest ) ),
				type,
			} );
			const fetched: string[] = [];
			page.on( 'request', ( request ) => {
				if ( request.resourceType() === 'image' ) {
					fetched.push( request.url() );
				}
			} );
			await page.goto( link );
			const preload = page.locator(
				'head > link[rel=preload][as=image]'
			);
			const picture = page.locator( 'img[fetchpriority=high]' );
			await expect( picture ).toHaveAttribute( 'decoding', 'sync' );
			await expect( preload ).toHaveCount( 1 );
			const given = ( name: string ) =>
				picture.getAttribute( name ).then( String );
			await expect( preload ).toHaveAttribute(
				'imagesrcset',
				await given( 'srcset' )
			);
			await expect( preload ).toHaveAttribute(
				'imagesizes',
				await given( 'sizes' )
			);
			const file = await picture.evaluate(
				( image: HTMLImageElement ) => image.currentSrc
			);
			expect( fetched.filter( ( url ) => url === file ) ).toHaveLength(
				1
			);
		} );

		test( 'leaves what stands below its head to a later frame', async ( {
			page,
			rest,
			makeRecipe,
		} ) => {
			const { link } = await makeRecipe( {
				...( await recipeWithPicture( rest ) ),
				type,
			} );
			await page.addInitScript( () => {
				addEventListener( 'DOMContentLoaded', () => {
					const body = document.querySelector(
						'.wp-block-larder-recipe__body'
					);
					document.documentElement.dataset[ 'first' ] = body
						? getComputedStyle( body ).contentVisibility
						: 'none';
				} );
			} );
			await page.goto( link );
			expect(
				await page.evaluate(
					() => document.documentElement.dataset[ 'first' ]
				)
			).toBe( 'hidden' );
			await expect( firstIngredient( page ) ).toBeVisible();
			await expect(
				page.locator( '.wp-block-larder-recipe__body' )
			).toHaveCSS( 'content-visibility', 'visible' );
		} );
	} );
}

test.describe( 'the head of a recipe', () => {
	test( 'fills one action, outlines the second, and has all others in a menu with words', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		const row = page.locator( '.wp-block-larder-recipe__actions' );
		await expect( row.locator( '.larder-vote:visible' ) ).toHaveText( [
			'Cook',
			'Save',
			'More',
		] );
		await expect(
			row.getByRole( 'button', { name: 'More actions' } ),
			'heard apart from what makes more of the dish'
		).toHaveCount( 1 );
		const grounds = await row
			.locator( '.larder-vote:visible' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => getComputedStyle( one ).backgroundColor )
			);
		expect( new Set( grounds ).size ).toBe( 2 );
		const heights = await row
			.locator( '.larder-vote:visible' )
			.evaluateAll( ( all ) => all.map( ( one ) => one.clientHeight ) );
		// The filled one has no edge.
		expect( Math.max( ...heights ) - Math.min( ...heights ) ).toBeLessThan(
			3
		);
		expect( grounds[ 1 ] ).toBe( grounds[ 2 ] );
		await openMenu( page );
		const menu = page.locator( '.wp-block-larder-recipe__menu' );
		await expect( menu.locator( '.larder-vote:visible' ) ).toHaveText( [
			/Share/,
			/Print/,
			/Add to shopping list/,
			/Like/,
		] );
		await expectAccessible( page, '.wp-block-larder-recipe__menu' );
		await page.mouse.click( 5, 5 );
		await expect( menu ).toBeHidden();
	} );
} );

for ( const [ width, columns ] of [
	[ 320, 2 ],
	[ 360, 2 ],
	[ 1280, 2 ],
	[ 1600, 2 ],
] as const ) {
	test( `the four facts that decide stand two by two in a window of ${ width } pixels`, async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		const edges = await page
			.locator( '.wp-block-larder-details dl' )
			.first()
			.locator( 'dt' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().x )
			);
		expect( edges ).toHaveLength( 4 );
		expect( new Set( edges ).size ).toBe( columns );
	} );
}

test( 'titles of groups and the words of both lists are equally large, and begin on one edge', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( '/recipe/miso-ramen/' );
	for ( const block of [ 'ingredients', 'instructions' ] ) {
		const measured = await page
			.locator( `.wp-block-larder-${ block }` )
			.evaluate( ( list ) =>
				[ ...list.querySelectorAll( '[class*="__group-title"], li' ) ]
					.slice( 0, 8 )
					.map( ( one ) => getComputedStyle( one ).fontSize )
			);
		expect( new Set( measured ) ).toEqual( new Set( [ '19px' ] ) );
	}
	const steps = page.locator( '.wp-block-larder-instructions' );
	const edges = await steps
		.locator(
			'.wp-block-larder-instructions__group-title, .wp-block-larder-instructions__number, .wp-block-larder-instructions__check'
		)
		.evaluateAll( ( all ) =>
			all.map( ( one ) => Math.round( one.getBoundingClientRect().x ) )
		);
	expect( new Set( edges ).size ).toBe( 1 );
} );

test( 'in a very narrow window Cook, Save and More stand in one row, in the head and in the bar', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '/recipe/miso-ramen/' );
	for ( const row of [ 'actions', 'bar' ] ) {
		const controls = page
			.locator( `.wp-block-larder-recipe__${ row }` )
			.locator( '.larder-vote:visible' );
		await page
			.locator( '.wp-block-larder-instructions' )
			.scrollIntoViewIfNeeded();
		await expect( controls ).toHaveText( [ 'Cook', 'Save', 'More' ] );
		const seen = await controls.evaluateAll( ( all ) =>
			all.map( ( one ) => ( {
				top: Math.round( one.getBoundingClientRect().top ),
				hidden: one.scrollWidth - one.clientWidth,
			} ) )
		);
		expect( new Set( seen.map( ( { top: at } ) => at ) ).size, row ).toBe(
			1
		);
		expect(
			seen.filter( ( { hidden } ) => hidden > 0 ),
			row
		).toEqual( [] );
	}
} );

test( 'in a very narrow window the names of the ingredients have most of the line', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '/recipe/miso-ramen/' );
	const shares = await page
		.locator( '.wp-block-larder-ingredients__line' )
		.evaluateAll( ( lines ) =>
			lines.map( ( whole ) => {
				const name = whole.querySelector(
					'.wp-block-larder-ingredients__what'
				);
				return ( name?.clientWidth ?? 0 ) / whole.clientWidth;
			} )
		);
	expect( Math.min( ...shares ) ).toBeGreaterThan( 0.5 );
} );

test( 'in a very narrow window the units keep their word beside the title', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const { link } = await makeRecipe( await recipeWithPicture( rest ) );
	await page.goto( link );
	const units = page.getByLabel( 'Units' );
	const [ has, needs ] = await units.evaluate( ( select ) => {
		const copy = select.cloneNode( true );
		if ( ! ( copy instanceof HTMLElement ) ) {
			return [ NaN, NaN ];
		}
		copy.style.cssText = 'position: absolute; max-inline-size: none';
		select.after( copy );
		const widths = [ select, copy ].map( ( one ) =>
			one.getBoundingClientRect()
		);
		copy.remove();
		return widths.map( ( { width } ) => width );
	} );
	expect( has ).toBe( needs );
} );

test.describe( 'the lines of the ingredients', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test( 'have amount and unit at the start in one column, and a second amount under the name', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		const items = page.locator( '.wp-block-larder-ingredients__item' );
		const x = ( part: string ): Promise< number[] > =>
			items
				.locator( `.wp-block-larder-ingredients__${ part }` )
				.evaluateAll( ( all ) =>
					all.map( ( one ) =>
						Math.round( one.getBoundingClientRect().x )
					)
				);
		// Printed lines may be replaced by their view while they are looked at.
		let names: number[] = [];
		await expect( async () => {
			const amounts = await x( 'amount' );
			names = await x( 'name' );
			expect( new Set( amounts ).size ).toBe( 1 );
			expect( new Set( names.slice( 0, 3 ) ).size ).toBe( 1 );
			// What has no amount starts where the amounts do.
			expect( names[ 3 ] ).toBe( amounts[ 0 ] );
		} ).toPass();
		await expect( items.nth( 2 ) ).toHaveText( '3 tbsp butter' );
		await expect(
			items.first().locator( '.wp-block-larder-ingredients__amount' )
		).toHaveText( '250 g' );
		const second = items
			.first()
			.locator( '.wp-block-larder-ingredients__second' );
		await expect( second ).toHaveText( '9 oz' );
		const heights = (): Promise< number[] > =>
			items.evaluateAll( ( all ) =>
				all.map( ( one ) => one.clientHeight )
			);
		const written = await heights();
		const moved = await watchShifts( page );
		await page.getByRole( 'button', { name: '3×' } ).click();
		await expect( items.nth( 2 ) ).toContainText( '9 tbsp' );
		await expect.poll( () => x( 'name' ) ).toEqual( names );
		expect( await moved() ).toEqual( [] );
		// Longer than the column, by less than the gap after it.
		await expect( items.nth( 4 ) ).toContainText( '18–21 tbsp' );
		expect( await heights(), 'no line breaks' ).toEqual( written );
	} );

	test( 'stay where they are when scaling breaks an amount above them', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( {
			title: 'Garlic butter',
			content: recipeContent(
				{ yieldAmount: 4, yieldUnit: 'servings' },
				{
					ingredients: {
						groups: [
							{
								id: 'group001',
								title: '',
								items: [
									{
										...line,
										id: 'garlic01',
										quantity: '5–7',
										unit: 'cloves',
										name: 'garlic',
									},
									{
										...line,
										id: 'butter01',
										quantity: '100',
										unit: 'g',
										name: 'butter',
									},
								],
							},
						],
					},
				}
			),
		} );
		await page.goto( link );
		const amount = page
			.locator( '.wp-block-larder-ingredients__amount' )
			.first();
		const tops = (): Promise< number[] > =>
			page
				.locator( '.wp-block-larder-ingredients__name' )
				.evaluateAll( ( names ) =>
					names.map( ( name ) => name.getBoundingClientRect().y )
				);
		// How far below the number its unit stands.
		const broken = async (): Promise< number > => {
			const [ number, unit ] = await Promise.all(
				[ 'quantity', 'unit' ].map( ( part ) =>
					amount
						.locator( `.wp-block-larder-ingredients__${ part }` )
						.boundingBox()
				)
			);
			return ( unit?.y ?? NaN ) - ( number?.y ?? NaN );
		};
		await expect.poll( broken ).toBeLessThan( 5 );
		const written = await tops();
		await page.getByRole( 'button', { name: '½×' } ).click();
		await expect( amount ).toHaveText( /^2.½–3.½ cloves$/ );
		await expect.poll( broken ).toBeGreaterThan( 10 );
		await expect.poll( tops ).toEqual( written );
	} );

	test( 'stand below one row of controls on a phone', async ( {
		page,
		rest,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( await recipeWithPicture( rest ) );
		await page.goto( link );
		const controls = page.locator(
			'.wp-block-larder-ingredients__controls'
		);
		const head = page.locator( '.wp-block-larder-ingredients__head' );
		await expect( head ).toContainText( '4 bowls' );
		await expect( controls.getByRole( 'textbox' ) ).toBeHidden();
		const row = await controls.boundingBox();
		expect( row?.height ).toBeLessThan( 60 );
		// The units stand in it, after the multiples.
		const multiples = await page
			.locator( '.wp-block-larder-ingredients__factors' )
			.boundingBox();
		const units = await page.getByLabel( 'Units' ).boundingBox();
		expect( Math.abs( ( units?.y ?? 0 ) - ( row?.y ?? 0 ) ) ).toBeLessThan(
			5
		);
		expect( units?.x ).toBeGreaterThan(
			( multiples?.x ?? 0 ) + ( multiples?.width ?? 0 )
		);
		await page.getByLabel( 'Units' ).click( { trial: true } );
		const moved = await watchShifts( page );
		await page.getByRole( 'button', { name: '2×' } ).click();
		await expect( head ).toContainText( '8 bowls' );
		expect( await moved() ).toEqual( [] );
	} );
} );

test( 'the box of a step can be told from its ground, and its number hangs beside the text', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( await recipeWithPicture( rest ) );
	await page.goto( link );
	const step = page.locator( '#step-step0001' );
	const [ edge = [], below = [] ] = await step
		.getByRole( 'checkbox' )
		.evaluate( ( box ) => {
			const canvas = new OffscreenCanvas( 1, 1 ).getContext( '2d', {
				willReadFrequently: true,
			} );
			if ( ! canvas ) {
				return [];
			}
			/** What colors over each other look like. */
			const shown = ( ...colors: string[] ): number[] => {
				for ( const color of colors ) {
					canvas.fillStyle = color;
					canvas.fillRect( 0, 0, 1, 1 );
				}
				return [ ...canvas.getImageData( 0, 0, 1, 1 ).data ].slice(
					0,
					3
				);
			};
			const ground = getComputedStyle( document.body ).backgroundColor;
			return [
				shown( ground, getComputedStyle( box ).borderTopColor ),
				shown( ground ),
			];
		} );
	expect( contrast( edge, below ) ).toBeGreaterThanOrEqual( 3 );
	const [ number, text ] = await Promise.all(
		[ 'number', 'body' ].map( ( part ) =>
			step
				.locator( `.wp-block-larder-instructions__${ part }` )
				.boundingBox()
		)
	);
	expect( ( number?.x ?? 0 ) + ( number?.width ?? 0 ) ).toBeLessThanOrEqual(
		text?.x ?? 0
	);
} );

test( 'what follows the steps stands in their two columns, as what the template shows below does', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	const { link } = await makeRecipe( {
		...( await recipeWithPicture( rest ) ),
		comment_status: 'open',
	} );
	await page.goto( link );
	const x = async ( selector: string ): Promise< number > =>
		Math.round(
			( await page.locator( selector ).first().boundingBox() )?.x ?? NaN
		);
	expect( await x( '.wp-block-larder-equipment' ) ).toBe(
		await x( '.wp-block-larder-ingredients' )
	);
	expect( await x( '.larder-recipe-after .wp-block-comments' ) ).toBe(
		await x( '.wp-block-larder-instructions' )
	);
} );

test( 'a picture beside long words in a narrow column is never upright', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	await page.setViewportSize( { width: 820, height: 900 } );
	const { title, content } = await recipeWithPicture( rest );
	const { link } = await makeRecipe( {
		title,
		content: String( content ).replaceAll(
			'A deep bowl',
			'A deep bowl of barley and leeks, '.repeat( 12 )
		),
	} );
	await page.goto( link );
	const picture = page.locator( '.wp-block-larder-recipe__image > img' );
	const [ box, words ] = await Promise.all( [
		picture.boundingBox(),
		page.locator( '.wp-block-larder-recipe__description' ).boundingBox(),
	] );
	expect( box?.x ).toBeGreaterThan( words?.x ?? NaN );
	expect( box?.height ).toBeLessThanOrEqual( box?.width ?? NaN );
	const count = await page
		.locator( '.wp-block-larder-gallery__button' )
		.boundingBox();
	expect( ( count?.y ?? NaN ) + ( count?.height ?? NaN ) ).toBeLessThan(
		( box?.y ?? NaN ) + ( box?.height ?? NaN )
	);
} );

test( 'the number of the tenth step stands on one line in a wide type', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Ten steps',
		content: recipeContent(
			{},
			{
				instructions: {
					groups: [
						{
							id: 'cook0001',
							title: '',
							steps: Array.from( { length: 10 }, ( _, at ) => ( {
								id: `stepno${ 10 + at }`,
								text: 'Stir.',
							} ) ),
						},
					],
				},
			}
		),
	} );
	await page.goto( link );
	await page.addStyleTag( {
		content: ':root :root * { font-family: monospace !important; }',
	} );
	const heights = await page
		.locator( '.wp-block-larder-instructions__number' )
		.evaluateAll( ( numbers ) =>
			numbers.map( ( number ) => number.getBoundingClientRect().height )
		);
	expect( heights ).toHaveLength( 10 );
	expect( heights[ 9 ] ).toBe( heights[ 0 ] );
} );

test( 'the texts of all steps begin on one edge, and none touches its picture', async ( {
	page,
	rest,
	makeRecipe,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	const [ picture ] = await pictures( rest, 1 );
	const image = { ...picture, alt: 'The pan' };
	const { link } = await makeRecipe( {
		title: 'Steps with and without pictures',
		content: recipeContent(
			{},
			{
				instructions: {
					groups: [
						{
							id: 'cook0001',
							title: '',
							steps: [
								{
									id: 'step0001',
									text: 'Slice the cold pork and colour the slices in a dry pan, then halve the eggs with a thread and set all of it aside.',
									image,
								},
								{ id: 'step0002', text: 'Serve.' },
							],
						},
					],
				},
			}
		),
	} );
	await page.goto( link );
	const bodies = page.locator( '.wp-block-larder-instructions__body' );
	const [ first, second ] = await Promise.all( [
		bodies.first().boundingBox(),
		bodies.nth( 1 ).boundingBox(),
	] );
	expect( first?.x ).toBe( second?.x );
	const shown = await page
		.locator( '.wp-block-larder-instructions__image' )
		.boundingBox();
	expect(
		( shown?.x ?? 0 ) - ( first?.x ?? 0 ) - ( first?.width ?? 0 )
	).toBeGreaterThanOrEqual( 16 );
} );
