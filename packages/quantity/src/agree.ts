import { likeTyped, type Noun } from './noun-forms';

/** The adjectives of a language that change with their noun. */
export type Agreeing = readonly Noun[];

/** Finds the other form of an adjective; undefined where it is none, null where the form asked for is not known. */
function formOf(
	word: string,
	agreeing: Agreeing,
	isMany: boolean
): string | null | undefined {
	const lower = word.toLowerCase();
	for ( const { one, other } of agreeing ) {
		if ( one.startsWith( '*' ) ) {
			const ending = one.slice( 1 );
			if (
				lower.length > ending.length + 2 &&
				lower.endsWith( ending )
			) {
				return isMany
					? word.slice( 0, -ending.length ) + other.slice( 1 )
					: word;
			}
			// "Große" may have been "großer" or "großes".
			if ( lower.length > 3 && lower.endsWith( other.slice( 1 ) ) ) {
				return isMany ? word : null;
			}
		} else if ( lower === one || lower === other ) {
			return likeTyped( isMany ? other : one, word );
		}
	}
	return undefined;
}

/** What joins two adjectives after a noun: `rojo o verde`. */
const JOINT = /^(?:o|u|y|e|ou|et|oder|und)$/iu;

/** What may be beside an adjective after a noun: `bien mûr`, `non traité`, `émincé finement`. */
const ADVERB =
	/^(?:bien|très|peu|muy|poco|ben|molto|non|no|già|ya|déjà|\p{L}{3,}mente?)$/iu;

/** Returns adjectives of one Italian egg in the gender of several: `un uovo sodo`, `due uova sode`. */
export function ofEggs( words: string, form: string ): string {
	return form === 'uova'
		? words.replace( /(?<!bi)o(?=\s|,|$)/gu, 'a' )
		: words;
}

const isAdjective = ( word: string, agreeing: Agreeing ): boolean =>
	formOf( word, agreeing, true ) !== undefined;

/** Adjectives that agree with their noun. */
export const agree = {
	/**
	 * Measures the adjectives at the beginning of a text.
	 *
	 * @param agreeing The adjectives.
	 * @return Where the noun begins.
	 */
	before( text: string, agreeing: Agreeing ): number {
		let place = 0;
		for ( const { 0: all, 1: word = '' } of text.matchAll( /(\S+)\s/g ) ) {
			if ( ! isAdjective( word, agreeing ) ) {
				break;
			}
			place += all.length;
		}
		return place;
	},

	/**
	 * Measures the adjectives at the end of a text.
	 *
	 * @param agreeing The adjectives.
	 * @return How long they are, with the space before them.
	 */
	behind( text: string, agreeing: Agreeing ): number {
		let length = 0;
		let passed = 0;
		for ( const word of text.split( ' ' ).slice( 1 ).reverse() ) {
			passed += word.length + 1;
			if (
				isAdjective( word, agreeing ) ||
				( length > 0 && ADVERB.test( word ) )
			) {
				length = passed;
			} else if ( ! ( length === 0 ? ADVERB : JOINT ).test( word ) ) {
				break;
			}
		}
		return length;
	},

	/**
	 * Measures the adjectives and participles with which a note begins, and what joins them: `pelada y picada`.
	 *
	 * @param text     The note.
	 * @param agreeing The adjectives.
	 * @return Where the last of them ends.
	 */
	leading( text: string, agreeing: Agreeing ): number {
		let end = 0;
		for ( const { index, 0: word } of text.matchAll( /[\p{L}-]+/gu ) ) {
			if ( isAdjective( word, agreeing ) ) {
				end = index + word.length;
			} else if ( ! JOINT.test( word ) && ! ADVERB.test( word ) ) {
				break;
			}
		}
		return end;
	},

	/**
	 * Returns adjectives in the form that agrees with their noun.
	 *
	 * @param words    Adjectives with the spaces between them.
	 * @param agreeing The adjectives.
	 * @param isMany   Whether the noun is in its form for several.
	 * @return The words; undefined where one of them has no known form.
	 */
	with(
		words: string,
		agreeing: Agreeing,
		isMany: boolean
	): string | undefined {
		const formed = words
			.split( ' ' )
			.map( ( word ) =>
				word === '' ? '' : formOf( word, agreeing, isMany )
			);
		return formed.includes( null )
			? undefined
			: formed
					.map( ( word, at ) => word ?? words.split( ' ' )[ at ] )
					.join( ' ' );
	},
};
