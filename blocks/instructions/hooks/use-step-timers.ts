import type { KeyboardEvent, MouseEvent } from 'react';
import { textOf } from '@larder/ui';
import { pressOnSpace, useStartTimer } from '@larder/ui/timers';
import { timerIn } from '../timer-in';
import type { PrintedStep } from '../view-types';

/**
 * Turns the times in the texts of steps into timers.
 *
 * @param recipeId Post id.
 * @param steps    All steps, in order.
 * @return What the list of steps listens with.
 */
export function useStepTimers(
	recipeId: number,
	steps: readonly PrintedStep[]
): {
	onClick: ( event: MouseEvent ) => void;
	onKeyDown: ( event: KeyboardEvent ) => void;
} {
	const start = useStartTimer();
	return {
		onClick: ( event ) => {
			const timer = timerIn( event.target, recipeId, steps, ( at ) =>
				textOf( steps[ at ]?.title ?? '' )
			);
			if ( timer ) {
				event.preventDefault();
				start( timer );
			}
		},
		onKeyDown: pressOnSpace,
	};
}
