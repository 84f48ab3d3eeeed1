import assert from 'node:assert/strict';
import test from 'node:test';
import stylelint from 'stylelint';
import config from '../stylelint.config.mjs';

const RULE = 'selector-disallowed-list';

/**
 * Returns whether our styles may not have a selector.
 *
 * @param {string} selector
 */
async function isRefused( selector ) {
	const { results } = await stylelint.lint( {
		code: `${ selector } { color: red; }`,
		config: { rules: { [ RULE ]: config.rules?.[ RULE ] } },
	} );
	return results.some( ( { warnings } ) => warnings.length > 0 );
}

test( 'what looks into any element for what is beside or below it is refused', async () => {
	for ( const selector of [
		':has(.a) > .b',
		'.c :has(> .a) + .b',
		':has(.a) .b',
		'*:has(.a) > .b',
		'*:has(.a) .b',
		':where(:has(.a)) > .b',
		':where(*:has(:is(.a, .c:not(.d)))) .b',
		':has(.a):not(.c) .b',
		'.c > .d, :has(.a) ~ .b',
	] ) {
		assert.equal( await isRefused( selector ), true, selector );
	}
} );

test( 'what looks into elements of a class, or for nothing beside them, is fine', async () => {
	for ( const selector of [
		'.c:has(.a) .b',
		'.c:has(> .a) > .b',
		'&:has(.a) + .b',
		':has(> .a)',
		'.c :has(.a)',
		':has(.a), .b',
		':is(:has(.a), .c)',
		'.c:where(:has(.a)) .b',
		'.c:is(:hover, :has(~ :hover, .a)) .b',
		'.c > :not(:has(.a))',
		'.c:has(.a), .d:is(.e) > .f',
		':has(.a), .d:is(.e) > .f',
	] ) {
		assert.equal( await isRefused( selector ), false, selector );
	}
} );
