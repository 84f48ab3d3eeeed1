import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import {
	fillRecipe,
	isWholeRecipe,
	type Line,
	pastedLines,
	pastedPictures,
} from '@larder/editor';
import { offerPasted } from './pictures/offer-pasted';
import { recipeFor } from './recipe-for';
import { useCanvasPaste } from './use-canvas-paste';

/** Fields and lists of the recipe take what is pasted themselves. */
const OWN = '[data-larder-key], input, textarea';

/** Fills the recipe of the post, or a new one, as one undo step; gives its block, null where there is a full one. */
function fillWhole(
	registry: ReturnType< typeof useRegistry >,
	lines: readonly Line[]
): string | null {
	let recipe: string | null = null;
	registry.batch( () => {
		recipe = recipeFor( registry );
		if ( recipe !== null ) {
			fillRecipe( registry, recipe, lines );
		}
	} );
	return recipe;
}

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
			if ( ! isWholeRecipe( lines ) ) {
				return;
			}
			const recipe = fillWhole( registry, lines );
			if ( recipe !== null ) {
				event.preventDefault();
				event.stopPropagation();
				offerPasted(
					registry,
					recipe,
					pastedPictures(
						clipboardData?.getData( 'text/html' ) ?? ''
					)
				);
			}
		},
		[ registry ]
	);
	useCanvasPaste( onPaste, selected );
}
