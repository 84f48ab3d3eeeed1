import { useEffect, useState } from '@wordpress/element';

/** A pause in typing, in milliseconds. */
const PAUSE = 250;

/**
 * Follows a text once typing pauses, so that not every letter is searched for.
 *
 * @param text What is typed.
 * @return The text as it was at the last pause.
 */
export function useLater( text: string ): string {
	const [ settled, setSettled ] = useState( text );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( text ), PAUSE );
		return () => clearTimeout( timer );
	}, [ text ] );
	return settled;
}
