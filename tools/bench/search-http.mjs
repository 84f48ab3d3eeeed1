import { openAdmin, publishRecipe } from './browser.mjs';

/**
 * @typedef {import('../test/sites.mjs').RunningSite} RunningSite
 * @typedef {import('@playwright/test').Browser} Browser
 */

/** What the block shows beside the results: 139 values. */
const FILTERS = [
	'recipe_courses',
	'recipe_cuisines',
	'recipe_dietary',
	'recipe_cooking_methods',
	'recipe_keys',
	'recipe_badges',
];

/** How often each request is sent in one run; a single one says little. */
const REPEATS = 5;

/** Leaves the index out of a request, as if the site had none. */
const UNINDEXED = 'X-Larder-Unindexed';

/**
 * Times one ajax request of a visitor who is not logged in.
 *
 * @param {string}                   url  URL of the site.
 * @param {Record< string, string >} form Fields.
 * @return {Promise<number>} Milliseconds; throws when the answer is not a success.
 */
async function timeRequest( url, form ) {
	const start = performance.now();
	const response = await fetch( `${ url }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		body: new URLSearchParams( form ),
	} );
	const { success } = await response.json();
	if ( success !== true ) {
		throw new Error( `The site answered ${ response.status }.` );
	}
	return performance.now() - start;
}

/**
 * Times the whole search request against an action that does nothing, in turn.
 *
 * @param {RunningSite} site
 * @param {number}      runs
 * @param {number[]}    cuisines Terms that are chosen.
 * @return {Promise<{ search: number[], nothing: number[] }>} Milliseconds.
 */
export async function timeSearches( { url }, runs, cuisines ) {
	/** @type {{ search: number[], nothing: number[] }} */
	const times = { search: [], nothing: [] };
	const search = {
		action: 'recipe_search_results',
		...Object.fromEntries( [
			...cuisines.map( ( id, place ) => [
				`search[recipe_cuisines][${ place }]`,
				String( id ),
			] ),
			...FILTERS.map( ( filter, place ) => [
				`facets[${ place }]`,
				filter,
			] ),
		] ),
	};
	for ( let run = 0; run < runs * REPEATS; run++ ) {
		times.search.push( await timeRequest( url, search ) );
		times.nothing.push(
			await timeRequest( url, { action: 'larder_bench_nothing' } )
		);
	}
	return times;
}

/**
 * Times saves of a whole recipe as the editor sends them, with the index and without, in turn.
 *
 * @param {Browser}     browser
 * @param {RunningSite} site
 * @param {number}      runs
 * @return {Promise<{ indexed: number[], plain: number[] }>} Milliseconds.
 */
export async function timeSaves( browser, site, runs ) {
	const page = await openAdmin( browser, site );
	try {
		const { id } = await publishRecipe( page, 16, 10 );
		return await page.evaluate(
			async ( { post, repeats, header } ) => {
				const { wp } = /** @type {any} */ ( window );
				/** @type {{ indexed: number[], plain: number[] }} */
				const times = { indexed: [], plain: [] };
				/**
				 * @param {number}                   run
				 * @param {Record< string, string >} headers
				 */
				const save = async ( run, headers ) => {
					const start = performance.now();
					await wp.apiFetch( {
						path: `/wp/v2/posts/${ post }`,
						method: 'POST',
						headers,
						data: { title: `Lentil soup ${ run }` },
					} );
					return performance.now() - start;
				};
				for ( let run = 0; run < repeats; run++ ) {
					times.indexed.push( await save( 2 * run, {} ) );
					times.plain.push(
						await save( 2 * run + 1, { [ header ]: '1' } )
					);
				}
				return times;
			},
			{ post: id, repeats: runs * REPEATS, header: UNINDEXED }
		);
	} finally {
		await page.context().close();
	}
}
