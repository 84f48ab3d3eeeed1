import { findTimes } from '@larder/duration/find';
import type { NewTimer } from '@larder/store';

/** What marks a time in the text of a step. */
const TIME = '.wp-block-larder-instructions__time';

/**
 * Names a timer by its step, and by its own words where the step has several.
 *
 * @param step  What the step is called.
 * @param mark  The marked time.
 * @param marks All of the step.
 * @return Such as `Step 2`, `Step 2 · 5 minutes` or, for the second such time, `Step 2 · 5 minutes (2)`.
 */
function nameOf( step: string, mark: Element, marks: Element[] ): string {
	if ( marks.length === 1 ) {
		return step;
	}
	const alike = marks.filter(
		( { textContent } ) => textContent === mark.textContent
	);
	const number = alike.length > 1 ? ` (${ alike.indexOf( mark ) + 1 })` : '';
	return `${ step } · ${ mark.textContent }${ number }`;
}

/**
 * Gives the timer that a marked time in the text of a step stands for.
 *
 * @param target   What was pressed.
 * @param within   The element of the step.
 * @param recipeId Post id.
 * @param step     Id and name of the step.
 * @param step.id   Id.
 * @param step.name What the timer is called, plain text.
 * @param step.recipe The recipe's name, where the mark does not stand in its card.
 * @return The timer; null where something else was pressed.
 */
export function timeOf(
	target: EventTarget,
	within: Element,
	recipeId: number,
	step: { id: string; name: string; recipe?: string }
): NewTimer | null {
	const mark = target instanceof Element ? target.closest( TIME ) : null;
	const time = findTimes( mark?.textContent ?? '' )[ 0 ];
	if ( ! mark || ! time ) {
		return null;
	}
	const marks = [ ...within.querySelectorAll( TIME ) ];
	// From the end: only the page marks times in a step's title, which stand before all others.
	const place = marks.length - 1 - marks.indexOf( mark );
	const recipe = mark
		.closest( '.wp-block-larder-recipe' )
		?.getAttribute( 'aria-label' );
	return {
		id: `${ recipeId }:${ step.id }:${ place }`,
		name: nameOf( step.name, mark, marks ),
		recipe: step.recipe ?? recipe ?? '',
		url: `${ location.pathname }${ location.search }#step-${ step.id }`,
		seconds: time.seconds,
		secondsMax: time.secondsMax,
	};
}
