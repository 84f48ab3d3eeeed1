import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseIngredient } from '../src';
import { readLabels } from './labels';
import {
	askServer,
	expectAlike,
	type Case,
	type Reading,
} from './server-reader';

const packages = path.resolve( __dirname, '../..' );
const labelled = path.resolve( packages, '../../shared/data/ingredient-lines' );

/** What to do where the readers differ. */
const ADVICE =
	'PHP (packages/server/src/Lines) reads a line differently. After a change of words or patterns: npm run contracts. After a change of code: change its twin in PHP, named in packages/lines/README.md.';

const LOCALES = [ 'en', 'de', 'fr', 'es', 'it' ];

/** Regions with other marks, languages without words of their own, and anything that is not a language tag. */
const FURTHER_LOCALES = [ 'de_CH', 'es-MX', 'nl-NL', 'ja', 'pt_PT_ao90' ];

/** Returns a line as TypeScript reads it, with what was typed of each piece. */
function readHere( { line, locale }: Case ): Reading {
	const { spans, quantity, quantityMax, unit, name, food, note } =
		parseIngredient( line, locale );
	return {
		quantity,
		quantityMax,
		unit,
		name,
		food,
		note,
		pieces: Object.fromEntries(
			Object.entries( spans )
				.map( ( [ piece, span ] ): [ string, string ] => [
					piece,
					line.slice( ...span ),
				] )
				.filter( ( [ , text ] ) => text !== '' )
		),
	};
}

/** Compares both readers, and says where they first differ. */
function expectSame( cases: readonly Case[] ): void {
	const byServer = askServer(
		'read-lines.php',
		cases.map( ( { line, locale } ) => [ line, locale ] )
	);
	expect( byServer ).toHaveLength( cases.length );
	expectAlike(
		cases.map( ( one, at ) => ( {
			asked: { ADVICE, ...one },
			there: byServer[ at ],
			here: readHere( one ),
		} ) )
	);
}

/** Returns each line in each language. */
function inAll( lines: readonly string[], locales = LOCALES ): Case[] {
	return [ ...new Set( lines ) ].flatMap( ( line ) =>
		locales.map( ( locale ) => ( { line, locale } ) )
	);
}

/** Reads the lines in all tables of a folder, by the number of their column. */
function tables( folder: string, column: number ): string[] {
	const place = path.join( packages, folder );
	return readdirSync( place )
		.flatMap( ( name ) =>
			readFileSync( path.join( place, name ), 'utf8' ).split( '\n' )
		)
		.map( ( row ) => row.split( '\t' )[ column ] ?? '' )
		.filter( Boolean );
}

/** Returns all texts that the tests of a package name. */
function textsOfTests( name: string ): string[] {
	const folder = path.join( packages, name, 'test' );
	return readdirSync( folder )
		.filter( ( file ) => file.endsWith( '.ts' ) )
		.flatMap( ( file ) => [
			...readFileSync( path.join( folder, file ), 'utf8' ).matchAll(
				/(["'])((?:(?!\1)[^\\\n])*)\1/g
			),
		] )
		.map( ( [ , , text = '' ] ) => text );
}

const lines = tables( 'lines/test/fixtures/lines', 0 );
const amounts = tables( 'units/test/fixtures/amounts', 1 );

/** Lines in which characters have other lengths, or which are none. */
const HARD = [
	'1\u2009½ cups\u00a0flour',
	' x ½ ',
	'',
	' ',
	'٢٫٥ كوب دقيق',
	'٢ – ٣ بيضات (كبيرة)',
	'२ कप आटा',
	'𝟐 cups flour',
	'🍋 2 lemons 🍋🍋, juiced 🍋',
	'2 (🍋 large) lemons (🍋), zested',
	'½ (çà et là) tasse de crème fraîche épaisse',
	'2\u00a0000\u00a0g de farine',
	'\ufeff2 cups flour\ufeff',
	'2\u0085cups flour',
	'<b>2 cups</b> <script>alert(1)</script>flour <i>(sifted)</i>',
	'250 g <a href="x">Mehl</a> (Type 405), gesiebt',
	'2 Zehe(n) Knoblauch',
	'1.000,5 g Mehl',
	'1.500 g Mehl',
	'1,500 g flour',
	'0,125 l Milch',
	`2 cups ${ 'very '.repeat( 380 ) }good flour`,
	`2 cups ${ 'very '.repeat( 420 ) }good flour`,
	`2 cups ${ '🍋'.repeat( 998 ) }`,
	`2 ${ '('.repeat( 900 ) }`,
	`1 ${ '1 '.repeat( 900 ) }`,
	`${ 'a'.repeat( 1990 ) } 1 g`,
	`${ '1/2 '.repeat( 490 ) }`,
];

describe( 'lines that PHP reads as TypeScript does', () => {
	it( 'are those of the tables of all languages, in each of them', () => {
		expect( lines.length ).toBeGreaterThan( 1_200 );
		expectSame( inAll( [ ...lines, ...amounts ] ) );
	} );

	it( 'are all that the tests of lines and quantities name', () => {
		expectSame(
			inAll( [
				...textsOfTests( 'lines' ),
				...textsOfTests( 'quantity' ),
			] )
		);
	} );

	it( 'are those of other scripts, with tags, and too long ones', () => {
		expectSame( inAll( HARD, [ ...LOCALES, ...FURTHER_LOCALES ] ) );
	} );

	it( 'are those of regions and languages that have no words of their own', () => {
		expectSame(
			inAll(
				lines.filter( ( _, at ) => at % 10 === 0 ),
				FURTHER_LOCALES
			)
		);
	} );

	it( 'are lines put together at random from what people write', () => {
		const words = [ ...lines, ...amounts ].flatMap( ( line ) =>
			line.split( /(?<=\s)|(?=[(),])/ )
		);
		const marks = [
			' ',
			'(',
			')',
			', ',
			' - ',
			'-',
			'/',
			' x ',
			'½',
			'1 ',
		];
		const line = fc
			.array(
				fc.oneof(
					{ weight: 4, arbitrary: fc.constantFrom( ...words ) },
					{ weight: 1, arbitrary: fc.constantFrom( ...marks ) },
					{
						weight: 1,
						arbitrary: fc
							.integer( { min: 0, max: 999 } )
							.map( String ),
					}
				),
				{ minLength: 1, maxLength: 10 }
			)
			.map( ( parts ) => parts.join( '' ) );
		const seed = Number( process.env[ 'LARDER_SEED' ] ?? 35 );
		expectSame(
			fc.sample(
				fc.record( { line, locale: fc.constantFrom( ...LOCALES ) } ),
				{ seed, numRuns: 5_000 }
			)
		);
	} );

	( existsSync( labelled ) ? it : it.skip )(
		'are the labelled ones (skipped where ../shared/data is missing)',
		() => {
			expectSame(
				readLabels( labelled ).map( ( { input } ) => ( {
					line: input,
					locale: 'en',
				} ) )
			);
		},
		60_000
	);
} );
