import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unguarded } from '../direct-access/find.mjs';

const GUARD = `defined( 'ABSPATH' ) || exit;`;

describe( 'the guard against direct access', () => {
	for ( const [ what, code ] of [
		[ 'first in a file', `<?php\n${ GUARD }\nreturn [];` ],
		[
			'after the namespace and its imports',
			`<?php\ndeclare( strict_types=1 );\n\nnamespace Larder;\n\nuse WP_Post;\n\n${ GUARD }\n\nfinal class A {}`,
		],
		[ 'before markup', `<?php\n/** A comment. */\n\n${ GUARD }\n?>\n<p>` ],
		[
			'in PHP of older servers',
			`<?php\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\nrun();`,
		],
	] ) {
		it( `is seen ${ what }`, () => {
			assert.deepEqual( unguarded( 'a.php', code ?? '' ), [] );
		} );
	}

	for ( const [ what, code ] of [
		[ 'without any', '<?php\nreturn [];' ],
		[ 'of a class alone', '<?php\nnamespace Larder;\n\nfinal class A {}' ],
		[ 'that has it in a comment', `<?php\n// ${ GUARD }\nreturn [];` ],
		[ 'that runs something before it', `<?php\nrun();\n${ GUARD }` ],
		[ 'that prints before it', `<p>\n<?php\n${ GUARD }` ],
		[
			'whose guard does not end it',
			`<?php\nif ( ! defined( 'ABSPATH' ) ) {\n\trun();\n}`,
		],
		[
			'that asks for another constant',
			`<?php\ndefined( 'OTHER' ) || exit;\nreturn [];`,
		],
		[
			'whose guard stands where Plugin Check does not look',
			`<?php\n${ '\n'.repeat( 60 ) }${ GUARD }`,
		],
	] ) {
		it( `names a file ${ what }`, () => {
			assert.equal( unguarded( 'a.php', code ?? '' ).length, 1 );
		} );
	}

	it( 'asks of what removes the plugin that WordPress is removing it', () => {
		const code = `<?php\ndefined( 'WP_UNINSTALL_PLUGIN' ) || exit;\nrun();`;
		assert.deepEqual( unguarded( 'uninstall.php', code ), [] );
		assert.equal(
			unguarded( 'uninstall.php', `<?php\n${ GUARD }` ).length,
			1
		);
	} );
} );
