import assert from 'node:assert/strict';
import { test } from 'node:test';
import postcss from 'postcss';
import raising from '../style/raise-weight.cjs';

/**
 * Raises a style.
 *
 * @param {string} css The style.
 * @return {string} The same with weight.
 */
const raise = ( css ) =>
	postcss( [ raising.raiseWeight() ] ).process( css, { from: undefined } )
		.css;

test( 'parts weigh two ids more, however they are described', () => {
	assert.equal(
		raise( '.larder-card__title, .a > .b:hover { margin: 0 }' ),
		':not(#l#l).larder-card__title, :not(#l#l).a > .b:hover { margin: 0 }'
	);
	assert.equal(
		raise( 'button.a { margin: 0 }' ),
		'button:not(#l#l).a { margin: 0 }'
	);
	assert.equal(
		raise( '* > .a { margin: 0 }' ),
		':not(#l#l) > .a { margin: 0 }'
	);
	assert.equal(
		raise( '@media print { :where(.a) p { margin: 0 } }' ),
		'@media print { :not(#l#l):where(.a) p { margin: 0 } }'
	);
} );

test( "a block's own box stays what a site can say in its global styles", () => {
	for ( const selector of [
		'.wp-block-larder-recipe',
		'.wp-block-larder-recipe.is-style-compact:not(:first-child)',
	] ) {
		const css = `${ selector } { color: red }`;
		assert.equal( raise( css ), css );
	}
	assert.equal(
		raise( '.wp-block-larder-recipe > .wp-block-larder-tip { margin: 0 }' ),
		':not(#l#l).wp-block-larder-recipe > .wp-block-larder-tip { margin: 0 }'
	);
} );

test( 'variables, the page and frames of animations keep their weight', () => {
	for ( const css of [
		':where(html) { --larder-accent: red }',
		'.larder-card { --larder-a: 1px; --larder-b: 2px }',
		'html:has(.wp-block-larder-recipe) { scroll-behavior: smooth }',
		'@keyframes larder { from { opacity: 0 } }',
	] ) {
		assert.equal( raise( css ), css );
	}
	assert.equal(
		raise( '.larder-card { --larder-a: 1px; color: red }' ),
		':not(#l#l).larder-card { --larder-a: 1px; color: red }'
	);
} );
