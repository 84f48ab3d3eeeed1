import type { Locator, Page } from '@playwright/test';
import { recipeContent } from '../support/recipe-content';

type Make = ( fields: {
	type?: string;
	title: string;
	content: string;
} ) => Promise< { id: number; link: string } >;

/**
 * Returns a word that only the recipes of one test have.
 *
 * @return Such as `w3k9a0b2c`.
 */
const word = (): string => `w${ Math.random().toString( 36 ).slice( 2, 10 ) }`;

/**
 * Publishes three recipes, and a page that finds them, two at a time.
 *
 * @param make       Publishes.
 * @param attributes Further attributes of the block.
 * @param inner      Blocks in it.
 * @return URL of the page, and the word that the recipes share.
 */
export async function publish(
	make: Make,
	attributes: Record< string, unknown > = {},
	inner = ''
): Promise< { url: string; shared: string } > {
	const shared = word();
	const recipes = [
		[ 'Apple', 'beginner', 20 ],
		[ 'Bread', 'beginner', 90 ],
		[ 'Cake', 'advanced', 90 ],
	] as const;
	for ( const [ name, difficulty, cookTime ] of recipes ) {
		await make( {
			title: `${ name } ${ shared }`,
			content: recipeContent( { cookTime, difficulty }, { details: {} } ),
		} );
	}
	const comment = `wp:larder/recipe-search ${ JSON.stringify( {
		perPage: 2,
		filters: [
			{ id: 'difficulty_level', control: 'chips' },
			{ id: 'simple_factor' },
			{ id: 'total_time' },
		],
		...attributes,
	} ) }`;
	const { link } = await make( {
		type: 'pages',
		title: 'Find a recipe',
		content:
			inner === ''
				? `<!-- ${ comment } /-->`
				: `<!-- ${ comment } -->${ inner }<!-- /wp:larder/recipe-search -->`,
	} );
	return {
		url: `${ link }?keyword=${ shared }&sorting=title_asc`,
		shared,
	};
}

/**
 * Returns the alert of the search; the timers of a page have one of their own.
 */
export function alertOf( page: Page ): Locator {
	return page
		.locator( '.wp-block-larder-recipe-search' )
		.getByRole( 'alert' );
}

/**
 * Finds the names of the recipes that were found.
 *
 * @return Headings of cards.
 */
export function titles( page: Page ): Locator {
	return page.locator( '.wp-block-larder-recipe-search .larder-card__title' );
}

/**
 * Finds a box of a filter.
 *
 * @param name Its label, with or without the count.
 */
export function chip( page: Page, name: string ): Locator {
	return page.getByRole( 'checkbox', { name } );
}
