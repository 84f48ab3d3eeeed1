import { inside } from '@larder/islands';

/** A button that does nothing by itself. Links, fields and what folds out have answered. */
const CONTROL = 'button:not([type=submit])';

/**
 * Replays what was pressed before the loader was there: some sites have all scripts
 * wait for the first touch. The browser remembers the first press of a page.
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
 * Interprets a press as what it was meant to be.
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
