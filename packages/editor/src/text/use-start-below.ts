import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import { goTo, textBeyond } from './next-text';

/**
 * Moves the caret of a block that was just inserted below its heading: WordPress
 * places it in the first text, and a heading has its words already.
 *
 * @param isEmpty True while nobody has typed a heading.
 * @return What the heading gets as its ref.
 */
export function useStartBelow( isEmpty: boolean ): RefObject< HTMLElement > {
	const heading = useRef< HTMLElement >( null );
	const isOpen = useRef( true );
	const { clientId } = useBlockEditContext();
	const { isSelected, isFilled } = useSelect(
		( select ) => {
			const { getSelectedBlockClientId, getBlocks } =
				select( blockEditorStore );
			return {
				isSelected: getSelectedBlockClientId() === clientId,
				// Blocks inside come a moment after the block itself.
				isFilled: getBlocks( clientId ).length > 0,
			};
		},
		[ clientId ]
	);
	useEffect( () => {
		isOpen.current = isOpen.current && isSelected && isEmpty;
		const { current } = heading;
		// The search goes through the whole editor: not for a block that came with the recipe.
		const next =
			isOpen.current && current
				? textBeyond( current, false )
				: undefined;
		if ( next && current?.closest( '[data-block]' )?.contains( next ) ) {
			isOpen.current = false;
			goTo( next, false );
		}
	}, [ isSelected, isEmpty, isFilled ] );
	return heading;
}
