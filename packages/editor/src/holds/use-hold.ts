import { useDispatch } from '@wordpress/data';
import { useEffect, useId, useRef } from '@wordpress/element';
import { holdsStore } from './store';

/**
 * Holds back the save of the post while something that was typed is in no state
 * to be stored.
 *
 * @param isHeld  True while that is so.
 * @param message What to tell the person; empty where it is a matter of a moment.
 * @param goThere Leads to the field; tells whether it is drawn.
 */
export function useHold(
	isHeld: boolean,
	message: string,
	goThere: () => boolean
): void {
	const id = useId();
	const { hold, release } = useDispatch( holdsStore );
	const latest = useRef( goThere );
	useEffect( () => {
		latest.current = goThere;
	} );
	useEffect( () => {
		if ( ! isHeld ) {
			return;
		}
		void hold( id, { message, goThere: () => latest.current() } );
		return () => {
			void release( id );
		};
	}, [ isHeld, message, id, hold, release ] );
}
