import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import { eventElement, goTo, textBeyond } from '@larder/editor';

/**
 * Leads from the title of the post into the recipe at Enter, where the recipe is
 * the first that is below it: WordPress would put a paragraph between them.
 *
 * @return What the block's element gets as its ref.
 */
export function useEnterFromTitle(): RefObject< HTMLDivElement > {
	const block = useRef< HTMLDivElement >( null );
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	useEffect( () => {
		const page = block.current?.ownerDocument;
		const onKeyDown = ( event: KeyboardEvent ): void => {
			const { key, shiftKey, ctrlKey, metaKey, isComposing, target } =
				event;
			const title = eventElement( target )?.closest< HTMLElement >(
				'.editor-post-title__input'
			);
			const isEnter =
				key === 'Enter' &&
				! ( shiftKey || ctrlKey || metaKey || isComposing );
			const [ first ] = registry.select( blockEditorStore ).getBlocks();
			const text =
				title && isEnter && first?.clientId === clientId
					? textBeyond( title, false )
					: undefined;
			if ( text && block.current?.contains( text ) ) {
				event.preventDefault();
				event.stopPropagation();
				goTo( text, false );
			}
		};
		page?.addEventListener( 'keydown', onKeyDown, true );
		return () => page?.removeEventListener( 'keydown', onKeyDown, true );
	}, [ clientId, registry ] );
	return block;
}
