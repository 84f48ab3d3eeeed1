import { findUnit } from '@larder/quantity';
import {
	roundMeasure,
	measureOf,
	formatMeasureRange,
	type Dimension,
	type System,
} from '@larder/units/measures';
import { bareUnit } from './bare-unit';
import type { Entry } from './types';

type Amount = Pick< Entry, 'quantity' | 'max' | 'unit' | 'text' >;

/** An amount with what its unit measures. */
type Weighed = Amount & {
	quantity: number;
	measure: NonNullable< ReturnType< typeof measureOf > >;
};

/** In whose units a page tells what was written in those of two, where its visitor has not chosen. */
function systemOf( locale: string | undefined ): System {
	return /^en-us$/i.test( locale ?? '' ) ? 'us' : 'metric';
}

/** Returns whether amounts have to be converted: where two systems meet, or the visitor reads another one. */
function needsJoining(
	amounts: readonly Weighed[],
	system: System | null
): boolean {
	const isMetric = ( { measure }: Weighed ) => measure.system === 'metric';
	return system === null
		? amounts.some( isMetric ) && ! amounts.every( isMetric )
		: amounts.some(
				( { measure } ) =>
					measure.system !== system && measure.system !== 'both'
			) ||
				// Spoons beside a jug: "100 ml + 1 tbsp" is one amount.
				( amounts.some( isMetric ) && ! amounts.every( isMetric ) );
}

/** Renders a sum in the units of one system. */
function told(
	amounts: readonly Weighed[],
	dimension: Dimension,
	system: System,
	locale: string | undefined
): string {
	const total = ( end: ( amount: Weighed ) => number ): number =>
		amounts.reduce(
			( sum, amount ) => sum + end( amount ) * amount.measure.size,
			0
		);
	const jug = system === 'metric' ? 'jug' : 'spoons';
	const way = dimension === 'weight' ? 'scale' : jug;
	const { quantity, unit } = formatMeasureRange(
		roundMeasure(
			total( ( { quantity: low } ) => low ),
			system,
			way
		),
		roundMeasure(
			total( ( { quantity: low, max } ) => max ?? low ),
			system,
			way
		),
		locale
	);
	return `${ quantity }\u00a0${ unit }`;
}

/**
 * Adds up weights, and volumes, that were written in the units of two systems, or
 * in others than the visitor reads: 200 ml and 1 cup. A weight and a volume stay
 * two: how heavy a cup is depends on what is in it.
 *
 * @param amounts What entries ask for.
 * @param locale  Language tag of the page.
 * @param system  Whose units the visitor reads; null for those that were written.
 * @return Sums as plain text, and the amounts that are in none.
 */
export function joinSystems< One extends Amount >(
	amounts: readonly One[],
	locale: string | undefined,
	system: System | null
): { joined: string[]; others: One[] } {
	const measures = amounts.map( ( { unit } ) =>
		measureOf( findUnit( bareUnit( unit ) ) ?? unit, locale )
	);
	const joined: string[] = [];
	const taken = new Set< number >();
	for ( const dimension of [ 'weight', 'volume' ] as const ) {
		const all = amounts.flatMap( ( amount, at ) => {
			const measure = measures[ at ];
			const { quantity } = amount;
			return quantity !== null && measure?.dimension === dimension
				? [ { ...amount, quantity, measure, at } ]
				: [];
		} );
		if ( needsJoining( all, system ) ) {
			all.forEach( ( { at } ) => taken.add( at ) );
			joined.push(
				told( all, dimension, system ?? systemOf( locale ), locale )
			);
		}
	}
	return {
		joined,
		others: amounts.filter( ( _, at ) => ! taken.has( at ) ),
	};
}
