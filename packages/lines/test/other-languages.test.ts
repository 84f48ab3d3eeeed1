import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unitLabel } from '@larder/quantity';
import { parseIngredient } from '../src';

/** A line as a cook writes it, and what it says; empty where it says nothing. */
type Label = { line: string; quantity: string; unit: string; name: string };

/** Reads the lines of a language: line, first quantity, unit and name, apart by tabs. */
function readLines( language: string ): Label[] {
	return readFileSync(
		path.join( __dirname, 'fixtures/lines', `${ language }.tsv` ),
		'utf8'
	)
		.trimEnd()
		.split( '\n' )
		.map( ( row ) => {
			const [ line = '', quantity = '', unit = '', name = '' ] =
				row.split( '\t' );
			return { line, quantity, unit, name };
		} );
}

describe.each( [ 'de', 'fr', 'es', 'it' ] )( 'lines in %s', ( language ) => {
	const labels = readLines( language );
	const read = labels.map( ( label ) => ( {
		...label,
		found: parseIngredient( label.line, language ),
	} ) );

	/** Returns what is wrong, if too much is. */
	function wrongOf(
		least: number,
		isRight: ( one: ( typeof read )[ number ] ) => boolean
	): string[] {
		const wrong = read.filter( ( one ) => ! isRight( one ) );
		return 1 - wrong.length / read.length >= least
			? []
			: wrong.map(
					( { line, found } ) =>
						`${ line } → ${ found.quantity } | ${ found.unit } | ${ found.name }`
				);
	}

	it( 'are at least 300 different ones', () => {
		expect(
			new Set( labels.map( ( { line } ) => line ) ).size
		).toBeGreaterThanOrEqual( 300 );
	} );

	it( 'give the first quantity of at least 99.6 %', () => {
		expect(
			wrongOf( 0.996, ( { quantity, found } ) =>
				quantity === '' || found.quantity === null
					? quantity === '' && found.quantity === null
					: Math.abs( Number( quantity ) - found.quantity ) < 0.006
			)
		).toEqual( [] );
	} );

	it( 'give the unit of at least 97 %', () => {
		expect(
			wrongOf(
				0.97,
				( { unit, found } ) => ( found.unit ?? '' ) === unit
			)
		).toEqual( [] );
	} );

	it( 'give the name of at least 97 %', () => {
		expect(
			wrongOf(
				0.97,
				( { name, found } ) => ( found.name ?? '' ) === name
			)
		).toEqual( [] );
	} );

	it( 'lose no word', () => {
		const lost = read.filter( ( { line, found } ) => {
			const pieces = Object.values( found.spans ).sort(
				( [ a ], [ b ] ) => a - b
			);
			let end = 0;
			let between = '';
			for ( const [ from, to ] of pieces ) {
				between += line.slice( end, from );
				end = Math.max( end, to );
			}
			between += line.slice( end );
			return /[\p{L}\d]/u.test( between.replace( /<[^>]*>/g, '' ) );
		} );
		expect( lost.map( ( { line } ) => line ) ).toEqual( [] );
	} );
} );

describe( 'lines that are often written', () => {
	it.each( [
		[ 'de', '2 Dosen à 400 g gehackte Tomaten', 2, 'can' ],
		[ 'de', '1 Fläschchen Rumaroma', 1, 'bottle' ],
		[ 'fr', '4 filets de cabillaud', 4, 'fillet' ],
		[ 'fr', "1 filet d'huile", 1, 'drizzle' ],
		[ 'it', '1 cucchiaio da minestra di aceto', 1, 'tbsp' ],
		[ 'it', 'farina 00 250 g', 250, 'g' ],
	] )( '%s: %s', ( language, line, quantity, unit ) => {
		const found = parseIngredient( line, language );
		expect( found ).toMatchObject( { quantity, unit } );
		expect( found.name ).toMatch(
			/^(?:gehackte Tomaten|Rumaroma|cabillaud|huile|aceto|farina 00)$/
		);
	} );

	it( 'have the plural of a package before its size', () => {
		expect( unitLabel( 'boîte de 400 g de', 2, 'fr' ) ).toBe(
			'boîtes de 400 g de'
		);
		expect( unitLabel( 'Dose à 400 g', 2, 'de' ) ).toBe( 'Dosen à 400 g' );
	} );
} );
