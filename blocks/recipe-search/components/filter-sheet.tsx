import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { Sheet } from '@larder/ui/sheet';
import type { SearchControls } from '../hooks/use-search';
import { failedText, showText, totalText } from '../words';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** How many recipes were found. */
	total: number;
	/** State of a newer number. */
	status: SearchControls[ 'status' ];
	/** Whether there is anything to clear. */
	hasChosen: boolean;
	/** Called to choose nothing. */
	onClear: () => void;
	/** Called to search once more after a failure. */
	onRetry: () => void;
	/** Called once the sheet is closed. */
	onClose: () => void;
	/** The controls of the filters. */
	children: ReactNode;
};

/**
 * Renders the filters in a sheet over the page, as a phone shows them. Each choice
 * counts at once; closing leads to what was found.
 */
export function FilterSheet( {
	total,
	status,
	hasChosen,
	onClear,
	onRetry,
	onClose,
	children,
}: Props ): ReactElement {
	const isLoading = status === 'loading';
	const hasFailed = status === 'error';
	const text = hasFailed ? failedText() : totalText( total );
	return (
		<Sheet
			title={ __( 'Filters', 'larder' ) }
			onClose={ onClose }
			footer={ ( close ) => (
				<>
					<button
						type="button"
						className={ `${ BLOCK }__sheet-clear` }
						aria-disabled={ ! hasChosen || undefined }
						onClick={ () => hasChosen && onClear() }
					>
						{ __( 'Clear filters', 'larder' ) }
					</button>
					<button
						type="button"
						className={ `${ BLOCK }__show wp-element-button` }
						aria-busy={ isLoading }
						onClick={ hasFailed ? onRetry : close }
					>
						{ hasFailed
							? __( 'Try again', 'larder' )
							: showText( total ) }
					</button>
					<p
						className={
							hasFailed
								? `${ BLOCK }__error`
								: 'screen-reader-text'
						}
						role="status"
					>
						{ isLoading ? '' : text }
					</p>
				</>
			) }
		>
			<div className={ `${ BLOCK }__sheet-filters` }>{ children }</div>
		</Sheet>
	);
}
