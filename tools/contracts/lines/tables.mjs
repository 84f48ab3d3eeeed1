/**
 * Gives PHP what it needs to read ingredient lines as TypeScript does: the words
 * of all languages, and the patterns that read them.
 */
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { toPcre } from './pcre.mjs';

/** Files with patterns and lists that PHP reads with, by the package. */
const FILES = {
	quantity: [
		'amount',
		'food-label',
		'number',
		'number-words',
		'parse',
		'read-unit',
		'units',
		'unit-label',
	],
	lines: [
		'food-first',
		'ingredient',
		'later',
		'line-texts',
		'measure',
		'package-size',
	],
};

const SOURCES = Object.entries( FILES ).flatMap( ( [ name, files ] ) =>
	files.map( ( file ) =>
		path.join( REPOSITORY, 'packages', name, 'src', `${ file }.ts` )
	)
);

/** What scales amounts, which PHP does not. */
const OF_WRITERS = [ 'parse.LONGEST', 'unit-label.TAIL' ];

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
async function readSources() {
	const quantity = path.join( REPOSITORY, 'packages/quantity/src' );
	const { outputFiles } = await build( {
		stdin: {
			contents: [
				...SOURCES.map(
					( file, at ) =>
						`import { CONSTANTS as c${ at } } from ${ JSON.stringify( file ) };`
				),
				`export { grammarOf, LINE_LANGUAGES } from ${ JSON.stringify( path.join( quantity, 'grammar.ts' ) ) };`,
				`export { FOOD_NOUNS } from ${ JSON.stringify( path.join( quantity, 'forms.ts' ) ) };`,
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

/**
 * Writes a constant of TypeScript as data.
 *
 * @param {unknown} value Its value.
 * @return {unknown} What PHP has in its place; undefined for what is no data.
 */
function toData( value ) {
	if ( value instanceof RegExp ) {
		return toPcre( value );
	}
	if ( value instanceof Set ) {
		return [ ...value ];
	}
	const isPart = typeof value === 'string';
	const isDeep =
		value instanceof Map ||
		Object.values( value ?? {} ).some( ( one ) => typeof one === 'object' );
	// A string is a part of a pattern, which has it by now.
	return isPart || isDeep ? undefined : value;
}

/**
 * Gives the patterns and lists that do not depend on the language.
 *
 * @param {Array<Record<string, unknown>>} constants Constants by file.
 * @return {Record<string, unknown>} By the file and the name of the constant.
 */
function sharedTables( constants ) {
	return Object.fromEntries(
		constants.flatMap( ( values, at ) => {
			const file = path.basename( SOURCES[ at ] ?? '', '.ts' );
			return Object.entries( values )
				.map( ( [ name, value ] ) => [
					`${ file }.${ name }`,
					toData( value ),
				] )
				.filter(
					( [ name, value ] ) =>
						value !== undefined &&
						! OF_WRITERS.includes( String( name ) )
				);
		} )
	);
}

/**
 * Gives the patterns of a language, and its words for numbers.
 *
 * @param {Record<string, any>} grammar The grammar of TypeScript.
 * @return {Record<string, unknown>} What PHP reads the language with.
 */
function languageTables( grammar ) {
	const { numbers, isNameFirst, partOf, ...patterns } = grammar;
	return {
		isNameFirst,
		partOf,
		numbers: Object.fromEntries( numbers ),
		patterns: Object.fromEntries(
			Object.entries( patterns )
				.filter( ( [ , value ] ) => value instanceof RegExp )
				.map( ( [ name, value ] ) => [ name, toPcre( value ) ] )
		),
	};
}

/** Letters with accents, of all languages with Latin letters. */
const LATIN = [
	[ 0xc0, 0x24f ],
	[ 0x1e00, 0x1eff ],
];

/**
 * Lists the letters that have accents by those without.
 *
 * @return {Record<string, string>} Small letters alone.
 */
function accents() {
	/** @type {Record<string, string>} */
	const letters = {};
	for ( const [ from = 0, to = 0 ] of LATIN ) {
		for ( let code = from; code <= to; code++ ) {
			const letter = String.fromCodePoint( code );
			const bare = letter.normalize( 'NFD' ).replace( /\p{M}/gu, '' );
			if ( letter === letter.toLowerCase() && bare !== letter ) {
				letters[ bare ] = ( letters[ bare ] ?? '' ) + letter;
			}
		}
	}
	return letters;
}

/**
 * Gives a constant that PHP has in another form.
 *
 * @param {Array<Record<string, any>>} constants Constants by file.
 * @param {string}                     file      Name of the file.
 * @param {string}                     name      Name of the constant.
 * @return {any} Its value.
 */
function constantOf( constants, file, name ) {
	return constants[
		SOURCES.findIndex( ( source ) => source.endsWith( `/${ file }.ts` ) )
	]?.[ name ];
}

/**
 * Gives the forms of nouns.
 *
 * @param {Array<{ one: string, other: string }>} nouns Nouns.
 * @return {Array<[ string, string ]>} One and several.
 */
function pairs( nouns ) {
	return nouns.map( ( { one, other } ) => [ one, other ] );
}

/**
 * Gives all tables.
 *
 * @return {Promise<Map<string, unknown>>} By the name of the file of PHP.
 */
export async function lineTables() {
	const { CONSTANTS, grammarOf, LINE_LANGUAGES, FOOD_NOUNS } =
		await readSources();
	/** @type {string[]} */
	const codes = LINE_LANGUAGES.map(
		( /** @type {{ code: string }} */ { code } ) => code
	);
	const constants = CONSTANTS;
	const units = constantOf( constants, 'units', 'IDS' );
	const foods = constantOf( constants, 'food-label', 'FOODS' );
	return new Map( [
		[ 'shared', { ...sharedTables( constants ), accents: accents() } ],
		[
			'units',
			Object.fromEntries(
				[ ...units ].map( ( [ { code }, ids ] ) => [
					code,
					Object.fromEntries( ids ),
				] )
			),
		],
		...codes.map(
			( code ) =>
				/** @type {[ string, unknown ]} */ ( [
					code,
					languageTables( grammarOf( code ) ),
				] )
		),
		...codes.map( ( code ) => {
			const { nouns, alone, agreeing } = FOOD_NOUNS.get( code );
			return /** @type {[ string, unknown ]} */ ( [
				`foods-${ code }`,
				{
					before: toPcre( foods.get( code ).before ),
					nouns: pairs( nouns ),
					alone: pairs( alone ),
					agreeing: pairs( agreeing ),
				},
			] );
		} ),
	] );
}
