import { __, sprintf } from '@wordpress/i18n';
import type { Timer } from '@larder/store';
import { spokenTime } from './time-text';

/**
 * Returns the longer time of a timer that was set to the shorter of two times.
 *
 * @return Such as `up to 30 minutes`; empty for any other.
 */
export function upTo( { most, total }: Timer ): string {
	return most !== null && most > total
		? sprintf(
				/* translators: %s: a time such as "30 minutes". */
				__( 'up to %s', 'larder' ),
				spokenTime( most )
			)
		: '';
}

/**
 * Returns the label of what shows how much time a timer has left.
 *
 * @param left Milliseconds.
 */
export function leftLabel( left: number ): string {
	return left <= 0
		? __( 'Time is up', 'larder' )
		: sprintf(
				/* translators: %s: a time such as "12 minutes 5 seconds". */
				__( '%s left', 'larder' ),
				spokenTime( left )
			);
}

/** Returns the label of the button that pauses and resumes a timer. */
export function holdLabel( { endsAt, name }: Timer ): string {
	return endsAt === null
		? /* translators: %s: name of a timer. */
			sprintf( __( 'Go on: %s', 'larder' ), name )
		: /* translators: %s: name of a timer. */
			sprintf( __( 'Pause: %s', 'larder' ), name );
}

/**
 * Returns the label of the button that gives a timer a minute.
 *
 * @param name What the timer is called.
 */
export function minuteLabel( name: string ): string {
	/* translators: %s: name of a timer. */
	return sprintf( __( '+1 min: %s', 'larder' ), name );
}

/**
 * Returns the label of the button that takes a timer away.
 *
 * @param name What the timer is called.
 */
export function stopLabel( name: string ): string {
	/* translators: %s: name of a timer. */
	return sprintf( __( 'Stop: %s', 'larder' ), name );
}

/**
 * Returns what is read out when a timer starts.
 *
 * @param name What the timer is called.
 * @param left What it still has to run, in milliseconds.
 */
export function startedText( name: string, left: number ): string {
	return sprintf(
		/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
		__( 'Timer for %1$s started: %2$s', 'larder' ),
		name,
		spokenTime( left )
	);
}
