import { po } from 'gettext-parser';
import { messagesIn } from '../pot/template.mjs';
import { pluralForms } from './locales.mjs';

/** @typedef {import('./locales.mjs').Locale} Locale */

/** Texts with their translations, by what WordPress looks them up with. @typedef {Map<string, string[]>} Translations */

/**
 * Gives what a text is looked up with.
 *
 * @param {string|null|undefined} context
 * @param {string}                text
 * @return {string} As gettext joins them.
 */
function keyOf( context, text ) {
	return context ? `${ context }\u0004${ text }` : text;
}

/**
 * Reads a po file.
 *
 * @param {string|Buffer} text
 * @return {Translations} What is translated.
 */
function readTranslations( text ) {
	return new Map(
		Object.values( po.parse( text ).translations )
			.flatMap( ( group ) => Object.values( group ) )
			.filter(
				( { msgid, msgstr } ) => msgid !== '' && msgstr.every( Boolean )
			)
			.map( ( { msgctxt, msgid, msgstr } ) => [
				keyOf( msgctxt, msgid ),
				msgstr,
			] )
	);
}

/**
 * Writes a text as PHP reads it.
 *
 * @param {string} text
 * @return {string} A literal; the byte that parts plural forms stands apart.
 */
function phpString( text ) {
	return text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( `."\\0".` );
}

/**
 * Tells whether a translation says the same as its text, which is shown without one.
 *
 * @param {string}   key
 * @param {string[]} forms
 */
function isSame( key, forms ) {
	return (
		forms.length === 1 &&
		key.slice( key.indexOf( '\u0004' ) + 1 ) === forms[ 0 ]
	);
}

/**
 * Writes the file that PHP loads: sorted, since neighbours that are alike pack smaller.
 *
 * @param {Locale}       locale
 * @param {Translations} translations
 * @return {string} PHP.
 */
function phpFile( locale, translations ) {
	const messages = [ ...translations ]
		.filter( ( [ key, forms ] ) => ! isSame( key, forms ) )
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
		.map(
			( [ key, forms ] ) =>
				`${ phpString( key ) }=>${ phpString( forms.join( '\0' ) ) }`
		);
	return `<?php
return ['domain'=>'larder','language'=>'${ locale.code }','plural-forms'=>${ phpString(
		pluralForms( locale )
	) },'messages'=>[${ messages.join( ',' ) }]];
`;
}

/**
 * Writes the file that says which translations each script needs.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} keys Keys by script.
 * @return {string} PHP; scripts that ask for nothing are not in it.
 */
function scriptsFile( keys ) {
	const scripts = [ ...keys ]
		.filter( ( [ , asked ] ) => asked.size > 0 )
		.map(
			( [ script, asked ] ) =>
				`${ phpString( script ) }=>[${ [ ...asked ]
					.map( phpString )
					.join( ',' ) }]`
		);
	return `<?php\nreturn [${ scripts.join( ',\n' ) }];\n`;
}

/**
 * Lists what each built script asks for.
 *
 * @param {ReadonlyMap<string, string>} files Texts by path, as the plugin ships them.
 * @return {Map<string, Set<string>>} Keys by script.
 */
function keysOfScripts( files ) {
	const scripts = [ ...files ].filter( ( [ name ] ) =>
		/^build\/.*\.js$/.test( name )
	);
	return new Map(
		scripts.map( ( [ name, code ] ) => [
			name,
			new Set(
				messagesIn( name, code ).map( ( { context, text } ) =>
					keyOf( context, text )
				)
			),
		] )
	);
}

/**
 * Makes the files by which WordPress translates the plugin. The same sources
 * give the same files.
 *
 * @param {ReadonlyArray<{ locale: Locale, text: string }>} languages Languages with their po files.
 * @param {ReadonlyMap<string, string>}                     files     Texts by path, as the plugin ships them.
 * @return {Map<string, string>} Contents by path.
 */
export function compileLanguages( languages, files ) {
	const compiled = new Map( [
		[ 'languages/scripts.php', scriptsFile( keysOfScripts( files ) ) ],
	] );
	for ( const { locale, text } of languages ) {
		compiled.set(
			`languages/larder-${ locale.code }.l10n.php`,
			phpFile( locale, readTranslations( text ) )
		);
	}
	return compiled;
}
