import type { KeyboardEvent, MouseEvent } from 'react';
import { textOf } from '@larder/ui';
import { pressOnSpace, timeOf, useStartTimer } from '@larder/ui/timers';
import { anchorOf } from '../anchor-of';
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
			const item =
				event.target instanceof Element
					? event.target.closest( 'li' )
					: null;
			const at = steps.findIndex(
				( one ) => anchorOf( one ) === item?.id
			);
			const step = steps[ at ];
			if ( ! item || ! step ) {
				return;
			}
			const timer = timeOf( event.target, item, recipeId, {
				id: step.id,
				anchor: anchorOf( step ),
				title: textOf( step.title ),
				number: at + 1,
			} );
			if ( timer ) {
				event.preventDefault();
				start( timer );
			}
		},
		onKeyDown: pressOnSpace,
	};
}
