import type { UserEvent } from './types';

/**
 * Resolves on release; defined while a pointer or a key is down, or an input
 * method (IME) composes.
 */
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
 * On pointerdown, keydown and compositionstart: no view may be mounted until
 * release, nor before the browser has dispatched a click, which screen readers
 * send without a pointer.
 */
export function onHold(): void {
	clearTimeout( timer );
	held ??= new Promise( ( resolve ) => {
		letGo = resolve;
	} );
}

/**
 * On release: the click that belongs to it is dispatched before the timer. A
 * window that loses the focus gets no keyup for the key that moved it.
 */
export function release(): void {
	clearTimeout( timer );
	timer = setTimeout( () => {
		held = undefined;
		letGo();
	} );
}

/**
 * On pointerup and keyup.
 *
 * A keyup during composition does not end the composition.
 *
 * @param event The event.
 */
export function onLetGo( event: UserEvent ): void {
	if ( ! event.isComposing ) {
		release();
	}
}
