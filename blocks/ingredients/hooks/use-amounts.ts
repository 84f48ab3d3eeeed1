import { useEffect, useMemo } from '@wordpress/element';
import type { LineConverter } from '@larder/quantity';
import { localeOf } from '@larder/ui';
import { readLines, scaleLines } from '../scale-lines';
import { FACTORS, stepServings } from '../servings';
import type { IngredientsViewProps, LineGroup } from '../view-types';

/** How long after a change the next ones are worked out, in milliseconds: its frame comes first. */
const AHEAD_MS = 200;

type Choice = {
	/** Servings to show. */
	servings: number;
	/** Writes a line in the units that the visitor wants; absent for those that were written. */
	convert: LineConverter | undefined;
};

/**
 * Gives the lines with the amounts to show.
 *
 * What the next press may ask for is worked out before it comes: on a slow
 * phone it takes as long as a frame.
 *
 * @param choice          What the visitor wants.
 * @param choice.servings Servings to show.
 * @param choice.convert  Writes a line in other units.
 * @return Groups with scaled quantities, and as they are before any scaling.
 */
export function useAmounts(
	{
		groups,
		servingType,
		useFraction,
		kitchen,
		...props
	}: IngredientsViewProps,
	{ servings, convert }: Choice
): { groups: LineGroup[]; unscaled: LineGroup[] } {
	const base = props.servings ?? 1;
	const locale = localeOf( props );
	const written = useMemo(
		() => readLines( groups, locale ),
		[ groups, locale ]
	);
	const scale = useMemo( () => {
		const scaled = new Map< number, LineGroup[] >();
		return ( factor: number ): LineGroup[] => {
			const amounts =
				scaled.get( factor ) ??
				scaleLines(
					written,
					factor,
					{
						mode: servingType,
						useFraction,
						kitchen,
						locale,
					},
					convert
				);
			scaled.set( factor, amounts );
			return amounts;
		};
	}, [ written, servingType, useFraction, kitchen, locale, convert ] );
	useEffect( () => {
		const ahead = [
			...FACTORS.map( ( [ , factor ] ) => base * factor ),
			stepServings( servings, 1 ),
			stepServings( servings, -1 ),
		].values();
		// Each in a task of its own, so that a press or a scroll comes between.
		const workOut = () => {
			const { value, done } = ahead.next();
			if ( done !== true ) {
				scale( value / base );
				timer = setTimeout( workOut );
			}
		};
		let timer = setTimeout( workOut, AHEAD_MS );
		return () => clearTimeout( timer );
	}, [ scale, servings, base ] );
	return { groups: scale( servings / base ), unscaled: scale( 1 ) };
}
