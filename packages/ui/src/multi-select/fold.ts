import type { MultiSelectOption } from './types';

/** Letters that are not accented forms of another one, but are typed as such. */
const LETTERS: Record< string, string > = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ı: 'i',
};

/**
 * Writes a text without case and accents, to compare it.
 *
 * @param text Any text.
 * @return The same for "Crème Brûlée" and "creme brulee".
 */
export function fold( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /[\u0300-\u036f]/g, '' )
		.toLowerCase()
		.replace( /[ßæœøđðþłı]/g, ( letter ) => LETTERS[ letter ] ?? letter );
}

/**
 * Finds the options whose labels have every word that is typed.
 *
 * @param options Where to search.
 * @param query   What is typed.
 * @param folded  Their labels, folded, where somebody has done that before.
 * @return All options without a query; else those found, none of them nested.
 */
export function searchOptions(
	options: readonly MultiSelectOption[],
	query: string,
	folded: readonly string[] = options.map( ( { label } ) => fold( label ) )
): readonly MultiSelectOption[] {
	const words = fold( query ).split( /\s+/ ).filter( Boolean );
	if ( words.length === 0 ) {
		return options;
	}
	return options.flatMap( ( option, index ) =>
		words.every( ( word ) => folded[ index ]?.includes( word ) )
			? [ { ...option, depth: 0 } ]
			: []
	);
}
