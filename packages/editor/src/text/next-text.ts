import {
	computeCaretRect,
	focus,
	placeCaretAtVerticalEdge,
} from '@wordpress/dom';
import type { KeyboardEvent } from 'react';

const TEXTS = '[contenteditable="true"], input, select, textarea';

/**
 * Moves the caret into a text, below or above where it is now.
 *
 * @param text What is typed in; a block without a text gets the focus.
 * @param isUp True for a text above.
 */
export function goTo( text: HTMLElement, isUp: boolean ): void {
	const view = text.ownerDocument.defaultView ?? window;
	placeCaretAtVerticalEdge(
		text,
		isUp,
		computeCaretRect( view ) ?? undefined
	);
}

/**
 * Finds where the caret goes when it leaves an element: a text or field, or a block
 * that has none. WordPress itself goes to any button, too.
 *
 * @param element The element that is left.
 * @param isUp    True for what precedes it.
 * @return The next; undefined when nothing is there.
 */
export function textBeyond(
	element: HTMLElement,
	isUp: boolean
): HTMLElement | undefined {
	const side = isUp
		? Node.DOCUMENT_POSITION_PRECEDING
		: Node.DOCUMENT_POSITION_FOLLOWING;
	return focus.focusable
		.find( element.ownerDocument.body )
		.filter(
			( other ): other is HTMLElement =>
				element.compareDocumentPosition( other ) === side &&
				focus.tabbable.isTabbableIndex( other ) &&
				( other.matches( TEXTS ) ||
					( other.matches( '[data-block]' ) &&
						other.querySelector( TEXTS ) === null ) )
		)
		.at( isUp ? -1 : 0 );
}

/**
 * Moves to the next text at Enter, from a heading of one line.
 *
 * @param event A key in the heading.
 */
export function goOnAtEnter( event: KeyboardEvent< HTMLElement > ): void {
	const { key, nativeEvent, currentTarget, shiftKey } = event;
	const next =
		key === 'Enter' && ! shiftKey && ! nativeEvent.isComposing
			? textBeyond( currentTarget, false )
			: undefined;
	if ( next ) {
		event.preventDefault();
		goTo( next, false );
	}
}
