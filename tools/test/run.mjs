#!/usr/bin/env node
/**
 * `npm test [-- --only NAME[,NAME…]] [--list]`: from a clean clone, does all
 * that the checks and tests need, runs every one of them, and ends with a line
 * such as `812 passed, 0 failed`. Names may end in `*`.
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts, undoAll } from '../site/system/interrupt.mjs';

/** @typedef {import('./run/types.mjs').Step} Step */

/**
 * Chooses steps by name.
 *
 * @param {readonly Step[]}  steps
 * @param {string|undefined} only  Names with commas between them.
 * @return {Step[]} Those that are meant, and those they need.
 */
function choose( steps, only ) {
	if ( only === undefined ) {
		return [ ...steps ];
	}
	const names = only.split( ',' );
	/** @param {string} name */
	const isNamed = ( name ) =>
		names.some( ( wanted ) =>
			wanted.endsWith( '*' )
				? name.startsWith( wanted.slice( 0, -1 ) )
				: name === wanted
		);
	const chosen = new Set(
		steps
			.filter( ( { name } ) => isNamed( name ) )
			.map( ( { name } ) => name )
	);
	for ( const step of [ ...steps ].reverse() ) {
		if ( chosen.has( step.name ) ) {
			step.after.forEach( ( name ) => chosen.add( name ) );
		}
	}
	return steps.filter( ( { name } ) => chosen.has( name ) );
}

/**
 * Runs what was requested.
 *
 * @return {Promise<boolean>} Whether nothing failed.
 */
async function main() {
	const { values } = parseArgs( {
		options: {
			only: { type: 'string' },
			list: { type: 'boolean', default: false },
		},
	} );
	await ensureDependencies( createProgress() );
	// Only now is there what these need.
	const { STEPS } = await import( './run/steps.mjs' );
	const { runSteps } = await import( './run/schedule.mjs' );
	const { summarize } = await import( './run/summary.mjs' );
	const steps = choose( STEPS, values.only );
	if ( values.list || steps.length === 0 ) {
		process.stdout.write(
			`${ STEPS.map( ( { name } ) => name ).join( '\n' ) }\n`
		);
		return values.list;
	}
	const started = Date.now();
	return summarize( await runSteps( steps ), Date.now() - started );
}

handleInterrupts();

try {
	process.exitCode = ( await main() ) ? 0 : 1;
} catch ( error ) {
	await undoAll();
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
