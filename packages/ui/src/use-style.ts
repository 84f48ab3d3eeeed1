import { useEffect, useState } from '@wordpress/element';

/**
 * Loads a style once, the first time that it is needed.
 *
 * @param url Its URL; empty for none.
 * @return True once it is there, or is not available.
 */
export function useStyle( url: string ): boolean {
	const [ isReady, setIsReady ] = useState( url === '' );
	useEffect( () => {
		if ( url === '' ) {
			return;
		}
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = url;
		const settle = (): void => setIsReady( true );
		link.onload = settle;
		link.onerror = settle;
		document.head.append( link );
		return () => link.remove();
	}, [ url ] );
	return isReady;
}
