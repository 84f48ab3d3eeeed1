import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from '../site/paths.mjs';
import { lastLines, run } from '../site/system/run.mjs';
import { atLeast, limited } from './table.mjs';
import { randomFrom } from './votes/random.mjs';

/** @typedef {import('./table.mjs').Row} Row */

/** How many recipes the site has; others by the option `--recipes`. */
const RECIPES = 20_000;

/** The memory that PHP may have, in megabytes. */
const MEMORY = 256;

/** How often the process is killed. */
const KILLS = 10;

/** How many recipes a minute change over at least, and back. */
const PACE = 3_000;

/** How often the memory of the process is looked at, in milliseconds. */
const LOOK = 200;

const SCRIPT = path.join( REPOSITORY, 'tools/bench/php/switch.php' );

/**
 * Reads the most memory that a process has had.
 *
 * @param {number|undefined} pid
 * @return {Promise<number>} In megabytes; 0 where nobody tells.
 */
async function memoryOf( pid ) {
	const status = await readFile( `/proc/${ pid }/status`, 'utf8' ).catch(
		() => ''
	);
	return Number( /VmHWM:\s*(\d+)/.exec( status )?.[ 1 ] ?? 0 ) / 1024;
}

/**
 * Reads how long a process has worked, without its waits for a core or the database.
 *
 * @param {number|undefined} pid
 * @return {Promise<number>} In seconds; 0 where nobody tells.
 */
async function workOf( pid ) {
	const stat = await readFile( `/proc/${ pid }/stat`, 'utf8' ).catch(
		() => ''
	);
	// The name of the program is in brackets and may have spaces; the counts are hundredths of a second.
	const fields = stat.slice( stat.lastIndexOf( ')' ) + 2 ).split( ' ' );
	return ( Number( fields[ 11 ] ?? 0 ) + Number( fields[ 12 ] ?? 0 ) ) / 100;
}

/**
 * Runs the change-over, or kills it on its way.
 *
 * @param {string[]} command
 * @param {number}   [life]  Milliseconds after which it dies; it ends by itself without.
 * @return {Promise<{ seconds: number, work: number, memory: number }>} What it took.
 */
async function changeOver( [ program = '', ...args ], life ) {
	const start = performance.now();
	const child = spawn( program, args, {
		stdio: [ 'ignore', 'ignore', 'pipe' ],
	} );
	let said = '';
	child.stderr.on( 'data', ( text ) => ( said += String( text ) ) );
	/** @type {Promise<number|null>} */
	const ended = new Promise( ( resolve ) => child.once( 'close', resolve ) );
	const killer =
		life === undefined
			? undefined
			: setTimeout( () => child.kill( 'SIGKILL' ), life );
	let memory = 0;
	let work = 0;
	/** @type {number|null|undefined} */
	let code;
	do {
		code = await Promise.race( [ ended, wait( LOOK, undefined ) ] );
		memory = Math.max( memory, await memoryOf( child.pid ) );
		work = Math.max( work, await workOf( child.pid ) );
	} while ( code === undefined );
	clearTimeout( killer );
	if ( code !== 0 && life === undefined ) {
		throw new Error( lastLines( said, 12 ) );
	}
	return { seconds: ( performance.now() - start ) / 1000, work, memory };
}

/**
 * Returns a row of two states of the site that have to be equal.
 *
 * @param {string}                 what
 * @param {Record<string, string>} expected
 * @param {Record<string, string>} found
 * @return {Row} The row names the tables that differ, with what they came to.
 */
function equal( what, expected, found ) {
	const differ = Object.keys( expected )
		.filter( ( name ) => expected[ name ] !== found[ name ] )
		.map(
			( name ) => `${ name } (${ expected[ name ] }; ${ found[ name ] })`
		);
	return {
		what,
		figure: differ.length === 0 ? 'equal' : differ.join( ', ' ),
		budget: 'equal',
		isMet: differ.length === 0,
	};
}

/**
 * Changes a large site of WP Recipe Maker over, back, and over again while the process is killed time after time.
 *
 * @param {import('./types.mjs').Bench} bench
 * @return {Promise<Row[]>} The result.
 */
export async function benchSwitch( { site, progress, recipes = RECIPES } ) {
	const [ php = 'php', ...wp ] = site.wpArgs;
	const change = [
		php,
		'-d',
		`memory_limit=${ MEMORY }M`,
		'-d',
		'opcache.enable_cli=1',
		...wp,
		'larder',
		'switch',
		'wp-recipe-maker',
	];
	/**
	 * @param {...string} args
	 * @return {Promise<Record<string, string>>} Sums of the tables.
	 */
	const state = async ( ...args ) => {
		const [ program = '', ...first ] = site.phpArgs;
		const { code, stdout, stderr } = await run( program, [
			...first,
			SCRIPT,
			...args,
		] );
		if ( code !== 0 ) {
			throw new Error( lastLines( stderr || stdout, 12 ) );
		}
		return JSON.parse( stdout );
	};
	const before = await state( 'fill', String( recipes ) );
	progress.note( `A site of ${ recipes } recipes is there.` );
	const whole = await changeOver( change );
	const after = await state( 'sums' );
	progress.note( `Changed over in ${ whole.seconds.toFixed( 0 ) } s.` );
	const back = await changeOver( [ ...change, '--undo' ] );
	const undone = await state( 'sums' );
	progress.note( `Undone in ${ back.seconds.toFixed( 0 ) } s.` );
	const random = randomFrom( recipes );
	for ( let kill = 0; kill < KILLS; kill++ ) {
		// Together they live about as long as the whole takes, so that each dies while there is work left.
		const life = ( whole.seconds * 1000 * 2 * random() ) / KILLS;
		await changeOver( change, life );
	}
	await changeOver( change );
	const survived = await state( 'sums' );
	return [
		atLeast(
			`recipes a minute, of ${ recipes }`,
			( recipes * 60 ) / whole.seconds,
			'',
			PACE
		),
		limited( 'of it PHP at work (user and system)', whole.work, 's' ),
		limited(
			'memory of the process',
			Math.max( whole.memory, back.memory ),
			'MB',
			MEMORY
		),
		atLeast(
			`recipes a minute brought back, of ${ recipes }`,
			( recipes * 60 ) / back.seconds,
			'',
			PACE
		),
		equal( 'undone, against the site before', before, undone ),
		equal(
			`killed ${ KILLS } times and gone on with, against one run`,
			after,
			survived
		),
	];
}
