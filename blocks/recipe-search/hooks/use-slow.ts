import { useEffect, useState } from '@wordpress/element';

/** How long an answer may take before anything is shown of the wait. */
const PATIENCE_MS = 300;

/**
 * Returns when a visitor has waited for longer than it takes to notice. What is
 * quicker shows nothing of it, so that nothing flickers.
 *
 * @param isWaiting Whether an answer is on its way.
 * @return True from then on, until the answer is there.
 */
export function useSlow( isWaiting: boolean ): boolean {
	const [ isSlow, setIsSlow ] = useState( false );
	useEffect( () => {
		if ( ! isWaiting ) {
			return;
		}
		const timer = setTimeout( () => setIsSlow( true ), PATIENCE_MS );
		return () => {
			clearTimeout( timer );
			setIsSlow( false );
		};
	}, [ isWaiting ] );
	return isWaiting && isSlow;
}
