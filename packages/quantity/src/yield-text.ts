import { formatQuantity, type QuantityFormat } from './format';
import { unitLabel } from './unit-label';

/** Where what a unit is of begins: `loaf of bread`. */
const OF = /\s(?:of|with|von|mit|de|du|des|avec|con|di)\s|\s(?:d|dell)['’]/iu;

/**
 * Says how many a recipe makes, as a fraction where it is one: `½`.
 *
 * @param amount How many.
 * @param locale Language tag of the page.
 * @return The number.
 */
export function yieldNumber( amount: number, locale?: string ): string {
	const format: QuantityFormat = { mode: 'scale', useFraction: true, locale };
	const text = formatQuantity( amount, format );
	return /[/⁄¼-¾⅐-⅞]/.test( text )
		? text
		: formatQuantity( amount, { ...format, mode: 'input' } );
}

/**
 * Gives the word for what a recipe makes the number that fits: 2 loaves of
 * bread, 1 loaf of bread.
 *
 * @param unit   The word as written, plain text.
 * @param amount How many.
 * @param locale Language tag of the page.
 * @return The word; one that is not known as written.
 */
export function yieldUnit(
	unit: string,
	amount: number,
	locale?: string
): string {
	const cut = unit.search( OF );
	const head = cut > 0 ? unit.slice( 0, cut ) : unit;
	return unitLabel( head, amount, locale ) + unit.slice( head.length );
}
