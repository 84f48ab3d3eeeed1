import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Notice } from '../hooks/notice';
import { BLOCK } from '../block-class';

type Props = {
	notice: Notice | undefined;
	/** Whether what had the focus gave way to the list. */
	takesFocus: boolean;
};

/**
 * Renders what has just happened, with a button that reverts it or tries again.
 * Renders what has just happened, with a button that reverts it or tries again.
 * Moves the focus to the button when the element that had it is removed.
 *
 * @return The line; it stays, so that screen readers hear of each change.
 */
export function NoticeLine( { notice, takesFocus }: Props ): ReactElement {
	const status = useRef< HTMLParagraphElement >( null );
	const undo = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			status.current?.focus( { preventScroll: true } );
		}
	}, [ takesFocus ] );
	// The card has gone, or the button to take that back, and with it what had the focus.
	useEffect( () => {
		const { ownerDocument } = status.current ?? {};
		const isLost = ownerDocument?.activeElement === ownerDocument?.body;
		( undo.current ?? ( notice && isLost ? status.current : null ) )?.focus(
			{ preventScroll: true }
		);
	}, [ notice ] );
	return (
		<p
			className={ `${ BLOCK }__notice` }
			role="status"
			tabIndex={ -1 }
			ref={ status }
		>
			{ notice && `${ notice.text } ` }
			{ notice?.undo && (
				<button
					type="button"
					ref={ undo }
					onClick={ () => {
						notice.undo?.();
						status.current?.focus( { preventScroll: true } );
					} }
				>
					{ __( 'Undo', 'larder' ) }
				</button>
			) }
			{ notice?.retry && (
				<button type="button" onClick={ notice.retry }>
					{ __( 'Try again', 'larder' ) }
				</button>
			) }
		</p>
	);
}
