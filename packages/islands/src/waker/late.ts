import { inside } from '@larder/islands';

/**
 * A button without a default action. Links, fields and `details` have worked
 * without the loader.
 */
const CONTROL = 'button:not([type=submit])';

/**
 * Replays the press that preceded the loader: some plugins delay all scripts
 * until the first interaction. The browser records the first input of a page
 * (`first-input`).
 */
export function catchUp(): void {
	const watch = new PerformanceObserver( ( list ) => {
		watch.disconnect();
		for ( const entry of list.getEntries() ) {
			if ( entry.startTime < inside.state.started && 'target' in entry ) {
				pressed( entry.target, entry.name, entry.startTime );
			}
		}
	} );
	watch.observe( { type: 'first-input', buffered: true } );
}

/**
 * Converts a performance entry to a press.
 *
 * @param target What was pressed.
 * @param type   Type of the event.
 * @param start  When, by the clock of the page, in milliseconds.
 */
function pressed( target: unknown, type: string, start: number ): void {
	const control =
		target instanceof Element ? target.closest( CONTROL ) : null;
	const root = inside.rootAround( control );
	if (
		control &&
		root &&
		! inside.mounted.has( root ) &&
		! inside.presses.has( root ) &&
		// A key that only moved the focus has moved it away.
		( type !== 'keydown' || control.matches( ':focus' ) )
	) {
		inside.state.late = control;
		inside.presses.set( root, [
			{
				target: control,
				type: 'click',
				key: '',
				time: Date.now() - performance.now() + start,
			},
		] );
		void inside.wake( root );
	}
}
