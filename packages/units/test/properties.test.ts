import { describe, expect, it } from '@jest/globals';
import { readLine, showLine } from '@larder/quantity';
import { unitsOf } from '../src/convert';
import { FOODS } from '../src/foods';
import { findFood } from '../src/food';
import {
	roundMeasure,
	type Measured,
	type MeasuringTool,
} from '../src/measure-rounding';
import { measureOf, type System } from '../src/measures';

/** Amounts from a pinch to a cauldron, each a little more than the one before. */
const amounts: number[] = [];
for ( let amount = 0.3; amount < 60_000; amount *= 1.013 ) {
	amounts.push( amount );
}

const KITCHENS: [ System, MeasuringTool, string[] ][] = [
	[ 'metric', 'scale', [ 'g', 'kg' ] ],
	[ 'metric', 'jug', [ 'ml', 'l' ] ],
	[ 'us', 'scale', [ 'oz', 'lb' ] ],
	[ 'us', 'spoons', [ 'tsp', 'tbsp', 'cup', 'quart' ] ],
	[ 'us', 'bar', [ 'tsp', 'tbsp', 'fl-oz', 'cup', 'quart' ] ],
];

/** Returns millilitres or grams of what was rounded. */
function sizeOf( parts: Measured ): number {
	return parts.reduce(
		( sum, { value, unit } ) =>
			sum + value * ( measureOf( unit, 'en' )?.size ?? NaN ),
		0
	);
}

describe.each( KITCHENS )( 'rounding, %s by %s', ( system, way, units ) => {
	it( 'never gives nothing, and no unit of another system', () => {
		for ( const amount of amounts ) {
			for ( const { value, unit } of roundMeasure(
				amount,
				system,
				way
			) ) {
				expect( value ).toBeGreaterThan( 0 );
				expect( units ).toContain( unit );
			}
		}
	} );

	it( 'never makes less of more', () => {
		let before = 0;
		for ( const amount of amounts ) {
			const size = sizeOf( roundMeasure( amount, system, way ) );
			expect( size ).toBeGreaterThanOrEqual( before - 1e-9 );
			before = size;
		}
	} );

	it( 'stays near what was asked for, from a few spoons on', () => {
		for ( const amount of amounts.filter( ( one ) => one > 30 ) ) {
			const size = sizeOf( roundMeasure( amount, system, way ) );
			expect( Math.abs( size / amount - 1 ) ).toBeLessThan( 0.12 );
		}
	} );

	it( 'leaves what it gave as it is', () => {
		for ( const amount of amounts ) {
			const once = sizeOf( roundMeasure( amount, system, way ) );
			expect( sizeOf( roundMeasure( once, system, way ) ) ).toBeCloseTo(
				once
			);
		}
	} );
} );

describe( 'the table of foods', () => {
	const lines = FOODS.split( '\n' ).filter( Boolean );

	it( 'has at least 300 foods, each of which is found by all its names', () => {
		expect( lines.length ).toBeGreaterThan( 300 );
		for ( const line of lines ) {
			expect( line ).toMatch(
				/^\d{1,3}[ldws] [^;]+(?:; [a-z/]+ \d{1,3})*$/
			);
			const names = line.replace( /^\S+ |;.*$/g, '' ).split( ',' );
			for ( const name of names ) {
				expect( [ name, findFood( name )?.density ] ).toEqual( [
					name,
					expect.any( Number ),
				] );
			}
		}
	} );

	it( 'names no food twice', () => {
		const names = lines.flatMap( ( line ) =>
			line.replace( /^\S+ |;.*$/g, '' ).split( ',' )
		);
		expect(
			names.filter( ( name, at ) => names.indexOf( name ) !== at )
		).toEqual( [] );
	} );

	it( 'has no cup that is lighter than popcorn or heavier than honey', () => {
		for ( const line of lines ) {
			const grams = Number( /^\d+/.exec( line )?.[ 0 ] );
			expect( grams ).toBeGreaterThanOrEqual( 8 );
			expect( grams ).toBeLessThanOrEqual( 341 );
		}
	} );
} );

it( 'gives the original back to the letter', () => {
	const line = readLine( {
		quantity: '1 1/2',
		unit: 'cups',
		name: 'flour',
		note: 'at 350°F',
	} );
	const format = { mode: 'scale', useFraction: true, locale: 'en' } as const;
	const before = showLine( line, 2, format );
	showLine( line, 2, format, unitsOf( 'metric', 'en' ).line );
	expect( showLine( line, 2, format ) ).toEqual( before );
} );
