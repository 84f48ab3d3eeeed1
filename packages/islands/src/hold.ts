import type { UserEvent } from './types';

/** Settles when the visitor has let go; there while a pointer or a key is down or an input method composes. */
let held: Promise< void > | undefined;
let letGo = (): void => {};
let timer: ReturnType< typeof setTimeout > | undefined;

/**
 * Waits until nothing is under a finger, a key or an input method.
 *
 * @return Settles when the visitor has let go; nothing where nothing is held.
 */
export function whenLetGo(): Promise< void > | undefined {
	return held;
}

/**
 * The visitor presses or composes: no view may be mounted until that is done,
 * nor before the browser has done with a click, which a screen reader sends
 * without a pointer.
 */
export function onHold(): void {
	clearTimeout( timer );
	held ??= new Promise( ( resolve ) => {
		letGo = resolve;
	} );
}

/**
 * Nothing is held any more; a click that belongs to what was held comes before
 * the timer. A window that loses the focus never hears of the key that took it.
 */
export function release(): void {
	clearTimeout( timer );
	timer = setTimeout( () => {
		held = undefined;
		letGo();
	} );
}

/**
 * The visitor has let go.
 *
 * A key of an input method leaves it composing.
 *
 * @param event The event.
 */
export function onLetGo( event: UserEvent ): void {
	if ( ! event.isComposing ) {
		release();
	}
}
