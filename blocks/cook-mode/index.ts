import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { settings } from './settings';

registerBlockType( metadata, settings );
