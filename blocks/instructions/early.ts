import type { SentInstructions } from '@larder/contracts';
import { answerEarly } from '@larder/islands/early';
import type { NewTimer } from '@larder/store/timers';
import { prepareTimers, startEarly } from '@larder/timers/early';
import { timerIn } from './timer-in';

const BLOCK = '.wp-block-larder-instructions__';

/** The steps of all groups. */
const GROUP_ITEMS = `:scope > ${ BLOCK }group > ol > li`;

/** Returns the timer that was pressed in a printed step: steps are in the order in which they are sent. */
function pressed(
	root: Element,
	{ recipeId, groups }: SentInstructions,
	target: Element
): NewTimer | null {
	const items = root.querySelectorAll( GROUP_ITEMS );
	return timerIn(
		target,
		recipeId,
		groups
			.flatMap( ( { steps } ) => steps )
			.map( ( { id }, at ) => ( {
				id,
				anchor: items[ at ]?.id ?? '',
			} ) ),
		( _, item ) =>
			item.querySelector( `${ BLOCK }step-title` )?.textContent ?? ''
	);
}

answerEarly< SentInstructions >( 'instructions', {
	isAnswered: ( target ) => target.closest( `${ BLOCK }time` ) !== null,
	*prepare( sent, root ) {
		prepareTimers();
		yield;
		// What reads times takes a slow phone longest the first time.
		const time = root.querySelector( `${ BLOCK }time` );
		yield time && pressed( root, sent, time );
	},
	settle: ( root, sent, { target, time = Date.now() } ) => {
		const timer = pressed( root, sent, target );
		return timer !== null && startEarly( timer, time );
	},
} );
