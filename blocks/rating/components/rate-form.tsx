import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Outcome } from '@larder/store';
import { useStars } from '../hooks/use-stars';
import { RatingField } from './rating-field';

type Props = {
	/** What the field is called. */
	legend: string;
	/** Stars that the visitor gave before, 0 for none. */
	mine: number;
	/** Sends stars. */
	rate: ( stars: number ) => Promise< Outcome >;
};

/**
 * Rates without a comment. A pointer that presses a star sends it at once; the
 * keyboard passes over stars on its way, so it sends with the button.
 */
export function RateForm( { legend, mine, rate }: Props ): ReactElement {
	const stars = useStars( mine );
	const [ message, setMessage ] = useState( '' );
	const presses = useRef( 0 );
	const send = async ( value: number ): Promise< void > => {
		const press = ++presses.current;
		stars.pick( value );
		const outcome = await rate( value );
		// The outcome of an earlier press no longer applies to the stars shown now.
		if ( press !== presses.current ) {
			return;
		}
		if ( outcome.status === 'failed' ) {
			stars.pick( null );
		}
		setMessage(
			outcome.status === 'done'
				? outcome.message
				: ( outcome.status === 'failed' && outcome.error.message ) ||
						__(
							'Your rating could not be saved. Please try again.',
							'larder'
						)
		);
	};
	return (
		<form
			className="wp-block-larder-rating__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				// The button goes away; without this the focus would be lost.
				event.currentTarget
					.querySelector< HTMLElement >( '[type=radio]:checked' )
					?.focus( { preventScroll: true } );
				void send( stars.shown );
			} }
		>
			<RatingField
				legend={ legend }
				stars={ stars }
				onPick={ ( value, byPointer ) => {
					if ( byPointer ) {
						void send( value );
					}
				} }
			/>
			<button
				type="submit"
				className="larder-vote wp-block-larder-rating__send"
				hidden={ stars.shown === mine }
			>
				{ __( 'Send rating', 'larder' ) }
			</button>
			<p className="wp-block-larder-rating__message" role="status">
				{ message }
			</p>
		</form>
	);
}
