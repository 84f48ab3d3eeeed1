import { useDispatch } from '@wordpress/data';
import { useEffect, useId, useRef } from '@wordpress/element';
import { holdsStore } from './store';

/**
 * Locks saving the post while typed text cannot be stored.
 *
 * @param isHeld  True while that is so.
 * @param message What to tell the person; empty where it is a matter of a moment.
 * @param goThere Leads to the field; tells whether it is drawn.
 * @param retry   Tries once more what has failed.
 */
export function useHold(
	isHeld: boolean,
	message: string,
	goThere: () => boolean,
	retry: () => void
): void {
	const id = useId();
	const { hold, release } = useDispatch( holdsStore );
	const latest = useRef( { goThere, retry } );
	useEffect( () => {
		latest.current = { goThere, retry };
	} );
	useEffect( () => {
		if ( ! isHeld ) {
			return;
		}
		void hold( id, {
			message,
			goThere: () => latest.current.goThere(),
			retry: () => latest.current.retry(),
		} );
		return () => {
			void release( id );
		};
	}, [ isHeld, message, id, hold, release ] );
	const hasFailed = isHeld && message !== '';
	useEffect( () => {
		if ( ! hasFailed ) {
			return;
		}
		// What was lost with the connection comes back with it.
		const tryAgain = (): void => latest.current.retry();
		window.addEventListener( 'online', tryAgain );
		return () => window.removeEventListener( 'online', tryAgain );
	}, [ hasFailed ] );
}
