import { timeLeft } from './time-left';
import type { NewTimer, Timers } from './types';

/**
 * Adds a timer that starts. One that is there already continues, one that has run out starts over.
 *
 * @param timers The timers so far.
 * @param timer  The new one.
 * @param now    When it was started, by the clock of the device, in milliseconds.
 * @return The same object where it runs already.
 */
export function withStarted(
	timers: Timers,
	{ seconds, secondsMax, ...rest }: NewTimer,
	now: number
): Timers {
	const { id } = rest;
	if (
		timers.list.some(
			( other ) => other.id === id && timeLeft( other, now ) > 0
		)
	) {
		return timers;
	}
	const total = seconds * 1000;
	return {
		...timers,
		list: [
			...timers.list.filter( ( other ) => other.id !== id ),
			{
				...rest,
				total,
				most: secondsMax === null ? null : secondsMax * 1000,
				endsAt: now + total,
				left: total,
				hasRung: false,
			},
		],
	};
}
