import { useRef } from '@wordpress/element';
import type { MouseEvent, ReactElement } from 'react';
import { LiveRegion } from '@larder/ui';
import {
	timeIsUp,
	TimerRow,
	useAnnouncement,
	useTimers,
} from '@larder/ui/timers';

/**
 * Renders the timers, which the tray of the page cannot show under a dialog.
 *
 * @return The list, and what reads out that time is up.
 */
export function CookTimers( {
	since,
	onFollow,
}: {
	/** When the dialog was opened: the page has said what was started before. */
	since: number;
	/** Called when something in them is pressed. */
	onFollow: ( event: MouseEvent ) => void;
} ): ReactElement {
	const { timers, now } = useTimers();
	const place = useRef< HTMLDivElement >( null );
	return (
		<div ref={ place } className="larder-cook__timers" tabIndex={ -1 }>
			{ timers.length > 0 && (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Its links are pressed.
				<ul onClick={ onFollow }>
					{ timers.map( ( timer ) => (
						<TimerRow
							key={ timer.id }
							timer={ timer }
							now={ now }
							// The button goes away, and without the focus the keys of the dialog go, too.
							onStop={ () =>
								place.current?.focus( {
									preventScroll: true,
								} )
							}
						/>
					) ) }
				</ul>
			) }
			<LiveRegion message={ useAnnouncement( timers, since ) } />
			<p className="screen-reader-text" role="alert">
				{ timeIsUp( timers, now ) }
			</p>
		</div>
	);
}
