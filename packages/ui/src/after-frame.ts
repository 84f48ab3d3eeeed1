/** How long a frame is waited for, in milliseconds: a page that nobody sees has none. */
const LATE = 1000;

/**
 * Runs something once what was just changed is shown: what nobody has to wait for.
 *
 * @param callback What to run.
 */
export function afterFrame( callback: () => void ): void {
	const frame = requestAnimationFrame( () => {
		clearTimeout( late );
		setTimeout( callback );
	} );
	const late = setTimeout( () => {
		cancelAnimationFrame( frame );
		callback();
	}, LATE );
}
