import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { icon } from '@larder/ui';

const BackIcon = icon( 'm14 7-5 5 5 5' );
const NextIcon = icon( 'm10 7 5 5-5 5' );

type Props = {
	/** Whether there is no step before. */
	isFirst: boolean;
	/** Whether there is no further step. */
	isLast: boolean;
	/** Called with 1 for the next step and -1 for the one before. */
	onMove: ( by: 1 | -1 ) => void;
};

/**
 * The edges of the screen, which lead to the step before and to the next.
 *
 * @return Two buttons.
 */
export function Edges( { isFirst, isLast, onMove }: Props ): ReactElement {
	return (
		<>
			<button
				type="button"
				className="larder-cook__edge is-back"
				aria-disabled={ isFirst || undefined }
				onClick={ () => ! isFirst && onMove( -1 ) }
			>
				{ BackIcon }
				<span>{ __( 'Back', 'larder' ) }</span>
			</button>
			<button
				type="button"
				className="larder-cook__edge is-next"
				onClick={ () => onMove( 1 ) }
			>
				<span>
					{ isLast
						? __( 'Finish', 'larder' )
						: __( 'Next', 'larder' ) }
				</span>
				{ NextIcon }
			</button>
		</>
	);
}
