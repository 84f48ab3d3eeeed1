import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { answer, canAsk, question } from '../notification';

/**
 * Renders the question, once, whether the visitor wants to be notified in other
 * windows, too.
 *
 * @return The question, or nothing once it is answered.
 */
export function NotificationQuestion(): ReactElement | null {
	const [ isOpen, setIsOpen ] = useState( canAsk );
	if ( ! isOpen ) {
		return null;
	}
	const reply = ( isWanted: boolean ): void => {
		setIsOpen( false );
		void answer( isWanted );
	};
	return (
		<div className="larder-timers__question">
			<p>{ question() }</p>
			<button type="button" onClick={ () => reply( true ) }>
				{ __( 'Yes', 'larder' ) }
			</button>
			<button type="button" onClick={ () => reply( false ) }>
				{ __( 'No', 'larder' ) }
			</button>
		</div>
	);
}
