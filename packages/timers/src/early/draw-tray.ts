import { __ } from '@wordpress/i18n';
import { timeLeft, type Timer } from '@larder/store/timers';
import { CLOSE_PATH, foreign, make, PAUSE_PATH, RESUME_PATH } from '@larder/ui';
import {
	clockText,
	holdLabel,
	leftLabel,
	minuteLabel,
	stopLabel,
	upTo,
} from '@larder/ui/timers';
import { canAsk, question } from '../notification';
import { drawIcon, wordsIn } from './words';

/** Draws how much time a timer has left; how that is said comes with the first update. */
function drawLeft( left: number ): HTMLElement {
	return make( 'span', { class: 'larder-timer__left', role: 'timer' }, [
		clockText( left ),
	] );
}

function drawButton( label: string, content: Node | string ): HTMLElement {
	return make(
		'button',
		{
			type: 'button',
			class: 'larder-timer__button',
			'aria-label': label,
		},
		[ content ]
	);
}

/** Draws what a timer is called, how long it may take at most, and which recipe it is of. */
function drawName( timer: Timer ): HTMLElement {
	const { name, nameLang, recipe, lang, url } = timer;
	const upper = upTo( timer );
	return make( 'span', { class: 'larder-timer__what' }, [
		make(
			'a',
			{
				class: 'larder-timer__name',
				href: url,
				dir: 'auto',
				...foreign( nameLang ),
			},
			[ name ]
		),
		...( upper === '' && recipe === ''
			? []
			: [
					make(
						'span',
						{ class: 'larder-timer__caption', dir: 'auto' },
						[
							upper && recipe ? `${ upper } · ` : upper,
							wordsIn( recipe, foreign( lang ) ),
						]
					),
				] ),
	] );
}

/** Draws a timer and its controls. */
function drawRow( timer: Timer, now: number ): HTMLElement {
	const left = timeLeft( timer, now );
	const isOver = left <= 0;
	return make( 'li', { class: `larder-timer${ isOver ? ' is-over' : '' }` }, [
		drawName( timer ),
		drawLeft( left ),
		...( isOver
			? []
			: [
					drawButton(
						holdLabel( timer ),
						drawIcon(
							timer.endsAt === null ? RESUME_PATH : PAUSE_PATH
						)
					),
				] ),
		drawButton( minuteLabel( timer.name ), __( '+1 min', 'larder' ) ),
		drawButton( stopLabel( timer.name ), drawIcon( CLOSE_PATH ) ),
	] );
}

/** Draws the question whether the visitor wants to be told in other windows, too. */
function drawQuestion(): HTMLElement {
	return make( 'div', { class: 'larder-timers__question' }, [
		make( 'p', {}, [ question() ] ),
		make( 'button', { type: 'button' }, [ __( 'Yes', 'larder' ) ] ),
		make( 'button', { type: 'button' }, [ __( 'No', 'larder' ) ] ),
	] );
}

/**
 * Draws the tray of timers as `TimersTray` renders it, whose view does what is
 * pressed there before it has come. What only is heard of the times comes with
 * `updateTray()`, for a slow phone takes a tenth of a second for its first words.
 *
 * @param now The time by the clock of the device, in milliseconds.
 */
export function drawTray( timers: readonly Timer[], now: number ): HTMLElement {
	return make(
		'section',
		{
			class: 'larder-timers__tray',
			'aria-label': __( 'Timers', 'larder' ),
			tabindex: '-1',
		},
		[
			make(
				'ul',
				{ class: 'larder-timers__list' },
				timers.map( ( timer ) => drawRow( timer, now ) )
			),
			...( canAsk() ? [ drawQuestion() ] : [] ),
		]
	);
}

/**
 * Updates the remaining times that a tray shows and announces.
 *
 * @param tray   As it was drawn.
 * @param timers The timers that it shows.
 * @param now    The time by the clock of the device, in milliseconds.
 */
export function updateTray(
	tray: Element,
	timers: readonly Timer[],
	now: number
): void {
	[ ...tray.querySelectorAll( 'li' ) ].forEach( ( before, at ) => {
		const timer = timers[ at ];
		if ( ! timer ) {
			return;
		}
		const left = timeLeft( timer, now );
		let row: Element = before;
		if ( left <= 0 && ! before.matches( '.is-over' ) ) {
			row = drawRow( timer, now );
			before.replaceWith( row );
		}
		const shown = row.querySelector( '[role=timer]' );
		const text = clockText( left );
		if (
			shown &&
			( shown.textContent !== text ||
				! shown.hasAttribute( 'aria-label' ) )
		) {
			shown.textContent = text;
			shown.setAttribute( 'aria-label', leftLabel( left ) );
		}
	} );
}
