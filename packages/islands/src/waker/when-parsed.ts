/**
 * Waits until the page's own deferred scripts have run, so that none of them is
 * loaded a second time.
 *
 * @return Settles at once where that is over.
 */
export function whenParsed(): Promise< unknown > | undefined {
	if ( document.readyState === 'complete' ) {
		return undefined;
	}
	const [ navigation ] = performance.getEntriesByType( 'navigation' );
	if (
		navigation instanceof PerformanceNavigationTiming &&
		navigation.domContentLoadedEventStart > 0
	) {
		return undefined;
	}
	return new Promise( ( resolve ) =>
		addEventListener( 'DOMContentLoaded', resolve )
	);
}
