import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { store, timeLeft, type Timer } from '@larder/store';
import { notify } from '../notification';
import { allowSound, ring } from '../sound';

/** Held by the one tab that rings. */
const LOCK = 'larder:timers:ring';

/** How long after a press sound is made ready, in milliseconds: its answer is shown first, and browsers still count it as the press. */
const AFTER_PRESS_MS = 200;

/** What rings in this tab. */
type Ringing = {
	/** Ends it. */
	stop: () => void;
	/** Settles once it has ended, and another tab may ring. */
	over: Promise< void >;
};

/**
 * Rings in one tab only, by a Web Lock; without the API each tab rings.
 *
 * @param until Ends it.
 */
async function ringOnce( until: AbortSignal ): Promise< void > {
	if ( 'locks' in navigator ) {
		try {
			await navigator.locks.request(
				LOCK,
				{ ifAvailable: true },
				async ( lock ) => {
					if ( lock && ! until.aborted ) {
						await ring( until );
					}
				}
			);
			return;
		} catch {
			// Web Locks, like storage, are forbidden where a visitor blocks
			// cookies.
		}
	}
	await ring( until );
}

/**
 * Starts to ring again.
 *
 * @param before What rings so far; it ends first, for a tab that still holds the lock is given none.
 * @return What rings from now on.
 */
function ringAnew( before: Ringing | null ): Ringing {
	const controller = new AbortController();
	const { signal } = controller;
	before?.stop();
	return {
		stop: () => controller.abort(),
		over: before
			? before.over.then( () =>
					signal.aborted ? undefined : ringOnce( signal )
				)
			: ringOnce( signal ),
	};
}

/**
 * Rings when timers end: sound and vibration until all of them are stopped or
 * get more time, and a notification each.
 *
 * @param now The time by the clock of the device, in milliseconds.
 */
export function useAlarm( timers: readonly Timer[], now: number ): void {
	const { markRung } = useDispatch( store );
	const ringing = useRef< Ringing | null >( null );
	const over = useMemo(
		() => timers.filter( ( timer ) => timeLeft( timer, now ) <= 0 ),
		[ timers, now ]
	);
	const isOver = over.length > 0;

	useEffect( () => {
		const fresh = over.filter( ( { hasRung } ) => ! hasRung );
		if ( fresh.length === 0 ) {
			return;
		}
		void markRung( fresh.map( ( { id } ) => id ) );
		fresh.forEach( ( timer ) => void notify( timer ) );
		ringing.current = ringAnew( ringing.current );
	}, [ over, markRung ] );

	useEffect( () => {
		if ( ! isOver ) {
			ringing.current?.stop();
		}
	}, [ isOver ] );

	const hasTimers = useRef( false );
	useEffect( () => {
		hasTimers.current = timers.length > 0;
	}, [ timers ] );

	useEffect( () => {
		// Not on pages without timers: creating the AudioContext takes several
		// frames on a slow phone.
		const onPress = (): void =>
			void setTimeout(
				() => hasTimers.current && allowSound(),
				AFTER_PRESS_MS
			);
		addEventListener( 'pointerup', onPress );
		addEventListener( 'keyup', onPress );
		return () => {
			removeEventListener( 'pointerup', onPress );
			removeEventListener( 'keyup', onPress );
			ringing.current?.stop();
		};
	}, [] );
}
