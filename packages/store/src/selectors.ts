import type { Timer, Timers } from './timers/types';
import type { State, Toast, UnitSystem, Visit } from './types';

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

/** Returns whether the browser was asked for this recipe. */
export function hasVisit( state: State, recipeId: number ): boolean {
	return recipeId in state.visits;
}

/** Returns the recipes for which the browser was asked. */
export function getOpenRecipes( state: State ): readonly number[] {
	return Object.keys( state.visits ).map( Number );
}

/** Returns all that the visitor chose for a recipe. */
export function getVisit( state: State, recipeId: number ): Visit {
	return state.visits[ recipeId ] ?? NOTHING;
}

/** Returns the units that the visitor wants to read, in all recipes. */
export function getUnitSystem( state: State ): UnitSystem {
	return state.unitSystem;
}

/** Returns the message at the edge of the page; null when there is none. */
export function getToast( state: State ): Toast | null {
	return state.toast;
}

/** Returns the timers of this browser, those that are over too. */
export function getTimers( state: State ): readonly Timer[] {
	return state.timers.list;
}

/** Returns the timers with what is noted beside them. */
export function getTimerState( state: State ): Timers {
	return state.timers;
}
