import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { isForEmptyRecipe } from '../recipe-for';
import { useCanvasEvent } from '../use-canvas-event';

/** What belongs to a recipe as it is. */
const MEDIA = /^(?:image|video|audio)\//;

/**
 * Offers to read the recipe of a file that is dropped alone on the title or an empty
 * recipe. Pictures and videos are those of the dish, and WordPress takes them.
 *
 * @param offer Takes the file.
 */
export function useFileDrop( offer: ( file: File ) => void ): void {
	const registry = useRegistry();
	const onDrop = useCallback(
		( event: DragEvent ): void => {
			const [ file, ...others ] = event.dataTransfer?.files ?? [];
			if (
				file &&
				others.length === 0 &&
				! MEDIA.test( file.type ) &&
				isForEmptyRecipe( registry, event.target )
			) {
				event.preventDefault();
				event.stopPropagation();
				// The drop zones of WordPress, which do not get the drop, wait for it.
				event.target?.dispatchEvent(
					new Event( 'dragend', { bubbles: true } )
				);
				offer( file );
			}
		},
		[ registry, offer ]
	);
	useCanvasEvent( 'drop', onDrop );
}
