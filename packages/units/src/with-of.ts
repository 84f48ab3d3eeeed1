import type { Replacement } from './measure-format';

/** Parts of a food that are taken of it, where `of` is elided before an article. */
export const PARTS_BEFORE_OF =
	'jus|zestes?|écorce|pulpe|chair|blancs?|jaunes?|succo|scorza|buccia|polpa';

/** The same in German, where an article needs no `of` and a number does: `Saft einer Zitrone`. */
const GENITIVE =
	/(?:saft|schale|abrieb|zesten?|mark|eigelbe?|eiweiße?|fruchtfleisch)\s$/iu;

/** An elided `of`. */
const ELIDED = /(?<!\p{L})d['’]$/iu;

/** An article in the genitive. */
const ARTICLE = /^eine[rs](?!\p{L})/iu;

/** What is spoken with a vowel that elides. */
const ONE = /^1(?!\d)/;

/**
 * Writes what joins a part and how many it is of, as it precedes a number:
 * `le jus de 2 citrons`, `Saft von 2 Zitronen`.
 *
 * @param piece The number with its food, as it is now.
 * @return The piece with it; the same where it is right.
 */
export function withOf( text: string, piece: Replacement ): Replacement {
	const before = text.slice( 0, piece.start );
	const typed = text.slice( piece.start, piece.end );
	if ( ARTICLE.test( typed ) && GENITIVE.test( before ) ) {
		return { ...piece, text: `von ${ piece.text }` };
	}
	if (
		! ELIDED.test( before ) ||
		! /^[\d¼-¾⅐-⅞]/.test( piece.text ) ||
		ONE.test( piece.text )
	) {
		return piece;
	}
	// Italian says "di" and French "de".
	const of = /(?:succo|scorza|buccia|polpa)\sd['’]$/iu.test( before )
		? 'di '
		: 'de ';
	return { ...piece, start: piece.start - 2, text: of + piece.text };
}
