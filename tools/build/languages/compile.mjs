import { po } from 'gettext-parser';
import { messagesIn } from '../pot/template.mjs';
import { pluralForms } from './locales.mjs';

/** @typedef {import('./locales.mjs').Locale} Locale */

/** Texts with their translations, by what WordPress looks them up with. @typedef {Map<string, string[]>} Translations */

/** How each file begins: it answers to WordPress alone. */
const BEGINNING = `<?php\ndefined('ABSPATH')||exit;`;

/**
 * Returns what a text is looked up with.
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
 * @return {string} A literal; the byte that parts plural forms is apart.
 */
function phpString( text ) {
	return text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( `."\\0".` );
}

/**
 * Returns a translation as it is stored: nothing where it says the same as its text, which is shown without one.
 *
 * @param {string}             key
 * @param {string[]|undefined} forms
 */
function storedForms( key, forms = [] ) {
	const text = forms.join( '\0' );
	return text === key.slice( key.indexOf( '\u0004' ) + 1 ) ? '' : text;
}

/**
 * Writes a list.
 *
 * @param {readonly string[]} texts
 * @return {string} PHP.
 */
function phpList( texts ) {
	return `[${ texts.map( phpString ).join( ',' ) }]`;
}

/**
 * Writes the file that PHP loads. The texts are in a file of their own: they
 * are half of each language.
 *
 * @param {Locale}            locale
 * @param {Translations}      translations
 * @param {readonly string[]} keys         Those of all languages.
 * @return {string} PHP.
 */
function phpFile( locale, translations, keys ) {
	const messages = keys.map( ( key ) =>
		storedForms( key, translations.get( key ) )
	);
	return `${ BEGINNING }
return ['domain'=>'larder','language'=>'${ locale.code }','plural-forms'=>${ phpString(
		pluralForms( locale )
	) },'messages'=>array_filter(array_combine(require __DIR__.'/texts.php',${ phpList(
		messages
	) }))];
`;
}

/**
 * Writes the file that says which translations each script needs.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} scripts Keys by script.
 * @param {readonly string[]}                        keys    All keys.
 * @return {string} PHP, places of keys by script; scripts that ask for nothing are not in it.
 */
function scriptsFile( scripts, keys ) {
	const places = new Map( keys.map( ( key, place ) => [ key, place ] ) );
	const lines = [ ...scripts ]
		.filter( ( [ , asked ] ) => asked.size > 0 )
		.map(
			( [ script, asked ] ) =>
				`${ phpString( script ) }=>[${ [ ...asked ]
					.map( ( key ) => places.get( key ) )
					.join( ',' ) }]`
		);
	return `${ BEGINNING }\nreturn [${ lines.join( ',\n' ) }];\n`;
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
 * Generates the files by which WordPress translates the plugin. The same sources
 * give the same files.
 *
 * @param {ReadonlyArray<{ locale: Locale, text: string }>} languages Languages with their po files.
 * @param {ReadonlyMap<string, string>}                     files     Texts by path, as the plugin ships them.
 * @return {Map<string, string>} Contents by path.
 */
export function compileLanguages( languages, files ) {
	const scripts = keysOfScripts( files );
	const translated = languages.map( ( { locale, text } ) => ( {
		locale,
		translations: readTranslations( text ),
	} ) );
	// Sorted, since neighbours that are alike pack smaller.
	const keys = [
		...new Set(
			[
				...scripts.values(),
				...translated.map( ( { translations } ) => translations.keys() ),
			].flatMap( ( some ) => [ ...some ] )
		),
	].sort();
	return new Map( [
		[ 'languages/texts.php', `${ BEGINNING }\nreturn ${ phpList( keys ) };\n` ],
		[ 'languages/scripts.php', scriptsFile( scripts, keys ) ],
		...translated.map(
			( { locale, translations } ) =>
				/** @type {[ string, string ]} */ ( [
					`languages/larder-${ locale.code }.l10n.php`,
					phpFile( locale, translations, keys ),
				] )
		),
	] );
}
