import { saysNumber } from './number';
import type { NumberGrammar } from './number-grammar';

/** What a line is for, before its amount: `Egg wash: `, `For serving – `. */
const LABEL = /^[^\d¼-¾⅐-⅞:;,.!?/]{2,48}?(?:\s{0,20}:|\s[–—-])\s{1,20}/u;

/** Labels after which stands no amount of a food. */
const NO_LABEL =
	/(?<!\p{L})(?:notes?|tips?|hints?|serves|servings|serving size|makes|yields?|times?|prep(?:aration)?|(?:pre)?heat|(?:cook|bake|roast|heat)(?:\s(?:at|to|for))?|oven|temp(?:erature)?|page|step|pan|dish|tin|equipment|tools?|size|source|calories|portionsgröße|hinweise?|tipps?|ergibt|portionen|(?:\p{L}*)zeit|ofen|schritt|form|größe|notas?|consejos?|raciones|porciones|tiempo|horno|paso|molde|rinde|astuces?|conseils?|personnes|temps|four|étape|moule|nota|consigli(?:o|i)|porzioni|dosi|tempo|forno|passo|teglia|stampo)\s{0,20}(?::|[–—-]\s)/iu;

/**
 * Whether what precedes a number says that it is of something that no recipe
 * scales.
 *
 * @param text What precedes it, with its mark.
 * @return True for `Serves: `.
 */
export function isOtherLabel( text: string ): boolean {
	return NO_LABEL.test( text );
}

/**
 * Finds where the label of a line ends, after which its amount stands: `Egg
 * wash: 1 egg`, `Zum Servieren: 1 Zitrone`. What says a number itself is none.
 *
 * @param text    The line, or the quantity that begins with it.
 * @param grammar The languages.
 * @return 0 where it has none.
 */
export function labelEnd( text: string, grammar: NumberGrammar ): number {
	const label = LABEL.exec( text )?.[ 0 ] ?? '';
	return label === '' || isOtherLabel( label ) || saysNumber( label, grammar )
		? 0
		: label.length;
}

/**
 * Returns the text before an amount without its label.
 *
 * @param before What precedes it.
 * @return Nothing for `Egg wash: `.
 */
export function withoutLabel( before: string ): string {
	return before.replace( LABEL, '' );
}

/** Where an item of a list begins with an amount. */
const ITEM =
	/(?:^|[,;]|(?<!\p{L})(?:and|und|y|et|e|plus|más|più|[&+]))\s{1,3}(?=[.,]?[\d¼-¾⅐-⅞])|^(?=[.,]?[\d¼-¾⅐-⅞])/giu;

/**
 * Finds where the items of a list begin with an amount: in the note of `Sauce: 1
 * cup cream, 2 tbsp mustard`.
 *
 * @param text The note, plain text.
 * @return The places of the amounts.
 */
export function itemsOf( text: string ): number[] {
	return [ ...text.matchAll( ITEM ) ].map(
		( { index, 0: joint } ) => index + joint.length
	);
}
