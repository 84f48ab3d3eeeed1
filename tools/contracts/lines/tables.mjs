/**
 * Generates what PHP needs to read ingredient lines as TypeScript does: the words
 * of all languages, and the patterns that read them.
 */
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REPOSITORY } from '../../site/paths.mjs';
import { toPcre } from './pcre.mjs';

/** Files with patterns and lists that PHP reads and scales with, by the package. */
const FILES = {
	quantity: [
		'agree',
		'amount',
		'compound',
		'food-label',
		'format',
		'further',
		'in-name',
		'kitchen',
		'label',
		'line',
		'number',
		'number-words',
		'other-spoons',
		'package-count',
		'parse',
		'parts',
		'read-unit',
		'said-again',
		'shares',
		'scale',
		'scale-further',
		'shown-count',
		'smaller-spoons',
		'spoon-size',
		'spoons',
		'units',
		'unit-label',
		'unit-participle',
		'whole-units',
	],
	lines: [
		'food-first',
		'ingredient',
		'later',
		'line-texts',
		'measure',
		'package-size',
	],
	units: [
		'amount',
		'amounts',
		'bare-degrees',
		'container',
		'degrees',
		'find-degrees',
		'food',
		'grid',
		'length',
		'manner',
		'measures',
		'scan',
		'starts',
		'temperature-words',
		'text',
	],
};

const SOURCES = Object.entries( FILES ).flatMap( ( [ name, files ] ) =>
	files.map( ( file ) =>
		path.join( REPOSITORY, 'packages', name, 'src', `${ file }.ts` )
	)
);

/** Constants that are parts of others, or nothing at first. */
const PARTS = [
	'further.NO_FURTHER',
	'kitchen.EIGHTHS',
	'kitchen.HALVES',
	'kitchen.LARGE',
	'kitchen.SMALL',
	'length.ENGLISH',
	'food.KINDS',
	'measures.US_CUP',
];

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
 * @return {unknown} What PHP has in its place; undefined for what is no data, and for parts of patterns.
 */
function toData( value ) {
	if ( value instanceof RegExp ) {
		return toPcre( value );
	}
	if ( value instanceof Set ) {
		return [ ...value ];
	}
	if ( value instanceof Map ) {
		return [ ...value.values() ].every( ( one ) => typeof one === 'number' )
			? Object.fromEntries( value )
			: undefined;
	}
	return typeof value === 'string' ? undefined : bounded( value );
}

/**
 * Writes what has no end as null, and expressions for PHP.
 *
 * @param {unknown} value A number or an expression, or lists of such.
 * @return {unknown} The same as data.
 */
function bounded( value ) {
	if ( value instanceof RegExp ) {
		return toPcre( value );
	}
	if ( Array.isArray( value ) ) {
		return value.map( bounded );
	}
	if ( value !== null && typeof value === 'object' ) {
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, one ] ) => [
				key,
				bounded( one ),
			] )
		);
	}
	return value === Infinity ? null : value;
}

/**
 * Returns the patterns and lists of some packages that do not depend on the language.
 *
 * @param {readonly string[]}              names     The packages.
 * @param {Array<Record<string, unknown>>} constants Constants by file.
 * @return {Record<string, unknown>} By the file and the name of the constant.
 */
function sharedTables( names, constants ) {
	return Object.fromEntries(
		constants.flatMap( ( values, at ) => {
			const source = SOURCES[ at ] ?? '';
			const file = path.basename( source, '.ts' );
			if (
				! names.some( ( name ) =>
					source.includes( `/packages/${ name }/` )
				)
			) {
				return [];
			}
			return Object.entries( values )
				.map( ( [ name, value ] ) => [
					`${ file }.${ name }`,
					toData( value ),
				] )
				.filter(
					( [ name, value ] ) =>
						value !== undefined &&
						! PARTS.includes( String( name ) )
				);
		} )
	);
}

/**
 * Returns the patterns of a language, and its words for numbers.
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
 * Returns a constant that PHP has in another form.
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
 * Returns the forms of nouns.
 *
 * @param {Array<{ one: string, other: string }>} nouns Nouns.
 * @return {Array<[ string, string ]>} One and several.
 */
function pairs( nouns ) {
	return nouns.map( ( { one, other } ) => [ one, other ] );
}

/**
 * Returns all tables.
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
	const foodsByName = constantOf( constants, 'food', 'INDEX' );
	const known = constantOf( constants, 'unit-label', 'KNOWN' );
	return new Map( [
		[
			'shared',
			{
				...sharedTables( [ 'quantity', 'lines' ], constants ),
				accents: accents(),
			},
		],
		[ 'convert', sharedTables( [ 'units' ], constants ) ],
		[
			'units',
			Object.fromEntries(
				[ ...units ].map( ( [ { code }, ids ] ) => [
					code,
					Object.fromEntries( ids ),
				] )
			),
		],
		[
			'densities',
			Object.fromEntries(
				[ ...foodsByName ].map(
					( [ name, { kind, grams, forms } ] ) => [
						name,
						[ kind, grams, forms ],
					]
				)
			),
		],
		[
			'nouns',
			Object.fromEntries(
				[ ...known ].map( ( [ word, all ] ) => [
					word,
					all.map( ( /** @type {any} */ { noun, language } ) => [
						language,
						noun.one,
						noun.other,
					] ),
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
