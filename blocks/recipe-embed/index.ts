import { registerBlock } from '@larder/editor';
import metadata from './block.json';
import { settings } from './settings';
import './style.scss';

registerBlock( metadata.name, settings );
