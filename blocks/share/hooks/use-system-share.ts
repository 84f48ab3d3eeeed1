import { useLayoutEffect, useState } from '@wordpress/element';
import { useRoot } from '@larder/views';

type Shared = { title: string; url: string };

/** What shares by the system's own sheet. */
type SystemShare = {
	hasSheet: boolean;
	/** Opens the sheet. */
	share: () => void;
	/** Opens it on a touch screen, and tells whether it did. */
	shareFirst: () => boolean;
};

/**
 * Shares by the system's own sheet, where there is one. On touch screens, where
 * it knows the apps and people of the visitor, it comes before the toggle.
 *
 * @param shared  What is shared.
 * @param setOpen Opens or closes the toggle.
 * @return What shares.
 */
export function useSystemShare(
	shared: Shared,
	setOpen: ( isOpen: boolean ) => void
): SystemShare {
	const hasSheet = 'canShare' in navigator && navigator.canShare( shared );
	const share = (): void => {
		navigator.share( shared ).catch( ( error: unknown ) => {
			// A visitor who closes the sheet wants nothing else.
			if (
				! ( error instanceof DOMException ) ||
				error.name !== 'AbortError'
			) {
				setOpen( true );
			}
		} );
	};
	const shareFirst = (): boolean => {
		const isFirst = hasSheet && matchMedia( '(pointer: coarse)' ).matches;
		if ( isFirst ) {
			share();
		}
		return isFirst;
	};
	// The browser opens the printed toggle by itself; React is about to replace it.
	const root = useRoot();
	const [ wasOpen ] = useState( () =>
		Boolean( root?.querySelector( 'details[open]' ) )
	);
	useLayoutEffect( () => {
		if ( wasOpen && ! shareFirst() ) {
			setOpen( true );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, for the press that has brought the view.
	}, [] );
	return { hasSheet, share, shareFirst };
}
