import { registerBlock } from '@larder/editor';
import metadata from '../../block.json';
import { showDifferences } from './edit/differing-texts';
import { readSavedWords } from './saved-words';
import { settings } from './settings';
import './style.scss';

registerBlock( metadata.name, settings );
readSavedWords();
showDifferences();
