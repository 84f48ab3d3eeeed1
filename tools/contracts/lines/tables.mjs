/**
 * Generates what PHP needs to read ingredient lines as TypeScript does: the words
 * of all languages, and the patterns that read them.
 */
import path from 'node:path';
import { toData } from './data.mjs';
import { toPcre } from './pcre.mjs';
import { readSources, SOURCES } from './sources.mjs';

/** Constants that are parts of others, or nothing at first. */
const PARTS = [
	'further-amounts.NO_FURTHER',
	'kitchen-rounding.EIGHTHS',
	'kitchen-rounding.HALVES',
	'kitchen-rounding.LARGE',
	'kitchen-rounding.SMALL',
	'length.ENGLISH',
	'food.KINDS',
	'measures.US_CUP',
];

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
	const foods = constantOf( constants, 'known-foods', 'FOODS' );
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
