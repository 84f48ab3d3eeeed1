import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { TimersProps } from '@larder/contracts';
import { isApplied as isStyleApplied, useStyle } from '@larder/ui';
import {
	timeIsUp,
	TimerRow,
	useAnnouncement,
	useTimers,
} from '@larder/ui/timers';
import { Part, useRoot } from '@larder/views';
import { useAlarm } from '../hooks/use-alarm';
import { useClockGuard } from '../hooks/use-clock-guard';
import { useRoom } from '../hooks/use-room';
import { NotificationQuestion } from './notification-question';

/** How long before the view was there a timer was started that has brought it, in milliseconds. */
const NEW_MS = 5000;

/**
 * Renders the timers at the bottom of the page, as long as there are some.
 *
 * @return The tray, and what reads out its changes.
 */
export function TimersTray( { styleUrl }: TimersProps ): ReactElement {
	const { timers, now } = useTimers();
	// What has answered before the view was there has brought its style.
	const [ isApplied ] = useState( () => isStyleApplied( styleUrl ) );
	const isStyled = useStyle( isApplied ? '' : styleUrl );
	const tray = useRef< HTMLElement >( null );
	const isShown = isStyled && timers.length > 0;
	const root = useRoot();
	// The page may have said itself that the first one was started.
	const [ since ] = useState( () =>
		root?.textContent ? Infinity : Date.now() - NEW_MS
	);
	const announcement = useAnnouncement( timers, since );
	useClockGuard( timers.some( ( { endsAt } ) => endsAt !== null ) );
	useAlarm( timers, now );
	useRoom( tray, isShown );
	// Mostly the time in a step that was pressed: where the visitor is in the text.
	const opener = useRef< Element | null >( null );
	useLayoutEffect( () => {
		if ( isShown ) {
			opener.current = tray.current?.ownerDocument.activeElement ?? null;
		}
	}, [ isShown ] );

	/** Moves the focus, which would be lost with the button, and at last with the tray. */
	const onStop = (): void => {
		const { current } = timers.length > 1 ? tray : opener;
		if ( current instanceof HTMLElement ) {
			current.focus( { preventScroll: true } );
		}
	};

	return (
		<>
			<Part name="tray">
				{ isShown && (
					<section
						ref={ tray }
						className="larder-timers__tray"
						aria-label={ __( 'Timers', 'larder' ) }
						tabIndex={ -1 }
					>
						<ul className="larder-timers__list">
							{ timers.map( ( timer ) => (
								<TimerRow
									key={ timer.id }
									timer={ timer }
									now={ now }
									onStop={ onStop }
								/>
							) ) }
						</ul>
						<NotificationQuestion />
					</section>
				) }
			</Part>
			{ /* Regions that the server has printed: those that come with their words are often not heard. */ }
			<Part name="status">{ announcement }</Part>
			<Part name="alert">{ timeIsUp( timers, now ) }</Part>
		</>
	);
}
