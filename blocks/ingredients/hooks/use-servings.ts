import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { wakeBy } from '@larder/islands';
import { store } from '@larder/store';
import { useVisit } from '@larder/ui';

type Servings = {
	/** Servings to show. */
	servings: number;
	/** The servings as written, 1 for a recipe that does not say what it makes. */
	base: number;
	/** By what to multiply what is written. */
	factor: number;
	isChanged: boolean;
	setServings: ( servings: number ) => void;
};

/**
 * Shares the servings of a recipe with everything on the page that shows them.
 *
 * @param recipeId Post id.
 * @param written  What the recipe makes as written, null when it does not say.
 * @return The servings, and how to change them.
 */
export function useServings(
	recipeId: number,
	written: number | null
): Servings {
	const base = written ?? 1;
	// What this view shows until the store has heard of it.
	const [ chosen, setChosen ] = useState< number | null >( null );
	const stored = useVisit( recipeId ).servings ?? base;
	const servings = chosen ?? stored;
	const actions = useDispatch( store );
	return {
		servings,
		base,
		factor: servings / base,
		isChanged: servings !== base,
		setServings: ( next ) => {
			setChosen( next );
			// Everything else that shows servings waits until this view has painted.
			setTimeout( () => {
				void ( next === base
					? actions.resetServings( recipeId )
					: actions.setServings( recipeId, next ) );
				setChosen( ( now ) => ( now === next ? null : now ) );
				wakeBy( 'query:servings' );
			} );
		},
	};
}
