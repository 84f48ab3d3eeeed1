import type { Page } from '@playwright/test';
import { CommentForm } from './pages/comment-form';
import { openMenu } from './support/menu';
import { expect, expectAccessible, test } from './support/test';

/** A recipe of the demo that has every block. */
const RECIPE = '/recipe/miso-ramen/';

test.use( { contextOptions: { reducedMotion: 'reduce' } } );

/** Starts three timers, so that the tray has to scroll. */
async function startTimers( page: Page ): Promise< void > {
	const times = page
		.locator( '.wp-block-larder-instructions' )
		.getByRole( 'button', { name: /^Start timer/ } );
	for ( let at = 0; at < 3; at++ ) {
		await times.nth( at ).click();
	}
	await expect(
		page.getByRole( 'region', { name: 'Timers' } ).getByRole( 'listitem' )
	).toHaveCount( 3 );
}

/** Adds the ingredients of the recipe to the list, and opens it with a line being edited. */
async function openList( page: Page ): Promise< void > {
	await page.goto( RECIPE );
	await openMenu( page );
	await page.getByRole( 'button', { name: 'Add to shopping list' } ).click();
	await expect( page.getByText( /on your shopping list/ ) ).toBeVisible();
	await page.goto( '/shopping-list/' );
	const list = page.locator( '.wp-block-larder-shopping-list' );
	await list.getByRole( 'checkbox' ).first().check();
	await list
		.getByRole( 'button', { name: /^Edit / } )
		.first()
		.click();
	await expect( list.getByLabel( 'Amount' ) ).toBeVisible();
}

/** What a page can be like, and how it comes to that. */
const STATES: readonly [
	name: string,
	part: string,
	open: ( page: Page ) => Promise< void >,
][] = [
	[
		'a recipe that is scaled and ticked, with its menu and three timers',
		'body',
		async ( page ) => {
			await page.goto( RECIPE );
			await page.getByRole( 'button', { name: '2×' } ).click();
			const line = page
				.locator( '.wp-block-larder-ingredients__line' )
				.first();
			await line.click( { position: { x: 12, y: 12 } } );
			await expect( line.getByRole( 'checkbox' ) ).toBeChecked();
			await startTimers( page );
			await page.getByText( 'All details' ).click();
			await openMenu( page );
		},
	],
	[
		'cook mode with timers',
		'dialog[open]',
		async ( page ) => {
			await page.goto( RECIPE );
			await startTimers( page );
			await page
				.getByRole( 'button', { name: 'Cook', exact: true } )
				.first()
				.click();
			const dialog = page.getByRole( 'dialog' );
			await dialog.getByRole( 'button', { name: 'Next' } ).click();
		},
	],
	[
		'a number of servings that cannot be',
		'.wp-block-larder-ingredients',
		async ( page ) => {
			await page.goto( RECIPE );
			await page
				.getByRole( 'textbox', { name: /^How many/ } )
				.fill( 'four' );
			await expect(
				page.getByText( 'Type a number, such as 4.' )
			).toBeVisible();
		},
	],
	[
		'the filters of a search, with a list open',
		'body',
		async ( page ) => {
			await page.goto( '/recipes/' );
			await page.getByRole( 'button', { name: /^Diet/ } ).click();
			await expect(
				page.getByRole( 'listbox', { name: 'Diet' } )
			).toBeVisible();
		},
	],
	[
		'a search that finds nothing',
		'body',
		async ( page ) => {
			await page.goto( '/recipes/?search=qwertzuiop' );
		},
	],
	[ 'a shopping list with a line in work', 'body', openList ],
	[
		'an empty shopping list',
		'body',
		async ( page ) => {
			await page.goto( '/shopping-list/' );
			await page.mouse.move( 5, 5 );
			await expect( page.getByLabel( 'Add to the list' ) ).toBeVisible();
		},
	],
	[
		'saved recipes of somebody who is not logged in',
		'body',
		async ( page ) => {
			await page.goto( '/saved-recipes/' );
		},
	],
	[
		'a login that was refused',
		'dialog[open]',
		async ( page ) => {
			await page.goto( RECIPE );
			await page
				.locator( '.wp-block-larder-recipe__header [data-recipe-id]' )
				.click();
			const dialog = page.getByRole( 'dialog', { name: 'Log in' } );
			await dialog.getByRole( 'button', { name: 'Log in' } ).click();
			await expect(
				dialog.locator( '[aria-invalid=true]' )
			).not.toHaveCount( 0 );
		},
	],
	[
		'a comment form with chosen stars',
		'#respond',
		async ( page ) => {
			await page.goto( RECIPE );
			await new CommentForm( page ).star( 3 ).check( { force: true } );
		},
	],
	[
		'the print preview',
		'.larder-print__tools',
		async ( page ) => {
			await page.goto( `${ RECIPE }?print_recipe=true` );
			await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
				/\d pages?/
			);
		},
	],
];

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test.describe( `in the ${ colorScheme } scheme`, () => {
		test.use( { colorScheme } );
		for ( const [ name, part, open ] of STATES ) {
			test( `axe finds nothing wrong with ${ name }`, async ( {
				page,
			} ) => {
				await open( page );
				await expectAccessible( page, part );
			} );
		}
	} );
}
