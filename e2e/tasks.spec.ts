import type { Page } from '@playwright/test';
import { CommentForm } from './pages/comment-form';
import { Visitor } from './pages/visitor';
import { site } from './support/environment';
import { MODES } from './support/modes';
import { recipeContent } from './support/recipe-content';
import type { Rest } from './support/rest';
import { readLinked } from './support/rest';
import { expect, test } from './support/test';

const TITLE = 'Tomato rice in a hurry';

/** Returns a vegetarian recipe of 25 minutes for four, whose rice is in cups. */
async function quickRecipe( rest: Rest ): Promise< Record< string, unknown > > {
	const diets = await rest.send(
		'GET',
		'/wp/v2/recipe-dietary?slug=vegetarian'
	);
	const { id } = readLinked( Array.isArray( diets ) ? diets[ 0 ] : null );
	return {
		title: TITLE,
		comment_status: 'open',
		'recipe-dietary': [ id ],
		content: recipeContent(
			{
				yieldAmount: 4,
				yieldUnit: 'servings',
				prepTime: 5,
				cookTime: 20,
			},
			{
				details: {},
				ingredients: {
					groups: [
						{
							id: 'taskgrp1',
							title: '',
							items: [
								[ 'taskrice', '2', 'cups', 'water' ],
								[ 'tasktoma', '4', '', 'tomatoes' ],
							].map( ( [ key, quantity, unit, name ] ) => ( {
								id: key,
								text: `${ quantity } ${ unit } ${ name }`,
								quantity,
								unit,
								name,
								note: '',
							} ) ),
						},
					],
				},
				instructions: {
					groups: [
						{
							id: 'taskgrp2',
							title: '',
							steps: [
								{ id: 'taskstp1', text: 'Chop the tomatoes.' },
								{
									id: 'taskstp2',
									text: 'Simmer everything for 10 minutes.',
								},
							],
						},
					],
				},
			}
		),
	};
}

/** Finds a vegetarian recipe under 30 minutes, and opens it. */
async function find( page: Page, visitor: Visitor ): Promise< void > {
	await page.goto( '/find-a-recipe/' );
	const sheet = page.getByRole( 'button', { name: /^Filter( ·|$)/ } );
	const isNarrow = await sheet.isVisible();
	if ( isNarrow ) {
		await visitor.press( sheet );
	}
	await visitor.press( page.getByRole( 'button', { name: /^Diet/ } ) );
	const values = page.getByRole( 'combobox', { name: 'Search: Diet' } );
	await visitor.write( values, 'Vegeta' );
	const vegetarian = page.getByRole( 'option', { name: /^Vegetarian/ } );
	await expect(
		page.getByRole( 'listbox', { name: 'Diet' } ).getByRole( 'option' )
	).toHaveCount( 1 );
	await values.press( 'ArrowDown' );
	await values.press( 'Enter' );
	await expect( vegetarian ).toHaveAttribute( 'aria-selected', 'true' );
	await visitor.expectNothingInTheWay( 'the diet' );
	await page.keyboard.press( 'Escape' );
	await visitor.press( page.getByRole( 'button', { name: 'Total time' } ) );
	await expect( page.getByRole( 'radio', { name: 'Any' } ) ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		page.getByRole( 'radio', { name: 'Up to 30 min' } )
	).toBeChecked();
	await visitor.expectNothingInTheWay( 'the time' );
	await page.keyboard.press( 'Escape' );
	await visitor.hears( /\d+ recipes?$/m );
	if ( isNarrow ) {
		await visitor.press(
			page.getByRole( 'button', { name: /^Show \d+ recipe/ } )
		);
	}
	await expect( page ).toHaveURL( /total_time/ );
	await visitor.expectNothingInTheWay( 'what was found' );
	await visitor.press( page.getByRole( 'link', { name: TITLE } ).first() );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		TITLE
	);
}

/** Scales to six, chooses metric units, and ticks an ingredient and a step. */
async function prepare( page: Page, visitor: Visitor ): Promise< void > {
	const amount = page.getByRole( 'textbox', { name: /^How many/ } );
	await visitor.write( amount, '6' );
	await page.keyboard.press( 'Enter' );
	const list = page.locator( '.wp-block-larder-ingredients' );
	await expect( list.getByRole( 'listitem' ).nth( 1 ) ).toContainText(
		'6 tomatoes'
	);
	await visitor.hears( /6 servings/ );
	await visitor.expectNothingInTheWay( 'scaled' );
	await visitor.choose(
		page.getByRole( 'combobox', { name: 'Units' } ),
		'Metric'
	);
	await expect( list.getByRole( 'listitem' ).first() ).toContainText(
		/\d+ ml water/
	);
	await visitor.hears( /Amounts in metric units/ );
	await visitor.expectNothingInTheWay( 'in metric units' );
	await visitor.tick( list.getByRole( 'checkbox', { name: '6 tomatoes' } ) );
	await visitor.tick( page.getByRole( 'checkbox', { name: 'Step 1 done' } ) );
	await visitor.expectNothingInTheWay( 'ticked' );
}

