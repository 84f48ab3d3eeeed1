import { useDispatch, useSelect } from '@wordpress/data';
import { store, type SearchAnswer } from '@larder/store';
import type { SearchState, SearchViewProps } from '../view-types';
import { questionOf } from './question';

/** Asks for a page; `merge` makes of its answer and of what is shown what is shown next. Tells whether it came. */
type Request = (
	state: SearchState,
	merge: ( next: SearchAnswer, shown: SearchAnswer ) => SearchAnswer
) => Promise< boolean >;

/**
 * Asks the server for pages of a search. What comes once something else has
 * been chosen changes nothing.
 *
 * @param props     What the search is made of.
 * @param hasChosen Tells whether something is chosen that has not been asked for yet.
 * @return How to ask for a page.
 */
export function useRequest(
	props: SearchViewProps,
	hasChosen: () => boolean
): Request {
	const { getSearch } = useSelect( store );
	const { searchRecipes } = useDispatch( store );
	return async ( { search, page }, merge ) => {
		const { id } = props;
		const isFound = await searchRecipes(
			id,
			questionOf( props, search, page ),
			( next ) => {
				const shown = getSearch( id )?.answer ?? props.answer;
				return hasChosen() ? shown : merge( next, shown );
			}
		);
		return isFound && ! hasChosen();
	};
}
