import type { Press } from './types';

/** What was pressed before a view was there, by the root of the island. */
export const presses = new WeakMap< Element, Press[] >();

/**
 * Takes what was remembered for an island.
 *
 * @param root The island root.
 * @return In order; nothing the next time.
 */
export function takePresses( root: Element ): Press[] {
	const taken = presses.get( root ) ?? [];
	presses.delete( root );
	return taken;
}
