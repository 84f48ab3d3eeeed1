import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { store } from '@larder/store';
import { useVisit } from '@larder/ui';

type ReadSteps = {
	isRead: ( id: string ) => boolean;
	toggle: ( id: string ) => void;
	reset: () => void;
};

/**
 * Returns which steps a visitor has ticked as read.
 *
 * @param recipeId Post id.
 * @return The ticks, and how to change them.
 */
export function useReadSteps( recipeId: number ): ReadSteps {
	const read = useVisit( recipeId ).steps;
	const { toggleStep, resetSteps } = useDispatch( store );
	return {
		isRead: ( id ) => read?.includes( id ) ?? false,
		toggle: useCallback(
			( id: string ) => void toggleStep( recipeId, id ),
			[ toggleStep, recipeId ]
		),
		reset: () => void resetSteps( recipeId ),
	};
}
