import type { Page } from '@playwright/test';
import { CommentForm } from './pages/comment-form';
import { Visitor } from './pages/visitor';
import { site } from './support/environment';
import { speak } from './support/language';
import { MODES, type Mode } from './support/modes';
import { switchMuPlugin } from './support/site-php';
import {
	TASK_RECIPES,
	taskRecipe,
	type TaskRecipe,
} from './support/task-recipes';
import { expect, test } from './support/test';
import { Words } from './support/words';

/** Who does a task, with which recipe, and in which words. */
type Task = {
	page: Page;
	visitor: Visitor;
	recipe: TaskRecipe;
	words: Words;
};

/** Finds a vegetarian recipe under 30 minutes, and opens it. */
async function find( { page, visitor, recipe, words }: Task ): Promise< void > {
	await page.goto( '/find-a-recipe/' );
	const sheet = page.getByRole( 'button', {
		name: new RegExp( `^${ words.say( 'Filter' ) }( ·|$)` ),
	} );
	const isNarrow = await sheet.isVisible();
	if ( isNarrow ) {
		await visitor.press( sheet );
	}
	const diet = words.say( 'Diet' );
	await visitor.press(
		page.getByRole( 'button', { name: new RegExp( `^${ diet }` ) } )
	);
	const values = page.getByRole( 'combobox', {
		name: words.say( 'Search: %s', diet ),
	} );
	await visitor.write( values, 'Vegeta' );
	const vegetarian = page.getByRole( 'option', { name: /^Vegetarian/ } );
	await expect(
		page.getByRole( 'listbox', { name: diet } ).getByRole( 'option' )
	).toHaveCount( 1 );
	await values.press( 'ArrowDown' );
	await values.press( 'Enter' );
	await expect( vegetarian ).toHaveAttribute( 'aria-selected', 'true' );
	await visitor.expectNothingInTheWay( 'the diet' );
	await page.keyboard.press( 'Escape' );
	await visitor.press(
		page.getByRole( 'button', { name: words.say( 'Total time' ) } )
	);
	await expect(
		page.getByRole( 'radio', { name: words.say( 'Any' ), exact: true } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		page.getByRole( 'radio', { name: words.say( 'Up to %s min', '30' ) } )
	).toBeChecked();
	await visitor.expectNothingInTheWay( 'the time' );
	await page.keyboard.press( 'Escape' );
	await visitor.hears( words.any( '%s recipe' ) );
	if ( isNarrow ) {
		await visitor.press(
			page.getByRole( 'button', { name: words.any( 'Show %s recipe' ) } )
		);
	}
	await expect( page ).toHaveURL( /total_time/ );
	await visitor.expectNothingInTheWay( 'what was found' );
	await visitor.press(
		page.getByRole( 'link', { name: recipe.title } ).first()
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		recipe.title
	);
}

/** Scales to six, chooses metric units, and ticks an ingredient and a step. */
async function prepare( {
	page,
	visitor,
	recipe,
	words,
}: Task ): Promise< void > {
	const amount = page.getByRole( 'textbox', {
		name: words.any( 'How many: %s' ),
	} );
	await visitor.write( amount, '6' );
	await page.keyboard.press( 'Enter' );
	const list = page.locator( '.wp-block-larder-ingredients' );
	await expect( list.getByRole( 'listitem' ).nth( 1 ) ).toContainText(
		recipe.scaled
	);
	await visitor.hears( new RegExp( `6 ${ recipe.unit }` ) );
	await visitor.expectNothingInTheWay( 'scaled' );
	await visitor.choose(
		page.getByRole( 'combobox', { name: words.say( 'Units' ) } ),
		words.say( 'Metric' )
	);
	await expect( list.getByRole( 'listitem' ).first() ).toContainText(
		recipe.metric
	);
	await visitor.hears( words.any( 'Amounts in metric units' ) );
	await visitor.expectNothingInTheWay( 'in metric units' );
	await visitor.tick( list.getByRole( 'checkbox', { name: recipe.scaled } ) );
	await visitor.tick(
		page.getByRole( 'checkbox', {
			name: words.say( 'Step %d done', '1' ),
		} )
	);
	await visitor.expectNothingInTheWay( 'ticked' );
}

/** Cooks to the second step, starts its timer, and stops it on the page. */
async function cook( { page, visitor, recipe, words }: Task ): Promise< void > {
	const open = page
		.locator( '.wp-block-larder-recipe__header' )
		.getByRole( 'button', { name: words.say( 'Cook' ), exact: true } );
	if ( await open.isVisible() ) {
		// The header is above what was ticked.
		await page.locator( '.wp-block-larder-recipe' ).focus();
	}
	await visitor.press( open );
	const dialog = page.getByRole( 'dialog', { name: recipe.title } );
	await expect( dialog ).toBeVisible();
	await visitor.expectNothingInTheWay( 'in cook mode' );
	await visitor.press(
		dialog.getByRole( 'button', { name: words.say( 'Next' ) } )
	);
	await expect( dialog.getByRole( 'heading' ) ).toBeFocused();
	await visitor.press(
		dialog.getByRole( 'button', {
			name: words.say( 'Start timer, %s', recipe.time ),
		} )
	);
	await expect( dialog.getByRole( 'timer' ) ).toBeVisible();
	const second = words.say( 'Step %d', '2' );
	await visitor.hears(
		new RegExp(
			words.say( 'Timer for %1$s started: %2$s', second, '' ).trim()
		)
	);
	await visitor.expectNothingInTheWay( 'with a timer' );
	await visitor.press(
		dialog.getByRole( 'button', { name: words.say( 'Close' ) } )
	);
	await expect( open ).toBeFocused();
	const tray = page.getByRole( 'region', { name: words.say( 'Timers' ) } );
	await expect( tray ).toBeVisible();
	await visitor.expectNothingInTheWay( 'the timers of the page' );
	await visitor.press(
		tray.getByRole( 'button', { name: words.say( 'Stop: %s', second ) } )
	);
	await expect( tray ).toBeHidden();
}

/** Saves the recipe, for which one has to log in. */
async function save( { page, visitor, words }: Task ): Promise< void > {
	await page.locator( '.wp-block-larder-recipe' ).focus();
	const button = page.locator(
		'.wp-block-larder-recipe__header [data-recipe-id]'
	);
	await visitor.press( button );
	const login = words.say( 'Log in' );
	const dialog = page.getByRole( 'dialog', { name: login } );
	const user = dialog.getByLabel( words.say( 'Username or email address' ) );
	await expect( user ).toBeFocused();
	await visitor.expectNothingInTheWay( 'the login' );
	await visitor.write( user, site().user );
	await visitor.write(
		dialog.getByRole( 'textbox', { name: words.say( 'Password' ) } ),
		site().password
	);
	await visitor.press( dialog.getByRole( 'button', { name: login } ) );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	await visitor.hears( new RegExp( words.say( 'Saved to your recipes.' ) ) );
}

/** Rates with four stars and a comment. */
async function rate( { page, visitor, words }: Task ): Promise< void > {
	const { form, field } = new CommentForm( page );
	const stars = field.getByRole( 'radio', { name: words.any( '%d star' ) } );
	await stars.first().focus();
	await page.keyboard.press( 'Space' );
	for ( let star = 1; star < 4; star++ ) {
		await page.keyboard.press( 'ArrowDown' );
	}
	await expect( stars.nth( 3 ) ).toBeChecked();
	await visitor.expectNothingInTheWay( 'four stars' );
	await visitor.write( form.locator( '#comment' ), `Quick ${ Date.now() }` );
	await visitor.press( form.locator( '[type=submit]' ) );
	await expect( page ).toHaveURL( /comment-\d+/ );
	await expect(
		page
			.getByRole( 'img', {
				name: words.any( '%s out of 5 stars', '4(?:[.,]0)?' ),
			} )
			.first()
	).toBeVisible();
}

/** Opens the print page. */
async function print( { page, visitor, words }: Task ): Promise< void > {
	await page.locator( '.wp-block-larder-recipe' ).focus();
	await visitor.press(
		page.locator( '.wp-block-larder-recipe__actions > [popovertarget]' )
	);
	const link = page
		.locator( '.wp-block-larder-recipe__actions' )
		.getByRole( 'link', { name: words.say( 'Print' ) } );
	await expect( link ).toBeVisible();
	await visitor.expectNothingInTheWay( 'the menu' );
	await visitor.press( link );
	await expect( page ).toHaveURL( /recipe_servings=6/ );
	await expect( page.locator( '.larder-print__pages' ) ).toHaveText(
		words.any( '%d page', '1' )
	);
	await visitor.hears( words.any( '%d page', '1' ) );
	const times = page.getByLabel( words.say( 'Times and facts' ) );
	await visitor.press( times, 'Space' );
	await expect( times ).not.toBeChecked();
	await visitor.expectNothingInTheWay( 'the print page' );
}

const TASKS = [ find, prepare, cook, save, rate, print ];

/** Runs all tasks in one mode and one language. */
function runTasks( mode: Mode, recipe: TaskRecipe ): void {
	test.use( mode.use );

	test( 'a recipe is found, scaled, cooked, saved, rated and printed', async ( {
		page,
		context,
		baseURL,
		rest,
		makeRecipe,
	} ) => {
		await speak( context, recipe.locale, baseURL );
		await makeRecipe( await taskRecipe( rest, recipe ) );
		const visitor = new Visitor( page, mode );
		await visitor.begin();
		const words = await Words.load( recipe.locale );
		for ( const task of TASKS ) {
			await test.step( task.name, () =>
				task( { page, visitor, recipe, words } )
			);
		}
		expect( page.url() ).toContain( 'print_recipe' );
	} );
}

const [ english, ...others ] = TASK_RECIPES;

for ( const mode of MODES ) {
	test.describe( mode.name, () => {
		runTasks( mode, english );
	} );
}

test.describe( 'on a site in another language', () => {
	// One helper for all, which is put into the site once; it answers to a cookie alone.
	test.describe.configure( { mode: 'serial' } );

	test.beforeAll( () => switchMuPlugin( 'larder-language', 'on', '-tasks' ) );

	test.afterAll( () => switchMuPlugin( 'larder-language', 'off', '-tasks' ) );

	for ( const recipe of others ) {
		for ( const mode of MODES.filter(
			( { isKeyboard, listen } ) => isKeyboard || listen !== undefined
		) ) {
			test.describe( `${ recipe.locale }, ${ mode.name }`, () => {
				runTasks( mode, recipe );
			} );
		}
	}
} );
