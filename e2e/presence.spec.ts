import type { Page } from '@playwright/test';
import { DEMO_RECIPE } from '../tools/gates/page-weight.mjs';
import { openMenu } from './support/menu';
import { recipeContent } from './support/recipe-content';
import { expect, test } from './support/test';

const FAQ =
	'<!-- wp:larder/faq --><div class="wp-block-larder-faq"><!-- wp:larder/faq-item {"id":"freezeit","question":"Can I freeze it?"} --><details class="wp-block-larder-faq-item"><summary class="wp-block-larder-faq-item__question">Can I freeze it?</summary><div class="wp-block-larder-faq-item__answer" id="faq-freezeit"><!-- wp:paragraph --><p>For three months.</p><!-- /wp:paragraph --></div></details><!-- /wp:larder/faq-item --></div><!-- /wp:larder/faq -->';

/** Fills the page before the recipe, which is out of sight at first, and its notes, so that its questions are far below its ingredients. */
const STORY = '<!-- wp:paragraph --><p>Soup.</p><!-- /wp:paragraph -->'.repeat(
	40
);

const content =
	STORY +
	recipeContent(
		{},
		{
			ingredients: {
				groups: [
					{
						id: 'group001',
						title: '',
						items: [
							{
								id: 'lentils1',
								text: '200 g lentils',
								quantity: '200',
								unit: 'g',
								name: 'lentils',
								note: '',
							},
						],
					},
				],
			},
		}
	).replace(
		/<\/div><!-- \/wp:larder\/recipe -->$/,
		`<!-- wp:larder/notes --><div class="wp-block-larder-notes">${ STORY }</div><!-- /wp:larder/notes -->${ FAQ }$&`
	);

/** Names the views that the page has run so far, in order. */
const viewsOf = ( page: Page ) =>
	page.evaluate( () =>
		[ ...document.scripts ].flatMap(
			( { src } ) =>
				/\/blocks\/([a-z-]+)\/view\.js/.exec( src )?.[ 1 ] ?? []
		)
	);

/** Returns whether React has taken an element over. */
const isMounted = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) =>
			Object.keys( element ).some( ( key ) =>
				key.startsWith( '__reactContainer' )
			)
		);

/** Returns the page time in which it could do something. */
const rest = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => setTimeout( resolve, 500 ) )
			)
	);

/** Opens a page and lets it come to rest: all that it may fetch ahead is requested. */
async function open( page: Page, link: string ): Promise< void > {
	await page.goto( link );
	await rest( page );
}

const LIST = '.wp-block-larder-ingredients';

const signs: Record< string, ( page: Page ) => Promise< void > > = {
	scrolls: ( page ) => page.mouse.wheel( 0, 40 ),
	'moves a pointer': ( page ) => page.mouse.move( 5, 300 ),
	'touches the page': ( page ) => page.touchscreen.tap( 5, 300 ),
	'presses a key': ( page ) => page.keyboard.press( 'Shift' ),
};

test.describe( 'a page with a recipe', () => {
	test.use( { hasTouch: true } );

	test( 'runs no view as long as nobody touches it', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content } );
		await open( page, link );
		await expect(
			page.locator( 'link[rel=prefetch][href*="/ingredients/view.js"]' )
		).toHaveCount( 1 );
		expect( await viewsOf( page ) ).toEqual( [] );
		expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
		await expect( page.locator( 'script[src*="waker"]' ) ).toHaveCount( 0 );
	} );

	for ( const [ what, sign ] of Object.entries( signs ) ) {
		test( `is awake before the first press where somebody ${ what }`, async ( {
			page,
			makeRecipe,
		} ) => {
			const { link } = await makeRecipe( { title: 'Soup', content } );
			await open( page, link );
			await sign( page );
			await expect.poll( () => isMounted( page, LIST ) ).toBe( true );
			await expect
				.poll( () => viewsOf( page ) )
				.toEqual( expect.arrayContaining( [ 'ingredients', 'faq' ] ) );
		} );
	}

	test( 'wakes what is nearest to its visitor first', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content } );
		const order = async (): Promise< string[] > => {
			await expect
				.poll( () => viewsOf( page ) )
				.toEqual( expect.arrayContaining( [ 'ingredients', 'faq' ] ) );
			return ( await viewsOf( page ) ).filter( ( name ) =>
				[ 'ingredients', 'faq' ].includes( name )
			);
		};
		await open( page, link );
		await page.mouse.move( 5, 300 );
		expect( await order() ).toEqual( [ 'ingredients', 'faq' ] );

		await open( page, link );
		await page.locator( '.wp-block-larder-faq' ).scrollIntoViewIfNeeded();
		expect( await order() ).toEqual( [ 'faq', 'ingredients' ] );
	} );

	for ( const [ who, values ] of Object.entries( {
		'who saves data': { connection: { saveData: true } },
		'with little memory': { deviceMemory: 1 },
	} ) ) {
		test( `waits for a press of a visitor ${ who }`, async ( {
			page,
			makeRecipe,
		} ) => {
			await page.addInitScript( ( all ) => {
				for ( const [ name, value ] of Object.entries( all ) ) {
					Object.defineProperty( navigator, name, { value } );
				}
			}, values );
			const { link } = await makeRecipe( { title: 'Soup', content } );
			await open( page, link );
			await page.mouse.move( 5, 300 );
			await page.mouse.wheel( 0, 40 );
			await page.keyboard.press( 'Shift' );
			await rest( page );
			expect( await viewsOf( page ) ).toEqual( [] );
			await page.getByRole( 'button', { name: '2×' } ).click();
			await expect(
				page.locator( `${ LIST }__quantity` ).first()
			).toHaveText( '400' );
		} );
	}

	test( 'styles only what changes while it wakes', async ( {
		page,
		browser,
	} ) => {
		await open( page, DEMO_RECIPE );
		await browser.startTracing( page, {
			categories: [ 'devtools.timeline' ],
		} );
		await page.mouse.move( 5, 300 );
		await expect.poll( () => isMounted( page, LIST ) ).toBe( true );
		await rest( page );
		const { traceEvents } = JSON.parse(
			( await browser.stopTracing() ).toString()
		) as { traceEvents: { args?: { elementCount?: number } }[] };
		const styled = traceEvents.reduce(
			( sum, { args } ) => sum + ( args?.elementCount ?? 0 ),
			0
		);
		// A view is a few elements of the thousand that the page has.
		expect( styled ).toBeGreaterThan( 0 );
		expect( styled ).toBeLessThan( 2500 );
	} );

	test( 'answers a tick, a question and a like before React is there, and keeps the answers', async ( {
		page,
		makeRecipe,
	} ) => {
		const { link } = await makeRecipe( { title: 'Soup', content } );
		let release = (): void => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		await page.route( /react|\/view\.js/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await page.goto( link );
		const box = page.locator( `${ LIST }__check` ).first();
		const like = page.locator( '[data-liked_recipe_id]' );
		const question = page.locator( '.wp-block-larder-faq-item' );
		await box.click();
		await openMenu( page );
		await like.click();
		await question.locator( 'summary' ).click();
		const expectAnswers = async (): Promise< void > => {
			await expect( box ).toBeChecked();
			await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
			await expect( question ).toHaveAttribute( 'open' );
		};
		await expectAnswers();
		expect( await page.evaluate( () => 'React' in window ) ).toBe( false );

		release();
		await expect.poll( () => isMounted( page, LIST ) ).toBe( true );
		await expect(
			page.locator( `${ LIST }__item.is-checked` )
		).toHaveCount( 1 );
		await expectAnswers();
	} );
} );
