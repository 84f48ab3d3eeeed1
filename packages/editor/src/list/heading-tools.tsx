import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { downIcon, removeIcon, titleIcon, upIcon } from '../icons/icons';
import type { ListRow } from './model';
import type { RowProps } from './row';
import { dissolveSection, removeSection } from './sections';

type Props< Row extends ListRow > = Pick<
	RowProps< Row >,
	'api' | 'kind' | 'onMove'
> & {
	/** Id of the section. */
	id: string;
	canMove: boolean;
};

/**
 * Renders the buttons of the focused heading of a section.
 */
export function HeadingTools< Row extends ListRow >( {
	id,
	canMove,
	api,
	kind,
	onMove,
}: Props< Row > ): ReactElement {
	return (
		<div
			className="larder-list__tools"
			role="group"
			aria-label={ __( 'Tools for the group', 'larder' ) }
		>
			{ canMove && (
				<>
					<Button
						icon={ upIcon }
						size="small"
						label={ __( 'Move the group up', 'larder' ) }
						onClick={ () => onMove( id, -1 ) }
					/>
					<Button
						icon={ downIcon }
						size="small"
						label={ __( 'Move the group down', 'larder' ) }
						onClick={ () => onMove( id, 1 ) }
					/>
				</>
			) }
			<Button
				icon={ titleIcon }
				size="small"
				isPressed
				label={ __( 'Make it a line', 'larder' ) }
				onClick={ () =>
					api.restructure(
						dissolveSection( api.sections(), kind, id )
					)
				}
			/>
			<Button
				icon={ removeIcon }
				size="small"
				label={ __( 'Remove the group and its lines', 'larder' ) }
				onClick={ () =>
					api.restructure( removeSection( api.sections(), id ) )
				}
			/>
		</div>
	);
}
