import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { emptyRecipe } from '../recipe-for';
import { useCanvasPaste } from '../use-canvas-paste';

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
			const place =
				target !== null && 'closest' in target
					? ( target as Element )
					: null;
			const isPlace =
				place?.closest(
					'.editor-post-title__input, [data-type="larder/recipe"]'
				) && ! place.closest( 'input, textarea' );
			if (
				isPlace &&
				ADDRESS.test( url ) &&
				emptyRecipe( registry ) !== null
			) {
				event.preventDefault();
				event.stopPropagation();
				offer( url );
			}
		},
		[ registry, offer ]
	);
	useCanvasPaste( onPaste );
}
