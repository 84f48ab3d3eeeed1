import { speak } from '@wordpress/a11y';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { placeOf, type ListRow, type Section } from './model';
import { moveRow, moveSection } from './move';
import { elementOf, type ListApi } from './use-list-editor';

/**
 * Returns the position of a row or section.
 *
 * @param sections The list.
 * @param key      Id of the row or section.
 */
export function positionOf< Row extends ListRow >(
	sections: readonly Section< Row >[],
	key: string
): string {
	const place = placeOf( sections, key );
	if ( place ) {
		return sprintf(
			/* translators: 1: position of a line, 2: number of lines */
			__( 'Line %1$d of %2$d', 'larder' ),
			place.index + 1,
			place.section.rows.length
		);
	}
	return sprintf(
		/* translators: 1: position of a group of lines, 2: number of groups */
		__( 'Group %1$d of %2$d', 'larder' ),
		sections.findIndex( ( each ) => each.id === key ) + 1,
		sections.length
	);
}

/**
 * Returns the function that moves a row or section by one place, keeps the focus
 * where it was and tells the new place.
 *
 * @param root The element around the list.
 * @param api  What changes the list.
 */
export function useMove< Row extends ListRow >(
	root: RefObject< HTMLElement | null >,
	api: ListApi< Row >
): ( key: string, by: -1 | 1 ) => void {
	return useCallback(
		( key, by ) => {
			const sections = api.sections();
			const next = placeOf( sections, key )
				? moveRow( sections, key, by )
				: moveSection( sections, key, by );
			if ( ! next ) {
				speak( positionOf( sections, key ), 'assertive' );
				return;
			}
			const active = root.current?.ownerDocument.activeElement;
			api.restructure( { sections: next } );
			speak( positionOf( next, key ), 'assertive' );
			// A moved element loses its focus in some browsers.
			const restore = () => {
				const element = elementOf( root.current, key );
				if (
					active instanceof
						( active?.ownerDocument.defaultView ?? window )
							.HTMLElement &&
					active.isConnected
				) {
					active.focus();
				} else {
					element?.focus();
				}
			};
			window.requestAnimationFrame( restore );
		},
		[ api, root ]
	);
}
