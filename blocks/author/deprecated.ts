import type { BlockDeprecation } from '@wordpress/blocks';
import type { AuthorAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; version 1 is the current one.
 */
export const deprecated: BlockDeprecation< AuthorAttributes >[] = [];
