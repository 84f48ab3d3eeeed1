import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { REPOSITORY, cachePath } from '../site/paths.mjs';
import { lastLines } from '../site/system/run.mjs';
import { npm } from './npm.mjs';

/** In the cache, what the build was made from. */
const STAMP = 'build-stamp';

/** What goes into the build. */
const SOURCES = [
	'block.json',
	'package-lock.json',
	'blocks',
	'languages',
	'packages',
	'tools/build',
];

/** What is in there, but not part of it. */
const LEFT_OUT =
	/(^|[\\/])(node_modules|test|server)([\\/]|$)|\.md$|(^|[\\/])(larder-[^\\/]*\.l10n|scripts)\.php$/;

/**
 * Sums up the sources of the build.
 *
 * @return {Promise<string>} The same as long as no source changes.
 */
async function sumUpSources() {
	const hash = createHash( 'sha256' );
	for ( const source of SOURCES ) {
		const place = path.join( REPOSITORY, source );
		const files = ( await stat( place ) ).isDirectory()
			? ( await readdir( place, { recursive: true } ) ).sort()
			: [ '' ];
		for ( const file of files.filter(
			( name ) => ! LEFT_OUT.test( name )
		) ) {
			const info = await stat( path.join( place, file ) );
			if ( info.isFile() ) {
				hash.update(
					`${ source }/${ file } ${ info.size } ${ info.mtimeMs }\n`
				);
			}
		}
	}
	return hash.digest( 'hex' );
}

/**
 * Builds the blocks, and notes down from what.
 *
 * @param {( line: string ) => void} [onLine] Hears what the build prints.
 */
export async function build( onLine = () => {} ) {
	const sources = await sumUpSources();
	const { code, stdout, stderr } = await npm( [ 'run', 'build' ], onLine );
	if ( code !== 0 ) {
		throw new SiteError( 'The blocks could not be built.', {
			tried: [
				'npm run build',
				...lastLines( stderr || stdout, 12 ).split( '\n' ),
			],
			fix: 'Fix what is named above, then: npm run build',
		} );
	}
	await writeFile( path.join( await cachePath(), STAMP ), sources );
}

/**
 * Builds the blocks, unless the build is there and newer than its sources.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function ensureBuild( progress ) {
	const built = await readdir(
		path.join( REPOSITORY, 'build/blocks' )
	).catch( () => [] );
	const before = await readFile(
		path.join( await cachePath(), STAMP ),
		'utf8'
	).catch( () => '' );
	if ( built.length === 0 || before !== ( await sumUpSources() ) ) {
		await progress.step( 'Build the blocks', ( update ) =>
			build( ( line ) => update( line.slice( 0, 60 ) ) )
		);
	}
}
