import type * as selectors from './selectors';
import type { Timers } from './timers/types';
import type { State, Toast, UnitSystem, Visit } from './types';
import type { VoteAction } from './votes/types';

/** Replaces the timers with those of this browser. */
export type TimerAction = { type: 'RECEIVE_TIMERS'; timers: Timers };

/** Shows a message, or none. */
export type ToastAction = { type: 'SET_TOAST'; toast: Toast | null };

/** Sets the units that are to be shown. */
export type UnitSystemAction = {
	type: 'RECEIVE_UNIT_SYSTEM';
	system: UnitSystem;
};

/** All that changes the state. */
export type Action =
	| { type: 'RECEIVE_VISIT'; recipeId: number; visit: Visit }
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
