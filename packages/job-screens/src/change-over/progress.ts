import type { Status } from './types';

/**
 * Returns how far the current phase is, for the progress bar.
 *
 * @param status The change-over.
 */
export function progressOf( status: Status ): { value: number; max: number } {
	const { phase, counts, all, changed, posts, done, elsewhere } = status;
	const total = Math.max( all, counts[ 'recipes' ] ?? 0, 1 );
	switch ( phase ) {
		case 'looking':
			return { value: done, max: total };
		case 'copying':
			return { value: done, max: Math.max( elsewhere, 1 ) };
		case 'changing':
			return { value: changed, max: total };
		case 'undoing':
		case 'keeping':
			return { value: done, max: Math.max( done + posts, 1 ) };
		default:
			return { value: 0, max: 1 };
	}
}

/**
 * Returns which buttons have something to do, by their `data-do`.
 *
 * @param status The change-over.
 */
export function offersOf(
	status: Status
): Readonly< Record< string, boolean > > {
	const { phase, isBusy, isPaused, changed, all, elsewhere, lacking } =
		status;
	const isUnfinished = changed < all;
	return {
		change: ! isBusy && phase !== 'idle' && isUnfinished,
		copy: ! isBusy && ( lacking > 0 || ( elsewhere > 0 && isUnfinished ) ),
		pause: isBusy && ! isPaused,
		continue: isBusy && isPaused,
		look: ! isBusy,
		sample: ! isBusy && isUnfinished,
		try: ! isBusy,
		next: true,
	};
}
