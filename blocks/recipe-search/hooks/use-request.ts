import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { store, type SearchAnswer } from '@larder/store';
import type { SearchState, SearchViewProps } from '../view-types';
import { questionOf } from './question';

/** Requests a page; `merge` combines its answer with what is shown. Resolves to whether it came. */
type Request = (
	state: SearchState,
	merge: ( next: SearchAnswer, shown: SearchAnswer ) => SearchAnswer
) => Promise< boolean >;

/** State of a search; the last good answer stays through failures. */
export type Found = {
	status: 'loading' | 'success' | 'error';
	/** That of several pages where more were loaded. */
	answer: SearchAnswer;
};

/**
 * Requests pages of a search from the server. A reply that comes once something
 * else has been chosen changes nothing.
 *
 * @param props     What the search is made of.
 * @param hasChosen Whether something is chosen that has not been asked for yet.
 * @return What was found, and how to ask for a page.
 */
export function useRequest(
	props: SearchViewProps,
	hasChosen: () => boolean
): Found & { request: Request } {
	const { searchRecipes } = useDispatch( store );
	const [ status, setStatus ] = useState< Found[ 'status' ] >( 'success' );
	const [ answer, setAnswer ] = useState( props.answer );
	// A request outlives the render that has sent it, and is merged with what is shown when its answer comes.
	const shown = useRef( answer );

	const request: Request = async ( { search, page }, merge ) => {
		setStatus( 'loading' );
		const found = await searchRecipes(
			props.id,
			questionOf( props, search, page )
		);
		if ( found === 'late' ) {
			return false;
		}
		if ( found === 'failed' ) {
			setStatus( 'error' );
			return false;
		}
		const isWanted = ! hasChosen();
		if ( isWanted ) {
			shown.current = merge( found, shown.current );
			setAnswer( shown.current );
		}
		setStatus( 'success' );
		return isWanted;
	};

	return { status, answer, request };
}
