import type { TouchEvent } from 'react';
import { useRef } from '@wordpress/element';
import { isRtl } from '@larder/ui';

/** How far a finger has to go, in pixels, and how much more across than along. */
const MIN_DISTANCE = 60;
const STEEP = 1.5;

/**
 * Returns where a finger swipes to.
 *
 * @param onSwipe Gets 1 for the next and -1 for the one before, in the direction of reading.
 * @return What the element listens with.
 */
export function useSwipe( onSwipe: ( by: 1 | -1 ) => void ): {
	onTouchStart: ( event: TouchEvent ) => void;
	onTouchEnd: ( event: TouchEvent< HTMLElement > ) => void;
} {
	const start = useRef< { x: number; y: number } | null >( null );
	return {
		onTouchStart: ( { touches } ) => {
			const finger = touches[ 0 ];
			// Two fingers zoom.
			start.current =
				finger && touches.length === 1
					? { x: finger.clientX, y: finger.clientY }
					: null;
		},
		onTouchEnd: ( { changedTouches, currentTarget } ) => {
			const finger = changedTouches[ 0 ];
			const from = start.current;
			start.current = null;
			if ( ! finger || ! from ) {
				return;
			}
			const across = finger.clientX - from.x;
			const along = finger.clientY - from.y;
			if (
				Math.abs( across ) < MIN_DISTANCE ||
				Math.abs( across ) < STEEP * Math.abs( along )
			) {
				return;
			}
			onSwipe( across < 0 === isRtl( currentTarget ) ? -1 : 1 );
		},
	};
}
