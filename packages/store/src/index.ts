import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';
import { parseTimers, TIMERS_KEY } from './timers/storage';
import { parseUnitSystem, UNITS_KEY } from './unit-system';
import { parseVisit, visitKey, withAsked } from './visit';
import { deviceKey } from './votes/device';

export type { Failure } from '@larder/ajax';
export { isServings } from './servings';
export { siteKey } from '@larder/ajax';
export { deviceKey } from './votes/device';
export { afterLoginKey, takeWish } from './votes/save';
export { timeLeft } from './timers/time-left';
export type { NewTimer, Timer } from './timers/types';
export type { MarkKind, Outcome, Recommendations } from './votes/types';
export type {
	SearchAnswer,
	SearchQuestion,
	Toast,
	UnitSystem,
	ValuesAnswer,
	ValuesQuestion,
	Visit,
} from './types';

/**
 * The store `larder`: what a visitor chose for each recipe, and the ajax
 * actions. Always used by this descriptor, never by its name.
 */
export const store = createReduxStore( 'larder', {
	reducer,
	actions,
	selectors,
} );

register( store );
void dispatch( store ).openUnitSystem();

/** Reads again all that other pages of this browser may have changed. */
function readAnew(): void {
	void dispatch( store ).openTimers();
	void dispatch( store ).openUnitSystem();
	void dispatch( store ).reopenRecipes();
	void dispatch( store ).followDevice();
}

// Another tab changed a timer, the units, or a recipe that this one may show, too.
window.addEventListener( 'storage', ( { key, newValue } ) => {
	if ( key === null ) {
		readAnew(); // The whole storage was cleared.
	}
	if ( key === TIMERS_KEY ) {
		void dispatch( store ).receiveTimers( parseTimers( newValue ) );
	}
	if ( key === UNITS_KEY ) {
		void dispatch( store ).receiveUnitSystem( parseUnitSystem( newValue ) );
	}
	const recipeId = Number( /\d+$/.exec( key ?? '' )?.[ 0 ] );
	if ( key === visitKey( recipeId ) ) {
		void dispatch( store ).receiveVisit(
			recipeId,
			withAsked( recipeId, parseVisit( newValue ) )
		);
	}
	if ( key === deviceKey() ) {
		void dispatch( store ).followDevice();
	}
} );

// A page from the back/forward cache has missed all storage events since it was
// left.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		readAnew();
		void dispatch( store ).refreshLikes( select( store ).getLikedPosts() );
	}
} );
