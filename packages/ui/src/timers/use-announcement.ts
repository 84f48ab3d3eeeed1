import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { timeLeft, type Timer } from '@larder/store';
import { named } from './named';
import { spokenTime } from './time-text';
import { startedText } from './timer-words';
import { RUNNING_EVENT } from './use-start-timer';

/** How long a new region is there before it speaks, in milliseconds. */
const SPEAK_MS = 100;

/** Leaves out what was started from then on, so that it is a change. */
function withoutNew( timers: readonly Timer[], since: number ): Timer[] {
	return timers.filter(
		( { endsAt, total } ) => endsAt === null || endsAt - total < since
	);
}

/** Returns how much time a timer has left. */
const leftText = ( timer: Timer ): ReactNode =>
	named(
		sprintf(
			/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
			__( 'Timer for %1$s: %2$s left', 'larder' ),
			timer.name,
			spokenTime( timeLeft( timer, Date.now() ) )
		),
		timer
	);

/** Returns what has changed between two moments; null where nothing has to be announced. */
function changeText(
	before: readonly Timer[],
	after: readonly Timer[]
): ReactNode {
	const old = new Map( before.map( ( timer ) => [ timer.id, timer ] ) );
	for ( const timer of after ) {
		const was = old.get( timer.id );
		if ( ! was || ( was.hasRung && ! timer.hasRung ) ) {
			return named(
				startedText( timer.name, timeLeft( timer, Date.now() ) ),
				timer
			);
		}
		if ( was.endsAt !== timer.endsAt && timer.endsAt === null ) {
			return named(
				sprintf(
					/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
					__( 'Timer for %1$s paused, %2$s left', 'larder' ),
					timer.name,
					spokenTime( timeLeft( timer, Date.now() ) )
				),
				timer
			);
		}
		if ( was.endsAt !== timer.endsAt || was.left !== timer.left ) {
			return leftText( timer );
		}
	}
	const gone = before.find(
		( timer ) => ! after.some( ( { id } ) => id === timer.id )
	);
	return gone
		? named(
				sprintf(
					/* translators: %s: name of a timer. */
					__( 'Timer for %s stopped', 'larder' ),
					gone.name
				),
				gone
			)
		: null;
}

/**
 * Returns the announcement of what happens to the timers, including the first of
 * them, and of the time left when somebody starts a running one again.
 *
 * @param since From when on, in milliseconds since 1970, a timer is new that was there first: what was started before was said elsewhere.
 * @return What is read out once a reader pauses.
 */
export function useAnnouncement(
	timers: readonly Timer[],
	since: number
): ReactNode {
	const [ message, setMessage ] = useState< ReactNode >( '' );
	const before = useRef< readonly Timer[] | null >( null );
	const waiting = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => () => clearTimeout( waiting.current ), [] );
	useEffect( () => {
		// What was there when the page came is nothing new.
		const text = changeText(
			before.current ?? withoutNew( timers, since ),
			timers
		);
		before.current = timers;
		if ( text !== null ) {
			// A region speaks of what changes once it is there; a later change takes its place.
			clearTimeout( waiting.current );
			waiting.current = setTimeout( () => setMessage( text ), SPEAK_MS );
		}
	}, [ timers, since ] );
	useEffect( () => {
		const onRunning = ( { detail }: CustomEvent< string > ): void => {
			const timer = before.current?.find( ( { id } ) => id === detail );
			if ( timer ) {
				setMessage( leftText( timer ) );
			}
		};
		document.addEventListener( RUNNING_EVENT, onRunning );
		return () => document.removeEventListener( RUNNING_EVENT, onRunning );
	}, [] );
	return message;
}
