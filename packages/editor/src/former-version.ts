import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import type { ReactElement } from 'react';

/** What the `block.json` of a block says of what is stored. */
type Stored = Pick<
	BlockDeprecation,
	'apiVersion' | 'attributes' | 'supports'
>;

/**
 * Describes a former version of a block's markup, whose attributes were those of today.
 *
 * @param stored The block's `block.json`.
 * @param save   Prints the markup of that version.
 * @return A deprecation, so that what was stored then loads without an error.
 */
export function formerVersion< Attributes extends Record< string, unknown > >(
	{ apiVersion, attributes, supports }: Stored,
	save: ( props: BlockSaveProps< Attributes > ) => ReactElement | null
): BlockDeprecation< Attributes > {
	return {
		...( apiVersion !== undefined && { apiVersion } ),
		attributes,
		...( supports !== undefined && { supports } ),
		// WordPress has read the attributes by the same `block.json` that the type describes.
		save: ( props ) => save( props as BlockSaveProps< Attributes > ),
	};
}
