import { nearest } from './kitchen-rounding';
import { isSingular } from './unit-label';

/** An amount as a kitchen can measure it: one or two numbers with their units. */
export type Measured = { value: number; unit: string }[];

/** Words for what we print, one and many, by language. */
const WORDS: Record< string, Record< string, [ string, string ] > > = {
	en: { cup: [ 'cup', 'cups' ], quart: [ 'quart', 'quarts' ] },
	de: {
		cup: [ 'Tasse', 'Tassen' ],
		tbsp: [ 'EL', 'EL' ],
		tsp: [ 'TL', 'TL' ],
		quart: [ 'Quart', 'Quart' ],
	},
	es: {
		cup: [ 'taza', 'tazas' ],
		tbsp: [ 'cda.', 'cdas.' ],
		tsp: [ 'cdta.', 'cdtas.' ],
		quart: [ 'cuarto', 'cuartos' ],
	},
	fr: {
		cup: [ 'tasse', 'tasses' ],
		tbsp: [ 'c. à s.', 'c. à s.' ],
		tsp: [ 'c. à c.', 'c. à c.' ],
		quart: [ 'quart', 'quarts' ],
	},
	it: {
		cup: [ 'tazza', 'tazze' ],
		tbsp: [ 'cucchiaio', 'cucchiai' ],
		tsp: [ 'cucchiaino', 'cucchiaini' ],
		quart: [ 'quarto', 'quarti' ],
	},
};

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
	...[ 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 1, 5 / 4, 3 / 2, 7 / 4 ],
	...[ 2, 9 / 4, 5 / 2, 11 / 4 ],
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

/** Returns teaspoons in the largest spoons and cups that hold them. */
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

/**
 * Rounds to what spoons and cups can measure.
 *
 * @param teaspoons How many teaspoons, above 0.
 * @return Numbers with their units, in descending order.
 */
export function nearestSpoons( teaspoons: number ): Measured {
	return inSpoons( nearest( teaspoons, SPOONS ) );
}

/**
 * Returns the word for a unit that we print ourselves.
 *
 * @param unit   Stable id.
 * @param value  How many.
 * @param locale Language tag of the page.
 */
export function measureWord(
	unit: string,
	value: number,
	locale: string | undefined
): string {
	const language =
		( locale ?? 'en' ).toLowerCase().split( /[-_]/ )[ 0 ] ?? 'en';
	const code = WORDS[ language ]?.[ unit ] ? language : 'en';
	return (
		WORDS[ code ]?.[ unit ]?.[ isSingular( value, code ) ? 0 : 1 ] ??
		unit.replace( '-', ' ' )
	);
}
