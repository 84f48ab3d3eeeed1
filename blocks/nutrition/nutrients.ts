import { NUTRIENTS } from '@larder/contracts/constants';
import { isLoose, readHtml, readList, type Html } from '@larder/editor/content';
import type { AdditionalRow } from './types';

/** Key of a nutrient. */
export type Nutrient = keyof typeof NUTRIENTS;

/**
 * Lists the nutrients.
 *
 * @return Their keys, in the order of the label.
 */
export function nutrients(): Nutrient[] {
	return Object.keys( NUTRIENTS ) as Nutrient[];
}

/** Nutrients that are a part of the one above. */
export const PARTS: ReadonlySet< Nutrient > = new Set( [
	'saturatedFat',
	'transFat',
	'dietaryFiber',
	'sugars',
] as const );

/** An amount with its unit, as `12,5`, `<0.5 g`, `5-7 g`, `400 IU` and `10 %`. */
const AMOUNT =
	/^(?:(?:[<≤>~≈]|less than|about|ca\.?|c\.)\s?)?\d[\d.,\s]*(?:[-–]\s?\d[\d.,\s]*)?(?:m?g|mcg|[µμu]g|kcal|cal|calories|kj|iu|ie|ui|%)?\.?$/iu;

/**
 * Returns whether an amount is written with a number from zero up; anything else,
 * such as "traces", is shown as it is written, and nothing is worked out from it.
 *
 * @param text Plain text.
 * @return True for nothing, too.
 */
export function isAmount( text: string ): boolean {
	const typed = text.trim();
	return typed === '' || AMOUNT.test( typed );
}

/**
 * Reads the values, whatever is stored.
 *
 * @param values The `values` attribute.
 * @return HTML by nutrient, without what is empty.
 */
export function readValues(
	values: unknown
): Partial< Record< Nutrient, Html > > {
	const stored = isLoose( values ) ? values : {};
	return Object.fromEntries(
		nutrients()
			.map( ( key ) => [ key, readHtml( stored[ key ] ) ] as const )
			.filter( ( [ , value ] ) => value !== '' )
	);
}

/**
 * Reads the further rows, whatever is stored.
 *
 * @param rows The `additional` attribute.
 * @return Rows, those that are still empty included.
 */
export function readAdditional( rows: unknown ): AdditionalRow[] {
	return readList( rows )
		.filter( isLoose )
		.map( ( row ) => ( {
			name: readHtml( row[ 'name' ] ),
			value: readHtml( row[ 'value' ] ),
		} ) );
}
