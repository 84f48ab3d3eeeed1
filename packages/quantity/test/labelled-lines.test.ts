import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseIngredient } from '../src';
import { parseQuantity } from '../src/parse';
import { findUnit } from '../src/units';

const folder = path.resolve(
	__dirname,
	'../../../../shared/data/ingredient-lines'
);
const isThere = existsSync( folder );

type Labelled = { input: string; quantity: string; unit: string };

/** Reads comma-separated values with quoted fields. */
function readCsv( text: string ): string[][] {
	return text
		.trim()
		.split( /\r?\n/ )
		.map( ( line ) =>
			[ ...line.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g ) ].map(
				( [ , quoted, bare ] ) =>
					quoted === undefined
						? ( bare ?? '' )
						: quoted.replaceAll( '""', '"' )
			)
		);
}

const lines: Labelled[] = isThere
	? readdirSync( folder ).flatMap( ( file ) =>
			readCsv( readFileSync( path.join( folder, file ), 'utf8' ) )
				.slice( 1 )
				.map( ( [ input = '', quantity = '', unit = '' ] ) => ( {
					input,
					quantity,
					unit,
				} ) )
		)
	: [];

/** Words of size before a unit do not count. */
const SIZE =
	/^(?:heaped|heaping|scant|small|sm|medium|med|large|lg|big|level|rounded|good|generous|thick|thin|extra|very|[a-z]+-(?:thick|thin|sized?|long))$/i;

/** Gives the first labelled amount: `1#1$2` is 1 1/2, `2x` a count, `One` a word. */
function firstQuantity( label: string ): number | null {
	const first =
		/^\d+ dozen/.exec( label )?.[ 0 ] ??
		label.trim().split( /\s+/ )[ 0 ] ??
		'';
	const plain = first.replace( /x$/, '' ).split( '-' )[ 0 ] ?? '';
	const [ , whole, top, bottom ] =
		/^([\d.]*)#(\d+)\$(\d+)$/.exec( plain ) ?? [];
	return top
		? Number( whole ) + Number( top ) / Number( bottom )
		: ( parseQuantity( plain )?.value ?? null );
}

function firstUnit( label: string ): string {
	const words = label
		.split( /\s+/ )
		.filter( ( word ) => word !== '' && ! SIZE.test( word ) );
	const first = /^fl$/i.test( words[ 0 ] ?? '' )
		? 'fl oz'
		: ( words[ 0 ] ?? '' );
	return findUnit( first )?.unit.id ?? first.toLowerCase();
}

/** An amount in brackets after a count may be passed over. */
function isOnlyInBrackets( input: string, unit: string ): boolean {
	const outside = input.replace( /\([^()]*\)/g, '' );
	return (
		unit !== '' &&
		! outside
			.split( /[^\p{L}]+/u )
			.some(
				( word ) =>
					( findUnit( word )?.unit.id ?? word.toLowerCase() ) === unit
			)
	);
}

( isThere ? describe : describe.skip )(
	'labelled lines (skipped where ../shared/data is missing)',
	() => {
		const share = ( isRight: ( line: Labelled ) => boolean ): number =>
			lines.filter( isRight ).length / lines.length;

		it( 'are all there', () => {
			expect( lines.length ).toBeGreaterThan( 18_000 );
		} );

		it( 'give the first quantity of at least 99.6 %', () => {
			expect(
				share( ( { input, quantity } ) => {
					const read = parseIngredient( input ).quantity;
					const label = firstQuantity( quantity );
					return label === null
						? read === null
						: read !== null && Math.abs( read - label ) < 0.001;
				} )
			).toBeGreaterThanOrEqual( 0.996 );
		} );

		it( 'give the first unit of at least 97 %', () => {
			expect(
				share( ( { input, unit } ) => {
					const read = parseIngredient( input ).unit;
					const label = firstUnit( unit );
					return (
						( read ?? '' ) === label ||
						( read === null && isOnlyInBrackets( input, label ) )
					);
				} )
			).toBeGreaterThanOrEqual( 0.97 );
		} );

		it( 'lose no character', () => {
			for ( const { input } of lines ) {
				expect( parseIngredient( input ).input ).toBe( input );
			}
		} );
	}
);
