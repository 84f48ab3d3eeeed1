import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { orderedPieces, readLine, showLine } from '@larder/quantity';
import { unitsOf } from '@larder/units/convert';
import { wordOrder } from '../../../blocks/ingredients/word-order';
import { parseIngredient } from '../src';
import { askServer, expectAlike, memoized, type Case } from './server-reader';

/** What to do where the writers differ. */
const ADVICE =
	'PHP (packages/server/src/Lines/Scale) scales a line differently. After a change of words or patterns: npm run contracts. After a change of code: change its twin in PHP, named in packages/lines/README.md.';

/** A line, by what it is scaled, and how its numbers are printed. */
type Scaled = Case & {
	factor: number;
	isFree: boolean;
	useFraction: boolean;
	kitchen: boolean;
	system?: 'metric' | 'us';
};

/**
 * Reads a line as its block would. The same lines are asked for in many ways.
 */
const readHere = memoized( ( line: string, locale: string ) => {
	const { spans } = parseIngredient( line, locale );
	const typed = ( span: readonly [ number, number ] | undefined ): string =>
		span ? line.slice( ...span ) : '';
	const pieces = {
		quantity: typed( spans.quantity ),
		unit: typed( spans.unit ),
		name: typed( spans.name ),
		note: typed( spans.note ),
	};
	const order = wordOrder( line, pieces );
	return readLine( { ...pieces, ...( order && { order } ) }, locale );
} );

/** Returns the units of a system as a language has them. */
const unitsHere = memoized( ( system: 'metric' | 'us', locale: string ) =>
	unitsOf( system, locale )
);

/** Scales a line here, and says it as one. */
function scaleHere( one: Scaled ): string[] {
	const { line, locale, factor, isFree, useFraction, kitchen, system } = one;
	const shown = showLine(
		readHere( line, locale ),
		factor,
		{ mode: isFree ? 'input' : 'scale', useFraction, kitchen, locale },
		system ? unitsHere( system, locale ).line : null
	);
	return [
		shown.quantity,
		shown.unit,
		shown.name,
		shown.note,
		orderedPieces( shown )
			.map( ( { piece, before } ) => before + shown[ piece ] )
			.join( '' ),
	];
}

/** What PHP is asked by all tests at once, so that it reads each line once. */
const asked: Scaled[] = [];

let answers: unknown[] | undefined;

/** Some of what PHP is asked, and where among all of it. */
type Asked = { cases: readonly Scaled[]; from: number };

/** Adds to what PHP is asked. */
function ask( cases: readonly Scaled[] ): Asked {
	const from = asked.length;
	asked.push( ...cases );
	return { cases, from };
}

/** Compares both writers, and says where they first differ. */
function expectSame( { cases, from }: Asked ): void {
	answers ??= askServer(
		'scale-lines.php',
		asked.map(
			( {
				line,
				locale,
				factor,
				isFree,
				useFraction,
				kitchen,
				system,
			} ) => [
				line,
				locale,
				factor,
				isFree,
				useFraction,
				kitchen,
				system ?? null,
			]
		)
	);
	expect( answers ).toHaveLength( asked.length );
	expectAlike(
		cases.map( ( one, at ) => ( {
			asked: { ADVICE, ...one },
			there: answers?.[ from + at ],
			here: scaleHere( one ),
		} ) )
	);
}

/** Reads the lines in all tables of a folder, each with its language. */
function tables( folder: string, column: number ): Case[] {
	const place = path.resolve( __dirname, '../..', folder );
	return readdirSync( place ).flatMap( ( name ) =>
		readFileSync( path.join( place, name ), 'utf8' )
			.split( '\n' )
			.map( ( row ) => ( {
				line: row.split( '\t' )[ column ] ?? '',
				locale: name.slice( 0, 2 ),
			} ) )
			.filter( ( { line } ) => line !== '' )
	);
}

const lines = [
	...tables( 'lines/test/fixtures/lines', 0 ),
	...tables( 'units/test/fixtures/amounts', 1 ),
];

