import { END } from './model';

/**
 * Finds the text node and offset of a character.
 *
 * @param element Where to look.
 * @param offset  Characters from the start.
 * @return Node and offset in it, or null when there is no text.
 */
function findText(
	element: HTMLElement,
	offset: number
): { node: Text; at: number } | null {
	const walker = element.ownerDocument.createTreeWalker(
		element,
		NodeFilter.SHOW_TEXT
	);
	let left = offset;
	let last: Text | null = null;
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		if (
			! (
				node instanceof
				( node.ownerDocument?.defaultView ?? window ).Text
			)
		) {
			continue;
		}
		if ( left <= node.length ) {
			return { node, at: left };
		}
		left -= node.length;
		last = node;
	}
	return last && { node: last, at: last.length };
}

/**
 * Places the caret in an editable element.
 *
 * @param element The editable, input or button.
 * @param offset  Characters from the start; `END` for the end.
 */
export function placeCaret( element: HTMLElement, offset: number ): void {
	const { ownerDocument } = element;
	const view = ownerDocument.defaultView ?? window;
	element.focus();
	if ( ! element.isContentEditable ) {
		return;
	}
	const selection = view.getSelection();
	const range = ownerDocument.createRange();
	const text =
		offset === END || offset === 0 ? null : findText( element, offset );
	if ( text ) {
		range.setStart( text.node, text.at );
	} else {
		range.selectNodeContents( element );
	}
	range.collapse( text !== null || offset === 0 );
	selection?.removeAllRanges();
	selection?.addRange( range );
}
