import type { BlockDeprecation } from '@wordpress/blocks';
import { formerVersion } from '@larder/editor';
import metadata from '../../block.json';
import { save } from './save';
import type { RecipeAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; those of version 2 there are of version 1 with newer
 * blocks inside, and version 3 is the current one.
 */
export const deprecated: BlockDeprecation< RecipeAttributes >[] = [
	formerVersion< RecipeAttributes >(
		{
			...metadata,
			supports: { ...metadata.supports, align: [ 'wide', 'full' ] },
		},
		( props ) => save( props, 1 )
	),
];
