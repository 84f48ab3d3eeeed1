import { foodLabel } from './food-label';
import { grammarOf } from './grammar';
import { readUnit } from './read-unit';
import { unitLabel } from './unit-label';

/** Two numbers of which the second may be one more; halves are parts of one. */
const SLASHED = /^([2-9]) ?\/ ?(\d{1,2})$/;

/**
 * Reads two numbers with a slash between as the range that cooks mean by it who
 * count several foods or cloves: `2/3 carottes`. Two thirds of one are a
 * fraction, `2/3 carotte`, and so are those of other units, `2/3 verres`, and
 * all in English.
 *
 * @param line          The ingredient.
 * @param line.quantity Its quantity.
 * @param line.unit     Its unit.
 * @param line.name     Its name.
 * @param locale        Language tag of the text.
 * @return The range as it is written elsewhere, `2-3`; null for any other quantity.
 */
export function slashRange(
	{
		quantity,
		unit,
		name,
	}: Readonly< Record< 'quantity' | 'unit' | 'name', string > >,
	locale = 'en'
): string | null {
	const [ , low, high ] = SLASHED.exec( quantity.trim() ) ?? [];
	const grammar = grammarOf( locale );
	const [ label, words ] =
		unit === '' ? [ foodLabel, name ] : [ unitLabel, unit ];
	return Number( high ) === Number( low ) + 1 &&
		grammar.code !== 'en' &&
		( unit === '' || readUnit( unit, 0, grammar )?.id === 'clove' ) &&
		label( words, 2, locale ) === words &&
		label( words, 1, locale ) !== words
		? `${ low }-${ high }`
		: null;
}
