import { getManifest } from './manifest';
import type { Mount } from './types';

const ROOT = '[data-larder-key]';

/** How views mount, by the name of the island. */
export const mounts = new Map< string, Mount >();

/** Islands whose view is mounted, or whose presses are being replayed. */
export const mounted = new WeakSet< Element >();

/**
 * Returns what the server has printed for an island. An element with a key that
 * the server has not given to this page is none.
 *
 * @param root The island root.
 * @return Name and props; nothing for an element that none of our blocks printed.
 */
export function entryOf(
	root: HTMLElement | undefined
): [ name: string, props: unknown ] | undefined {
	const { roots } = getManifest();
	const key = root?.dataset[ 'larderKey' ] ?? '';
	return Object.hasOwn( roots, key ) ? roots[ key ] : undefined;
}

/**
 * Finds the island that an element is in.
 *
 * @param place The element, or what else an event may come from.
 * @return Its root; nothing outside of islands that the server has printed.
 */
export function rootAround( place: unknown ): HTMLElement | null {
	const root =
		place instanceof Element ? place.closest< HTMLElement >( ROOT ) : null;
	return root && ! entryOf( root ) ? rootAround( root.parentElement ) : root;
}

/**
 * Finds the islands that have no view yet.
 *
 * @param within Where to look.
 * @return Their roots, in the order of the page.
 */
export function sleepingIn( within: ParentNode = document ): HTMLElement[] {
	return [ ...within.querySelectorAll< HTMLElement >( ROOT ) ].filter(
		( root ) => entryOf( root ) && ! mounted.has( root )
	);
}
