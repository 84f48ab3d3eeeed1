import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import metadata from './block.json';
import { settings } from './settings';
import type { ShoppingListAttributes } from './types';
import './style.scss';

registerBlockType(
	// TypeScript widens the alignments to strings.
	metadata as BlockConfiguration< ShoppingListAttributes >,
	settings
);
