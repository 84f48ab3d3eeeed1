import { useRefEffect } from '@wordpress/compose';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { eventElement } from '@larder/editor';
import type { RefCallback } from 'react';

/**
 * Leaves Ctrl+A in a field of the recipe to that field. The editor would select all
 * blocks where the field is empty or all of it is selected already: what is typed next
 * would go nowhere, and Backspace would remove the recipe.
 *
 * @return A part of the ref of the block's element.
 */
export function useOwnSelectAll(): RefCallback< HTMLElement > {
	return useRefEffect( ( block: HTMLElement ) => {
		const keep = ( event: KeyboardEvent ): void => {
			if (
				eventElement( event.target )?.matches( 'input, textarea' ) &&
				isKeyboardEvent.primary( event, 'a' )
			) {
				event.stopPropagation();
			}
		};
		// The editor listens around the block, before React does.
		block.addEventListener( 'keydown', keep );
		return () => block.removeEventListener( 'keydown', keep );
	}, [] );
}
