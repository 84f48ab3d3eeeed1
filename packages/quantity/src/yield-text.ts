import { formatQuantity, THIN_SPACE, type QuantityFormat } from './format';
import { unitLabel } from './unit-label';

/** Where what a unit is of begins: `loaf of bread`. */
const OF = /\s(?:of|with|von|mit|de|du|des|avec|con|di)\s|\s(?:d|dell)['’]/iu;

/** A dozen has several, and its own word stays: `½ dozen cookies`. */
const DOZEN = /^(?:dozen|dutzend)\s/iu;

/**
 * Returns how many a recipe makes, as a fraction where it is one: `½`.
 *
 * @param amount How many.
 * @param locale Language tag of the page.
 */
export function yieldNumber( amount: number, locale?: string ): string {
	const format: QuantityFormat = { mode: 'scale', useFraction: true, locale };
	const text = formatQuantity( amount, format );
	return /[/⁄¼-¾⅐-⅞]/.test( text )
		? text
		: formatQuantity( amount, { ...format, mode: 'input' } );
}

/**
 * Returns the word for what a recipe makes the number that fits: 2 loaves of
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
	// Germans count by the piece: "24 Stück".
	if ( unit === 'Stück' ) {
		return unit;
	}
	const cut = unit.search( OF );
	const head = cut > 0 ? unit.slice( 0, cut ) : unit;
	return (
		unitLabel( head, DOZEN.test( head ) ? 12 : amount, locale ) +
		unit.slice( head.length )
	);
}

/** Signs of what is left of a whole number, in hundredths. */
const SIGNS: Readonly< Record< number, string > > = {
	25: '¼',
	50: '½',
	75: '¾',
};

/**
 * Prints servings as they are written: halves and quarters with their sign, else
 * no more digits than somebody would type. `Larder\Lines\ServingsText` does
 * the same.
 *
 * @param servings The number.
 * @return The number as text.
 */
export function servingsText( servings: number ): string {
	const hundredths = Math.round( servings * 100 );
	const sign = SIGNS[ hundredths % 100 ];
	if ( sign === undefined ) {
		return String( hundredths / 100 );
	}
	const whole = Math.floor( hundredths / 100 );
	return whole > 0 ? whole + THIN_SPACE + sign : sign;
}
