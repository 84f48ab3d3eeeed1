#!/usr/bin/env node
/**
 * `npm run demo`: from a clean clone to a recipe site. Takes the options of
 * `npm run site -- start`.
 */
import { lookup } from 'node:dns/promises';
import { describeError } from '../site/errors.mjs';
import { createProgress } from '../site/progress.mjs';
import { handleInterrupts, undoAll } from '../site/system/interrupt.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';

/** How long the name service may take, in milliseconds. */
const PATIENCE = 1_500;

/**
 * Returns whether this machine reaches the internet, as far as its name service knows.
 *
 * @return {Promise<boolean>} False also when it takes too long.
 */
async function isOnline() {
	/** @type {NodeJS.Timeout|undefined} */
	let timer;
	const timeout = new Promise( ( resolve ) => {
		timer = setTimeout( resolve, PATIENCE, false );
	} );
	const answer = lookup( 'wordpress.org' ).then(
		() => true,
		() => false
	);
	const online = await Promise.race( [ answer, timeout ] );
	clearTimeout( timer );
	return online === true;
}

/**
 * Runs all that lies between a clone and a site.
 *
 * @param {string[]} args Options of `start`.
 * @param {import('../site/progress.mjs').Progress} progress
 */
async function demo( args, progress ) {
	await ensureDependencies( progress );
	// Only now is there what these need.
	const { parseCommand } = await import( '../site/options.mjs' );
	const { start } = await import( '../site/commands/start.mjs' );
	const command = parseCommand( [ 'start', ...args ] );
	await ensureBuild( progress );
	await start(
		{
			...command.start,
			name: command.start.name ?? ( command.named ? null : 'demo' ),
			demo: true,
			online: command.start.online || ( await isOnline() ),
		},
		progress
	);
}

const progress = createProgress();

handleInterrupts( () => progress.note( '\nStopping…' ) );

try {
	await demo( process.argv.slice( 2 ), progress );
} catch ( error ) {
	await undoAll();
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
