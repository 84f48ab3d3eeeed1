/** How long one slice of what a view prepares may take, in milliseconds: as long as one of React's. */
const SLICE_MS = 5;

/**
 * Yields to the main thread; a message is dispatched sooner than a nested
 * timer, which is clamped.
 */
function pause(): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( typeof MessageChannel === 'undefined' ) {
			setTimeout( resolve );
			return;
		}
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => resolve();
		port2.postMessage( null );
	} );
}

/**
 * Runs what a view prepares, in slices between which the page answers.
 *
 * @param steps Small steps.
 */
export async function inSlices( steps: Iterator< unknown > ): Promise< void > {
	let end = performance.now() + SLICE_MS;
	while ( ! steps.next().done ) {
		if ( performance.now() > end ) {
			await pause();
			end = performance.now() + SLICE_MS;
		}
	}
}
