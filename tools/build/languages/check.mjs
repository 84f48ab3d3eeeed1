import { po } from 'gettext-parser';
import { pluralForms } from './locales.mjs';

/** @typedef {import('gettext-parser').GetTextTranslation} Entry */

/** What is said of a text that nobody has translated yet. */
const UNTRANSLATED = 'not translated';

/**
 * Lists what a text has filled in, in an order that does not matter.
 *
 * @param {string} text
 * @return {string} Such as `%1$s %2$d`.
 */
function placeholders( text ) {
	return ( text.match( /%(?:\d+\$)?[sdf]|\{\w+\}/g ) ?? [] )
		.sort()
		.join( ' ' );
}

/**
 * Lists the entries of a file for translations.
 *
 * @param {string|Buffer} text
 * @return {Map<string, Entry>} Without the header, by context and text.
 */
function entriesOf( text ) {
	return new Map(
		Object.values( po.parse( text ).translations )
			.flatMap( ( group ) => Object.values( group ) )
			.filter( ( { msgid } ) => msgid !== '' )
			.map( ( entry ) => [
				`${ entry.msgctxt ? `${ entry.msgctxt }: ` : '' }${ entry.msgid }`,
				entry,
			] )
	);
}

/**
 * Returns what is wrong with a translation.
 *
 * @param {Entry}                          original
 * @param {Entry|undefined}                entry
 * @param {import('./locales.mjs').Locale} locale
 * @return {string|null} A few words, or null when all is well.
 */
function judge( original, entry, { plurals, named = -1 } ) {
	if ( entry === undefined || entry.msgstr.join( '' ) === '' ) {
		return UNTRANSLATED;
	}
	const isPlural = original.msgid_plural !== undefined;
	if ( isPlural !== ( entry.msgid_plural !== undefined ) ) {
		return 'plural where there is none, or the other way round';
	}
	if (
		entry.msgstr.length !== ( isPlural ? plurals : 1 ) ||
		! entry.msgstr.every( Boolean )
	) {
		return 'not all forms of the plural';
	}
	const allowed = [
		original.msgid,
		original.msgid_plural ?? original.msgid,
	].map( placeholders );
	return entry.msgstr.every(
		( form, at ) =>
			allowed.includes( placeholders( form ) ) ||
			// A form for a single number may say it in words.
			( isPlural && at <= named && placeholders( form ) === '' )
	)
		? null
		: 'other placeholders than the original';
}

/**
 * Returns whether a finding is only a translation that is still to be made.
 *
 * @param {string} finding A line of {@link checkLanguage}.
 * @return {boolean} False for what is broken.
 */
export function isUntranslated( finding ) {
	return finding.split( ': ' )[ 1 ] === UNTRANSLATED;
}

/**
 * Compares a po file with the template.
 *
 * @param {import('./locales.mjs').Locale} locale
 * @param {string|Buffer}                  text     The po file.
 * @param {string|Buffer}                  template The template of the plugin as it is now.
 * @return {string[]} A line for each thing that is wrong.
 */
export function checkLanguage( locale, text, template ) {
	const entries = entriesOf( text );
	const originals = entriesOf( template );
	const findings = [ ...originals ].flatMap( ( [ name, original ] ) => {
		const wrong = judge( original, entries.get( name ), locale );
		return wrong === null ? [] : [ `${ wrong }: ${ name }` ];
	} );
	for ( const name of entries.keys() ) {
		if ( ! originals.has( name ) ) {
			findings.push( `not in the plugin any more: ${ name }` );
		}
	}
	if (
		po.parse( text ).headers[ 'Plural-Forms' ] !== pluralForms( locale )
	) {
		findings.push( 'the header says other plural forms' );
	}
	return findings.map( ( finding ) => `${ locale.code }: ${ finding }` );
}
