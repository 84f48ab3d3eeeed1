import type { BlockDeprecation } from '@wordpress/blocks';
import type { RecipeAttributes } from './types';

/**
 * Former versions of the markup, the newest first. Each has its fixtures in
 * `test/fixtures/v<n>/`; version 1 is the current one, and version 2 there has
 * newer blocks inside.
 */
export const deprecated: BlockDeprecation< RecipeAttributes >[] = [];
