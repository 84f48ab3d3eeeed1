/**
 * Waits until the page's own deferred scripts have run: what they bring must not be
 * brought a second time.
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
