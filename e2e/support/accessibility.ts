import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The rules of WCAG 2.2 AA and what axe calls best practice. */
const RULES = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/**
 * The navigation of a theme, where a site has not made one of its own: WordPress
 * prints the list of pages right inside another list.
 */
const OF_WORDPRESS = '.wp-block-navigation__container';

/**
 * Expects that axe finds nothing wrong in a part of the page.
 *
 * @param page    The page in the state that is to be looked at.
 * @param include CSS selector of the part; the whole page by default.
 */
export async function expectAccessible(
	page: Page,
	include = 'body'
): Promise< void > {
	const { violations } = await new AxeBuilder( { page } )
		.include( include )
		.exclude( OF_WORDPRESS )
		.withTags( RULES )
		.analyze();
	const found = violations.map(
		( { id, help, nodes } ) =>
			`${ id }: ${ help }\n${ nodes
				.map( ( { html } ) => `    ${ html.slice( 0, 300 ) }` )
				.join( '\n' ) }`
	);
	expect( found, 'what axe finds wrong' ).toEqual( [] );
}
