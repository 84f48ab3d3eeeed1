import type { NewTimer } from '@larder/store/timers';
import { timeOf } from '@larder/ui/timers';
import { anchorOf } from './anchor-of';
import type { PrintedStep } from './view-types';

/**
 * Returns the timer that was pressed in the text of a step.
 *
 * @param target   What was pressed.
 * @param recipeId Post id.
 * @param steps    All steps, in order.
 * @param titleOf  Returns the title of a step, plain text, by its place and its element.
 * @return The timer; null where something else was pressed.
 */
export function timerIn(
	target: EventTarget,
	recipeId: number,
	steps: readonly Pick< PrintedStep, 'id' | 'anchor' >[],
	titleOf: ( at: number, item: Element ) => string
): NewTimer | null {
	const item = target instanceof Element ? target.closest( 'li' ) : null;
	const at = steps.findIndex( ( one ) => anchorOf( one ) === item?.id );
	const step = steps[ at ];
	return item && step
		? timeOf( target, item, recipeId, {
				id: step.id,
				anchor: anchorOf( step ),
				title: titleOf( at, item ),
				number: at + 1,
			} )
		: null;
}
