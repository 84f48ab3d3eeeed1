import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../site/errors.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { onInterrupt } from '../../site/system/interrupt.mjs';
import { BROKEN } from './counts.mjs';
import { tellEnd, tellRunning, tellStart } from './summary.mjs';

/**
 * @typedef {import('./types.mjs').Result} Result
 * @typedef {import('./types.mjs').Step} Step
 */

/** Where logs and reports go. */
const FOLDER = path.join( REPOSITORY, 'test-results', 'npm-test' );

/** How many steps of weight 1 run side by side. */
const PLACES = 2;

/** How often it is said what still runs, in milliseconds. */
const PACE = 20_000;

/**
 * Runs one step.
 *
 * @param {Step} step
 * @return {Promise<Result>} How it went; a step that throws counts as one failure.
 */
async function runStep( { name, work } ) {
	const started = Date.now();
	const stem = path.join( FOLDER, name.replace( /[^\w.-]+/g, '-' ) );
	const file = `${ stem }.log`;
	const stream = createWriteStream( file );
	/** @type {import('./types.mjs').Tools['run']} */
	const run = ( command, args, env = {} ) =>
		new Promise( ( resolve ) => {
			const child = spawn( command, args, {
				cwd: REPOSITORY,
				env: { ...process.env, NO_COLOR: '1', ...env },
				stdio: [ 'ignore', 'pipe', 'pipe' ],
			} );
			const forget = onInterrupt( () => child.kill() );
			child.stdout.pipe( stream, { end: false } );
			child.stderr.pipe( stream, { end: false } );
			child.on( 'error', ( error ) =>
				stream.write( `${ error.message }\n` )
			);
			child.on( 'close', ( code ) => {
				forget();
				resolve( code ?? 1 );
			} );
		} );
	/** @param {string} text */
	const log = ( text ) => void stream.write( `${ text }\n` );
	/** @type {import('./types.mjs').Counts} */
	let counts = BROKEN;
	try {
		counts = await work( { run, log, report: `${ stem }.report` } );
	} catch ( error ) {
		log( messageOf( error ) );
	}
	await new Promise( ( resolve ) => stream.end( resolve ) );
	return { name, counts, time: Date.now() - started, log: file };
}

/**
 * Runs steps, side by side where there is room, each after those it needs.
 *
 * @param {readonly Step[]} steps
 * @return {Promise<Result[]>} In the order in which they ended.
 */
export async function runSteps( steps ) {
	await rm( FOLDER, { recursive: true, force: true } );
	await mkdir( FOLDER, { recursive: true } );
	/** @type {Result[]} */
	const results = [];
	/** @type {Map<Step, Promise<void>>} */
	const running = new Map();
	const waiting = [ ...steps ];
	const names = new Set( steps.map( ( { name } ) => name ) );
	const used = () =>
		[ ...running.keys() ].reduce( ( sum, { weight } ) => sum + weight, 0 );
	/** @param {Step} step */
	const isReady = ( step ) =>
		( running.size === 0 || used() + step.weight <= PLACES ) &&
		step.after.every(
			( name ) =>
				! names.has( name ) ||
				results.some( ( result ) => result.name === name )
		);
	const timer = setInterval(
		() => tellRunning( [ ...running.keys() ].map( ( { name } ) => name ) ),
		PACE
	);
	while ( waiting.length > 0 || running.size > 0 ) {
		const next = waiting.findIndex( isReady );
		if ( next === -1 ) {
			await Promise.race( running.values() );
			continue;
		}
		for ( const step of waiting.splice( next, 1 ) ) {
			tellStart( step.name );
			running.set(
				step,
				runStep( step ).then( async ( result ) => {
					results.push( result );
					running.delete( step );
					await tellEnd( result, results.length, steps.length );
				} )
			);
		}
	}
	clearInterval( timer );
	return results;
}
