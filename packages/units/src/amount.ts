import type { MeasuredAmount } from './equivalent-amounts';
import { findFood, measureFood, type Food, type Measuring } from './food';
import { roundMeasure } from './measure-rounding';
import { measureOf, TEASPOON, type Dimension, type System } from './measures';
import {
	formatMeasure,
	formatMeasureRange,
	type QuantityAndUnit,
} from './measure-format';

/** Up to three tablespoons are measured with spoons in metric kitchens, too. */
const MAX_SPOONS = 9.5 * TEASPOON;

/** A scale shows no quarter of an ounce more exactly than this, in grams. */
const MIN_GRAMS = 3;

/** Of less than this of an ounce spoons are the measure. */
const MIN_OUNCES = 1 / 8;

/** What an amount is of: gives the food when somebody has to know it. */
export type FoodOf = () => Food | null;

/**
 * Returns a function that looks a food up once it is called; null where it is not
 * known.
 *
 * @param name Plain text.
 * @param note Plain text.
 * @return Gives the food, null where it is not known.
 */
export function foodOf( name: string, note: string ): FoodOf {
	return () => findFood( name, note );
}

/**
 * Returns whether a system has an amount as it is.
 *
 * @param amounts The amounts of a sum.
 * @param factor  By what they are scaled.
 * @return True where nothing has to be converted.
 */
export function isOf(
	amounts: MeasuredAmount[],
	system: System,
	factor: number
): boolean {
	return amounts.every(
		( { system: own, low, high, size, unit } ) =>
			( own === system &&
				! (
					unit === 'oz' && ( high ?? low ) * factor < MIN_OUNCES
				) ) ||
			( own === 'both' &&
				( system === 'us' ||
					( high ?? low ) * size * factor <= MAX_SPOONS ) )
	);
}

/** Measures that the list itself rounds to those of a drawer, in fractions that both systems have. */
const KITCHEN_UNITS = new Set( [ 'cup', 'tsp' ] );

/**
 * Returns whether an amount is in one measure of a drawer.
 *
 * @return False for a sum, `1 tbsp + 1 tsp`.
 */
export function isOfDrawer( way: MeasuredAmount[] ): boolean {
	return (
		way.length === 1 &&
		way.every( ( { unit } ) => KITCHEN_UNITS.has( unit ) )
	);
}

/** Adds up a sum, by weight where it has both and the food is known. */
function total(
	amounts: MeasuredAmount[],
	food: FoodOf
): { dimension: Dimension; low: number; high: number } | null {
	const isWeight = amounts.some( ( one ) => one.dimension === 'weight' );
	let low = 0;
	let high = 0;
	for ( const one of amounts ) {
		const density =
			isWeight && one.dimension === 'volume' ? food()?.density : 1;
		if ( density === undefined ) {
			return null;
		}
		low += one.low * one.size * density;
		high += ( one.high ?? one.low ) * one.size * density;
	}
	return { dimension: isWeight ? 'weight' : 'volume', low, high };
}

/** Decides how a kitchen measures a sum, by its upper end. */
function wayOf(
	amounts: MeasuredAmount[],
	dimension: Dimension,
	most: number,
	system: System,
	food: FoodOf
): Measuring | null {
	const isSpoons = amounts.every( ( { system: own } ) => own === 'both' );
	if ( system === 'metric' && isSpoons && most <= MAX_SPOONS ) {
		return { way: 'spoons', times: 1 };
	}
	const known = food();
	// A spoonful of something unknown stays one: spoons lie in every drawer.
	if ( system === 'metric' && isSpoons && ! known ) {
		return null;
	}
	const measuring = measureFood( dimension, most, system, known );
	return system === 'us' && measuring.way === 'scale' && most < MIN_GRAMS
		? null
		: measuring;
}

/** Returns ounces of a spirit as fluid ounces, which is what bars mean by them. */
function poured( amounts: MeasuredAmount[], food: FoodOf ): MeasuredAmount[] {
	return amounts.some( ( { unit } ) => unit === 'oz' ) &&
		food()?.kind === 'spirit'
		? amounts.map( ( one ) =>
				one.unit === 'oz'
					? { ...one, ...measureOf( 'fl-oz', 'en' ) }
					: one
			)
		: amounts;
}

/**
 * Writes a sum of amounts in the units of a system.
 *
 * @param factor By what they are scaled.
 * @param food   What they are of.
 * @param locale Language tag of the page.
 * @return Null where it cannot be said in that system without making something up.
 */
export function convertAmounts(
	typed: MeasuredAmount[],
	factor: number,
	system: System,
	food: FoodOf,
	locale: string | undefined
): QuantityAndUnit | null {
	const amounts = poured( typed, food );
	const sum = total( amounts, food );
	if ( ! sum ) {
		return null;
	}
	const measuring = wayOf(
		amounts,
		sum.dimension,
		sum.high * factor,
		system,
		food
	);
	if ( ! measuring ) {
		return null;
	}
	const { way, times } = measuring;
	const isOwn = amounts.every( ( { system: own } ) => own === system );
	const high = roundMeasure( sum.high * factor * times, system, way, isOwn );
	if ( sum.low === sum.high ) {
		return formatMeasure( high, locale );
	}
	return formatMeasureRange(
		sum.low > 0
			? roundMeasure( sum.low * factor * times, system, way, isOwn )
			: [],
		high,
		locale
	);
}
