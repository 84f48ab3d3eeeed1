import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { timeLeft, type Timer } from '@larder/store';

/**
 * Reads out at once which timers are over.
 *
 * @return A region that is not seen.
 */
export function TimeIsUp( {
	timers,
	now,
}: {
	timers: readonly Timer[];
	/** The time by the clock of the device, in milliseconds. */
	now: number;
} ): ReactElement {
	return (
		<p className="screen-reader-text" role="alert">
			{ timers
				.filter( ( timer ) => timeLeft( timer, now ) <= 0 )
				.map( ( { name } ) =>
					sprintf(
						/* translators: %s: name of a timer. */
						__( '%s: time is up', 'larder' ),
						name
					)
				)
				.join( '. ' ) }
		</p>
	);
}
