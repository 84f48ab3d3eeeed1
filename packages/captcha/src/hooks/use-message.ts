import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

/** How long a message is shown. */
export const MESSAGE_MS = 4000;

/**
 * Returns a message that goes away by itself, and its setter.
 *
 * @return The message, empty for none, and what says one.
 */
export function useMessage(): [ string, ( text: string ) => void ] {
	const [ message, setMessage ] = useState( '' );
	const timer = useRef< ReturnType< typeof setTimeout > >( undefined );
	useEffect( () => () => clearTimeout( timer.current ), [] );
	const say = useCallback( ( text: string ): void => {
		clearTimeout( timer.current );
		setMessage( text );
		timer.current = setTimeout( () => setMessage( '' ), MESSAGE_MS );
	}, [] );
	return [ message, say ];
}
