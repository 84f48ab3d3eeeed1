import { findUnit } from './units';

/**
 * Gives a typed unit the number that fits its quantity: 1 cup, 2 cups.
 *
 * @param unit     The typed unit.
 * @param quantity The quantity beside it; of a range the upper end.
 * @param locale   Language tag.
 * @return The unit word; an unknown one, and abbreviations, as typed.
 */
export function unitLabel(
	unit: string,
	quantity: number | null,
	locale = 'en'
): string {
	const found = quantity === null ? undefined : findUnit( unit );
	if ( ! found || found.form === 'short' ) {
		return unit;
	}
	// In a kitchen up to one is one: ½ cup, 1 cup, 1½ cups.
	const isOne =
		quantity !== null &&
		( quantity <= 1 ||
			new Intl.PluralRules( locale ).select( quantity ) === 'one' );
	const word = isOne ? found.unit.one : found.unit.other;
	return unit.charAt( 0 ) === unit.charAt( 0 ).toLowerCase()
		? word
		: word.charAt( 0 ).toUpperCase() + word.slice( 1 );
}
