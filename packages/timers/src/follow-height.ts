/** How high the tray is, for what else is at the bottom of the page. */
const PROPERTY = '--larder-tray';

/**
 * Tells the page how much room the tray takes at its bottom edge, as long as it is there.
 *
 * @return Ends that; the page continues with the last height.
 */
export function followHeight( tray: Element ): () => void {
	const observer = new ResizeObserver( ( [ entry ] ) => {
		if ( tray.isConnected ) {
			const height = entry?.borderBoxSize[ 0 ]?.blockSize ?? 0;
			document.documentElement.style.setProperty(
				PROPERTY,
				`${ height }px`
			);
		}
	} );
	observer.observe( tray );
	return () => observer.disconnect();
}

/** Tells the page that there is no tray any more. */
export function forgetHeight(): void {
	document.documentElement.style.removeProperty( PROPERTY );
}
