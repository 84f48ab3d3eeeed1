import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { downIcon, removeIcon, titleIcon, upIcon } from '../icons/icons';
import { removeRow } from './edit-rows';
import type { ListRow } from './model';
import type { RowFieldsProps, RowProps } from './row';
import { toHeading } from './sections';

type Props< Row extends ListRow > = RowProps< Row > & {
	/** What the kind's own tools get. */
	fields: RowFieldsProps< Row >;
};

/**
 * Renders the buttons of the focused row: those of its kind, and those of every list.
 */
export function RowTools< Row extends ListRow >( {
	row: { id },
	number,
	api,
	kind,
	view: { Tools, words },
	onMove,
	fields,
}: Props< Row > ): ReactElement {
	return (
		<div
			className="larder-list__tools"
			role="group"
			aria-label={ sprintf(
				/* translators: %s: name of the line, such as "Ingredient 3" */
				__( 'Tools for %s', 'larder' ),
				words.line( number )
			) }
		>
			<Tools { ...fields } />
			<Button
				icon={ titleIcon }
				size="small"
				label={ __( 'Make it a heading', 'larder' ) }
				onClick={ () =>
					api.restructure( toHeading( api.sections(), kind, id ) )
				}
			/>
			<Button
				icon={ upIcon }
				size="small"
				label={ __( 'Move up', 'larder' ) }
				onClick={ () => onMove( id, -1 ) }
			/>
			<Button
				icon={ downIcon }
				size="small"
				label={ __( 'Move down', 'larder' ) }
				onClick={ () => onMove( id, 1 ) }
			/>
			<Button
				icon={ removeIcon }
				size="small"
				label={ words.remove }
				onClick={ () =>
					api.restructure( removeRow( api.sections(), id ) )
				}
			/>
		</div>
	);
}
