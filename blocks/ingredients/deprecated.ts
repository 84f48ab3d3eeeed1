import type { BlockDeprecation } from '@wordpress/blocks';
import { formerVersion } from '@larder/editor';
import metadata from './block.json';
import { save } from './save';
import type { IngredientsAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; version 4 is the current one.
 */
export const deprecated: BlockDeprecation< IngredientsAttributes >[] = [
	formerVersion< IngredientsAttributes >( metadata, ( props ) =>
		save( props, 3 )
	),
	formerVersion< IngredientsAttributes >( metadata, ( props ) =>
		save( props, 2 )
	),
	formerVersion< IngredientsAttributes >( metadata, ( props ) =>
		save( props, 1 )
	),
];
