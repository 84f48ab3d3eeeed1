import { languages } from '../it';
import { addWords } from './add-words';

addWords( languages );
