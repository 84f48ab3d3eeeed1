#!/usr/bin/env node
/**
 * `npm run bench -- page|editor|search [--runs N] [--recipes N] [--db sqlite|mysql]`:
 * measures, prints a table (or with `--json` its rows), and fails when a budget is broken.
 * `npm run bench -- search --site FOLDER --json` times the search of any WordPress.
 * docs/benchmarks.md says what the figures mean.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../setup/build.mjs';
import { SiteError, describeError } from '../site/errors.mjs';
import { REPOSITORY } from '../site/paths.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts, undoAll } from '../site/system/interrupt.mjs';
import { startSite, stopSite } from '../test/sites.mjs';
import { openBrowser } from './browser.mjs';
import { benchEditor } from './editor.mjs';
import { benchPage } from './page.mjs';
import { benchSearch, timeAnySite } from './search.mjs';
import { table } from './table.mjs';

/** @typedef {import('./table.mjs').Row} Row */

const BENCHES = new Map( [
	[ 'page', { measure: benchPage, runs: 9 } ],
	[ 'editor', { measure: benchEditor, runs: 5 } ],
	[ 'search', { measure: benchSearch, runs: 7 } ],
] );

/** Options of the site that is measured. */
const SITE = [
	'--name',
	'bench',
	'--fresh',
	'--runtime',
	'native',
	'--mu',
	path.join( REPOSITORY, 'tools/bench/php/bench-mu.php' ),
];

/**
 * Measures on a fresh site.
 *
 * @param {string} name
 * @param {number|undefined} chosen  How often.
 * @param {number|undefined} recipes How many recipes the site has.
 * @param {string|undefined} db      Its database.
 * @return {Promise<Row[]>} The result.
 */
async function measure( name, chosen, recipes, db ) {
	const bench = BENCHES.get( name );
	if ( bench === undefined ) {
		throw new SiteError( 'Say what to measure.', {
			mend: `npm run bench -- ${ [ ...BENCHES.keys() ].join( '|' ) }`,
		} );
	}
	const progress = createProgress();
	await ensureBuild( progress );
	const browser = await openBrowser( progress );
	try {
		const site = await startSite( [
			...SITE,
			// Large sites have MariaDB.
			'--db',
			db ?? ( name === 'search' ? 'mysql' : 'sqlite' ),
		] );
		try {
			const runs = chosen ?? bench.runs;
			return await bench.measure( {
				browser,
				site,
				runs,
				progress,
				...( recipes === undefined ? {} : { recipes } ),
			} );
		} finally {
			await stopSite( site );
		}
	} finally {
		await browser.close();
	}
}

handleInterrupts( () => process.stderr.write( '\nStopping…\n' ) );

try {
	const { positionals, values } = parseArgs( {
		allowPositionals: true,
		options: {
			runs: { type: 'string' },
			recipes: { type: 'string' },
			db: { type: 'string' },
			site: { type: 'string' },
			json: { type: 'boolean' },
		},
	} );
	/** @param {string|undefined} text */
	const number = ( text ) =>
		text === undefined ? undefined : Number( text );
	if ( values.site !== undefined ) {
		const figures = await timeAnySite(
			values.site,
			number( values.runs ) ?? 7,
			createProgress()
		);
		process.stdout.write( `${ JSON.stringify( figures ) }\n` );
	} else {
		const rows = await measure(
			positionals[ 0 ] ?? '',
			number( values.runs ),
			number( values.recipes ),
			values.db
		);
		process.stdout.write(
			values.json === true
				? `${ JSON.stringify( rows ) }\n`
				: table( rows )
		);
		process.exitCode = rows.some( ( { isMet } ) => isMet === false )
			? 1
			: 0;
	}
} catch ( error ) {
	await undoAll();
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
