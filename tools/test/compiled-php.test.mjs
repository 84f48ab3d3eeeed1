import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { findPhp } from '../site/runtime/native/php.mjs';
import { run } from '../site/system/run.mjs';
import { keepCompiledPhp } from './compiled-php.mjs';

test( 'what one PHP process compiles the next finds, until the file changes', async ( t ) => {
	const folder = await mkdtemp( path.join( tmpdir(), 'larder-compiled-' ) );
	const before = process.env[ 'LARDER_CACHE' ];
	process.env[ 'LARDER_CACHE' ] = folder;
	t.after( async () => {
		if ( before === undefined ) {
			delete process.env[ 'LARDER_CACHE' ];
		} else {
			process.env[ 'LARDER_CACHE' ] = before;
		}
		await rm( folder, { recursive: true, force: true } );
	} );
	const { env } = await keepCompiledPhp();
	const php = ( await findPhp( 'sqlite' ) )?.command ?? 'php';
	const file = path.join( folder, 'said.php' );
	/**
	 * @param {string} text What the file says.
	 * @param {number} time When it was written, in seconds.
	 * @return {Promise<string>} What a process that runs it prints.
	 */
	const say = async ( text, time ) => {
		await writeFile( file, `<?php echo '${ text }';` );
		await utimes( file, time, time );
		const { stdout, stderr } = await run( php, [ file ], {
			env: { ...process.env, ...env },
		} );
		assert.equal( stderr, '' );
		return stdout;
	};
	assert.equal( await say( 'one', 1_000_000_000 ), 'one' );
	assert.equal( await say( 'two', 1_000_000_100 ), 'two' );
	const { stdout: hasCache } = await run( php, [
		'-r',
		'echo (int) extension_loaded( "Zend OPcache" );',
	] );
	const kept = await readdir( path.join( folder, 'compiled-php/files' ), {
		recursive: true,
	} );
	assert.equal(
		kept.some( ( name ) => name.endsWith( 'said.php.bin' ) ),
		hasCache === '1'
	);
} );
