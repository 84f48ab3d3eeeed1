import { po } from 'gettext-parser';
import { pluralForms } from './locales.mjs';

/**
 * Orders texts by what they say, then by their context: by code unit, so that
 * the order is the same on every machine.
 *
 * @param {{ msgid: string, msgctxt?: string }} a
 * @param {{ msgid: string, msgctxt?: string }} b
 * @return {number} As for `sort()`.
 */
function byText( a, b ) {
	const first = `${ a.msgid }\0${ a.msgctxt ?? '' }`;
	const second = `${ b.msgid }\0${ b.msgctxt ?? '' }`;
	return Number( first > second ) - Number( first < second );
}

/**
 * Updates a po file: new texts come in untranslated, texts that are
 * gone go, all others keep their translation. The texts are sorted, so that a
 * file that moves in the source moves none of them.
 *
 * @param {import('./locales.mjs').Locale} locale
 * @param {string|Buffer}                  text     The po file so far; empty for a new language.
 * @param {string|Buffer}                  template The template of the plugin as it is now.
 * @return {Buffer} The po file.
 */
export function mergeLanguage( locale, text, template ) {
	const known = po.parse( text ).translations;
	const wanted = po.parse( template );
	for ( const [ context, group ] of Object.entries( wanted.translations ) ) {
		for ( const entry of Object.values( group ) ) {
			const forms = entry.msgid_plural === undefined ? 1 : locale.plurals;
			const before = known[ context ]?.[ entry.msgid ]?.msgstr ?? [];
			entry.msgstr = Array.from(
				{ length: forms },
				( _, form ) => before[ form ] ?? ''
			);
			// Places change with every build; the template has them.
			entry.comments = {
				translator: '',
				previous: '',
				reference: '',
				flag: entry.comments?.flag ?? '',
				extracted: entry.comments?.extracted ?? '',
			};
		}
	}
	return po.compile(
		{
			charset: 'utf-8',
			headers: {
				'Project-Id-Version': 'Larder',
				Language: locale.code,
				'MIME-Version': '1.0',
				'Content-Type': 'text/plain; charset=UTF-8',
				'Content-Transfer-Encoding': '8bit',
				'Plural-Forms': pluralForms( locale ),
				'X-Domain': 'larder',
			},
			translations: wanted.translations,
		},
		{ sort: byText }
	);
}
