import { useEffect, useMemo } from '@wordpress/element';
import type { LineConverter } from '@larder/quantity';
import { asPrinted } from '../as-printed';
import { amountFormat } from '../amount-format';
import { readLines, scaleAhead, scaleLines } from '../scale-lines';
import { stepServings } from '../servings';
import { FACTORS } from '../shown-servings';
import type { IngredientsViewProps, LineGroup } from '../view-types';
import type { UnitsAtHand } from './use-units-ahead';

/** How long after a change the next ones are worked out, in milliseconds: its frame comes first. */
const AHEAD_MS = 200;

type Choice = {
	/** Servings to show. */
	servings: number;
	/** Writes a line in the units that the visitor wants; absent for those that were written. */
	convert: LineConverter | undefined;
	/** What writes in all units that may be chosen next. */
	atHand?: UnitsAtHand;
};

/** Nothing is at hand; the same each time. */
const NONE: UnitsAtHand = [];

/** Runs generators one after the other, each step by step. */
function* inTurn( ...all: Iterable< undefined >[] ): Generator< undefined > {
	for ( const steps of all ) {
		yield* steps;
	}
}

/**
 * Returns the lines with the amounts to show.
 *
 * What the next press may ask for is worked out before it comes: on a slow
 * phone it takes as long as a frame.
 *
 * @param choice          What the visitor wants.
 * @param choice.servings Servings to show.
 * @param choice.convert  Writes a line in other units.
 * @param choice.atHand   What writes in all units that may be chosen next.
 * @return Groups with scaled quantities, and as they are before any scaling.
 */
export function useAmounts(
	props: IngredientsViewProps,
	{ servings, convert, atHand = NONE }: Choice
): { groups: LineGroup[]; unscaled: LineGroup[] } {
	const { groups, printed } = props;
	const base = props.servings ?? 1;
	const {
		mode,
		useFraction = false,
		kitchen = false,
		locale,
	} = amountFormat( props );
	const format = useMemo(
		() => ( { mode, useFraction, kitchen, locale } ),
		[ mode, useFraction, kitchen, locale ]
	);
	const written = useMemo(
		() => readLines( groups, locale ),
		[ groups, locale ]
	);
	const scale = useMemo( () => {
		const scaled = new Map< number, LineGroup[] >();
		return ( factor: number ): LineGroup[] => {
			const amounts =
				scaled.get( factor ) ??
				asPrinted(
					scaleLines( written, factor, format, convert ),
					() => scaleLines( written, 1, format ),
					printed
				);
			scaled.set( factor, amounts );
			return amounts;
		};
	}, [ written, format, convert, printed ] );
	useEffect( () => {
		const factors = [
			...FACTORS.map( ( [ , factor ] ) => factor ),
			stepServings( servings, 1 ) / base,
			stepServings( servings, -1 ) / base,
		];
		const ahead = inTurn(
			scaleAhead( written, factors, format, convert ),
			...atHand.map( ( { line } ) =>
				scaleAhead( written, [ servings / base ], format, line )
			)
		);
		// Each line in a task of its own, so that a press or a scroll comes between.
		const next = () => {
			if ( ahead.next().done !== true ) {
				timer = setTimeout( next );
			}
		};
		let timer = setTimeout( next, AHEAD_MS );
		return () => clearTimeout( timer );
	}, [ written, format, convert, atHand, servings, base ] );
	return { groups: scale( servings / base ), unscaled: scale( 1 ) };
}
