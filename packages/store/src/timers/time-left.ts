import type { Timer } from './types';

/**
 * Returns how long a timer still has to run. It is never more than it was set to,
 * so that a clock that was set back does not make it longer.
 *
 * @param now The time by the clock of the device, in milliseconds.
 * @return Milliseconds; 0 and less once it is over.
 */
export function timeLeft(
	{ endsAt, left, total }: Timer,
	now: number
): number {
	return endsAt === null ? left : Math.min( total, endsAt - now );
}
