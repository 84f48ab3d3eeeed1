import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { siteKey, store, type Outcome } from '@larder/store';
import type { RatingSummary } from '@larder/contracts';

type Rate = {
	/** Stars that the visitor gave before, 0 for none. */
	mine: number;
	/** How the recipe is rated since the visitor rated it. */
	summary: RatingSummary | undefined;
	rate: ( stars: number ) => Promise< Outcome >;
};

/**
 * Stores in the browser that a recipe is rated from it, so that the next page
 * shows the stars without a press.
 *
 * @param id     Post.
 * @param rating Stars; with 0 nothing is kept.
 */
function keep( id: number, rating: number ): void {
	const key = siteKey( `rating:${ id }` );
	try {
		if ( rating > 0 ) {
			localStorage.setItem( key, `${ rating }` );
		} else {
			localStorage.removeItem( key );
		}
	} catch {
		// A browser may forbid storage; the stars then show at a press.
	}
}

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
		async ( stars: number ) => {
			const outcome: Outcome = await rateRecipe( recipeId, stars );
			if ( outcome.status === 'done' ) {
				keep( recipeId, stars );
			}
			return outcome;
		},
		[ rateRecipe, recipeId ]
	);
	return { ...known, rate };
}
