import { useEffect, useState } from '@wordpress/element';
import { LOGIN_EVENT, LOGIN_READY_EVENT, type LoginRequest } from '@larder/ui';

/**
 * Reads what was asked; anybody on the page may ask anything.
 *
 * @return What of it can be used.
 */
function readRequest( event: Event ): LoginRequest {
	const detail: unknown =
		event instanceof CustomEvent ? event.detail : undefined;
	const read = ( key: string ): unknown =>
		detail instanceof Object ? Reflect.get( detail, key ) : undefined;
	const [ reason, recipeId, then ] = [
		read( 'reason' ),
		read( 'recipeId' ),
		read( 'then' ),
	];
	return {
		...( ( reason === 'save' || reason === 'collections' ) && { reason } ),
		...( typeof recipeId === 'number' && { recipeId } ),
		...( typeof then === 'string' && { then } ),
	};
}

/**
 * Listens for requests of the page to log in.
 *
 * @return What was requested, undefined while nothing is, and what forgets it.
 */
export function useLoginRequest(): [ LoginRequest | undefined, () => void ] {
	const [ asked, setAsked ] = useState< LoginRequest >();
	useEffect( () => {
		const onAsk = ( event: Event ): void => {
			event.preventDefault();
			setAsked( readRequest( event ) );
		};
		document.addEventListener( LOGIN_EVENT, onAsk );
		document.dispatchEvent( new CustomEvent( LOGIN_READY_EVENT ) );
		return () => document.removeEventListener( LOGIN_EVENT, onAsk );
	}, [] );
	return [ asked, () => setAsked( undefined ) ];
}
