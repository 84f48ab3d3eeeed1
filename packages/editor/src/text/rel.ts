import { __ } from '@wordpress/i18n';

/** The words of `rel` that an author can ask of a link, with their labels. */
export const REL_WORDS = [
	{ word: 'nofollow', label: __( 'Not followed (nofollow)', 'larder' ) },
	{ word: 'sponsored', label: __( 'Paid for (sponsored)', 'larder' ) },
] as const;

/**
 * Returns the words of a `rel` attribute.
 *
 * @param rel Its value, whatever is stored; among them words that an author cannot choose.
 */
export function relWords( rel: string ): string[] {
	return rel.split( ' ' ).filter( ( word ) => word !== '' );
}

/**
 * Adds a word to a `rel` attribute, or removes it; the other words stay.
 *
 * @param rel     Its value.
 * @param isAsked Whether the link gets the word.
 * @return The new value, empty for no words.
 */
export function withRelWord(
	rel: string,
	word: string,
	isAsked: boolean
): string {
	return [
		...relWords( rel ).filter( ( each ) => each !== word ),
		...( isAsked ? [ word ] : [] ),
	].join( ' ' );
}
