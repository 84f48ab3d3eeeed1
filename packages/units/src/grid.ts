import { OUNCE, TEASPOON, type System } from './measures';

/** An amount as a kitchen can measure it: one or two numbers with their units. */
export type Measured = { value: number; unit: string }[];

/** Parts of a cup that there are measures for, in teaspoons. */
const CUP_PARTS = new Map( [
	[ 0, 0 ],
	[ 12, 1 / 4 ],
	[ 16, 1 / 3 ],
	[ 24, 1 / 2 ],
	[ 32, 2 / 3 ],
	[ 36, 3 / 4 ],
] );

/** What spoons and cups can measure, in teaspoons. */
const SPOONS = [
	...[ 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 5 / 4, 3 / 2, 7 / 4, 2, 5 / 2 ],
	...[ 3, 4, 4.5, 5, 6, 7, 8, 9, 10.5, 12, 13.5, 15, 16, 18, 21, 24 ],
	...[ 27, 30, 32, 36, 39, 42, 45 ],
	...[ 1, 2, 3 ].flatMap( ( cups ) =>
		[ 0, 6, 12, 16, 24, 32, 36, 42 ].map( ( part ) => cups * 48 + part )
	),
	...[ 4, 5, 6, 7 ].flatMap( ( cups ) =>
		[ 0, 12, 24, 36 ].map( ( part ) => cups * 48 + part )
	),
	...[ 8, 9, 10, 11, 12, 13, 14, 15, 16 ].flatMap( ( cups ) =>
		[ 0, 24 ].map( ( part ) => cups * 48 + part )
	),
];

/** Gives teaspoons in the largest spoons and cups that hold them. */
function inSpoons( teaspoons: number ): Measured {
	const cups = Math.floor( teaspoons / 48 );
	const rest = teaspoons % 48;
	const part = CUP_PARTS.get( rest );
	if ( part !== undefined ) {
		return [ { value: cups + part, unit: 'cup' } ];
	}
	if ( teaspoons < 3 || teaspoons === 4 || teaspoons === 5 ) {
		return [ { value: teaspoons, unit: 'tsp' } ];
	}
	if ( teaspoons < 24 ) {
		return teaspoons % 1.5 === 0
			? [ { value: teaspoons / 3, unit: 'tbsp' } ]
			: [
					{ value: Math.floor( teaspoons / 3 ), unit: 'tbsp' },
					{ value: teaspoons % 3, unit: 'tsp' },
				];
	}
	const below = [ 36, 24, 0 ].find( ( size ) => size <= rest ) ?? 0;
	return [
		{ value: cups + ( CUP_PARTS.get( below ) ?? 0 ), unit: 'cup' },
		{ value: ( rest - below ) / 3, unit: 'tbsp' },
	];
}

const QUART_TEASPOONS = 192;

/** From here on cups are too many to count, in millilitres. */
export const TOO_MANY_CUPS = ( 4 * QUART_TEASPOONS - 12 ) * TEASPOON;

/** Steps of rounding: up to a limit, by how much. */
type Steps = [ number, number ][];

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

/** Rounds to the next step, never to nothing. */
function round( value: number, steps: Steps ): number {
	const step = steps.find( ( [ limit ] ) => value < limit )?.[ 1 ] ?? 1;
	return Math.max( Math.round( value / step ), 1 ) * step;
}

/** Rounds to what spoons and cups can measure. */
function toSpoons( millilitres: number ): Measured {
	const teaspoons = millilitres / TEASPOON;
	if ( millilitres >= TOO_MANY_CUPS ) {
		return [
			{
				value: round( teaspoons / QUART_TEASPOONS, QUARTS ),
				unit: 'quart',
			},
		];
	}
	return inSpoons(
		SPOONS.reduce( ( best, size ) =>
			Math.abs( size - teaspoons ) < Math.abs( best - teaspoons )
				? size
				: best
		)
	);
}

/** Rounds to what American scales show: up to two pounds to the ounce. */
function toOunces( grams: number ): Measured {
	const ounces = round( grams / OUNCE, OUNCES );
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
	const rounded = round( value, steps );
	return rounded < 1000
		? [ { value: rounded, unit: small ?? '' } ]
		: [ { value: rounded / 1000, unit: large ?? '' } ];
}

/** How an amount is measured: with spoons and cups, on a scale, in a metric jug, in the ounces of an American bar. */
export type Way = 'spoons' | 'scale' | 'jug' | 'bar';

/**
 * Rounds an amount to what a kitchen can measure; larger amounts never give less.
 *
 * @param base   Millilitres or grams, above 0.
 * @param system Whose units.
 * @param way    How it is measured.
 * @return Numbers with their units, in descending order.
 */
export function measured( base: number, system: System, way: Way ): Measured {
	if ( way === 'spoons' ) {
		return toSpoons( base );
	}
	if ( way === 'bar' ) {
		const ounces = base / ( 6 * TEASPOON );
		return ounces < 0.5 || ounces > 8.25
			? toSpoons( base )
			: [ { value: round( ounces, FLUID_OUNCES ), unit: 'fl-oz' } ];
	}
	if ( system === 'us' ) {
		return toOunces( base );
	}
	return way === 'scale'
		? toMetric( base, GRAMS, [ 'g', 'kg' ] )
		: toMetric( base, MILLILITRES, [ 'ml', 'l' ] );
}
