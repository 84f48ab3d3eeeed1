import type { Thunk, TimerAction } from '../thunk';
import { timeLeft } from './time-left';
import { readTimers, writeTimers } from './storage';
import type { NewTimer, Timer, Timers } from './types';
import { withStarted } from './with-started';

const MINUTE = 60_000;

/** Two clocks that were read at the same time may differ by this. */
const SLACK = 5_000;

/** Replaces the timers with those of this browser. */
export function receiveTimers( timers: Timers ): TimerAction {
	return { type: 'RECEIVE_TIMERS', timers };
}

/** Reads the timers of this browser, as other tabs have left them. */
export function openTimers(): Thunk {
	return ( { dispatch, select } ) => {
		dispatch( receiveTimers( readTimers( select.getTimerState() ) ) );
	};
}

/**
 * Changes the timers and keeps them, beginning with what other tabs have left.
 *
 * @param change Gives the new timers.
 */
function changeTimers( change: ( timers: Timers ) => Timers ): Thunk {
	return ( { dispatch, select } ) => {
		const timers = change( readTimers( select.getTimerState() ) );
		dispatch( receiveTimers( timers ) );
		writeTimers( timers );
	};
}

/**
 * Changes one timer.
 *
 * @param id     The timer; nothing happens where it is gone.
 * @param change Gives the new timer.
 */
function changeTimer( id: string, change: ( timer: Timer ) => Timer ): Thunk {
	return changeTimers( ( timers ) => ( {
		...timers,
		list: timers.list.map( ( timer ) =>
			timer.id === id ? change( timer ) : timer
		),
	} ) );
}

/**
 * Starts a timer. One that is there already continues, one that has run out starts over.
 */
export function startTimer( timer: NewTimer ): Thunk {
	return changeTimers( ( timers ) =>
		withStarted( timers, timer, Date.now() )
	);
}

/** Pauses a timer. */
export function pauseTimer( id: string ): Thunk {
	return changeTimer( id, ( timer ) => ( {
		...timer,
		left: Math.max( 0, timeLeft( timer, Date.now() ) ),
		endsAt: null,
	} ) );
}

/** Resumes a paused timer. */
export function resumeTimer( id: string ): Thunk {
	return changeTimer( id, ( timer ) => ( {
		...timer,
		endsAt: timer.endsAt ?? Date.now() + timer.left,
	} ) );
}

/** Adds a minute; a timer that is over runs for one more. */
export function addMinute( id: string ): Thunk {
	return changeTimer( id, ( timer ) => {
		const left = Math.max( 0, timeLeft( timer, Date.now() ) ) + MINUTE;
		return {
			...timer,
			total: Math.max( timer.total + MINUTE, left ),
			left,
			endsAt: timer.endsAt === null ? null : Date.now() + left,
			hasRung: false,
		};
	} );
}

/** Removes a timer. */
export function stopTimer( id: string ): Thunk {
	return changeTimers( ( timers ) => ( {
		...timers,
		list: timers.list.filter( ( timer ) => timer.id !== id ),
	} ) );
}

/** Notes that timers have announced that they are over. */
export function markRung( ids: readonly string[] ): Thunk {
	return changeTimers( ( timers ) => ( {
		...timers,
		list: timers.list.map( ( timer ) =>
			ids.includes( timer.id ) ? { ...timer, hasRung: true } : timer
		),
	} ) );
}

/**
 * Corrects running timers after the device's clock was set back, unless another
 * tab has done so.
 *
 * @param jump  By how much it was set back, in milliseconds.
 * @param since How long ago the clock was last seen to be right, at most.
 */
export function correctTimers( jump: number, since: number ): Thunk {
	return changeTimers( ( timers ) => {
		const now = Date.now();
		const { correctedAt } = timers;
		if ( correctedAt > now - since - SLACK && correctedAt < now + SLACK ) {
			return timers;
		}
		return {
			correctedAt: now,
			list: timers.list.map( ( timer ) =>
				timer.endsAt === null
					? timer
					: { ...timer, endsAt: timer.endsAt - jump }
			),
		};
	} );
}
