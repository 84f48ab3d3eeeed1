import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { store, type Outcome } from '@larder/store';
import type { RatingSummary } from '@larder/contracts';

type Rate = {
	/** Stars that the visitor gave before, 0 for none. */
	mine: number;
	/** How the recipe is rated since the visitor rated it. */
	summary: RatingSummary | undefined;
	rate: ( stars: number ) => Promise< Outcome >;
};

/**
 * Rates a recipe without a comment.
 *
 * @param recipeId Post id.
 * @return What the visitor gave, and how to change it.
 */
export function useRate( recipeId: number ): Rate {
	const { openVotes, rateRecipe } = useDispatch( store );
	useEffect( () => void openVotes( [ recipeId ] ), [ openVotes, recipeId ] );
	const known = useSelect(
		( select ) => ( {
			mine: select( store ).getRating( recipeId ),
			summary: select( store ).getRatingSummary( recipeId ),
		} ),
		[ recipeId ]
	);
	const rate = useCallback(
		// The data module's types give a thunk's promise another time.
		async ( stars: number ) => await rateRecipe( recipeId, stars ),
		[ rateRecipe, recipeId ]
	);
	return { ...known, rate };
}
