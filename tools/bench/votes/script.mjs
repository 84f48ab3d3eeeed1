import { spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';

/**
 * Runs the PHP script of this benchmark inside the site.
 *
 * @param {import('../../test/sites.mjs').RunningSite} site
 * @param {ReadonlyArray<string|number>}               args
 * @return {Promise<any>} What it printed, parsed.
 */
export function runScript( site, args ) {
	const [ program = '', ...first ] = site.phpArgs;
	const script = path.join( REPOSITORY, 'tools/bench/php/votes.php' );
	return new Promise( ( resolve, reject ) => {
		const child = spawn(
			program,
			[ ...first, script, ...args.map( String ) ],
			{
				stdio: [ 'ignore', 'pipe', 'pipe' ],
			}
		);
		let printed = '';
		let problems = '';
		child.stdout.on( 'data', ( text ) => ( printed += text ) );
		child.stderr.on( 'data', ( text ) => ( problems += text ) );
		child.on( 'error', reject );
		child.on( 'close', ( code ) => {
			if ( code === 0 ) {
				resolve( JSON.parse( printed ) );
			} else {
				reject( new Error( ( problems || printed ).slice( -2_000 ) ) );
			}
		} );
	} );
}

/**
 * Runs processes that write at once, without HTTP and WordPress's start between them.
 *
 * @param {import('../../test/sites.mjs').RunningSite} site
 * @param {'vote'|'bare'}                              way
 * @param {number}                                     post
 * @param {number}                                     writers
 * @param {number}                                     times   How often each writes.
 * @return {Promise<number>} Writes a second.
 */
export async function writeRate( site, way, post, writers, times ) {
	const start = Date.now() / 1000 + 1 + writers * 0.25;
	const seed = Math.floor( Math.random() * 1e6 );
	/** @type {Array<{ began: number, ended: number }>} */
	const spans = await Promise.all(
		Array.from( { length: writers }, ( _, number ) =>
			runScript( site, [
				'write',
				post,
				way,
				seed + number,
				times,
				start,
			] )
		)
	);
	const began = Math.min( ...spans.map( ( span ) => span.began ) );
	const ended = Math.max( ...spans.map( ( span ) => span.ended ) );
	return ( writers * times ) / ( ended - began );
}
