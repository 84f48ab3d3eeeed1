import { useLayoutEffect, useState } from '@wordpress/element';
import { useRoot } from '@larder/views';

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
 * @param shared  What is shared.
 * @param setOpen Opens or closes the toggle.
 * @return Opens the sheet, and tells whether there is one.
 */
export function useSystemShare(
	shared: Shared,
	setOpen: ( isOpen: boolean ) => void
): () => boolean {
	const share = (): boolean => {
		if ( ! hasSheet( shared ) ) {
			return false;
		}
		navigator.share( shared ).catch( ( error: unknown ) => {
			// A visitor who closes the sheet wants nothing else.
			if (
				! ( error instanceof DOMException ) ||
				error.name !== 'AbortError'
			) {
				setOpen( true );
			}
		} );
		return true;
	};
	// The browser opens the printed toggle by itself; React is about to replace it.
	const root = useRoot();
	const [ wasOpen ] = useState( () =>
		Boolean( root?.querySelector( 'details[open]' ) )
	);
	useLayoutEffect( () => {
		if ( wasOpen && ! share() ) {
			setOpen( true );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, for the press that has brought the view.
	}, [] );
	return share;
}
