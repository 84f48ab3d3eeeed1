import type { ActionName, Actions } from '@larder/ajax';
import { requestKey } from './requests';
import type { Timer, Timers } from './timers/types';
import type {
	RequestStatus,
	Search,
	State,
	Toast,
	UnitSystem,
	Visit,
} from './types';

export {
	getAskedPosts,
	getLikedPosts,
	getLikes,
	getRating,
	getRatingSummary,
	getRecommendations,
	getVisitor,
	isBusy,
	isMarked,
} from './votes/selectors';

const NOTHING: Visit = {};
const NONE: readonly string[] = [];
const IDLE: RequestStatus = { status: 'idle' };

/** Tells whether the browser was asked for this recipe. */
export function hasVisit( state: State, recipeId: number ): boolean {
	return recipeId in state.visits;
}

/** Gives the recipes that the browser was asked for. */
export function getOpenRecipes( state: State ): readonly number[] {
	return Object.keys( state.visits ).map( Number );
}

/** Gives all that the visitor chose for a recipe. */
export function getVisit( state: State, recipeId: number ): Visit {
	return state.visits[ recipeId ] ?? NOTHING;
}

/** Gives the servings that the visitor chose; undefined for the recipe's own. */
export function getServings(
	state: State,
	recipeId: number
): number | undefined {
	return getVisit( state, recipeId ).servings;
}

/** Gives the units that the visitor wants to read, in all recipes. */
export function getUnitSystem( state: State ): UnitSystem {
	return state.unitSystem;
}

/** Gives the ids of the ingredients that the visitor ticked off. */
export function getTickedIngredients(
	state: State,
	recipeId: number
): readonly string[] {
	return getVisit( state, recipeId ).ingredients ?? NONE;
}

/** Tells whether the visitor ticked an ingredient off. */
export function isIngredientTicked(
	state: State,
	recipeId: number,
	id: string
): boolean {
	return getTickedIngredients( state, recipeId ).includes( id );
}

/** Gives the ids of the steps that the visitor ticked as read. */
export function getTickedSteps(
	state: State,
	recipeId: number
): readonly string[] {
	return getVisit( state, recipeId ).steps ?? NONE;
}

/** Tells whether the visitor ticked a step as read. */
export function isStepTicked(
	state: State,
	recipeId: number,
	id: string
): boolean {
	return getTickedSteps( state, recipeId ).includes( id );
}

/** Tells how a request with these arguments stands. */
export function getRequestStatus< Name extends ActionName >(
	state: State,
	action: Name,
	args: Actions[ Name ][ 'request' ]
): RequestStatus {
	return state.requests[ requestKey( action, args ) ] ?? IDLE;
}

/** Gives the clicks on an ingredient link, undefined when the server was not asked. */
export function getIngredientLinkClicks(
	state: State,
	id: string
): number | undefined {
	return state.linkClicks[ id ];
}

/** Tells how a search of the page stands; undefined before its first request. */
export function getSearch( state: State, id: string ): Search | undefined {
	return state.searches[ id ];
}

/** Gives the message at the edge of the page; null when there is none. */
export function getToast( state: State ): Toast | null {
	return state.toast;
}

/** Gives the timers of this browser, those that are over too. */
export function getTimers( state: State ): readonly Timer[] {
	return state.timers.list;
}

/** Gives the timers with what is noted beside them. */
export function getTimerState( state: State ): Timers {
	return state.timers;
}
