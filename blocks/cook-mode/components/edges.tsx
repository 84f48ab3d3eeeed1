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
	/** Called to look at the step before, though there may be none. */
	onBack: () => void;
	/** Called when the step is done. */
	onNext: () => void;
};

/**
 * Renders the edges of the screen, which lead to the step before and to the next.
 */
export function Edges( {
	isFirst,
	isLast,
	onBack,
	onNext,
}: Props ): ReactElement {
	return (
		<>
			<button
				type="button"
				className="larder-cook__edge is-back"
				aria-disabled={ isFirst || undefined }
				onClick={ onBack }
			>
				{ BackIcon }
				<span>{ __( 'Back', 'larder' ) }</span>
			</button>
			<button
				type="button"
				className="larder-cook__edge is-next"
				onClick={ onNext }
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
