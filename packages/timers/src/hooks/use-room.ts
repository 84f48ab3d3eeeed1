import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';

/** How high the tray is, for what else stands at the bottom of the page. */
const PROPERTY = '--larder-tray';

/**
 * Sets how much room the tray takes at the bottom edge of the page.
 *
 * @param tray    The tray.
 * @param isShown Whether it shows something.
 */
export function useRoom(
	tray: RefObject< HTMLElement >,
	isShown: boolean
): void {
	useEffect( () => {
		const { style } = document.documentElement;
		if ( ! isShown || ! tray.current ) {
			return undefined;
		}
		const observer = new ResizeObserver( ( [ entry ] ) => {
			const height = entry?.borderBoxSize[ 0 ]?.blockSize ?? 0;
			style.setProperty( PROPERTY, `${ height }px` );
		} );
		observer.observe( tray.current );
		return () => {
			observer.disconnect();
			style.removeProperty( PROPERTY );
		};
	}, [ tray, isShown ] );
}
