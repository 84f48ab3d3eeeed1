#!/usr/bin/env node
/**
 * Fails when the recipe page of the demo, with all that its template shows, or
 * Larder's style in it weighs too much: as a guest gets it from a site of its own,
 * or with `--url ADDRESS` from one that runs and has the demo.
 */
import { parseArgs } from 'node:util';
import { startSite, stopSite } from '../test/sites.mjs';
import {
	DEMO_RECIPE,
	PAGE_BUDGET,
	pageWeight,
	STYLE_BUDGET,
} from './page-weight.mjs';
import { report } from './report.mjs';

/**
 * Weighs the page of a site, and says what is too much.
 *
 * @param {string} url URL of the site, without a final slash.
 */
async function check( url ) {
	const { page, style, linked } = await pageWeight( url + DEMO_RECIPE );
	process.stdout.write(
		`The demo's recipe page: ${ page } of ${ PAGE_BUDGET } bytes, gzipped; ${ style } of ${ STYLE_BUDGET } are Larder's style.\n`
	);
	report( 'A recipe page that is too heavy', [
		...( page > PAGE_BUDGET ? [ `${ page } bytes of page` ] : [] ),
		...( style > STYLE_BUDGET ? [ `${ style } bytes of style` ] : [] ),
		...linked.map( ( tag ) => `style in a file: ${ tag }` ),
	] );
}

const { url } = parseArgs( { options: { url: { type: 'string' } } } ).values;
if ( url !== undefined ) {
	await check( url.replace( /\/+$/, '' ) );
} else {
	const site = await startSite( [ '--name', 'weight', '--demo' ] );
	try {
		await check( site.url );
	} finally {
		if ( site.startedHere ) {
			await stopSite( site );
		}
	}
}
