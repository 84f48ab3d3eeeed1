import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { LOCALES, poFile } from './locales.mjs';

/**
 * Reads the translations that the repository holds.
 *
 * @return {Promise<Array<{ locale: import('./locales.mjs').Locale, text: string }>>} Languages with their po files.
 */
export async function readLanguages() {
	return Promise.all(
		LOCALES.map( async ( locale ) => ( {
			locale,
			text: await readFile(
				path.join( REPOSITORY, poFile( locale ) ),
				'utf8'
			),
		} ) )
	);
}
