import { languages } from '../fr';
import { addWords } from './add-words';

addWords( languages );
