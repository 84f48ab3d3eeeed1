import { __, sprintf } from '@wordpress/i18n';
import { findTimes } from '@larder/duration/find';
import { getManifest } from '@larder/islands';
import type { NewTimer } from '@larder/store';

/** What marks a time in the text of a step. */
const TIME = '.wp-block-larder-instructions__time';

/** The step that a time is in. */
type TimedStep = {
	id: string;
	/** What links to it name. */
	anchor: string;
	/** Its title, plain text; empty where it has none. */
	title: string;
	/** Its place among all steps, from 1 on. */
	number: number;
	/** The recipe's name, where the mark is not in its card. */
	recipe?: string;
};

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
 * Returns the timer that a marked time in the text of a step stands for.
 *
 * @param target   What was pressed.
 * @param within   The element of the step.
 * @param recipeId Post id.
 * @return The timer; null where something else was pressed.
 */
export function timeOf(
	target: EventTarget,
	within: Element,
	recipeId: number,
	step: TimedStep
): NewTimer | null {
	const mark = target instanceof Element ? target.closest( TIME ) : null;
	const time = findTimes( mark?.textContent ?? '' )[ 0 ];
	if ( ! mark || ! time ) {
		return null;
	}
	const marks = [ ...within.querySelectorAll( TIME ) ];
	// From the end: only the page marks times in a step's title, which precede all others.
	const place = marks.length - 1 - marks.indexOf( mark );
	const recipe = mark
		.closest( '.wp-block-larder-recipe' )
		?.getAttribute( 'aria-label' );
	const numbered =
		/* translators: %d: number of a step. */
		sprintf( __( 'Step %d', 'larder' ), step.number );
	const pageLang = mark.ownerDocument.documentElement.lang;
	const lang = mark.closest< HTMLElement >( '[lang]' )?.lang ?? pageLang;
	return {
		// Timers of all sites of the origin are in one list; copied sites have the same numbers and steps.
		id: `${ getManifest().scope ?? '' }${ recipeId }:${ step.id }:${ place }`,
		name: nameOf( step.title || numbered, mark, marks ),
		nameLang: step.title === '' ? pageLang : lang,
		recipe: step.recipe ?? recipe ?? '',
		lang,
		url: `${ location.pathname }${ location.search }#${ step.anchor }`,
		seconds: time.seconds,
		secondsMax: time.secondsMax,
	};
}
