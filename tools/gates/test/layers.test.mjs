import assert from 'node:assert/strict';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { blockCycles } from '../layers/block-cycles.mjs';
import { classCycles } from '../layers/class-cycles.mjs';
import { moduleCycles } from '../layers/module-cycles.mjs';
import { scriptFindings } from '../layers/scripts.mjs';
import { serverFindings } from '../layers/server.mjs';

describe( 'the layers of the scripts', () => {
	/**
	 * @param {string} file
	 * @param {string} imported
	 */
	const judge = ( file, imported ) =>
		scriptFindings( [
			{ file, text: `import { x } from '${ imported }';\nx();` },
		] );

	for ( const [ file = '', imported = '' ] of [
		[ 'packages/quantity/src/a.ts', '@larder/ajax' ],
		[ 'packages/ajax/src/a.ts', '@larder/store' ],
		[ 'packages/editor/src/a.tsx', '../../../blocks/recipe/types' ],
		[ 'blocks/recipe/view.tsx', '@wordpress/components' ],
		[ 'blocks/recipe/components/a.tsx', '@wordpress/block-editor' ],
		[ 'blocks/recipe/hooks/use-a.ts', '@larder/editor/list' ],
	] ) {
		it( `refuse ${ imported } in ${ file }`, () => {
			assert.equal( judge( file, imported ).length, 1 );
		} );
	}

	for ( const [ file = '', imported = '' ] of [
		[ 'packages/store/src/a.ts', '@larder/ajax' ],
		[ 'packages/quantity/src/a.ts', './b' ],
		[ 'packages/quantity/test/a.test.ts', '@larder/contracts' ],
		[ 'blocks/recipe/edit.tsx', '@wordpress/components' ],
		[ 'blocks/recipe/view.tsx', '@larder/store' ],
		[ 'blocks/recipe/edit.tsx', '../details/types' ],
	] ) {
		it( `let ${ file } import ${ imported }`, () => {
			assert.deepEqual( judge( file, imported ), [] );
		} );
	}
} );

describe( 'the layers of the server', () => {
	/**
	 * @param {string} concern
	 * @param {string} used
	 */
	const source = ( concern, used ) => ( {
		file: `packages/server/src/${ concern }/A.php`,
		text: `<?php\nuse Larder\\${ used }\\B;\n`,
	} );

	it( 'let a concern stand on another', () => {
		assert.deepEqual(
			serverFindings( [ source( 'Details', 'Recipe' ) ] ),
			[]
		);
	} );

	it( 'refuse a foundation that knows a concern', () => {
		assert.equal(
			serverFindings( [ source( 'Ajax', 'Recipe' ) ] ).length,
			1
		);
	} );

	it( 'refuse a concern that knows what wires the parts together', () => {
		for ( const top of [ 'Plugin', 'Services', 'Calls', 'Renderers' ] ) {
			assert.equal(
				serverFindings( [ source( 'Recipe', top ) ] ).length,
				1
			);
			assert.deepEqual(
				serverFindings( [ source( top, 'Recipe' ) ] ),
				[]
			);
		}
	} );

	it( 'refuse concerns that need each other, and name the cycle once', () => {
		const found = serverFindings( [
			source( 'Recipe', 'Details' ),
			source( 'Details', 'Notes' ),
			source( 'Notes', 'Recipe' ),
		] );
		assert.deepEqual( found, [
			'packages/server/src: Details → Notes → Recipe: they need each other',
		] );
	} );
} );

describe( 'the classes of the server', () => {
	/**
	 * @param {string} name
	 * @param {string} code
	 */
	const source = ( name, code ) => ( {
		file: `packages/server/src/${ name }.php`,
		text: `<?php\nnamespace Larder\\${ name.split( '/' )[ 0 ] };\n${ code }`,
	} );

	it( 'need each other nowhere, by import, by name in their namespace or in full', () => {
		assert.deepEqual(
			classCycles( [
				source(
					'Votes/Ballot',
					'final class Ballot { private Tally $tally; }'
				),
				source(
					'Votes/Tally',
					'use Larder\\Pages\\Page;\nfinal class Tally {}'
				),
				source(
					'Pages/Page',
					'final class Page { private \\Larder\\Votes\\Ballot $ballot; }'
				),
				source(
					'Pages/Link',
					'final class Link { private Page $page; }'
				),
			] ),
			[
				'Larder\\Pages\\Page, Larder\\Votes\\Ballot, Larder\\Votes\\Tally: they need each other',
			]
		);
	} );

	it( 'may name each other in comments and texts', () => {
		assert.deepEqual(
			classCycles( [
				source(
					'Votes/Ballot',
					'final class Ballot { private Tally $tally; }'
				),
				source(
					'Votes/Tally',
					"/** Unlike a Ballot. */\nfinal class Tally { const A = 'Ballot'; // Ballot\n}"
				),
			] ),
			[]
		);
	} );
} );

describe( 'the blocks', () => {
	/**
	 * @param {string} file
	 * @param {string} text
	 */
	const source = ( file, text ) => ( { file: `blocks/${ file }`, text } );

	it( 'import each other nowhere, not even for types or by a third', () => {
		assert.deepEqual(
			blockCycles( [
				source( 'soup/edit/a.tsx', "import '../../bowl/b';" ),
				source(
					'bowl/types.ts',
					"import type { C } from '../spoon/types';"
				),
				source( 'spoon/index.ts', "export { d } from '../soup/d';" ),
				source( 'plate/a.ts', "import { b } from '../bowl/b';" ),
			] ),
			[ 'blocks/bowl, blocks/soup, blocks/spoon: they import each other' ]
		);
	} );

	it( 'may import in one direction, and their own files in any', () => {
		assert.deepEqual(
			blockCycles( [
				source(
					'soup/a.ts',
					"import '../bowl/b';\nimport './b';\nimport '@larder/ui';"
				),
				source( 'soup/b.ts', "import './a';" ),
				source( 'bowl/b.ts', "import '../../block.json';" ),
			] ),
			[]
		);
	} );

	it( 'may be tested beside each other', () => {
		assert.deepEqual(
			blockCycles( [
				source( 'soup/a.ts', "import '../bowl/b';" ),
				source( 'bowl/test/b.test.ts', "import '../../soup/a';" ),
			] ),
			[]
		);
	} );
} );

describe( 'the modules of the scripts', () => {
	it( 'load each other nowhere, but for types', async () => {
		const folder = await realpath(
			await mkdtemp( path.join( tmpdir(), 'larder-layers-' ) )
		);
		/** @type {Record<string, string>} */
		const modules = {
			'a.ts': "import { b } from './b';\nexport const a = () => b();",
			'b.ts': "export { a as b } from './a';",
			'c.ts': "import { type D } from './d';\nexport type C = D;",
			'd.ts': "import type { C } from './c';\nimport './a';\nexport type D = C;",
		};
		const files = await Promise.all(
			Object.entries( modules ).map( async ( [ name, text ] ) => {
				const file = path.join( folder, name );
				await writeFile( file, text );
				return file;
			} )
		);
		const found = moduleCycles( files );
		await rm( folder, { recursive: true } );
		assert.equal( found.length, 1 );
		assert.match(
			found[ 0 ] ?? '',
			/a\.ts, .*b\.ts: they load each other$/
		);
	} );
} );
