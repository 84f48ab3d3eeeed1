import type { BlockDeprecation } from '@wordpress/blocks';
import { formerVersion } from '@larder/editor';
import metadata from './block.json';
import { save } from './save';
import type { VideoAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; version 2 is the current one.
 */
export const deprecated: BlockDeprecation< VideoAttributes >[] = [
	formerVersion< VideoAttributes >( metadata, ( props ) => save( props, 1 ) ),
];
