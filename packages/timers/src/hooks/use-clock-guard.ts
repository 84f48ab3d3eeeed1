import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '@larder/store';

/** How often the two clocks are compared, and what they may differ by, in milliseconds. */
const EVERY = 1_000;
const SLACK = 2_000;

/**
 * Compensates for a clock that is set back while a timer runs.
 *
 * The page's own clock only advances. Where the one of the device has advanced less,
 * somebody has set it back. Where it has advanced more, the device slept, or
 * somebody has set it forward; these cannot be told apart, and sleep is what happens.
 *
 * @param isRunning Whether a timer runs.
 */
export function useClockGuard( isRunning: boolean ): void {
	const { correctTimers } = useDispatch( store );
	useEffect( () => {
		if ( ! isRunning ) {
			return undefined;
		}
		let clock = Date.now();
		let steady = performance.now();
		const timer = setInterval( () => {
			const passed = performance.now() - steady;
			const jump = passed - ( Date.now() - clock );
			if ( jump > SLACK ) {
				void correctTimers( jump, passed );
			}
			clock = Date.now();
			steady = performance.now();
		}, EVERY );
		return () => clearInterval( timer );
	}, [ isRunning, correctTimers ] );
}
