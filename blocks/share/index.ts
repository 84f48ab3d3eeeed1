import { registerBlockType } from '@wordpress/blocks';
import metadata from './block.json';
import { settings } from './settings';
import './style.scss';

registerBlockType( metadata, settings );
