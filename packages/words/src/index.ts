import { languages as de } from './de';
import { languages as es } from './es';
import { languages as fr } from './fr';
import { languages as it } from './it';
import type { Language } from './language';

export type { Language } from './language';

/** All languages besides English. A page of the site loads the file of its own language in place of this. */
export const languages: readonly Language[] = [ ...de, ...fr, ...es, ...it ];
