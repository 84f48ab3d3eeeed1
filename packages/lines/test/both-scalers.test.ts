import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { orderedPieces, readLine, showLine } from '@larder/quantity';
import { unitsOf } from '@larder/units/convert';
import { wordOrder } from '../../../blocks/ingredients/word-order';
import { parseIngredient } from '../src';
import { askServer, type Case } from './server-reader';

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

/** Scales a line here, and says it as one. */
function scaleHere( one: Scaled ): string[] {
	const { line, locale, factor, isFree, useFraction, kitchen, system } = one;
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
	const shown = showLine(
		readLine( { ...pieces, ...( order && { order } ) }, locale ),
		factor,
		{ mode: isFree ? 'input' : 'scale', useFraction, kitchen, locale },
		system ? unitsOf( system, locale ).line : null
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

/** Compares both writers, and says where they first differ. */
function expectSame( cases: readonly Scaled[] ): void {
	const byServer = askServer(
		'scale-lines.php',
		cases.map(
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
	expect( byServer ).toHaveLength( cases.length );
	for ( const [ at, one ] of cases.entries() ) {
		expect( { ADVICE, ...one, scaled: byServer[ at ] } ).toEqual( {
			ADVICE,
			...one,
			scaled: scaleHere( one ),
		} );
	}
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

/** Lines with digits of other scripts, large numbers, and what is no amount. */
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
	'',
];

describe( 'lines that PHP scales as TypeScript does', () => {
	it.each( [ 1, 0.5, 2, 3, 1 / 3, 0.125, 1.7 ] )(
		'are those of all tables, times %d',
		( factor ) => {
			expect( lines.length ).toBeGreaterThan( 1_200 );
			expectSame(
				lines.map( ( one ) => ( {
					...one,
					factor,
					isFree: false,
					useFraction: true,
					kitchen: true,
				} ) )
			);
		}
	);

	it.each( [
		[ 'metric', 1 ],
		[ 'us', 1 ],
		[ 'metric', 2.5 ],
		[ 'us', 0.5 ],
		[ 'metric', 1 / 3 ],
	] as const )(
		'are those of all tables in %s units, times %d',
		( system, factor ) => {
			expectSame(
				lines.map( ( one ) => ( {
					...one,
					factor,
					system,
					isFree: false,
					useFraction: true,
					kitchen: true,
				} ) )
			);
		}
	);

	it( 'are printed alike in each of the ways', () => {
		expectSame(
			lines.flatMap( ( one ) =>
				[ true, false ].flatMap( ( isFree ) =>
					[ true, false ].map( ( useFraction ) => ( {
						...one,
						factor: 1.5,
						isFree,
						useFraction,
						kitchen: false,
					} ) )
				)
			)
		);
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
		const asked = [ ...new Set( texts ) ].flatMap( ( text ) =>
			[ 'en', 'de', 'fr', 'es-MX', 'en-GB' ].flatMap( ( locale ) =>
				( [ 'metric', 'us' ] as const ).map( ( system ) => ( {
					text,
					locale,
					system,
				} ) )
			)
		);
		expect( asked.length ).toBeGreaterThan( 1_000 );
		const byServer = askServer(
			'convert-texts.php',
			asked.map( ( { text, locale, system } ) => [
				text,
				locale,
				system,
			] )
		);
		for ( const [ at, one ] of asked.entries() ) {
			const { text, locale, system } = one;
			expect( { ADVICE, ...one, converted: byServer[ at ] } ).toEqual( {
				ADVICE,
				...one,
				converted: unitsOf( system, locale ).text( text ),
			} );
		}
	} );

	it( 'are lines of other scripts, and what is no amount', () => {
		expectSame(
			HARD.flatMap( ( line ) =>
				[ 'en', 'de', 'fr', 'es', 'it', 'es-MX' ].flatMap( ( locale ) =>
					[ 2, 0.3 ].map( ( factor ) => ( {
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
	} );
} );
