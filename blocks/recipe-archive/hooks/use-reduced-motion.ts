import { useEffect, useState } from '@wordpress/element';

/**
 * Returns whether the visitor asked for less motion, and follows a change of mind.
 *
 * @return True when nothing may move by itself.
 */
export function useReducedMotion(): boolean {
	const [ query ] = useState( () =>
		matchMedia( '(prefers-reduced-motion: reduce)' )
	);
	const [ isReduced, setIsReduced ] = useState( query.matches );
	useEffect( () => {
		const onChange = (): void => setIsReduced( query.matches );
		query.addEventListener( 'change', onChange );
		return () => query.removeEventListener( 'change', onChange );
	}, [ query ] );
	return isReduced;
}
