import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { po } from 'gettext-parser';
import { checkLanguage, isUntranslated } from '../languages/check.mjs';
import { compileLanguages } from '../languages/compile.mjs';
import { LOCALES, pluralForms } from '../languages/locales.mjs';
import { mergeLanguage } from '../languages/merge.mjs';
import { foreignCalls } from '../pot/php.mjs';
import { makeTemplate } from '../pot/template.mjs';

const FILES = new Map( [
	[
		'a.php',
		`<?php __( 'Plain', 'larder' ); sprintf( _n( '%d step', '%d steps', $n, 'larder' ), $n ); _x( 'Rest', 'time', 'larder' );`,
	],
	[ 'build/blocks/a/view.js', '(0,e.__)("Copy","larder"),(0,e._x)("Rest","time","larder")' ],
	[ 'build/blocks/b/view.js', 'nothing()' ],
] );

const { pot } = makeTemplate( FILES, '1.0.0' );

/** @param {string} code */
function localeOf( code ) {
	const locale = LOCALES.find( ( one ) => one.code === code );
	assert.ok( locale );
	return locale;
}

const arabic = localeOf( 'ar' );
const german = localeOf( 'de_DE' );

/**
 * Returns a po file of the template.
 *
 * @param {import('../languages/locales.mjs').Locale} locale
 * @param {( text: string ) => string}                 translate
 * @return {Buffer} All texts with the same translation in all forms.
 */
function translated( locale, translate ) {
	const data = po.parse( mergeLanguage( locale, '', pot ) );
	for ( const group of Object.values( data.translations ) ) {
		for ( const entry of Object.values( group ) ) {
			if ( entry.msgid !== '' ) {
				entry.msgstr = entry.msgstr.map( () =>
					translate( entry.msgid )
				);
			}
		}
	}
	return po.compile( data );
}

describe( 'a po file', () => {
	it( 'stays as it is when files move in the source', () => {
		const moved = makeTemplate(
			new Map( [
				[ 'b.php', `<?php _x( 'Rest', 'food', 'larder' );` ],
				...[ ...FILES ].reverse(),
			] ),
			'1.0.0'
		);
		const first = makeTemplate(
			new Map( [
				...FILES,
				[ 'z.php', `<?php _x( 'Rest', 'food', 'larder' );` ],
			] ),
			'1.0.0'
		);
		assert.equal(
			String( mergeLanguage( german, '', moved.pot ) ),
			String( mergeLanguage( german, '', first.pot ) )
		);
	} );

	it( 'tells translators each note once, whichever file comes first', () => {
		const calls = [ 'a number', 'a text', 'a number' ].map(
			( what, at ) =>
				/** @type {[ string, string ]} */ ( [
					`${ at }.php`,
					`<?php /* translators: %s: ${ what } */ __( 'Up to %s', 'larder' );`,
				] )
		);
		const notes = [ calls, [ ...calls ].reverse() ].map( ( files ) => {
			const made = makeTemplate( new Map( files ), '1.0.0' );
			return po.parse( made.pot ).translations[ '' ]?.[ 'Up to %s' ]
				?.comments?.extracted;
		} );
		const expected =
			'translators: %s: a number\ntranslators: %s: a text';
		assert.deepEqual( notes, [ expected, expected ] );
	} );
} );

