import { useMemo } from '@wordpress/element';
import { findUnit, isMeasure, parseQuantity } from '@larder/quantity';
import {
	pieceMarker,
	textOf,
	useScaling,
	useUnits,
	useVisit,
	type Marker,
} from '@larder/ui';
import type { StepFood } from '@larder/units';
import { readRecipe } from '../read-recipe';
import type { Line } from '../../ingredients/view-types';
import type { StepScaling } from '../view-types';

/** Reads an ingredient as the steps may name it. */
function toFood(
	{ id, name, unit, quantity, fixed }: Line,
	locale: string | undefined
): StepFood {
	const unitId = findUnit( unit );
	const parsed = parseQuantity( quantity, locale );
	return {
		id,
		name: textOf( name ),
		unit,
		isCounted:
			parsed !== null &&
			! ( unitId !== undefined && isMeasure( unitId ) ),
		...( parsed?.valueMax === null && { count: parsed.value } ),
		isFixed: fixed === true,
	};
}

/**
 * Finds in the texts of steps what is shown in other units or for other servings.
 *
 * @param recipeId Post id.
 * @param scaling  How amounts follow the servings; null where they stay.
 * @param locale   Language tag of the recipe.
 * @return Markers for `markText()`; none as long as all stays as it was written.
 */
export function useStepMarkers(
	recipeId: number,
	scaling: StepScaling | null,
	locale: string | undefined
): readonly Marker[] {
	const { units } = useUnits( locale );
	const { servings } = useVisit( recipeId );
	const base = scaling?.servings ?? 1;
	const factor = scaling ? ( servings ?? base ) / base : 1;
	const scale = useScaling( factor !== 1 );
	// Only a page that is scaled looks for what the recipe has.
	const isScaled = scale !== null;
	const foods = useMemo(
		() =>
			isScaled
				? readRecipe( recipeId ).ingredients.flatMap( ( { groups } ) =>
						groups.flatMap( ( { items } ) =>
							items.map( ( item ) => toFood( item, locale ) )
						)
					)
				: [],
		[ recipeId, isScaled, locale ]
	);
	return useMemo( () => {
		const change = scaling &&
			scale && {
				factor,
				foods,
				format: {
					mode: scaling.servingType,
					useFraction: scaling.useFraction,
					locale,
				},
			};
		if ( units ) {
			return [
				pieceMarker( ( text ) =>
					change ? units.pieces( text, change ) : units.pieces( text )
				),
			];
		}
		return change
			? [ pieceMarker( ( text ) => scale( text, change ) ) ]
			: [];
	}, [ units, scale, scaling, factor, foods, locale ] );
}
