import { languages } from '../es';
import { addWords } from './add-words';

addWords( languages );
