import type { Action } from './thunk';
import type { State } from './types';
import { initialVotes, votesReducer } from './votes/reducer';

const initial: State = {
	visits: {},
	unitSystem: 'original',
	timers: { list: [], correctedAt: 0 },
	votes: initialVotes,
	toast: null,
};

/**
 * Returns the next state.
 *
 * @param state  The state so far.
 * @param action What happened.
 */
export function reducer( state: State = initial, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVE_VISIT':
			return {
				...state,
				visits: { ...state.visits, [ action.recipeId ]: action.visit },
			};
		case 'RECEIVE_UNIT_SYSTEM':
			return { ...state, unitSystem: action.system };
		case 'RECEIVE_TIMERS':
			return { ...state, timers: action.timers };
		case 'SET_TOAST':
			return { ...state, toast: action.toast };
		default: {
			const votes = votesReducer( state.votes, action );
			return votes === state.votes ? state : { ...state, votes };
		}
	}
}
