import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
	type Announcements,
	type DragEndEvent,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement, ReactNode } from 'react';
import type { ListRow } from './model';
import { drop } from './move';
import type { ListApi } from './use-list-editor';
import { positionOf } from './use-move';

type Props< Row extends ListRow > = {
	/** What changes the list. */
	api: ListApi< Row >;
	/** The list. */
	children: ReactNode;
};

/**
 * Makes rows and headings draggable, by pointer and by keyboard.
 */
export function DragArea< Row extends ListRow >( {
	api,
	children,
}: Props< Row > ): ReactElement {
	const sensors = useSensors(
		// A few pixels, so that a press on the grip is not a drag yet.
		useSensor( PointerSensor, { activationConstraint: { distance: 4 } } ),
		useSensor( KeyboardSensor, {
			coordinateGetter: sortableKeyboardCoordinates,
		} )
	);
	const accessibility = useMemo( () => {
		const announcements: Announcements = {
			onDragStart: () => __( 'Picked up.', 'larder' ),
			onDragOver: ( { active, over } ) => {
				const next =
					over &&
					drop(
						api.sections(),
						String( active.id ),
						String( over.id )
					);
				return next
					? positionOf( next, String( active.id ) )
					: undefined;
			},
			onDragEnd: () => __( 'Dropped.', 'larder' ),
			onDragCancel: () => __( 'Put back.', 'larder' ),
		};
		return {
			announcements,
			screenReaderInstructions: {
				draggable: __(
					'Press space to pick up, arrow keys to move, space to drop, escape to put back.',
					'larder'
				),
			},
		};
	}, [ api ] );
	const onDragEnd = ( { active, over }: DragEndEvent ) => {
		const next =
			over &&
			drop( api.sections(), String( active.id ), String( over.id ) );
		if ( next ) {
			api.restructure( { sections: next } );
		}
	};
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			accessibility={ accessibility }
			onDragEnd={ onDragEnd }
		>
			{ children }
		</DndContext>
	);
}
