import type { BlockDeprecation } from '@wordpress/blocks';
import { formerVersion } from '@larder/editor';
import metadata from './block.json';
import { save } from './save';
import type { InstructionsAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; version 3 is the current one.
 */
export const deprecated: BlockDeprecation< InstructionsAttributes >[] = [
	formerVersion< InstructionsAttributes >( metadata, ( props ) =>
		save( props, 2 )
	),
	formerVersion< InstructionsAttributes >( metadata, ( props ) =>
		save( props, 1 )
	),
];