/** Lines with digits of other scripts, large numbers, and anything that is not an amount. */
const HARD = [
	'٢ – ٣ بيضات (حوالي ٢٠٠ g)',
	'١٫٥ cups crème fraîche (about ١٢ oz)',
	'juice of ٢ lemons (about ٤ tbsp)',
	'1.000,5 g Mehl',
	'1,500.5 g flour',
	'12.500 g Mehl',
	'0 to 1 chili',
	'2 (🍋 14-ounce) cans tomatoes 🍋, drained',
	'1e9 cups flour',
	'-3 eggs',
	'zeste d’un citron (½ c. à s.)',
	// Times 1.5 a tie, of which a computer has a little less.
	'2.05 kg flour (2.05 lb)',
	'1.15 l milk',
	'',
];

/** Returns all lines of the tables in one of the ways to show them. */
function allLines( way: Omit< Scaled, keyof Case > ): Scaled[] {
	return lines.map( ( one ) => ( { ...one, ...way } ) );
}

/** How most recipes are scaled. */
const USUAL = { isFree: false, useFraction: true, kitchen: true };

describe( 'lines that PHP scales as TypeScript does', () => {
	it( 'are more than a thousand', () => {
		expect( lines.length ).toBeGreaterThan( 1_200 );
	} );

	it.each(
		[ 1, 0.5, 2, 3, 1 / 3, 0.125, 1.7 ].map( ( factor ) => ( {
			factor,
			same: ask( allLines( { ...USUAL, factor } ) ),
		} ) )
	)( 'are those of all tables, times $factor', ( { same } ) => {
		expectSame( same );
	} );

	it.each(
		(
			[
				[ 'metric', 1 ],
				[ 'us', 1 ],
				[ 'metric', 2.5 ],
				[ 'us', 0.5 ],
				[ 'metric', 1 / 3 ],
			] as const
		 ).map( ( [ system, factor ] ) => ( {
			system,
			factor,
			same: ask( allLines( { ...USUAL, factor, system } ) ),
		} ) )
	)(
		'are those of all tables in $system units, times $factor',
		( { same } ) => {
			expectSame( same );
		}
	);

	const inEachWay = ask(
		[ true, false ].flatMap( ( isFree ) =>
			[ true, false ].flatMap( ( useFraction ) =>
				allLines( { factor: 1.5, isFree, useFraction, kitchen: false } )
			)
		)
	);
	it( 'are printed alike in each of the ways', () => {
		expectSame( inEachWay );
	} );

	it( 'say temperatures, lengths and amounts of texts alike in other units', () => {
		const folder = path.resolve( __dirname, '../../units/test' );
		const texts = readdirSync( folder )
			.filter( ( name ) => name.endsWith( '.ts' ) )
			.flatMap( ( name ) => [
				...readFileSync( path.join( folder, name ), 'utf8' ).matchAll(
					/(["'])((?:(?!\1)[^\\\n])*)\1/g
				),
			] )
			.map( ( [ , , text = '' ] ) => text );
		const converted = [ ...new Set( texts ) ].flatMap( ( text ) =>
			[ 'en', 'de', 'fr', 'es-MX', 'en-GB' ].flatMap( ( locale ) =>
				( [ 'metric', 'us' ] as const ).map( ( system ) => ( {
					text,
					locale,
					system,
				} ) )
			)
		);
		expect( converted.length ).toBeGreaterThan( 1_000 );
		const byServer = askServer(
			'convert-texts.php',
			converted.map( ( { text, locale, system } ) => [
				text,
				locale,
				system,
			] )
		);
		expect( byServer ).toHaveLength( converted.length );
		expectAlike(
			converted.map( ( one, at ) => ( {
				asked: { ADVICE, ...one },
				there: byServer[ at ],
				here: unitsHere( one.system, one.locale ).text( one.text ),
			} ) )
		);
	} );

	const hard = ask(
		HARD.flatMap( ( line ) =>
			[ 'en', 'de', 'fr', 'es', 'it', 'es-MX' ].flatMap( ( locale ) =>
				[ 2, 0.3, 1.5 ].map( ( factor ) => ( {
					line,
					locale,
					factor,
					isFree: false,
					useFraction: true,
					kitchen: false,
				} ) )
			)
		)
	);
	it( 'are lines of other scripts, and what is no amount', () => {
		expectSame( hard );
	} );
} );
