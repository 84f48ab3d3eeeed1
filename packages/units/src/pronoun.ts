import type { Replacement } from './measure-format';

/** What stands for one food in the clause after it, by language, and what stands for several: `peel an onion, then chop it`. */
const PRONOUNS: Readonly<
	Record< string, ReadonlyArray< readonly [ RegExp, string ] > >
> = {
	en: [
		[
			/(?<=^(?:,?\s(?:and|then|and then)|,)\s\p{L}+\s)it(?!\p{L}|['’])/iu,
			'them',
		],
	],
	fr: [ [ /(?<=^(?:,?\s(?:et|puis)|,)\s\p{L}+)-l[ea](?!\p{L})/iu, '-les' ] ],
	es: [
		[
			/(?<=^(?:,?\s(?:y|luego)|,)\s(?:\p{L}*[áéíóú]\p{L}*|\p{L}+[aei]r)l[oa])(?!\p{L})/iu,
			's',
		],
	],
	it: [
		[
			/(?<=^(?:,?\s(?:e|poi|e poi)|,)\s\p{L}+(?:[aei]te|[aei]r)l)a(?!\p{L})/iu,
			'e',
		],
		[
			/(?<=^(?:,?\s(?:e|poi|e poi)|,)\s\p{L}+(?:[aei]te|[aei]r)l)o(?!\p{L})/iu,
			'i',
		],
	],
};

/** How far after a food its pronoun may stand. */
const MAX_DISTANCE = 60;

/**
 * Writes what stands for one food in the clause after it as it stands for
 * several: `2 onions, then chop them`.
 *
 * @param text   Plain text.
 * @param end    Where the food ends.
 * @param locale Language tag of the text.
 * @return The pronoun's new text and place; nothing where none is known.
 */
export function pronounBehind(
	text: string,
	end: number,
	locale = 'en'
): Replacement[] {
	const behind = text.slice( end, end + MAX_DISTANCE );
	for ( const [ pattern, word ] of PRONOUNS[ locale.slice( 0, 2 ) ] ?? [] ) {
		const found = pattern.exec( behind );
		if ( found ) {
			const start = end + found.index;
			return [ { start, end: start + found[ 0 ].length, text: word } ];
		}
	}
	return [];
}
