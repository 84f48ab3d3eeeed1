import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '@larder/store';
import { useVisit } from '@larder/ui';

type Ticks = {
	isTicked: ( id: string ) => boolean;
	toggle: ( id: string ) => void;
};

/**
 * Returns which ingredients a visitor has ticked off.
 *
 * @param recipeId Post id.
 * @return The ticks, and how to change them.
 */
export function useTicks( recipeId: number ): Ticks {
	const ticked = useVisit( recipeId ).ingredients;
	const { toggleIngredient } = useDispatch( store );
	return {
		isTicked: ( id ) => ticked?.includes( id ) ?? false,
		toggle: useCallback(
			( id: string ) => void toggleIngredient( recipeId, id ),
			[ toggleIngredient, recipeId ]
		),
	};
}
