import { useLayoutEffect, useRef } from '@wordpress/element';
import type { DragEvent, HTMLAttributes, RefObject } from 'react';

type Order = {
	/** The list whose items are moved. */
	list: RefObject< HTMLUListElement >;
	/** Moves a recipe to the place of its neighbour; the focus stays on what was pressed. */
	step: ( recipe: number, by: -1 | 1 ) => void;
	/** What lets an item be dragged to another one's place. */
	dragged: ( recipe: number ) => HTMLAttributes< HTMLLIElement >;
};

/**
 * Returns what reorders the recipes of a list, by buttons and by dragging.
 *
 * @param ids    Post ids in their order.
 * @param onMove Called with a recipe and the one whose place it takes.
 * @return What the list and its items need.
 */
export function useOrder(
	ids: readonly number[],
	onMove: ( ( recipe: number, place: number ) => void ) | undefined
): Order {
	const list = useRef< HTMLUListElement >( null );
	const pressed = useRef< string >();
	const held = useRef< number >();
	const order = ids.join();
	useLayoutEffect( () => {
		// An item that the browser has put elsewhere has lost the focus.
		if ( pressed.current !== undefined ) {
			list.current
				?.querySelector< HTMLElement >(
					`[data-move="${ pressed.current }"]`
				)
				?.focus();
			pressed.current = undefined;
		}
	}, [ order ] );
	return {
		list,
		step: ( recipe, by ) => {
			const place = ids[ ids.indexOf( recipe ) + by ];
			if ( place !== undefined ) {
				pressed.current = `${ recipe } ${ by }`;
				onMove?.( recipe, place );
			}
		},
		dragged: ( recipe ) =>
			onMove
				? {
						draggable: true,
						onDragStart: () => {
							held.current = recipe;
						},
						onDragOver: ( event: DragEvent ) => {
							if ( held.current !== undefined ) {
								event.preventDefault();
							}
						},
						onDrop: ( event: DragEvent ) => {
							event.preventDefault();
							if (
								held.current !== undefined &&
								held.current !== recipe
							) {
								onMove( held.current, recipe );
							}
							held.current = undefined;
						},
						onDragEnd: () => {
							held.current = undefined;
						},
					}
				: {},
	};
}
