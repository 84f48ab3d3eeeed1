import type { MouseEvent } from 'react';

/**
 * Returns whether a press opens a link in place, instead of in a new tab or window.
 *
 * @param event A click on a link.
 * @return True for a press that may be answered in the page.
 */
export function isPlainPress( {
	altKey,
	ctrlKey,
	metaKey,
	shiftKey,
}: MouseEvent ): boolean {
	return ! altKey && ! ctrlKey && ! metaKey && ! shiftKey;
}
