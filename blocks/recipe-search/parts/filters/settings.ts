import { searchIcon } from '@larder/editor/icons';
import { Edit } from './edit';
import { save } from './save';

/** What the browser adds to the block's `block.json`. */
export const settings = { icon: searchIcon, edit: Edit, save };
