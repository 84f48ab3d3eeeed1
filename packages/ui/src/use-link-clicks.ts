import type { MouseEvent } from 'react';
import { useDispatch } from '@wordpress/data';
import { store } from '@larder/store';

/**
 * Counts clicks on the links of a recipe inside a view, those of the middle button too.
 *
 * @return What to listen with around the links.
 */
export function useLinkClicks(): {
	onClick: ( event: MouseEvent ) => void;
	onAuxClick: ( event: MouseEvent ) => void;
} {
	const { countIngredientLink } = useDispatch( store );
	const count = ( event: MouseEvent ): void => {
		const link =
			event.target instanceof Element
				? event.target.closest( '[data-link-id]' )
				: null;
		const id = link?.getAttribute( 'data-link-id' );
		// The right button opens a menu and follows nothing.
		if ( id && event.button < 2 ) {
			void countIngredientLink( id );
		}
	};
	return { onClick: count, onAuxClick: count };
}
