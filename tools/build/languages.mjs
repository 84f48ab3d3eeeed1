#!/usr/bin/env node
/**
 * `npm run languages`: brings the po files up to date with what the plugin says
 * now. Reads the build folder, so a build has to be there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../site/paths.mjs';
import { readPlugin } from './files.mjs';
import { LOCALES, poFile } from './languages/locales.mjs';
import { mergeLanguage } from './languages/merge.mjs';
import { writeLanguages } from './languages/write.mjs';
import { makeTemplate } from './pot/template.mjs';

const { pot, count } = makeTemplate( await readPlugin(), '' );
for ( const locale of LOCALES ) {
	const file = path.join( REPOSITORY, poFile( locale ) );
	const before = await readFile( file ).catch( () => '' );
	await writeFile( file, mergeLanguage( locale, before, pot ) );
}
await writeLanguages();
process.stdout.write( `${ count } texts in ${ LOCALES.length } languages\n` );
