import type { Page } from '@playwright/test';
import { titles, publish } from './pages/recipe-search';
import { MadePosts } from './support/made-posts';
import { recipeContent } from './support/recipe-content';
import { expect, test } from './support/test';
import {
	MARK,
	translateInBrowser,
	translateOnServer,
} from './support/translations';

const LIST = '.wp-block-larder-ingredients';

let recipe = '';
let search = '';
let posts: MadePosts;

test.beforeAll( async ( { rest } ) => {
	posts = new MadePosts( rest );
	( { link: recipe } = await posts.make( {
		title: 'Soup',
		content: recipeContent(
			{ servings: '4', servingUnit: 'bowls' },
			{
				ingredients: {
					groups: [
						{
							id: 'aaaaaaaa',
							title: 'Broth',
							items: [
								{
									id: 'bbbbbbbb',
									text: '2 cups carrots, about 300 g',
									quantity: '2',
									unit: 'cups',
									name: 'carrots',
									note: 'about 300 g',
								},
								{
									id: 'cccccccc',
									text: '1 onion, chopped',
									quantity: '1',
									unit: '',
									name: 'onion',
									note: 'chopped',
								},
							],
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'dddddddd',
							title: '',
							steps: [
								{
									id: 'eeeeeeee',
									title: '',
									text: 'Simmer the carrots for 25 minutes.',
								},
								{
									id: 'ffffffff',
									title: '',
									text: 'Add the onion.',
								},
							],
						},
					],
				},
			}
		),
	} ) );
	( { url: search } = await publish( posts.make ) );
} );

test.afterAll( async () => {
	await posts.remove();
} );

/** Scales, ticks, cooks, and sees translated words with the right amounts all the time. */
async function expectTasks( page: Page ): Promise< void > {
	const line = page.locator( `${ LIST }__item` ).first();
	const other = page.locator( `${ LIST }__item` ).nth( 1 );
	const press = ( name: string ) =>
		page.locator( `${ LIST }__factor`, { hasText: name } ).click();
	for ( const [ factor, amount, note, count ] of [
		[ '2×', '4', '600', '2' ],
		[ '3×', '6', '900', '3' ],
		[ '1×', '2', '300', '1' ],
	] as const ) {
		await press( factor );
		await expect( line ).toHaveText(
			new RegExp(
				`${ amount }\\s*cups${ MARK }\\s*carrots${ MARK }, about${ MARK } ${ note }\\s+g`
			)
		);
		await expect( other ).toHaveText(
			new RegExp( `${ count }\\s*onions?${ MARK }.*, chopped${ MARK }` )
		);
	}
	await expect( page.locator( `${ LIST }__group-title` ) ).toHaveText(
		`Broth${ MARK }`
	);
	await line.getByRole( 'checkbox' ).check();
	await expect( line.getByRole( 'checkbox' ) ).toBeChecked();

	await page
		.locator( '.wp-block-larder-instructions' )
		.getByRole( 'checkbox' )
		.first()
		.check();
	await expect(
		page.locator( '.wp-block-larder-instructions__text' ).first()
	).toContainText( `Simmer${ MARK } the${ MARK } carrots${ MARK }` );

	await page
		.locator( '.wp-block-larder-recipe__header button', {
			hasText: /^Cook/,
		} )
		.click();
	const cook = page.getByRole( 'dialog' );
	await expect( cook ).toContainText( `carrots${ MARK }` );
	await cook.getByRole( 'button', { name: /^Next/ } ).click();
	await expect( cook ).toContainText( `Add${ MARK }` );
	await page.keyboard.press( 'Escape' );
	await expect( cook ).toBeHidden();
}

test( 'what a server has translated keeps its words while a visitor scales and cooks', async ( {
	page,
} ) => {
	await translateOnServer( page, recipe );
	await page.goto( recipe );
	await expectTasks( page );
} );

test( 'a page that a browser translates before its views are there goes on', async ( {
	page,
} ) => {
	await page.goto( recipe );
	await translateInBrowser( page );
	await expectTasks( page );
} );

test( 'a page that a browser translates once its views are there goes on', async ( {
	page,
} ) => {
	await page.goto( recipe );
	await page.locator( `${ LIST }__factor` ).nth( 2 ).click();
	await expect( page.locator( `${ LIST }__reset` ) ).toBeVisible();
	await translateInBrowser( page );
	await expectTasks( page );
} );

test( 'a search that a browser has translated filters and pages on', async ( {
	page,
} ) => {
	await page.goto( search );
	await translateInBrowser( page );
	const box = page.getByRole( 'checkbox', { name: /^Advanced/ } );
	await box.check();
	await expect( titles( page ) ).toHaveText( [
		new RegExp( `^Cake${ MARK }` ),
	] );
	await box.uncheck();
	await expect( titles( page ) ).not.toHaveCount( 1 );
} );

test( 'controls with labels of their own keep them in the words of the page', async ( {
	page,
	makeRecipe,
} ) => {
	const { link } = await makeRecipe( {
		title: 'Stew',
		content: recipeContent(
			{},
			{
				likes: { label: 'Good stuff' },
				wishlist: { label: 'Keep this' },
				print: { label: 'Put down' },
				share: { label: 'Tell others' },
				'shopping-button': { label: 'Buy that' },
				'cook-mode': { label: 'Start now' },
				ingredients: {
					groups: [
						{
							id: 'aaaaaaaa',
							title: '',
							items: [
								{
									id: 'bbbbbbbb',
									text: '1 onion',
									quantity: '1',
									unit: '',
									name: 'onion',
								},
							],
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'dddddddd',
							title: '',
							steps: [
								{ id: 'eeeeeeee', title: '', text: 'Simmer.' },
							],
						},
					],
				},
			}
		),
	} );
	await translateOnServer( page, link );
	await page.goto( link );
	const control = ( name: string ) =>
		page
			.locator( '.wp-block-larder-recipe .larder-vote' )
			.filter( { hasText: name } )
			.first();
	await page.mouse.wheel( 0, 100 );
	await expect
		.poll( () =>
			page
				.locator( '.wp-block-larder-recipe [data-larder-key]' )
				.filter( { has: page.locator( '.larder-vote__label' ) } )
				.evaluateAll( ( roots ) =>
					roots.every( ( root ) =>
						Object.keys( root ).some( ( key ) =>
							key.startsWith( '__reactContainer' )
						)
					)
				)
		)
		.toBe( true );
	for ( const label of [
		'Good~ stuff~',
		'Keep~ this~',
		'Put~ down~',
		'Tell~ others~',
		'Buy~ that~',
		'Start~ now~',
	] ) {
		await expect(
			control( label.slice( 0, 3 ) ).locator( '.larder-vote__label' )
		).toHaveText( label.replaceAll( '~', MARK ) );
	}
} );
