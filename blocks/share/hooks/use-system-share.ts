import type { MouseEvent } from 'react';

type Shared = { title: string; url: string };

/**
 * Tells whether the system's own sheet is better than ours: on touch screens,
 * where it knows the apps and people of the visitor.
 *
 * @param shared What would be shared.
 * @return False where there is none.
 */
function hasSheet( shared: Shared ): boolean {
	return (
		'canShare' in navigator &&
		navigator.canShare( shared ) &&
		matchMedia( '(pointer: coarse)' ).matches
	);
}

/**
 * Opens the system's sheet instead of the toggle, where there is one.
 *
 * @param shared     What is shared.
 * @param openToggle Opens the toggle, where the sheet could not be opened.
 * @return What to do when the toggle is pressed.
 */
export function useSystemShare(
	shared: Shared,
	openToggle: () => void
): ( event: MouseEvent ) => void {
	return ( event ) => {
		if ( ! hasSheet( shared ) ) {
			return;
		}
		event.preventDefault();
		navigator.share( shared ).catch( ( error: unknown ) => {
			// Who closes the sheet wants nothing else.
			if (
				! ( error instanceof DOMException ) ||
				error.name !== 'AbortError'
			) {
				openToggle();
			}
		} );
	};
}
