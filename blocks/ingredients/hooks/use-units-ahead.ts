import { useCallback, useEffect, useState } from '@wordpress/element';
import type { LineConverter } from '@larder/quantity';
import { loadAllUnits } from '@larder/ui';

/** What writes lines in units that may be chosen next. */
export type UnitsAtHand = readonly { line: LineConverter }[];

const NONE: UnitsAtHand = [];

/**
 * Loads units for somebody who is about to choose some, or has chosen some and may choose others.
 *
 * @param locale   Language tag of the recipe.
 * @param isChosen Whether other units than the written ones are shown.
 * @return What is there, and how to have it come.
 */
export function useUnitsAhead(
	locale: string | undefined,
	isChosen: boolean
): { atHand: UnitsAtHand; prepare: () => void } {
	const [ atHand, setAtHand ] = useState( NONE );
	const prepare = useCallback( () => {
		// What is not available now is tried again, and said, once somebody chooses it.
		loadAllUnits( locale ).then( setAtHand, () => {} );
	}, [ locale ] );
	useEffect( () => {
		if ( isChosen ) {
			prepare();
		}
	}, [ isChosen, prepare ] );
	return { atHand, prepare };
}