/** Cooks to the second step, starts its timer, and stops it on the page. */
async function cook( page: Page, visitor: Visitor ): Promise< void > {
	const open = page
		.locator( '.wp-block-larder-recipe__header' )
		.getByRole( 'button', { name: 'Cook', exact: true } );
	if ( await open.isVisible() ) {
		// The header is above what was ticked.
		await page.locator( '.wp-block-larder-recipe' ).focus();
	}
	await visitor.press( open );
	const dialog = page.getByRole( 'dialog', { name: TITLE } );
	await expect( dialog ).toBeVisible();
	await visitor.expectNothingInTheWay( 'in cook mode' );
	await visitor.press( dialog.getByRole( 'button', { name: 'Next' } ) );
	await expect( dialog.getByRole( 'heading' ) ).toBeFocused();
	await visitor.press(
		dialog.getByRole( 'button', { name: 'Start timer, 10 minutes' } )
	);
	await expect( dialog.getByRole( 'timer' ) ).toBeVisible();
	await visitor.hears( /Timer for Step 2 started/ );
	await visitor.expectNothingInTheWay( 'with a timer' );
	await visitor.press( dialog.getByRole( 'button', { name: 'Close' } ) );
	await expect( open ).toBeFocused();
	const tray = page.getByRole( 'region', { name: 'Timers' } );
	await expect( tray ).toBeVisible();
	await visitor.expectNothingInTheWay( 'the timers of the page' );
	await visitor.press( tray.getByRole( 'button', { name: 'Stop: Step 2' } ) );
	await expect( tray ).toBeHidden();
}

/** Saves the recipe, for which one has to log in. */
async function save( page: Page, visitor: Visitor ): Promise< void > {
	await page.locator( '.wp-block-larder-recipe' ).focus();
	const button = page.locator(
		'.wp-block-larder-recipe__header [data-recipe-id]'
	);
	await visitor.press( button );
	const dialog = page.getByRole( 'dialog', { name: 'Log in' } );
	const user = dialog.getByLabel( 'Username or email address' );
	await expect( user ).toBeFocused();
	await visitor.expectNothingInTheWay( 'the login' );
	await visitor.write( user, site().user );
	await visitor.write(
		dialog.getByRole( 'textbox', { name: 'Password' } ),
		site().password
	);
	await visitor.press( dialog.getByRole( 'button', { name: 'Log in' } ) );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await visitor.hears( /Saved to your recipes/ );
}

/** Rates with four stars and a comment. */
async function rate( page: Page, visitor: Visitor ): Promise< void > {
	const form = new CommentForm( page );
	await form.star( 1 ).focus();
	await page.keyboard.press( 'Space' );
	for ( let star = 1; star < 4; star++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await expect( form.star( 4 ) ).toBeChecked();
	await visitor.expectNothingInTheWay( 'four stars' );
	await visitor.write(
		form.form.locator( '#comment' ),
		`Quick ${ Date.now() }`
	);
	await visitor.press( form.form.locator( '[type=submit]' ) );
	await expect( page ).toHaveURL( /comment-\d+/ );
	await expect(
		page.getByRole( 'img', { name: /^4(\.0)? out of 5 stars/ } ).first()
	).toBeVisible();
}

/** Goes to the page that is printed. */
async function print( page: Page, visitor: Visitor ): Promise< void > {
	await page.locator( '.wp-block-larder-recipe' ).focus();
	await visitor.press(
		page.locator( '.wp-block-larder-recipe__actions > [popovertarget]' )
	);
	const link = page
		.locator( '.wp-block-larder-recipe__actions' )
		.getByRole( 'link', { name: 'Print' } );
	await expect( link ).toBeVisible();
	await visitor.expectNothingInTheWay( 'the menu' );
	await visitor.press( link );
	await expect( page ).toHaveURL( /recipe_servings=6/ );
	await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
		'1 page'
	);
	await visitor.hears( /1 page/ );
	const times = page.getByLabel( 'Times and facts' );
	await visitor.press( times, 'Space' );
	await expect( times ).not.toBeChecked();
	await visitor.expectNothingInTheWay( 'the print page' );
}

for ( const mode of MODES ) {
	test.describe( mode.name, () => {
		test.use( mode.use );

		test( 'a recipe is found, scaled, cooked, saved, rated and printed', async ( {
			page,
			rest,
			makeRecipe,
		} ) => {
			await makeRecipe( await quickRecipe( rest ) );
			const visitor = new Visitor( page, mode );
			await visitor.begin();
			for ( const task of [ find, prepare, cook, save, rate, print ] ) {
				await test.step( task.name, () => task( page, visitor ) );
			}
			expect( page.url() ).toContain( 'print_recipe' );
		} );
	} );
}
