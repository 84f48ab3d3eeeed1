#!/usr/bin/env node
/**
 * `npm run check:languages`: are all texts translated, well, and of our text
 * domain? Reads the build folder. While somebody works, a text that is not
 * translated yet is a warning; where `CI` is set it fails.
 */
import { readPlugin } from '../build/files.mjs';
import { checkLanguage, isUntranslated } from '../build/languages/check.mjs';
import { readLanguages } from '../build/languages/read.mjs';
import { foreignCalls } from '../build/pot/php.mjs';
import { makeTemplate } from '../build/pot/template.mjs';
import { report } from './report.mjs';

const files = await readPlugin();
const { pot } = makeTemplate( files, '' );
const languages = await readLanguages();
const findings = languages.flatMap( ( { locale, text } ) =>
	checkLanguage( locale, text, pot )
);
const isForRelease = Boolean( process.env[ 'CI' ] );
const warnings = isForRelease ? [] : findings.filter( isUntranslated );
if ( warnings.length > 0 ) {
	process.stderr.write(
		`Not translated yet; this fails in CI and in a release:\n${ warnings
			.map( ( warning ) => `  ${ warning }` )
			.join( '\n' ) }\n`
	);
}
report( 'Translations that are missing or broken', [
	...findings.filter( ( finding ) => ! warnings.includes( finding ) ),
	...[ ...files ].flatMap( ( [ file, text ] ) =>
		file.endsWith( '.php' ) && ! file.endsWith( '.asset.php' )
			? foreignCalls( text, file )
			: []
	),
] );
