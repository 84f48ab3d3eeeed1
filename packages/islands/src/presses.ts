import type { Press } from './types';

/** Presses that are waiting for the view, by the root of the island. */
export const presses = new Map< HTMLElement, Press[] >();

/**
 * Returns the waiting presses of an island, and clears them.
 *
 * @param root The island root.
 * @return In order; nothing the next time.
 */
export function takePresses( root: HTMLElement ): Press[] {
	const taken = presses.get( root ) ?? [];
	presses.delete( root );
	return taken;
}
