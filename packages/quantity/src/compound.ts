import type { Noun } from './noun-forms';

/** A German noun, with or without hyphens. */
const NOUN = /^\p{Lu}[\p{L}-]+$/u;

/** How long the food at its end is at least where no hyphen parts it: "Brei" is not an egg. */
const MIN_LENGTH = 5;

/** How many letters stand before it at least. */
const MIN_LENGTH_BEFORE = 2;

/**
 * Finds the food with which a German noun ends, which inflects as that does:
 * `Fleischtomate`, `Bio-Ei`.
 *
 * @param word  The noun.
 * @param foods Foods by each of their forms.
 * @return The forms of the whole noun; undefined where no food is known.
 */
export function compoundOf(
	word: string,
	foods: ReadonlyMap< string, Noun >
): Noun | undefined {
	if ( ! NOUN.test( word ) ) {
		return undefined;
	}
	for ( let at = MIN_LENGTH_BEFORE; at < word.length - 1; at++ ) {
		const isTied = word[ at - 1 ] !== '-';
		const tail = word.slice( at );
		const noun =
			! isTied || tail.length >= MIN_LENGTH
				? foods.get(
						isTied
							? tail.charAt( 0 ).toUpperCase() + tail.slice( 1 )
							: tail
					)
				: undefined;
		if ( noun ) {
			const before = word.slice( 0, at );
			const join = ( form: string ): string =>
				before +
				( isTied
					? form.charAt( 0 ).toLowerCase() + form.slice( 1 )
					: form );
			return {
				...noun,
				one: join( noun.one ),
				other: join( noun.other ),
			};
		}
	}
	return undefined;
}
