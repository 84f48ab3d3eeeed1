import {
	request,
	type ActionName,
	type Actions,
	type Result,
} from '@larder/ajax';
import { requestLatest } from './latest';
import { requestKey } from './request-key';
import type * as selectors from './selectors';
import type {
	RequestStatus,
	Search,
	SearchAnswer,
	SearchQuestion,
	State,
	Visit,
} from './types';
import type { ToastAction } from './toast';
import type { UnitSystemAction } from './unit-system';
import type { TimerAction } from './timers/actions';
import type { VoteAction } from './votes/types';

export {
	addMinute,
	correctTimers,
	markRung,
	openTimers,
	pauseTimer,
	receiveTimers,
	resumeTimer,
	startTimer,
	stopTimer,
} from './timers/actions';
export { hideToast, showToast } from './toast';
export {
	openRecipe,
	receiveVisit,
	reopenRecipes,
	resetIngredients,
	resetServings,
	resetSteps,
	setServings,
	toggleIngredient,
	toggleStep,
} from './visit-actions';
export {
	openUnitSystem,
	receiveUnitSystem,
	setUnitSystem,
} from './unit-system';
export { refreshLikes, toggleLike } from './votes/like';
export { rateRecipe } from './votes/rate';
export { toggleRecommended } from './votes/recommend';
export { moveDeviceList, toggleSaved } from './votes/save';
export { openVotes } from './votes/visitor';

export { findValues } from './find-values';
export { logIn, registerAccount } from './account-actions';
export {
	fetchSavedRecipes,
	forgetDevice,
	forgetSaved,
	keepRecipe,
	keepRecipeOnDevice,
	saveCollections,
	shareSaved,
} from './saved-actions';

export type Action =
	| { type: 'RECEIVE_VISIT'; recipeId: number; visit: Visit }
	| { type: 'RECEIVE_REQUEST'; key: string; request: RequestStatus }
	| { type: 'RECEIVE_LINK_CLICKS'; id: string; clicks: number }
	| { type: 'RECEIVE_SEARCH'; id: string; search: Search }
	| TimerAction
	| ToastAction
	| UnitSystemAction
	| VoteAction;

type Bound< Selector > = Selector extends (
	state: State,
	...args: infer Args
) => infer Value
	? ( ...args: Args ) => Value
	: never;

/** What a thunk is given. */
export type ThunkArgs = {
	dispatch: ( action: Action ) => unknown;
	select: {
		[ Name in keyof typeof selectors ]: Bound<
			( typeof selectors )[ Name ]
		>;
	};
};

/** An action that runs, and may dispatch others. */
export type Thunk< Value = void > = ( args: ThunkArgs ) => Value;

/**
 * Sends a request and notes how it stands.
 *
 * @param action Name of the action.
 * @param args   Its arguments.
 */
function track< Name extends ActionName >(
	action: Name,
	args: Actions[ Name ][ 'request' ]
): Thunk< Promise< Result< Actions[ Name ][ 'response' ] > > > {
	return async ( { dispatch } ) => {
		const key = requestKey( action, args );
		dispatch( {
			type: 'RECEIVE_REQUEST',
			key,
			request: { status: 'loading' },
		} );
		const result = await request( action, args );
		dispatch( {
			type: 'RECEIVE_REQUEST',
			key,
			request: result.ok
				? { status: 'success' }
				: { status: 'error', error: result.error },
		} );
		return result;
	};
}

/**
 * Counts a click on the link of an ingredient.
 *
 * A failure is logged only: the visitor has gone to the link by then.
 *
 * @param ingredientLinkID Post id and ingredient id, such as `12-k3f9a0b2`.
 */
export function countIngredientLink(
	ingredientLinkID: string
): Thunk< Promise< void > > {
	return async ( args ) => {
		const result = await track( 'get_ingredient_links_count', {
			ingredientLinkID,
		} )( args );
		if ( result.ok ) {
			args.dispatch( {
				type: 'RECEIVE_LINK_CLICKS',
				id: ingredientLinkID,
				clicks: result.data.clicks,
			} );
		} else {
			console.error( 'Larder: the click was not counted.', result.error ); // eslint-disable-line no-console -- The specification asks for a log and nothing else.
		}
	};
}

/**
 * Searches recipes. A new search ends the one before it, whose late answer is dropped.
 *
 * @param id       Names the search on the page.
 * @param question What is asked.
 * @param join     Makes what is kept of the answer, with that of pages before it for example.
 * @return Whether there was an answer that is not out of date.
 */
export function searchRecipes(
	id: string,
	question: SearchQuestion,
	join: ( answer: SearchAnswer ) => SearchAnswer = ( answer ) => answer
): Thunk< Promise< boolean > > {
	return async ( { dispatch } ) => {
		dispatch( {
			type: 'RECEIVE_SEARCH',
			id,
			search: { status: 'loading' },
		} );
		const result = await requestLatest(
			id,
			'recipe_search_results',
			question
		);
		if ( ! result ) {
			return false;
		}
		dispatch( {
			type: 'RECEIVE_SEARCH',
			id,
			search: result.ok
				? { status: 'success', answer: join( result.data ) }
				: { status: 'error', error: result.error },
		} );
		return result.ok;
	};
}
