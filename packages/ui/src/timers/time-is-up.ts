import { __, sprintf } from '@wordpress/i18n';
import { timeLeft, type Timer } from '@larder/store';

/**
 * Says which timers are over, to be read out at once.
 *
 * @param timers The timers.
 * @param now    The time by the clock of the device, in milliseconds.
 * @return Plain text; empty where none is over.
 */
export function timeIsUp( timers: readonly Timer[], now: number ): string {
	return timers
		.filter( ( timer ) => timeLeft( timer, now ) <= 0 )
		.map( ( { name } ) =>
			sprintf(
				/* translators: %s: name of a timer. */
				__( '%s: time is up', 'larder' ),
				name
			)
		)
		.join( '. ' );
}
