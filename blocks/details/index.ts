import { readIntroductionsBy, registerBlock } from '@larder/editor';
import metadata from './block.json';
import { pastedFact } from './pasted-fact';
import { settings } from './settings';
import './style.scss';

registerBlock( metadata.name, settings );
readIntroductionsBy( pastedFact );
