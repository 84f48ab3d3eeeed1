import { getManifest } from '@larder/islands';

/** What the server has printed for an island. */
export type PrintedIsland = {
	/** As it sent them; a view may have put into them what it read from the root. */
	props: unknown;
	/** Null where something has taken the island off the page. */
	root: Element | null;
};

/**
 * Finds the islands of a page that have a name, with their roots: texts that
 * are in the markup are not sent a second time.
 *
 * A root is found by its key, which nobody but the server can give.
 *
 * @param name Name of the islands.
 * @return What the server has printed for each, in the order of the page.
 */
export function printedIslands( name: string ): PrintedIsland[] {
	return Object.entries( getManifest().roots ).flatMap(
		( [ key, [ own, props ] ] ) =>
			own === name
				? [
						{
							props,
							root: document.querySelector(
								`[data-larder-key="${ key }"]`
							),
						},
					]
				: []
	);
}
