import { SiteError } from '../../site/errors.mjs';
import { openAdmin, publishRecipe } from '../browser.mjs';
import { loadPage } from '../load-page.mjs';
import { SCRIPT_BUDGET } from '../page.mjs';
import { limited } from '../table.mjs';

/** All blocks with votes, where a recipe has them; the theme prints the comment form below. */
const BLOCKS = {
	above: [ 'larder/likes', 'larder/wishlist', 'larder/recommend' ],
	below: [ 'larder/rating', 'larder/saved-recipes' ],
};

/**
 * Throws when a page lacks something to vote with: it would weigh too little.
 *
 * @param {string} address
 */
async function requireAll( address ) {
	const page = await ( await fetch( address ) ).text();
	for ( const mark of [
		...[ ...BLOCKS.above, ...BLOCKS.below ].map( ( name ) =>
			name.replace( 'larder/', 'data-larder-island="' )
		),
		'larder-rating-field',
	] ) {
		if ( ! page.includes( mark ) ) {
			throw new SiteError( `The recipe's page has no ${ mark }.` );
		}
	}
}

/**
 * Opens a recipe that has everything to vote with, as a logged-out phone does, and weighs the script that it gets before it does anything.
 *
 * @param {import('../types.mjs').Bench} bench
 * @return {Promise<import('../table.mjs').Row[]>} The result, at the top of the page and where a link to the comment form leads.
 */
export async function benchVotePage( { browser, site } ) {
	const admin = await openAdmin( browser, site );
	const { link } = await publishRecipe( admin, 16, 10, BLOCKS );
	await admin.context().close();
	await requireAll( link );
	/**
	 * @param {string} what
	 * @param {string} address
	 */
	const weigh = async ( what, address ) =>
		limited(
			`script before any interaction, gzipped: ${ what }`,
			( await loadPage( browser, address, 1 ) ).script,
			'B',
			SCRIPT_BUDGET
		);
	return [
		await weigh( 'a recipe with all these blocks', link ),
		await weigh( 'the same at its comment form', `${ link }#respond` ),
	];
}
