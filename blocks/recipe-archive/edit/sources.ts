import { __ } from '@wordpress/i18n';
import type { ArchiveAttributes, Source } from '../types';

/** What a picker looks for, and how it speaks of it. */
export type PickerKind = {
	kind: 'postType' | 'taxonomy';
	name: string;
	label: string;
	invitation: string;
};

/** The sources in the order of the menu. */
export const SOURCES: { value: Source; label: string }[] = [
	{ value: 'newest', label: __( 'Newest recipes', 'larder' ) },
	{ value: 'picked', label: __( 'Hand-picked recipes', 'larder' ) },
	{ value: 'tagged', label: __( 'Recipes of chosen terms', 'larder' ) },
	{ value: 'featured', label: __( 'Featured recipes', 'larder' ) },
	{ value: 'seasonal', label: __( 'In season now', 'larder' ) },
	{ value: 'related', label: __( 'Related to this recipe', 'larder' ) },
	{ value: 'liked', label: __( 'Most liked', 'larder' ) },
	{ value: 'rated', label: __( 'Best rated', 'larder' ) },
	{ value: 'commented', label: __( 'Most commented', 'larder' ) },
	{ value: 'terms', label: __( 'Terms of a taxonomy', 'larder' ) },
];

/**
 * Returns whether a source asks for a taxonomy.
 *
 * @return True for recipes of terms, and for terms.
 */
export function hasTaxonomy( source: Source ): boolean {
	return source === 'tagged' || source === 'terms';
}

/**
 * Returns what an author picks from, if the source lets one pick.
 *
 * @param attributes The block's attributes.
 * @return Nothing for sources that find by themselves.
 */
export function pickerOf( {
	source,
	taxonomy,
}: Pick< ArchiveAttributes, 'source' | 'taxonomy' > ): PickerKind | undefined {
	if ( source === 'picked' ) {
		return {
			kind: 'postType',
			name: 'recipe',
			label: __( 'Add a recipe', 'larder' ),
			invitation: __( 'Pick the recipes to show, in order.', 'larder' ),
		};
	}
	return hasTaxonomy( source )
		? {
				kind: 'taxonomy',
				name: taxonomy,
				label: __( 'Add a term', 'larder' ),
				invitation: __( 'Pick the terms to show.', 'larder' ),
			}
		: undefined;
}
