import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { fillRecipe, isWholeRecipe, pastedLines } from '@larder/editor';
import { introducePost } from './introduce';
import { recipeFor } from './recipe-for';
import { useCanvasPaste } from './use-canvas-paste';

/** Fields and lists of the recipe take what is pasted themselves. */
const OWN = '[data-larder-key], input, textarea';

/**
 * Makes a recipe of a whole one that is pasted into the title or a paragraph of a post.
 */
export function useWholePaste(): void {
	const registry = useRegistry();
	const selected = useSelect(
		( select ) => select( blockEditorStore ).getSelectedBlockClientId(),
		[]
	);
	const onPaste = useCallback(
		( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const isOwn =
				target !== null &&
				'closest' in target &&
				( target as Element ).closest( OWN ) !== null;
			const lines =
				clipboardData && ! isOwn ? pastedLines( clipboardData ) : [];
			const recipe = isWholeRecipe( lines )
				? recipeFor( registry )
				: null;
			if ( recipe !== null ) {
				event.preventDefault();
				event.stopPropagation();
				fillRecipe(
					registry,
					recipe,
					introducePost( registry, lines )
				);
			}
		},
		[ registry ]
	);
	useCanvasPaste( onPaste, selected );
}
