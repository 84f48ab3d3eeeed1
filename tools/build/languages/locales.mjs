/**
 * A language that the plugin brings.
 *
 * @typedef {object} Locale
 * @property {string} code    WordPress' name of it.
 * @property {number} plurals How many plural forms it has.
 * @property {string} rule    Which of them a number takes, as in the header of a po file.
 * @property {number} [named] Up to which form the words themselves say the number, as "two recipes" is one word in Arabic.
 */

/** @type {readonly Locale[]} */
export const LOCALES = [
	{
		code: 'ar',
		plurals: 6,
		named: 2,
		rule: 'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5',
	},
	{ code: 'de_DE', plurals: 2, rule: 'n != 1' },
	{ code: 'es_ES', plurals: 2, rule: 'n != 1' },
];

/**
 * Returns the header field on plurals.
 *
 * @param {Locale} locale
 * @return {string} As WordPress and gettext read it.
 */
export function pluralForms( { plurals, rule } ) {
	return `nplurals=${ plurals }; plural=${ plurals === 2 ? rule : `(${ rule })` };`;
}

/**
 * Returns the path of the file with a language's translations.
 *
 * @param {Locale} locale
 * @return {string} In the repository.
 */
export function poFile( { code } ) {
	return `languages/larder-${ code }.po`;
}
