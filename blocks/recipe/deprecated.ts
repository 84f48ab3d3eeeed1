import type { BlockDeprecation } from '@wordpress/blocks';
import { formerVersion } from '@larder/editor';
import metadata from '../../block.json';
import { save } from './save';
import type { RecipeAttributes } from './types';

/** What is stored of a recipe, the same in all versions. */
const STORED: Parameters< typeof formerVersion >[ 0 ] = {
	...metadata,
	supports: {
		...metadata.supports,
		align: [ 'wide', 'full' ],
	},
};

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; those of version 2 there are of version 1 with newer
 * blocks inside, those of version 3 of version 2, those of version 4 of version
 * 3, and version 5 is the current one.
 */
export const deprecated: BlockDeprecation< RecipeAttributes >[] = [
	formerVersion< RecipeAttributes >( STORED, ( props ) => save( props, 3 ) ),
	formerVersion< RecipeAttributes >( STORED, ( props ) => save( props, 2 ) ),
	formerVersion< RecipeAttributes >( STORED, ( props ) => save( props, 1 ) ),
];
