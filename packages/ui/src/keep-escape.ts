import type { KeyboardEvent } from 'react';

/**
 * Keeps Escape within a dialog, which the browser closes by it. Themes made after
 * Twenty Twenty listen at the document and prevent that, whatever is open.
 *
 * @param event A key pressed in the dialog, after what is in it has heard of it.
 */
export function keepEscape( event: KeyboardEvent ): void {
	if ( event.key === 'Escape' ) {
		event.stopPropagation();
	}
}
