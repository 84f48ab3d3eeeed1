#!/usr/bin/env node
/**
 * `npm run bench -- page|lighthouse|editor|search|exchange|switch|votes [--runs N] [--recipes N] [--clients N] [--calls N] [--db sqlite|mysql]`:
 * measures, prints a table (or with `--json` its rows), and fails when a budget is broken.
 * `npm run bench -- page --only weight,paint,tasks,taps` measures some of it.
 * `npm run bench -- search --site FOLDER --json` times the search of any WordPress.
 * `npm run bench -- votes --site URL --action NAME --post ID [--field NAME=VALUE …] [--header NAME=VALUE …]` votes on any site.
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
import { benchExchange } from './exchange.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { PARTS, benchPage } from './page.mjs';
import { benchSearch, timeAnySite } from './search.mjs';
import { benchSwitch } from './switch.mjs';
import { inWords, table } from './table.mjs';
import { benchAnySite, benchVotes } from './votes.mjs';
import { pairsOf } from './votes/pairs.mjs';

/** @typedef {import('./table.mjs').Row} Row */

/**
 * What can be measured.
 *
 * @typedef {object} Measurement
 * @property {( bench: import('./types.mjs').Bench, database: 'mysql'|'sqlite' ) => Promise<Row[]>} measure
 * @property {number}                        runs      How often, when nothing else is said.
 * @property {Array<'mysql'|'sqlite'>}       databases On a site of its own for each.
 * @property {string[]}                      [options] Further ones of `npm run site -- start`.
 */

/** @type {Map<string, Measurement>} */
const BENCHES = new Map( [
	[
		'page',
		{
			measure: benchPage,
			runs: 7,
			databases: [ 'sqlite' ],
			options: [ '--demo' ],
		},
	],
	[
		'lighthouse',
		{
			measure: benchLighthouse,
			runs: 5,
			databases: [ 'sqlite' ],
			options: [ '--demo' ],
		},
	],
	[ 'editor', { measure: benchEditor, runs: 5, databases: [ 'sqlite' ] } ],
	// Large sites have it.
	[ 'search', { measure: benchSearch, runs: 7, databases: [ 'mysql' ] } ],
	[
		'exchange',
		{
			measure: benchExchange,
			runs: 1,
			databases: [ 'mysql', 'sqlite' ],
		},
	],
	[ 'switch', { measure: benchSwitch, runs: 1, databases: [ 'mysql' ] } ],
	[
		'votes',
		{
			measure: benchVotes,
			runs: 3,
			databases: [ 'mysql', 'sqlite' ],
			options: [
				'--mu',
				path.join( REPOSITORY, 'tools/bench/php/votes-mu.php' ),
			],
		},
	],
] );

/** How many votes are sent to a site that is not ours. */
const ELSEWHERE = { clients: 8, calls: 50 };

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
 * Measures on fresh sites.
 *
 * @param {string} name
 * @param {number|undefined} chosen How often.
 * @param {Partial<Pick<import('./types.mjs').Bench, 'recipes'|'clients'|'calls'|'only'>>} sizes How much of what there is, and which parts.
 * @param {string|undefined} db     The only database; undefined is what the benchmark is for.
 * @return {Promise<Row[]>} The result.
 */
async function measure( name, chosen, sizes, db ) {
	const bench = BENCHES.get( name );
	if ( bench === undefined ) {
		throw new SiteError( 'Say what to measure.', {
			fix: `npm run bench -- ${ [ ...BENCHES.keys() ].join( '|' ) }`,
		} );
	}
	const progress = createProgress();
	await ensureBuild( progress );
	const browser = await openBrowser( progress );
	/** @type {Row[]} */
	const rows = [];
	try {
		for ( const database of chosenDatabases( db ) ?? bench.databases ) {
			const site = await startSite( [
				...SITE,
				...( bench.options ?? [] ),
				'--db',
				database,
			] );
			try {
				const runs = chosen ?? bench.runs;
				rows.push(
					...( await bench.measure(
						{
							browser,
							site,
							runs,
							progress,
							tell: ( more ) =>
								more.forEach( ( row ) =>
									progress.note( inWords( row ) )
								),
							...sizes,
						},
						database
					) )
				);
			} finally {
				await stopSite( site );
			}
		}
		return rows;
	} finally {
		await browser.close();
	}
}

/**
 * Reads the name of a database from the command line.
 *
 * @param {string|undefined} db
 * @return {Array<'mysql'|'sqlite'>|undefined} Undefined where nothing is said.
 */
function chosenDatabases( db ) {
	if ( db !== undefined && db !== 'mysql' && db !== 'sqlite' ) {
		throw new SiteError( `There is no database "${ db }".`, {
			fix: '--db sqlite|mysql',
		} );
	}
	return db === undefined ? undefined : [ db ];
}

/**
 * Reads the names of parts from the command line.
 *
 * @param {string|undefined} only
 * @return {{ only?: string[] }} Nothing where nothing is said.
 */
function partsOf( only ) {
	const parts = only?.split( ',' ) ?? [];
	const unknown = parts.find(
		( part ) => ! PARTS.some( ( name ) => name === part )
	);
	if ( unknown !== undefined ) {
		throw new SiteError( `There is no part "${ unknown }".`, {
			fix: `--only ${ PARTS.join( ',' ) }`,
		} );
	}
	return only === undefined ? {} : { only: parts };
}

/**
 * Reads a number from the command line.
 *
 * @param {string|undefined} text
 * @return {number|undefined} Undefined where nothing is said.
 */
function number( text ) {
	return text === undefined ? undefined : Number( text );
}

/**
 * Returns the sizes that were given.
 *
 * @param {Record<'recipes'|'clients'|'calls', string|undefined>} values
 * @return {{ recipes?: number, clients?: number, calls?: number }} Without what was not.
 */
function sizesOf( { recipes, clients, calls } ) {
	return {
		...( recipes === undefined ? {} : { recipes: Number( recipes ) } ),
		...( clients === undefined ? {} : { clients: Number( clients ) } ),
		...( calls === undefined ? {} : { calls: Number( calls ) } ),
	};
}

handleInterrupts();

try {
	const { positionals, values } = parseArgs( {
		allowPositionals: true,
		options: {
			runs: { type: 'string' },
			recipes: { type: 'string' },
			clients: { type: 'string' },
			calls: { type: 'string' },
			db: { type: 'string' },
			only: { type: 'string' },
			site: { type: 'string' },
			action: { type: 'string', default: 'recipe_likes' },
			post: { type: 'string', default: '1' },
			field: { type: 'string', multiple: true, default: [] },
			header: { type: 'string', multiple: true, default: [] },
			json: { type: 'boolean' },
		},
	} );
	const [ name = '' ] = positionals;
	const sizes = sizesOf( {
		recipes: values.recipes,
		clients: values.clients,
		calls: values.calls,
	} );
	if ( values.site !== undefined && name !== 'votes' ) {
		const figures = await timeAnySite(
			values.site,
			number( values.runs ) ?? 7,
			createProgress()
		);
		process.stdout.write( `${ JSON.stringify( figures ) }\n` );
	} else {
		const rows =
			values.site === undefined
				? await measure(
						name,
						number( values.runs ),
						{ ...sizes, ...partsOf( values.only ) },
						values.db
					)
				: await benchAnySite( {
						...ELSEWHERE,
						...sizes,
						url: values.site,
						action: values.action,
						post: Number( values.post ),
						fields: pairsOf( 'field', values.field ),
						headers: pairsOf( 'header', values.header ),
					} );
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
