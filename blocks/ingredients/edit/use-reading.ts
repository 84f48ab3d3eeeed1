import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { recipeLocale } from '@larder/editor';
import { readGroups } from '../read-groups';
import type { IngredientsAttributes } from '../types';
import { reread } from './ingredient-kind';

/**
 * Reads all lines again once the recipe turns out to be of another language, or
 * is said to be; those that a person corrected stay.
 */
export function useReading( {
	attributes: { groups },
	setAttributes,
}: Pick<
	BlockEditProps< IngredientsAttributes >,
	'attributes' | 'setAttributes'
> ): void {
	const locale = useSelect( () => recipeLocale(), [] );
	const { __unstableMarkNextChangeAsNotPersistent: markAsPart } =
		useDispatch( blockEditorStore );
	const read = useRef( locale );
	useEffect( () => {
		if ( read.current === locale ) {
			return;
		}
		read.current = locale;
		// It belongs to the step that has changed the language.
		void markAsPart();
		setAttributes( {
			groups: readGroups( groups ).map( ( group ) => ( {
				...group,
				items: group.items.map( ( item ) =>
					item.corrected ? item : reread( item )
				),
			} ) ),
		} );
	}, [ locale, groups, markAsPart, setAttributes ] );
}
