import type { Thunk, ToastAction } from './thunk';

let shown = 0;

/**
 * Shows a message in place of the one before.
 *
 * @param text Plain text; nothing happens without one.
 * @param undo Takes back what the message tells of.
 */
export function showToast( text: string, undo?: () => void ): Thunk {
	return ( { dispatch } ) => {
		if ( text !== '' ) {
			shown++;
			dispatch( {
				type: 'SET_TOAST',
				toast: { id: shown, text, ...( undo && { undo } ) },
			} );
		}
	};
}

/** Hides the message. */
export function hideToast(): ToastAction {
	return { type: 'SET_TOAST', toast: null };
}
