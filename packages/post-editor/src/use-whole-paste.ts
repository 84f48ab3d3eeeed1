import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { fillRecipe, isWholeRecipe, pastedLines } from '@larder/editor';
import { introducePost } from './introduce';
import { recipeFor } from './recipe-for';

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
	useEffect( () => {
		const onPaste = ( event: ClipboardEvent ): void => {
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
		};
		let page: Document | null = null;
		// The canvas comes after the editor, and anew with another view of it.
		const attach = (): void => {
			const frame = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			const next = frame?.contentDocument ?? document;
			if ( next !== page ) {
				page?.removeEventListener( 'paste', onPaste, true );
				page = next;
				page.addEventListener( 'paste', onPaste, true );
			}
		};
		attach();
		window.addEventListener( 'blur', attach );
		return () => {
			window.removeEventListener( 'blur', attach );
			page?.removeEventListener( 'paste', onPaste, true );
		};
	}, [ registry, selected ] );
}
