import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { makeTemplate } from '../pot/template.mjs';

/**
 * Writes a template and parses it again.
 *
 * @param {Record<string, string>} files
 * @return The texts by context and original.
 */
function template( files ) {
	const { pot } = makeTemplate( new Map( Object.entries( files ) ), '1.0.0' );
	return po.parse( pot ).translations;
}

describe( 'the template for translations', () => {
	it( 'reads PHP, with contexts, plurals and notes for translators', () => {
		const found = template( {
			'src/a.php': `<?php
__( 'Plain', 'larder' );
esc_html_x( 'Rest', 'time', 'larder' );
// translators: %d: how many.
$text = sprintf( _n( '%d step', '%d steps', $n, 'larder' ), $n );
_nx( 'one', 'many', 2, 'a context', 'larder' );
`,
		} );
		assert.ok( found[ '' ]?.[ 'Plain' ] );
		assert.ok( found[ 'time' ]?.[ 'Rest' ] );
		const steps = found[ '' ][ '%d step' ];
		assert.equal( steps?.msgid_plural, '%d steps' );
		assert.equal( steps.comments?.extracted, 'translators: %d: how many.' );
		assert.equal( steps.comments.reference, 'src/a.php:5' );
		assert.equal( found[ 'a context' ]?.[ 'one' ]?.msgid_plural, 'many' );
	} );

	it( 'reads scripts as the build writes them', () => {
		const found = template( {
			'build/a.js': `(()=>{const e=window.wp.i18n;f((0,e.__)("Copy list","larder"),(0,e._x)("Tick","verb","larder"),/* translators: %s: a number */(0,e.sprintf)((0,e._n)("%s serving","%s servings",n,"larder"),n))})();`,
		} );
		assert.ok( found[ '' ]?.[ 'Copy list' ] );
		assert.ok( found[ 'verb' ]?.[ 'Tick' ] );
		const servings = found[ '' ][ '%s serving' ];
		assert.equal( servings?.msgid_plural, '%s servings' );
		assert.match( servings.comments?.extracted ?? '', /a number/ );
	} );

	it( 'reads block.json with the contexts that WordPress asks for', () => {
		const found = template( {
			'build/blocks/a/block.json': JSON.stringify( {
				title: 'Recipe',
				description: 'A card.',
				keywords: [ 'food' ],
				styles: [ { name: 'b', label: 'Side by side' } ],
			} ),
		} );
		assert.ok( found[ 'block title' ]?.[ 'Recipe' ] );
		assert.ok( found[ 'block description' ]?.[ 'A card.' ] );
		assert.ok( found[ 'block keyword' ]?.[ 'food' ] );
		assert.ok( found[ 'block style label' ]?.[ 'Side by side' ] );
	} );

	it( 'leaves other text domains and made-up texts alone', () => {
		const found = template( {
			'a.php': `<?php __( 'Theirs', 'other' ); __( $made_up, 'larder' );`,
			'a.js': 'other.__( "Theirs" );',
		} );
		const texts = Object.values( found ).flatMap( ( group ) =>
			Object.keys( group )
		);
		assert.deepEqual( texts.filter( Boolean ), [] );
	} );

	it( 'lists a text once, with the first of its places', () => {
		const found = template( {
			'a.php': `<?php __( 'Same', 'larder' );`,
			'b.php': `<?php __( 'Same', 'larder' );`,
		} );
		assert.equal(
			found[ '' ]?.[ 'Same' ]?.comments?.reference,
			'a.php:1'
		);
	} );
} );
