import type { Press } from './types';

/** What was pressed before a view was there, by the root of the island. */
export const presses = new Map< HTMLElement, Press[] >();

/**
 * Remembers what was done in an island.
 *
 * @param root  The island root.
 * @param press What was done.
 */
export function addPress( root: HTMLElement, press: Press ): void {
	presses.set( root, [ ...( presses.get( root ) ?? [] ), press ] );
}

/**
 * Returns the presses that were remembered for an island, and forgets them.
 *
 * @param root The island root.
 * @return In order; nothing the next time.
 */
export function takePresses( root: HTMLElement ): Press[] {
	const taken = presses.get( root ) ?? [];
	presses.delete( root );
	return taken;
}
