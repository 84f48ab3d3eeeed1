import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** How much of its place may be seen while the player is elsewhere. */
const SEEN = 0.25;

/**
 * Returns whether the place of a player has been scrolled out of the window.
 *
 * @param place The place, which stays as large as it is.
 * @return True while little or nothing of it is seen.
 */
export function useFloating( place: RefObject< HTMLElement > ): boolean {
	const [ isAway, setIsAway ] = useState( false );
	useEffect( () => {
		if ( ! place.current ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				const last = entries.at( -1 );
				// What a browser shows in full screen has no place in the window.
				if ( last && document.fullscreenElement === null ) {
					setIsAway( last.intersectionRatio < SEEN );
				}
			},
			{ threshold: [ 0, SEEN ] }
		);
		observer.observe( place.current );
		return () => observer.disconnect();
	}, [ place ] );
	return isAway;
}
