#!/usr/bin/env node
/** `npm run check:languages`: are all texts translated, well, and of our text domain? Reads the build folder. */
import { readPlugin } from '../build/files.mjs';
import { checkLanguage } from '../build/languages/check.mjs';
import { readLanguages } from '../build/languages/read.mjs';
import { foreignCalls } from '../build/pot/php.mjs';
import { makeTemplate } from '../build/pot/template.mjs';
import { report } from './report.mjs';

const files = await readPlugin();
const { pot } = makeTemplate( files, '' );
const languages = await readLanguages();
report( 'Translations that are missing or broken', [
	...languages.flatMap( ( { locale, text } ) =>
		checkLanguage( locale, text, pot )
	),
	...[ ...files ].flatMap( ( [ file, text ] ) =>
		file.endsWith( '.php' ) && ! file.endsWith( '.asset.php' )
			? foreignCalls( text, file )
			: []
	),
] );
