/**
 * Runs the sources of the packages that read, scale and convert ingredient lines, and hands
 * out their constants, so that PHP can be given the same.
 */
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';

/** Files with patterns and lists that PHP reads and scales with, by the package. */
const FILES = {
	quantity: [
		'agree',
		'amount',
		'compound',
		'food-label',
		'format',
		'further-amounts',
		'amount-in-name',
		'head-noun',
		'is-count',
		'kitchen-rounding',
		'known-foods',
		'label',
		'line',
		'number',
		'number-words',
		'other-spoons',
		'package-count',
		'parse',
		'counts-after-food',
		'read-unit',
		'restated-amounts',
		'shares',
		'scale',
		'scale-further-amounts',
		'detached-half',
		'slash-range',
		'shown-count',
		'smaller-spoons',
		'spoons',
		'units',
		'unit-label',
		'unit-participle',
		'vessels',
		'unit-carry',
	],
	lines: [
		'food-first',
		'ingredient',
		'later-amounts',
		'line-texts',
		'measure',
		'package-size',
	],
	units: [
		'amount',
		'equivalent-amounts',
		'bare-degrees',
		'container',
		'degrees',
		'find-degrees',
		'food',
		'measure-rounding',
		'length',
		'made-of',
		'qualifiers',
		'measures',
		'plain-line',
		'scanned-line',
		'spoon-size',
		'starts',
		'temperature-words',
		'text',
	],
};

/** Paths of these files. */
export const SOURCES = Object.entries( FILES ).flatMap( ( [ name, files ] ) =>
	files.map( ( file ) =>
		path.join( REPOSITORY, 'packages', name, 'src', `${ file }.ts` )
	)
);

/** A name of a constant at the outermost level of a file. */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z_]*)\b/gm;

/**
 * Exports all constants of the files, those that only their own file needs, too.
 *
 * @type {import('esbuild').Plugin}
 */
const exportAll = {
	name: 'export-all',
	setup( bundle ) {
		bundle.onLoad( { filter: /\.ts$/ }, async ( { path: file } ) => {
			const source = await readFile( file, 'utf8' );
			const names = SOURCES.includes( file )
				? [ ...source.matchAll( CONSTANT ) ].map(
						( [ , name ] ) => name
					)
				: [];
			return {
				loader: 'ts',
				contents: `${ source }\nexport const CONSTANTS = { ${ names.join( ', ' ) } };\n`,
			};
		} );
	},
};

/**
 * Runs the readers' sources.
 *
 * @return {Promise<any>} Constants by file, and what makes grammars.
 */
export async function readSources() {
	const quantity = path.join( REPOSITORY, 'packages/quantity/src' );
	const { outputFiles } = await build( {
		stdin: {
			contents: [
				...SOURCES.map(
					( file, at ) =>
						`import { CONSTANTS as c${ at } } from ${ JSON.stringify( file ) };`
				),
				`export { grammarOf, LINE_LANGUAGES } from ${ JSON.stringify( path.join( quantity, 'grammar.ts' ) ) };`,
				`export { FOOD_NOUNS } from ${ JSON.stringify( path.join( quantity, 'noun-forms.ts' ) ) };`,
				`export const CONSTANTS = [ ${ SOURCES.map( ( _, at ) => `c${ at }` ).join( ', ' ) } ];`,
			].join( '\n' ),
			resolveDir: REPOSITORY,
		},
		bundle: true,
		format: 'esm',
		platform: 'node',
		write: false,
		plugins: [ exportAll ],
	} );
	const [ file ] = outputFiles;
	return import(
		`data:text/javascript,${ encodeURIComponent( file?.text ?? '' ) }`
	);
}
