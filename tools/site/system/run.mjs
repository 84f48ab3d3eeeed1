import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onInterrupt } from './interrupt.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string}            [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {( line: string ) => void} [onLine] Gets each line of both streams as it comes.
 */

/**
 * @typedef {object} RunResult
 * @property {number} code   The exit code; 127 when there is no such command.
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * Runs a program to its end and collects what it prints. Never throws for an
 * exit code: the caller knows what a failure means.
 *
 * @param {string}     command
 * @param {string[]}   args
 * @param {RunOptions} options
 * @return {Promise<RunResult>} How it ended.
 */
export function run( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			windowsHide: true,
		} );
		const forget = onInterrupt( () => child.kill() );
		let stdout = '';
		let stderr = '';
		/** @param {string} chunk */
		const report = ( chunk ) => {
			for ( const line of chunk.split( /\r?\n|\r/ ) ) {
				if ( line.trim() ) {
					options.onLine?.( line.trim() );
				}
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			stdout += chunk;
			report( chunk );
		} );
		child.stderr.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			stderr += chunk;
			report( chunk );
		} );
		child.on( 'error', ( error ) => {
			forget();
			resolve( { code: 127, stdout, stderr: stderr + error.message } );
		} );
		child.on( 'close', ( code ) => {
			forget();
			resolve( { code: code ?? 1, stdout, stderr } );
		} );
	} );
}

/**
 * Runs a program to its end that talks to the person itself.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Pick<RunOptions, 'cwd'|'env'>} options
 * @return {Promise<number>} The exit code; 127 when there is no such command, 128 and the signal's number when a signal ended it, as shells say.
 */
export function runAloud( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			cwd: options.cwd,
			env: options.env ?? process.env,
			stdio: 'inherit',
		} );
		const forget = onInterrupt( () => child.kill() );
		child.on( 'error', ( error ) => {
			forget();
			process.stderr.write( `${ error.message }\n` );
			resolve( 127 );
		} );
		child.on( 'close', ( code, signal ) => {
			forget();
			resolve(
				code ?? 128 + ( signal ? os.constants.signals[ signal ] : 0 )
			);
		} );
	} );
}

/**
 * Finds a program on the path.
 *
 * @param {string} name
 * @return {Promise<string|null>} Its full path, or null.
 */
export async function findCommand( name ) {
	const endings =
		process.platform === 'win32' ? [ '.exe', '.cmd', '.bat' ] : [ '' ];
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( path.delimiter );
	// Administrators' folders are often not on an ordinary user's path.
	if ( process.platform !== 'win32' ) {
		folders.push( '/usr/sbin', '/usr/local/sbin', '/sbin' );
	}
	for ( const folder of folders ) {
		for ( const ending of endings ) {
			const candidate = path.join( folder, name + ending );
			try {
				await access( candidate, constants.X_OK );
				return candidate;
			} catch {
				continue;
			}
		}
	}
	return null;
}

/**
 * Returns the last lines of some output, for an error message.
 *
 * @param {string} text
 * @param {number} count
 * @return {string} At most that many lines.
 */
export function lastLines( text, count = 6 ) {
	return text.trim().split( '\n' ).slice( -count ).join( '\n' );
}
