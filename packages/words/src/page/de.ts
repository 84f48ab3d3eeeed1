import { languages } from '../de';
import { addWords } from './add-words';

addWords( languages );
