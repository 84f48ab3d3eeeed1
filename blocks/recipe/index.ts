import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from '../../block.json';
import { settings } from './settings';
import type { RecipeAttributes } from './types';
import './style.scss';

registerBlockType(
	// TypeScript widens the attribute names that the context names to strings.
	metadata as BlockConfiguration< RecipeAttributes >,
	settings
);
