import { useDispatch } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { store, timeLeft, type Timer } from '@larder/store';
import { PAUSE_PATH, RESUME_PATH } from '../icon-paths';
import { CloseIcon, icon } from '../icons';
import { WordsIn } from '../words-in';
import { foreign } from '../written-in';
import { clockText } from './time-text';
import {
	holdLabel,
	leftLabel,
	minuteLabel,
	stopLabel,
	upTo,
} from './timer-words';

const PauseIcon = icon( PAUSE_PATH );
const ResumeIcon = icon( RESUME_PATH );

type Props = {
	timer: Timer;
	/** The time by the clock of the device, in milliseconds. */
	now: number;
	/** Called before the timer is taken away, so that the focus can be kept. */
	onStop: () => void;
};

/**
 * Shows one timer and its controls.
 */
export function TimerRow( { timer, now, onStop }: Props ): ReactElement {
	const { pauseTimer, resumeTimer, addMinute, stopTimer } =
		useDispatch( store );
	const left = timeLeft( timer, now );
	const isOver = left <= 0;
	const isPaused = timer.endsAt === null;
	const upper = upTo( timer );
	const isHoldFocused = useRef( false );
	const oneMore = useRef< HTMLButtonElement >( null );
	// The button beside it goes away by itself when time is up.
	useLayoutEffect( () => {
		if ( isOver && isHoldFocused.current ) {
			isHoldFocused.current = false;
			oneMore.current?.focus( { preventScroll: true } );
		}
	}, [ isOver ] );
	return (
		<li className={ `larder-timer${ isOver ? ' is-over' : '' }` }>
			<span className="larder-timer__what">
				<a
					className="larder-timer__name"
					href={ timer.url }
					dir="auto"
					{ ...foreign( timer.nameLang ) }
				>
					{ timer.name }
				</a>
				{ ( upper !== '' || timer.recipe !== '' ) && (
					<span className="larder-timer__caption" dir="auto">
						{ upper }
						{ upper !== '' && timer.recipe !== '' && ' · ' }
						<WordsIn lang={ timer.lang }>{ timer.recipe }</WordsIn>
					</span>
				) }
			</span>
			<span
				className="larder-timer__left"
				role="timer"
				aria-label={ leftLabel( left ) }
			>
				{ clockText( left ) }
			</span>
			{ ! isOver && (
				<button
					type="button"
					className="larder-timer__button"
					aria-label={ holdLabel( timer ) }
					onFocus={ () => {
						isHoldFocused.current = true;
					} }
					onBlur={ () => {
						isHoldFocused.current = false;
					} }
					onClick={ () =>
						void ( isPaused
							? resumeTimer( timer.id )
							: pauseTimer( timer.id ) )
					}
				>
					{ isPaused ? ResumeIcon : PauseIcon }
				</button>
			) }
			<button
				type="button"
				ref={ oneMore }
				className="larder-timer__button"
				aria-label={ minuteLabel( timer.name ) }
				onClick={ () => void addMinute( timer.id ) }
			>
				{ __( '+1 min', 'larder' ) }
			</button>
			<button
				type="button"
				className="larder-timer__button"
				aria-label={ stopLabel( timer.name ) }
				onClick={ () => {
					onStop();
					void stopTimer( timer.id );
				} }
			>
				{ CloseIcon }
			</button>
		</li>
	);
}
