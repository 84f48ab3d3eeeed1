import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { po } from 'gettext-parser';
import { REPOSITORY } from './environment';

/** What is filled into a text. */
const PLACEHOLDER = /%(?:\d+\$)?[sdf]|\{\w+\}/g;

/**
 * Makes the site use a language for one browser alone, where the plugin
 * `larder-language` is on; no other spec is disturbed.
 *
 * @param locale Such as `de_DE`.
 * @param url    URL of the site.
 */
export const speak = (
	context: BrowserContext,
	locale: string,
	url = ''
): Promise< void > =>
	context.addCookies( [
		{ name: 'larder_language_test', value: locale, url },
	] );

/** Returns whether a text has a word of its own: "%1$s: %2$s" has none, and is like any other text. */
const hasWord = ( text: string ): boolean =>
	/\p{L}{2}/u.test( text.replace( PLACEHOLDER, '' ) );

/**
 * Returns a function that finds a text with anything filled in.
 *
 * @param texts Texts of a po file.
 * @return Finds each of them that has a word.
 */
function findAny( texts: readonly string[] ): ( said: string ) => boolean {
	const patterns = texts.filter( hasWord ).map( ( text ) => {
		const parts = text
			.trim()
			.split( PLACEHOLDER )
			.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) );
		return new RegExp( `^${ parts.join( '.+' ) }$`, 's' );
	} );
	return ( said ) => patterns.some( ( pattern ) => pattern.test( said ) );
}

/**
 * Reads the translations into a language, and tells what a page says in English nonetheless.
 *
 * @param locale Such as `es_ES`.
 * @return Picks what is an English text of the plugin whose translation is another, and is not a translation itself.
 */
export async function untranslated(
	locale: string
): Promise< ( said: Iterable< string > ) => string[] > {
	const { translations } = po.parse(
		await readFile(
			path.join( REPOSITORY, `languages/larder-${ locale }.po` )
		)
	);
	const entries = Object.values( translations ).flatMap( ( group ) =>
		Object.values( group )
	);
	const isTranslation = findAny(
		entries.flatMap( ( { msgstr } ) => msgstr )
	);
	const isEnglish = findAny(
		entries.flatMap( ( { msgid, msgid_plural: plural = '', msgstr } ) =>
			[ msgid, plural ].filter( ( text ) => ! msgstr.includes( text ) )
		)
	);
	return ( said ) =>
		[ ...said ].filter(
			( text ) => isEnglish( text ) && ! isTranslation( text )
		);
}
