import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { followHeight, forgetHeight } from '../follow-height';

/**
 * Sets how much room the tray takes at the bottom edge of the page.
 *
 * @param isShown Whether it shows something.
 */
export function useRoom(
	tray: RefObject< HTMLElement >,
	isShown: boolean
): void {
	useEffect( () => {
		if ( ! isShown || ! tray.current ) {
			return undefined;
		}
		const stop = followHeight( tray.current );
		return () => {
			stop();
			forgetHeight();
		};
	}, [ tray, isShown ] );
}
