import {
	concat,
	create,
	slice,
	toHTMLString,
	type RichTextValue,
} from '@wordpress/rich-text';

/** A rich text cut at the selection. */
export type Cut = {
	before: string;
	after: string;
	isAtStart: boolean;
	isAtEnd: boolean;
	isCollapsed: boolean;
};

/**
 * Prints a rich text value.
 *
 * @return HTML.
 */
function html( value: RichTextValue ): string {
	return toHTMLString( { value } );
}

/**
 * Cuts the text of an editable at the selection, formats kept.
 *
 * The store learns of a moved caret only after the browser's next task, so the
 * selection is read from the document.
 *
 * @param element The editable.
 * @return The pieces without the selected part, or null when the selection is
 *         elsewhere.
 */
export function cutAtSelection( element: HTMLElement ): Cut | null {
	const selection = element.ownerDocument.defaultView?.getSelection();
	if ( ! selection || selection.rangeCount === 0 ) {
		return null;
	}
	const range = selection.getRangeAt( 0 );
	if ( ! element.contains( range.startContainer ) ) {
		return null;
	}
	const value = create( {
		element,
		range,
		// The editable holds padding that is not part of the text.
		__unstableIsEditableTree: true,
	} );
	const { start, end } = value;
	return {
		before: html( slice( value, 0, start ) ),
		after: html( slice( value, end, value.text.length ) ),
		isAtStart: start === 0 && end === 0,
		isAtEnd: start === value.text.length,
		isCollapsed: start === end,
	};
}

/**
 * Joins two rich texts.
 *
 * @param first  HTML.
 * @param second HTML.
 * @return HTML of both, and how many characters the first one shows.
 */
export function joinHtml(
	first: string,
	second: string
): { html: string; length: number } {
	const start = create( { html: first } );
	return {
		html: html( concat( start, create( { html: second } ) ) ),
		length: start.text.length,
	};
}

/**
 * Cuts a piece out of a rich text, formats kept.
 *
 * @param text  HTML.
 * @param start First character.
 * @param end   After the last character.
 * @return HTML.
 */
export function sliceHtml( text: string, start: number, end: number ): string {
	return html( slice( create( { html: text } ), start, end ) );
}

/**
 * Returns the characters of a rich text, which are the ones that `sliceHtml`
 * counts.
 *
 * @param text HTML.
 * @return Plain text; line breaks are `\n`.
 */
export function charactersOf( text: string ): string {
	return create( { html: text } ).text;
}
