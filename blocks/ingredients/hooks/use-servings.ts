import { useDispatch } from '@wordpress/data';
import { wakeBy } from '@larder/islands';
import { store } from '@larder/store';
import { useVisit } from '@larder/ui';

type Servings = {
	/** Servings to show, 1 for a recipe that does not say what it makes. */
	servings: number;
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
	const servings = useVisit( recipeId ).servings ?? base;
	const actions = useDispatch( store );
	return {
		servings,
		factor: servings / base,
		isChanged: servings !== base,
		setServings: ( next ) => {
			void ( next === base
				? actions.resetServings( recipeId )
				: actions.setServings( recipeId, next ) );
			// What else shows servings follows, after this view has painted.
			setTimeout( () => wakeBy( 'query:servings' ) );
		},
	};
}
