import type { KeyboardEvent } from 'react';

/**
 * Presses a link that is a button with the space bar.
 *
 * @param event A key in something around it.
 */
export function pressOnSpace( event: KeyboardEvent ): void {
	if (
		event.key === ' ' &&
		event.target instanceof HTMLAnchorElement &&
		event.target.matches( '[role="button"]' )
	) {
		event.preventDefault();
		event.target.click();
	}
}
