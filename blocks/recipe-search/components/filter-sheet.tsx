import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import { LiveRegion } from '@larder/ui';
import { Sheet } from '@larder/ui/sheet';
import { showText, totalText } from '../words';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** How many recipes were found. */
	total: number;
	isLoading: boolean;
	hasChosen: boolean;
	onClear: () => void;
	/** Called once the sheet is closed. */
	onClose: () => void;
	/** The controls of the filters. */
	children: ReactNode;
};

/**
 * The filters in a sheet over the page, as a phone shows them. Each choice
 * counts at once; closing leads to what was found.
 *
 * @param props           Props.
 * @param props.total     How many recipes were found.
 * @param props.isLoading Whether a newer number is on its way.
 * @param props.hasChosen Whether there is anything to clear.
 * @param props.onClear   Called to choose nothing.
 * @param props.onClose   Called once the sheet is closed.
 * @param props.children  The controls.
 * @return The sheet.
 */
export function FilterSheet( {
	total,
	isLoading,
	hasChosen,
	onClear,
	onClose,
	children,
}: Props ): ReactElement {
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
						onClick={ close }
					>
						{ showText( total ) }
					</button>
					<LiveRegion
						message={ isLoading ? '' : totalText( total ) }
					/>
				</>
			) }
		>
			<div className={ `${ BLOCK }__sheet-filters` }>{ children }</div>
		</Sheet>
	);
}
