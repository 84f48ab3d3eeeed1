import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { lastLines } from '../../site/system/run.mjs';

/**
 * @typedef {import('./types.mjs').Counts} Counts
 * @typedef {import('./types.mjs').Result} Result
 */

/** How much of the log of a failed step is shown. */
const SHOWN_LINES = 60;

/** @param {string} text */
const say = ( text ) => void process.stdout.write( `${ text }\n` );

/** @param {number} time In milliseconds. */
const seconds = ( time ) => `${ ( time / 1000 ).toFixed( 1 ) } s`;

/**
 * Writes counts as the last line has them.
 *
 * @param {Counts} counts
 * @return {string} Such as "12 passed, 0 failed", with the skipped ones when there are any.
 */
export function tellCounts( { passed, failed, skipped } ) {
	return `${ passed } passed, ${ failed } failed${
		skipped > 0 ? `, ${ skipped } skipped` : ''
	}`;
}

/**
 * Adds up counts.
 *
 * @param {readonly Counts[]} all
 * @return {Counts} The sum.
 */
export function sumCounts( all ) {
	return all.reduce(
		( sum, counts ) => ( {
			passed: sum.passed + counts.passed,
			failed: sum.failed + counts.failed,
			skipped: sum.skipped + counts.skipped,
		} ),
		{ passed: 0, failed: 0, skipped: 0 }
	);
}

/** @param {string} name */
export function tellStart( name ) {
	say( `… ${ name }` );
}

/** @param {readonly string[]} names */
export function tellRunning( names ) {
	say( `… still running: ${ names.join( ', ' ) }` );
}

/**
 * Prints how a step went, and shows the end of its log when it failed.
 *
 * @param {Result} result
 * @param {number} done   How many steps are through.
 * @param {number} all
 */
export async function tellEnd( { name, counts, time, log }, done, all ) {
	const failed = counts.failed > 0;
	say(
		`${ failed ? '✗' : '✓' } ${ name }: ${ tellCounts( counts ) } (${ seconds(
			time
		) }; ${ done } of ${ all })`
	);
	if ( failed ) {
		const text = await readFile( log, 'utf8' ).catch( () => '' );
		say( lastLines( text, SHOWN_LINES ).replace( /^/gm, '    ' ) );
		say( `    All of it: ${ path.relative( REPOSITORY, log ) }` );
	}
}

/**
 * Prints how all went: time for each step, what failed, and the sum as the last line.
 *
 * @param {readonly Result[]} results
 * @param {number}            time    In milliseconds.
 * @return {boolean} Whether nothing failed.
 */
export function summarize( results, time ) {
	const width = Math.max( ...results.map( ( { name } ) => name.length ) );
	say( '' );
	for ( const { name, counts, time: taken } of results ) {
		say(
			`${ counts.failed > 0 ? '✗' : '✓' } ${ name.padEnd( width ) } ${ seconds(
				taken
			).padStart( 8 ) }  ${ tellCounts( counts ) }`
		);
	}
	const sum = sumCounts( results.map( ( { counts } ) => counts ) );
	const skippers = results.filter( ( { counts } ) => counts.skipped > 0 );
	if ( skippers.length > 0 ) {
		say(
			`Skipped in: ${ skippers
				.map( ( { name } ) => name )
				.join( ', ' ) }. The logs in test-results/npm-test say why.`
		);
	}
	for ( const { name, counts } of results ) {
		for ( const test of counts.retried ?? [] ) {
			say( `Passed at the second try alone, in ${ name }: ${ test }` );
		}
	}
	say( `${ ( time / 60_000 ).toFixed( 1 ) } minutes` );
	say( tellCounts( sum ) );
	return sum.failed === 0 && sum.passed > 0;
}
