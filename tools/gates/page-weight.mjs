import { gzipSync } from 'node:zlib';

/** The page of the demo whose template shows all that there is. */
export const DEMO_RECIPE = '/recipe/miso-ramen/';

/** How much it may weigh, and Larder's style in it: bytes, gzipped; the budgets of docs/benchmarks.md. */
export const PAGE_BUDGET = 33 * 1024;
export const STYLE_BUDGET = 6144;

/** The strongest that servers use. */
const LEVEL = 9;

/** For whom a style may come in a file of its own: no other screen waits for it. */
const ELSEWHERE = /\bmedia=["']?print\b/;

/**
 * Weighs a page as it is sent, and what is Larder's own style in it.
 *
 * @param {string} html The page.
 * @return {{ page: number, style: number, linked: string[] }} Bytes, gzipped, and the tags of style of ours that the page waits for beside that.
 */
export function weigh( html ) {
	const styles = [
		...html.matchAll(
			/<style\b[^>]*\bid=["']?larder-[^>]*>(.*?)<\/style>/gs
		),
	].map( ( [ , style = '' ] ) =>
		// WordPress names the source of each style for debuggers.
		style.replace( /\n?\/\*# sourceURL=.*?\*\//g, '' ).trim()
	);
	const linked = [
		...html.matchAll( /<link\b[^>]*\bid=["']?larder-[^>]*>/g ),
	].map( ( [ tag ] ) => tag );
	return {
		page: gzipSync( html, { level: LEVEL } ).length,
		style: gzipSync( styles.join( '\n' ), { level: LEVEL } ).length,
		linked: linked.filter( ( tag ) => ! ELSEWHERE.test( tag ) ),
	};
}

/**
 * Fetches a page as a guest and weighs it.
 *
 * @param {string} address
 * @return {Promise<ReturnType<typeof weigh>>} As `weigh()` gives it.
 */
export async function pageWeight( address ) {
	const answer = await fetch( address );
	if ( ! answer.ok ) {
		throw new Error( `${ address } answers ${ answer.status }.` );
	}
	return weigh( await answer.text() );
}
