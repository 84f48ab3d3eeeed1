import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site/errors.mjs';
import { REPOSITORY, cachePath } from '../site/paths.mjs';
import { installPackages } from '../site/system/apt.mjs';
import { withLock } from '../site/system/lock.mjs';
import { findCommand, lastLines, run } from '../site/system/run.mjs';

/** Where composer.json files are, and what they bring. */
const SETS = [
	{ folder: 'tools/php', what: 'the PHP tools' },
	{ folder: 'tools/php/wp-cli', what: 'WP-CLI' },
];

/** For which composer.json the vendor folder was made. */
const SEAL = 'vendor/.larder-seal';

/**
 * Installs one set of Composer packages, unless it is in place.
 *
 * @param {string} folder
 * @param {string} what   What it is, for people.
 * @param {import('../site/progress.mjs').Progress} progress
 */
async function installSet( folder, what, progress ) {
	const wanted = createHash( 'sha256' )
		.update( await readFile( path.join( folder, 'composer.json' ) ) )
		.digest( 'hex' );
	const seal = path.join( folder, SEAL );
	if ( ( await readFile( seal, 'utf8' ).catch( () => '' ) ) === wanted ) {
		return;
	}
	if ( ( await findCommand( 'composer' ) ) === null ) {
		await installPackages( [ 'composer' ], 'Composer', progress );
	}
	await progress.step( `Install ${ what }`, async ( update ) => {
		await rm( seal, { force: true } );
		const { code, stderr } = await run(
			'composer',
			[ 'update', '--no-interaction', '--no-progress' ],
			{
				cwd: folder,
				env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
				onLine: ( line ) =>
					update( line.replace( /^- |:.*$/g, '' ).slice( 0, 60 ) ),
			}
		);
		if ( code !== 0 ) {
			throw new SiteError( `Composer could not install ${ what }.`, {
				tried: lastLines( stderr, 8 ).split( '\n' ),
				missing: 'A network that reaches Packagist, or a mirror of it.',
				fix: `composer update --working-dir=${ path.relative(
					REPOSITORY,
					folder
				) }`,
			} );
		}
		await writeFile( seal, wanted );
	} );
}

/**
 * Installs the PHP tools and WP-CLI into their vendor folders. Returns at once
 * when they are in place.
 *
 * @param {import('../site/progress.mjs').Progress} progress
 */
export async function installPhpTools( progress ) {
	const lock = path.join( await cachePath(), '.lock-php-tools' );
	await withLock(
		lock,
		async () => {
			for ( const { folder, what } of SETS ) {
				await installSet(
					path.join( REPOSITORY, folder ),
					what,
					progress
				);
			}
		},
		( pid ) =>
			progress.note(
				`Waiting for process ${ pid }, which installs the PHP tools.`
			)
	);
}
