import { languages as de } from './de';
import { languages as es } from './es';
import { languages as fr } from './fr';
import { languages as it } from './it';
import type { Language } from './language';

export type { Language } from './language';

/** All languages besides English. A page loads the files of its languages in place of this. */
export const languages: readonly Language[] = [ ...de, ...fr, ...es, ...it ];
