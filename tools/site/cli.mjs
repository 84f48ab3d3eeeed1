#!/usr/bin/env node
import { reset } from './commands/reset.mjs';
import { start } from './commands/start.mjs';
import { status } from './commands/status.mjs';
import { stop } from './commands/stop.mjs';
import { describeError } from './errors.mjs';
import { USAGE, parseCommand } from './options.mjs';
import { createProgress } from './progress.mjs';
import { handleInterrupts, undoAll } from './system/interrupt.mjs';

const progress = createProgress();

/**
 * Runs the command that the command line names.
 *
 * @param {string[]} args
 */
async function main( args ) {
	const command = parseCommand( args );
	if ( command.help ) {
		process.stdout.write( USAGE );
		return;
	}
	switch ( command.command ) {
		case 'start':
			return start( command.start, progress );
		case 'stop':
			return stop( command, progress );
		case 'status':
			return status( command );
		case 'reset':
			return reset( command, progress );
	}
}

handleInterrupts( () => progress.note( '\nStopping…' ) );

try {
	await main( process.argv.slice( 2 ) );
} catch ( error ) {
	await undoAll();
	process.stderr.write( `${ describeError( error ) }\n` );
	process.exitCode = 1;
}
