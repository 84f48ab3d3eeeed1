import type { UserEvent } from './types';

/** Settles when the visitor has let go; there while a pointer or a key is down or an input method composes. */
let held: Promise< void > | undefined;
let letGo = (): void => {};

/**
 * Waits until nothing is under a finger, a key or an input method.
 *
 * @return Settles when the visitor has let go; nothing where nothing is held.
 */
export function whenLetGo(): Promise< void > | undefined {
	return held;
}

/** The visitor presses or composes: no view may be mounted until that is done. */
export function onHold(): void {
	held ??= new Promise( ( resolve ) => {
		letGo = resolve;
	} );
}

/**
 * The visitor has let go; a click that belongs to it comes before the timer.
 *
 * A key of an input method leaves it composing. A window that loses the focus
 * never hears of the key that took it.
 *
 * @param event The event.
 */
export function onLetGo( event: UserEvent ): void {
	if ( ! event.isComposing ) {
		setTimeout( () => {
			held = undefined;
			letGo();
		} );
	}
}
