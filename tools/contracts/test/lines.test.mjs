import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { findPhp } from '../../site/runtime/native/php.mjs';
import { REPOSITORY } from '../../site/paths.mjs';
import { toPcre } from '../lines/pcre.mjs';
import { lineTables } from '../lines/tables.mjs';

const run = promisify( execFile );

/** @param {string} code PHP that prints something. */
async function php( code ) {
	const { command = 'php' } = ( await findPhp( 'sqlite' ) ) ?? {};
	const { stdout } = await run( command, [ '-r', code ], {
		cwd: REPOSITORY,
	} );
	return stdout;
}

describe( 'expressions of JavaScript for PHP', () => {
	for ( const [
		expression,
		pattern,
	] of /** @type {Array<[ RegExp, string ]>} */ ( [
		[ /\d+ ?g$/i, '~[0-9]+ ?g\\z~iu' ],
		[
			/(?<unit>[^\d,-])\/.{2,3}?/uy,
			'~(?<unit>[^0-9,\\-])\\/[^\\n\\r\\x{2028}\\x{2029}]{2,3}?~uA',
		],
		[ /(?<!(?:of|from) ?)\p{L}/u, '~(?<!of|of |from|from )\\p{L}~u' ],
		[ /(?<=(?:é|—)x{2})/u, '~(?<=(?:é|\\x{2014})x{2})~u' ],
	] ) ) {
		it( `are ${ pattern } for ${ expression }`, () => {
			assert.equal( toPcre( expression ), pattern );
		} );
	}

	it( 'are refused where PHP has none', () => {
		assert.throws(
			() => toPcre( /(a)\1/ ),
			/PHP has no expression for \\1/
		);
		assert.throws(
			() => toPcre( /(?<=a+)b/ ),
			/cannot look behind by a\+/
		);
	} );
} );

describe( 'tables of lines', () => {
	it( 'hold patterns that PHP can read, of a known length where they look behind', async () => {
		const code = `define( 'ABSPATH', '' );
			foreach ( glob( 'packages/server/contracts/lines/*.php' ) as $file ) {
				$table = require $file;
				array_walk_recursive( $table, static function ( $value, $key ) {
					if ( is_string( $value ) && str_starts_with( $value, '~' ) && false === @preg_match( $value, '' ) ) {
						echo "$key ";
					}
				} );
			}`;
		assert.equal( await php( code ), '' );
	} );

	it( 'hold nothing that PHP does not read', async () => {
		const folder = path.join( REPOSITORY, 'packages/server/src/Lines' );
		const sources = await Promise.all(
			( await readdir( folder, { recursive: true } ) )
				.filter( ( name ) => name.endsWith( '.php' ) )
				.map( ( name ) =>
					readFile( path.join( folder, name ), 'utf8' )
				)
		);
		const tables = await lineTables();
		const unused = Object.keys( tables.get( 'shared' ) ?? {} ).filter(
			( name ) =>
				! sources.some( ( one ) => one.includes( `'${ name }'` ) )
		);
		assert.deepEqual(
			unused,
			[],
			'TypeScript reads with patterns that packages/server/src/Lines does not know: change the classes there in the same way.'
		);
	} );

	it( 'are loaded of one language alone, and only for a line', async () => {
		const code = `define( 'ABSPATH', '' );
			require 'packages/server/autoload.php';
			Larder\\Lines\\LineReader::read( '2 EL Mehl', 'de' );
			foreach ( get_included_files() as $file ) {
				if ( str_contains( $file, 'contracts' ) ) {
					echo basename( $file ), ' ';
				}
			}`;
		const loaded = ( await php( code ) ).trim().split( ' ' ).sort();
		assert.deepEqual( loaded, [ 'de.php', 'shared.php', 'units.php' ] );
	} );
} );
