import type { MouseEvent, ReactElement } from 'react';
import { TimeIsUp, TimerRow, useTimers } from '@larder/ui/timers';

/**
 * The timers, which the tray of the page cannot show under a dialog.
 *
 * @param props          Props.
 * @param props.onFollow Called when something in them is pressed.
 * @return The list, and what reads out that time is up.
 */
export function CookTimers( {
	onFollow,
}: {
	onFollow: ( event: MouseEvent ) => void;
} ): ReactElement {
	const { timers, now } = useTimers();
	return (
		<div className="larder-cook__timers">
			{ timers.length > 0 && (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Its links are pressed.
				<ul onClick={ onFollow }>
					{ timers.map( ( timer ) => (
						<TimerRow
							key={ timer.id }
							timer={ timer }
							now={ now }
						/>
					) ) }
				</ul>
			) }
			<TimeIsUp timers={ timers } now={ now } />
		</div>
	);
}
