/** Steps of rounding: below a limit, by how much. */
export type Steps = ReadonlyArray< readonly [ below: number, step: number ] >;

/** A scale shows grams, and of little tenths. */
const SMALL: Steps = [
	[ 1, 0.1 ],
	[ 10, 0.5 ],
	[ Infinity, 1 ],
];

/** Kilograms and litres, to the gram or millilitre where they are few. */
const LARGE: Steps = [
	[ 1, 0.005 ],
	[ Infinity, 0.01 ],
];

/** What metric units are rounded to. */
const METRIC: Record< string, Steps > = {
	g: SMALL,
	ml: SMALL,
	mg: [ [ Infinity, 1 ] ],
	kg: LARGE,
	l: LARGE,
	hg: [ [ Infinity, 0.05 ] ],
	dl: [ [ Infinity, 0.05 ] ],
	cl: [ [ Infinity, 0.5 ] ],
	cm: [
		[ 1, 0.1 ],
		[ Infinity, 0.5 ],
	],
	mm: [ [ Infinity, 1 ] ],
};

const PARTS_OF_CUP = [ 0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1 ];
const QUARTERS = [ 0, 1 / 4, 1 / 2, 3 / 4, 1 ];
const HALVES = [ 0, 1 / 2, 1 ];
const EIGHTHS = [ 0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 1 ];

/** Which parts of one there are measures for; of all else cooks take quarters and thirds. */
const PARTS: Record< string, readonly number[] > = {
	tsp: QUARTERS,
	dsp: HALVES,
	tbsp: HALVES,
	oz: EIGHTHS,
	lb: EIGHTHS,
	'fl-oz': QUARTERS,
	egg: HALVES,
};

/** Finer parts, where those of a drawer are far from what is meant and no other spoon can be told. */
const FINER: Record< string, readonly number[] > = {
	cup: [
		0,
		1 / 8,
		1 / 6,
		1 / 4,
		1 / 3,
		3 / 8,
		1 / 2,
		5 / 8,
		2 / 3,
		3 / 4,
		7 / 8,
		1,
	],
	tbsp: PARTS_OF_CUP,
};

/** How far from what is meant is too far. */
const TOLERANCE = 0.1;

/** The smallest spoons, of a teaspoon. */
const SMALLEST_SPOONS = [ 1 / 16, 1 / 8 ];

/** The rest that a calculation leaves: 2.05 × 1.5 are 3.075, and a computer has a little less. */
export const REST = 1e-9;

/**
 * Finds the nearest of several numbers.
 *
 * @param value   The number.
 * @param choices The numbers, the smallest first.
 * @return Of two as near the larger one, as `toStep()` has it.
 */
export const nearest = ( value: number, choices: readonly number[] ): number =>
	choices.reduce( ( best, one ) =>
		Math.abs( one - value ) < Math.abs( best - value ) + REST ? one : best
	);

/**
 * Rounds to a step, up where two are as near, whatever rest a calculation has left.
 *
 * @param value The number, not negative.
 * @param steps The steps, each with the number below which it holds; above them all it is 1.
 * @return One step at least.
 */
export function toStep( value: number, steps: Steps ): number {
	const step = steps.find( ( [ below ] ) => value < below )?.[ 1 ] ?? 1;
	return Math.max( Math.floor( value / step + 0.5 + REST ), 1 ) * step;
}

/**
 * Rounds a scaled number to what a kitchen can measure: metric units as a scale
 * or jug shows them, spoons and cups to what lies in a drawer, eggs to halves.
 *
 * @param value The number, above 0.
 * @param unit  Stable id of its unit, `egg` for eggs, nothing for what else is counted.
 * @return The number; never nothing.
 */
export function roundToSpoons( value: number, unit: string ): number {
	const steps = METRIC[ unit ];
	if ( steps ) {
		return toStep( value, steps );
	}
	const whole = Math.floor( value );
	const parts =
		unit === 'oz' && whole > 0
			? QUARTERS
			: ( PARTS[ unit ] ?? PARTS_OF_CUP );
	const smallest = parts[ 1 ] ?? 1;
	if ( unit === 'tsp' && value < smallest * 0.75 ) {
		return nearest( value, SMALLEST_SPOONS );
	}
	return Math.max( whole + nearest( value - whole, parts ), smallest );
}

/**
 * Rounds a number to what a kitchen can measure, and of spoons and cups no
 * further than a cook can: ⅛ cup is not ¼.
 *
 * @param value The number, above 0.
 * @param unit  Stable id of its unit, `egg` for eggs, nothing for what else is counted.
 * @return Never nothing.
 */
export function roundForKitchen( value: number, unit: string ): number {
	const near = roundToSpoons( value, unit );
	const finer = FINER[ unit ];
	const whole = Math.floor( value );
	return finer && Math.abs( near / value - 1 ) > TOLERANCE
		? Math.max( whole + nearest( value - whole, finer ), finer[ 1 ] ?? 0 )
		: near;
}

/**
 * Returns whether a unit is printed with decimals, as scales show them.
 *
 * @param unit Stable id.
 * @return True for metric units.
 */
export function isDecimalUnit( unit: string ): boolean {
	return unit in METRIC;
}
