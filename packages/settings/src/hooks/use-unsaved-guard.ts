import { useEffect } from '@wordpress/element';

/**
 * Asks for confirmation before a page with unsaved changes is left.
 *
 * @param isUnsaved Whether there are any.
 */
export function useUnsavedGuard( isUnsaved: boolean ): void {
	useEffect( () => {
		if ( ! isUnsaved ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isUnsaved ] );
}
