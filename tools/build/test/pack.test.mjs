/** What people install. Reads the build folder, so a build has to be there. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { packPlugin } from '../pack.mjs';

describe( 'the packed plugin', () => {
	/** @type {Awaited<ReturnType<typeof packPlugin>>} */
	let packed;
	/** @type {Record<string, Uint8Array>} */
	let contents;

	before( async () => {
		packed = await packPlugin();
		contents = unzipSync( packed.archive );
	} );

	it( 'stays under 2 MB, with all its languages', () => {
		assert.ok( packed.archive.length < 2_000_000 );
	} );

	it( 'holds all that WordPress needs', () => {
		for ( const name of [
			'plugin.php',
			'uninstall.php',
			'readme.txt',
			'LICENSE',
			'languages/larder.pot',
			'languages/scripts.php',
			'languages/texts.php',
			'languages/larder-de_DE.l10n.php',
			'languages/larder-es_ES.l10n.php',
			'languages/larder-ar.l10n.php',
			'build/blocks/recipe/block.json',
			'build/packages/islands/index.js',
			'packages/server/autoload.php',
			'packages/server/src/Plugin.php',
		] ) {
			assert.ok( `larder/${ name }` in contents, name );
		}
	} );

	it( 'holds no sources, tests or tools', () => {
		const unwanted = packed.files.filter( ( file ) =>
			/\.(tsx?|scss|mjs|map|md|zip)$|\/(node_modules|vendor|tests?|tools|e2e|\.\w+)\/|package(-lock)?\.json|composer\.json/.test(
				file
			)
		);
		assert.deepEqual( unwanted, [] );
	} );

	it( 'needs no file of Composer', () => {
		const asking = Object.entries( contents ).filter(
			( [ name, bytes ] ) =>
				name.endsWith( '.php' ) &&
				strFromU8( bytes ).includes( 'vendor/' )
		);
		assert.deepEqual(
			asking.map( ( [ name ] ) => name ),
			[]
		);
	} );

	it( 'has one style for both directions of writing', () => {
		assert.deepEqual(
			packed.files.filter( ( name ) => name.endsWith( '-rtl.css' ) ),
			[]
		);
	} );

	it( 'keeps the notice of the icons’ licence where they are, and the licence', () => {
		/** @param {string} name */
		const text = ( name ) =>
			strFromU8( contents[ `larder/${ name }` ] ?? new Uint8Array() );
		assert.match(
			text( 'packages/server/src/Taxonomies/TermIcons.php' ),
			/ISC licence: copyright[^/]*Lucide Contributors/
		);
		assert.match(
			text( 'readme.txt' ),
			/Lucide Contributors[^]*provided that the above copyright notice and this permission notice appear in all copies/
		);
	} );

	it( 'is the same when it is packed again', async () => {
		const again = await packPlugin();
		assert.deepEqual( again.archive, packed.archive );
	} );

	it( 'has the version of the plugin in its readme', () => {
		/** @param {string} name */
		const text = ( name ) =>
			strFromU8( contents[ `larder/${ name }` ] ?? new Uint8Array() );
		const version = /^ \* Version:\s+(\S+)$/m.exec(
			text( 'plugin.php' )
		)?.[ 1 ];
		assert.ok( version );
		assert.match(
			text( 'readme.txt' ),
			new RegExp(
				`^Stable tag: ${ version.replaceAll( '.', '\\.' ) }$`,
				'm'
			)
		);
	} );

	it( 'lets more than a hundred texts be translated, from scripts and PHP', () => {
		assert.ok( packed.texts > 100 );
		const template = strFromU8(
			contents[ 'larder/languages/larder.pot' ] ?? new Uint8Array()
		);
		// One text of a script, and one of PHP.
		assert.match( template, /^msgid "Undo"$/m );
		assert.match( template, /^msgid "Compare tallies with votes"$/m );
	} );
} );
