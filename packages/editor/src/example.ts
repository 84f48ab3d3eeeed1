import type { BlockType } from '@wordpress/blocks';

/** What a block shows in the inserter. */
export type Example = {
	attributes?: Record< string, unknown >;
	innerBlocks?: ( Example & { name: string } )[];
};

/**
 * Casts an example to WordPress's type for it, which wrongly expects the schema
 * of attributes instead of their values.
 *
 * @return The same.
 */
export function asExample(
	example: Example
): NonNullable< BlockType[ 'example' ] > {
	return example as NonNullable< BlockType[ 'example' ] >;
}
