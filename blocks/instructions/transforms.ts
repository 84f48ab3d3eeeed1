import { listTransforms } from '@larder/editor';
import { instructionsList } from './edit/list';

/** What can become this block: a list, and paragraphs. */
export const transforms = listTransforms( instructionsList );
