/** Settles when the visitor has let go; there while a pointer is down or an input method composes. */
let held: Promise< void > | undefined;
let letGo = (): void => {};

/**
 * Waits until nothing is under a finger or an input method.
 *
 * @return Settles when the visitor has let go, at once where nothing is held.
 */
export async function whenLetGo(): Promise< void > {
	await held;
}

/** The visitor presses or composes: no view may be mounted until that is done. */
export function onHold(): void {
	held ??= new Promise( ( resolve ) => {
		letGo = resolve;
	} );
}

/** The visitor has let go; a click that belongs to it comes before the timer. */
export function onLetGo(): void {
	setTimeout( () => {
		held = undefined;
		letGo();
	} );
}
