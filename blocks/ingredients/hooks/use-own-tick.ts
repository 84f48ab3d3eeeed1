import { useCallback, useState } from '@wordpress/element';

/**
 * Shows a tick at its own line at once; everything else on the page learns of it
 * after that.
 *
 * @param id       Names the line.
 * @param isTicked Whether it is ticked off, as the page knows it; absent where nothing can be.
 * @param onTick   Tells the page.
 * @return Whether to show it ticked, and what changes it.
 */
export function useOwnTick(
	id: string,
	isTicked: boolean | undefined,
	onTick: ( id: string ) => void
): [ isShown: boolean | undefined, tick: () => void ] {
	const [ own, setOwn ] = useState< boolean | null >( null );
	const isShown = own ?? isTicked;
	const tick = useCallback( () => {
		const next = ! isShown;
		setOwn( next );
		setTimeout( () => {
			onTick( id );
			setOwn( ( now ) => ( now === next ? null : now ) );
		} );
	}, [ id, isShown, onTick ] );
	return [ isShown, tick ];
}