describe( 'the check of translations', () => {
	it( 'tells what is still to be translated from what is broken', () => {
		const missing = checkLanguage(
			german,
			mergeLanguage( german, '', pot ),
			pot
		);
		assert.equal( missing.length, 4 );
		assert.ok( missing.every( isUntranslated ) );
		const broken = checkLanguage(
			german,
			translated( german, () => 'not translated: %s' ),
			pot
		);
		assert.ok( broken.length > 0 );
		assert.ok( ! broken.some( isUntranslated ) );
	} );

	it( 'is content with a complete file, also with six forms of the plural', () => {
		for ( const locale of LOCALES ) {
			const file = translated( locale, ( text ) => `x ${ text }` );
			assert.deepEqual( checkLanguage( locale, file, pot ), [] );
		}
		assert.match( pluralForms( arabic ), /^nplurals=6;/ );
	} );

	it( 'names what is not translated', () => {
		const findings = checkLanguage(
			german,
			mergeLanguage( german, '', pot ),
			pot
		);
		assert.equal( findings.length, 4 );
		assert.ok( findings.includes( 'de_DE: not translated: time: Rest' ) );
	} );

	it( 'lets words stand for one and two where a language has such words', () => {
		/** @param {number} form */
		const without = ( form ) => {
			const data = po.parse( translated( arabic, ( text ) => text ) );
			const entry = data.translations[ '' ]?.[ '%d step' ];
			assert.ok( entry );
			entry.msgstr[ form ] = 'steps';
			return checkLanguage( arabic, po.compile( data ), pot );
		};
		assert.deepEqual( without( 2 ), [] );
		assert.deepEqual( without( 3 ), [
			'ar: other placeholders than the original: %d step',
		] );
	} );

	it( 'names a plural that lacks forms, and a broken placeholder', () => {
		const file = translated( arabic, ( text ) =>
			text.replace( '%d', '% d' )
		);
		assert.deepEqual( checkLanguage( arabic, file, pot ), [
			'ar: other placeholders than the original: %d step',
		] );
		const two = translated( german, ( text ) => text );
		assert.ok(
			checkLanguage( arabic, two, pot ).includes(
				'ar: not all forms of the plural: %d step'
			)
		);
	} );

	it( 'names a text that the plugin has no more', () => {
		const { pot: less } = makeTemplate(
			new Map( [ ...FILES ].slice( 1 ) ),
			''
		);
		const file = translated( german, ( text ) => text );
		assert.ok(
			checkLanguage( german, file, less ).includes(
				'de_DE: not in the plugin any more: Plain'
			)
		);
	} );

	it( 'names a call without the text domain', () => {
		assert.deepEqual(
			foreignCalls(
				`<?php\n__( 'Mine' ); __( 'Ours', 'larder' ); esc_html__( 'Theirs', 'other' );`,
				'a.php'
			),
			[
				'a.php:2: __() without the text domain',
				'a.php:2: esc_html__() without the text domain',
			]
		);
	} );
} );

describe( 'the files for WordPress', () => {
	it( 'are one for each language, one of the texts of all, and one that says which each script asks for', () => {
		const text = translated( german, ( one ) => `${ one }’ü'` ).toString();
		const files = compileLanguages( [ { locale: german, text } ], FILES );
		assert.deepEqual(
			[ ...files ].map( ( [ name ] ) => name ),
			[
				'languages/texts.php',
				'languages/scripts.php',
				'languages/larder-de_DE.l10n.php',
			]
		);
		assert.equal(
			files.get( 'languages/texts.php' ),
			`<?php\ndefined('ABSPATH')||exit;\nreturn ['%d step','Copy','Plain','time\u0004Rest'];\n`
		);
		assert.equal(
			files.get( 'languages/scripts.php' ),
			`<?php\ndefined('ABSPATH')||exit;\nreturn ['build/blocks/a/view.js'=>[1,3]];\n`
		);
		assert.match(
			files.get( 'languages/larder-de_DE.l10n.php' ) ?? '',
			/\['%d step’ü\\''\."\\0"\.'%d step’ü\\'','Copy’ü\\'',/
		);
	} );

	it( 'leave out what is not translated, or says the same', () => {
		const text = translated( german, ( one ) =>
			one === 'Copy' ? one : ''
		).toString();
		assert.match(
			compileLanguages( [ { locale: german, text } ], FILES ).get(
				'languages/larder-de_DE.l10n.php'
			) ?? '',
			/,\[''(,'')*\]\)\)\];/
		);
	} );

	it( 'keep what is translated when the plugin changes', () => {
		const before = translated( german, () => 'Deutsch' );
		const { pot: more } = makeTemplate(
			new Map( [
				...FILES,
				[ 'c.php', `<?php __( 'New', 'larder' );` ],
			] ),
			''
		);
		const after =
			po.parse( mergeLanguage( german, before, more ) ).translations[
				''
			] ?? {};
		assert.deepEqual( after[ 'Plain' ]?.msgstr, [ 'Deutsch' ] );
		assert.deepEqual( after[ 'New' ]?.msgstr, [ '' ] );
	} );
} );
