import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { timeLeft, type Timer } from '@larder/store';
import { spokenTime } from '@larder/ui/timers';

/** Says what has changed between two moments. */
function changeText(
	before: readonly Timer[],
	after: readonly Timer[]
): string {
	const old = new Map( before.map( ( timer ) => [ timer.id, timer ] ) );
	for ( const timer of after ) {
		const was = old.get( timer.id );
		const time = spokenTime( timeLeft( timer, Date.now() ) );
		if ( ! was || ( was.hasRung && ! timer.hasRung ) ) {
			return sprintf(
				/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
				__( 'Timer for %1$s started: %2$s', 'larder' ),
				timer.name,
				time
			);
		}
		if ( was.endsAt !== timer.endsAt && timer.endsAt === null ) {
			return sprintf(
				/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
				__( 'Timer for %1$s paused, %2$s left', 'larder' ),
				timer.name,
				time
			);
		}
		if ( was.endsAt !== timer.endsAt || was.left !== timer.left ) {
			return sprintf(
				/* translators: 1: name of a timer, 2: a time such as "25 minutes". */
				__( 'Timer for %1$s: %2$s left', 'larder' ),
				timer.name,
				time
			);
		}
	}
	const gone = before.find(
		( timer ) => ! after.some( ( { id } ) => id === timer.id )
	);
	return gone
		? sprintf(
				/* translators: %s: name of a timer. */
				__( 'Timer for %s stopped', 'larder' ),
				gone.name
			)
		: '';
}

/**
 * Says in words what happens to the timers.
 *
 * @param timers The timers.
 * @return What is read out once a reader pauses.
 */
export function useAnnouncement( timers: readonly Timer[] ): string {
	const [ message, setMessage ] = useState( '' );
	const before = useRef( timers );
	const hasBegun = useRef( false );
	useEffect( () => {
		const text = changeText( before.current, timers );
		// What was there when the page came is nothing new.
		if ( text !== '' && hasBegun.current ) {
			setMessage( text );
		}
		hasBegun.current = true;
		before.current = timers;
	}, [ timers ] );
	return message;
}
