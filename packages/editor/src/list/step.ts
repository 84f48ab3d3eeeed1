import { isVerticalEdge } from '@wordpress/dom';
import { goTo, textBeyond } from '../text/next-text';

/** The lines and headings of a list. */
export const EDITABLES = '[data-larder-line], [data-larder-heading]';

/**
 * Moves the focus up or down to the next line or heading, past the buttons between, and at an end of the list to what is there.
 *
 * @param root    The element around the list.
 * @param element Where the caret is.
 * @param isUp    True for up.
 * @return False when the caret has a line of text to go to, or nothing comes.
 */
export function step(
	root: HTMLElement | null,
	element: HTMLElement,
	isUp: boolean
): boolean {
	if ( ! root || ! isVerticalEdge( element, isUp ) ) {
		return false;
	}
	const editables = Array.from(
		root.querySelectorAll< HTMLElement >( EDITABLES )
	);
	const next =
		editables[ editables.indexOf( element ) + ( isUp ? -1 : 1 ) ] ??
		textBeyond( root, isUp );
	if ( next ) {
		goTo( next, isUp );
	}
	return next !== undefined;
}
