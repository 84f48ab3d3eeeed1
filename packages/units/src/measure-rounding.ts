import {
	nearestSpoons,
	toStep,
	type Measured,
	type Steps,
} from '@larder/quantity';
import { OUNCE, TEASPOON, type System } from './measures';

export type { Measured } from '@larder/quantity';

const QUART_TEASPOONS = 192;

/** From here on cups are too many to count, in millilitres. */
export const TOO_MANY_CUPS = ( 4 * QUART_TEASPOONS - 12 ) * TEASPOON;

const GRAMS: Steps = [
	// Of saffron half a gram is a lot.
	[ 0.95, 0.1 ],
	[ 10, 1 ],
	[ 250, 5 ],
	[ 500, 10 ],
	[ 1000, 25 ],
	[ 3000, 50 ],
	[ 10_000, 100 ],
	[ Infinity, 500 ],
];
const MILLILITRES: Steps = [
	[ 10, 1 ],
	[ 100, 5 ],
	[ 400, 10 ],
	[ 1000, 25 ],
	[ 3000, 50 ],
	[ 10_000, 100 ],
	[ Infinity, 500 ],
];
/** What was written in metric units stays as exact as a scale or jug can show. */
const OWN: Steps = [
	[ 1, 0.1 ],
	[ 10, 0.5 ],
	[ 1000, 1 ],
	[ Infinity, 10 ],
];
const OUNCES: Steps = [
	[ 1 / 2, 1 / 8 ],
	[ 4, 1 / 4 ],
	[ 12, 1 / 2 ],
	[ 32, 1 ],
	[ 80, 4 ],
	[ 320, 8 ],
	[ Infinity, 16 ],
];
const FLUID_OUNCES: Steps = [
	[ 2, 1 / 4 ],
	[ Infinity, 1 / 2 ],
];
const QUARTS: Steps = [
	[ 10, 1 / 4 ],
	[ 40, 1 / 2 ],
	[ Infinity, 1 ],
];

/** Rounds to what spoons and cups can measure. */
function toSpoons( millilitres: number ): Measured {
	const teaspoons = millilitres / TEASPOON;
	if ( millilitres >= TOO_MANY_CUPS ) {
		return [
			{
				value: toStep( teaspoons / QUART_TEASPOONS, QUARTS ),
				unit: 'quart',
			},
		];
	}
	return nearestSpoons( teaspoons );
}

/** Rounds to what American scales show: up to two pounds to the ounce. */
function toOunces( grams: number ): Measured {
	const ounces = toStep( grams / OUNCE, OUNCES );
	if ( ounces < 16 ) {
		return [ { value: ounces, unit: 'oz' } ];
	}
	return ounces % 4 === 0
		? [ { value: ounces / 16, unit: 'lb' } ]
		: [
				{ value: Math.floor( ounces / 16 ), unit: 'lb' },
				{ value: ounces % 16, unit: 'oz' },
			];
}

function toMetric(
	value: number,
	steps: Steps,
	[ small, large ]: string[]
): Measured {
	const rounded = toStep( value, steps );
	return rounded < 1000
		? [ { value: rounded, unit: small ?? '' } ]
		: [ { value: rounded / 1000, unit: large ?? '' } ];
}

/** How an amount is measured: with spoons and cups, on a scale, in a metric jug, in the ounces of an American bar. */
export type MeasuringTool = 'spoons' | 'scale' | 'jug' | 'bar';

/**
 * Rounds an amount to what a kitchen can measure; larger amounts never give less.
 *
 * @param base   Millilitres or grams, above 0.
 * @param system Whose units.
 * @param way    How it is measured.
 * @param isOwn  Whether it was written in units of that system.
 * @return Numbers with their units, in descending order.
 */
export function roundMeasure(
	base: number,
	system: System,
	way: MeasuringTool,
	isOwn = false
): Measured {
	if ( way === 'spoons' ) {
		return toSpoons( base );
	}
	if ( way === 'bar' ) {
		const ounces = base / ( 6 * TEASPOON );
		return ounces < 0.5 || ounces > 8.25
			? toSpoons( base )
			: [ { value: toStep( ounces, FLUID_OUNCES ), unit: 'fl-oz' } ];
	}
	if ( system === 'us' ) {
		return toOunces( base );
	}
	return way === 'scale'
		? toMetric( base, isOwn ? OWN : GRAMS, [ 'g', 'kg' ] )
		: toMetric( base, isOwn ? OWN : MILLILITRES, [ 'ml', 'l' ] );
}
