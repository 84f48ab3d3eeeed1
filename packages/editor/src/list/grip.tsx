import { Button } from '@wordpress/components';
import type { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactElement } from 'react';
import { gripIcon } from '../icons/icons';

type Sortable = ReturnType< typeof useSortable >;

/**
 * Renders the handle by which a row or a section is dragged.
 */
export function Grip( {
	sortable,
	label,
}: {
	sortable: Sortable;
	label: string;
} ): ReactElement {
	return (
		<Button
			ref={ sortable.setActivatorNodeRef }
			className="larder-list__grip"
			icon={ gripIcon }
			label={ label }
			size="small"
			{ ...sortable.attributes }
			{ ...sortable.listeners }
		/>
	);
}

/**
 * Returns where a row or a section is drawn while something is dragged.
 *
 * @param sortable What dnd-kit knows of it.
 */
export function movedStyle( {
	transform,
	transition,
}: Sortable ): CSSProperties {
	return { transform: CSS.Translate.toString( transform ), transition };
}
