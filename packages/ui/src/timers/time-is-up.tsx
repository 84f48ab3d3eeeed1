import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { timeLeft, type Timer } from '@larder/store';
import { named } from './named';

/**
 * Returns which timers are over, to be announced at once.
 *
 * @param now The time by the clock of the device, in milliseconds.
 * @return The messages; none where none is over.
 */
export function timeIsUp( timers: readonly Timer[], now: number ): ReactNode {
	return timers
		.filter( ( timer ) => timeLeft( timer, now ) <= 0 )
		.map( ( timer, at ) => (
			<Fragment key={ timer.id }>
				{ at > 0 && '. ' }
				{ named(
					sprintf(
						/* translators: %s: name of a timer. */
						__( '%s: time is up', 'larder' ),
						timer.name
					),
					timer
				) }
			</Fragment>
		) );
}
