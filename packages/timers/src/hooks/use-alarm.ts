import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { store, timeLeft, type Timer } from '@larder/store';
import { notify } from '../notification';
import { allowSound, ring } from '../sound';

/** Held by the one tab that rings. */
const LOCK = 'larder:timers:ring';

/**
 * Rings in one tab only. Where tabs cannot agree, each of them rings.
 *
 * @param until Ends it.
 */
async function ringOnce( until: AbortSignal ): Promise< void > {
	if ( ! ( 'locks' in navigator ) ) {
		await ring( until );
		return;
	}
	await navigator.locks.request(
		LOCK,
		{ ifAvailable: true },
		async ( lock ) => {
			if ( lock && ! until.aborted ) {
				await ring( until );
			}
		}
	);
}

/**
 * Rings when timers end: sound and vibration until all of them are stopped or
 * get more time, and a notification each.
 *
 * @param timers The timers.
 * @param now    The time by the clock of the device, in milliseconds.
 */
export function useAlarm( timers: readonly Timer[], now: number ): void {
	const { markRung } = useDispatch( store );
	const ringing = useRef< AbortController | null >( null );
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
		ringing.current?.abort();
		ringing.current = new AbortController();
		void ringOnce( ringing.current.signal );
	}, [ over, markRung ] );

	useEffect( () => {
		if ( ! isOver ) {
			ringing.current?.abort();
		}
	}, [ isOver ] );

	useEffect( () => {
		addEventListener( 'pointerup', allowSound );
		addEventListener( 'keyup', allowSound );
		return () => {
			removeEventListener( 'pointerup', allowSound );
			removeEventListener( 'keyup', allowSound );
			ringing.current?.abort();
		};
	}, [] );
}
