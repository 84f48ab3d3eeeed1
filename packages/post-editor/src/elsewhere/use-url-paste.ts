import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { isForEmptyRecipe } from '../recipe-for';
import { useCanvasEvent } from '../use-canvas-event';

/** A URL and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/i;

/**
 * Offers to read the recipe of a URL that is pasted alone into the title or an empty recipe.
 *
 * @param offer Takes the URL.
 */
export function useUrlPaste( offer: ( url: string ) => void ): void {
	const registry = useRegistry();
	const onPaste = useCallback(
		( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const url = clipboardData?.getData( 'text/plain' ).trim() ?? '';
			if ( ADDRESS.test( url ) && isForEmptyRecipe( registry, target ) ) {
				event.preventDefault();
				event.stopPropagation();
				offer( url );
			}
		},
		[ registry, offer ]
	);
	useCanvasEvent( 'paste', onPaste );
}
