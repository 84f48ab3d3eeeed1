import { registerBlock } from '@larder/editor';
import metadata from './block.json';
import { settings } from './settings';

registerBlock( metadata.name, settings );
