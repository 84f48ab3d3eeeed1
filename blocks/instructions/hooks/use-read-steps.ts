import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '@larder/store';

type ReadSteps = {
	isRead: ( id: string ) => boolean;
	toggle: ( id: string ) => void;
	reset: () => void;
};

/**
 * Keeps which steps a visitor has ticked as read.
 *
 * @param recipeId Post id.
 * @return The ticks, and how to change them.
 */
export function useReadSteps( recipeId: number ): ReadSteps {
	const read = useSelect( ( select ) => select( store ).getVisit( recipeId ).steps, [ recipeId ] );
	const { toggleStep, resetSteps } = useDispatch( store );
	return {
		isRead: ( id ) => read?.includes( id ) ?? false,
		toggle: useCallback( ( id: string ) => void toggleStep( recipeId, id ), [ toggleStep, recipeId ] ),
		reset: () => void resetSteps( recipeId ),
	};
}
