import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseIngredient } from '../src';

describe( 'an ingredient line', () => {
	it.each( [
		[ '200 g flour', 200, null, 'g', 'flour', null ],
		[
			'2 tbsp olive oil, plus extra',
			2,
			null,
			'tbsp',
			'olive oil',
			'plus extra',
		],
		[ '1 1/2 cups of sugar', 1.5, null, 'cup', 'sugar', null ],
		[ '2-3 garlic cloves, crushed', 2, 3, 'clove', 'garlic', 'crushed' ],
		[ 'between 2 and 3 carrots', 2, 3, null, 'carrots', null ],
		[
			'2 x 400 g tins chopped tomatoes',
			2,
			null,
			'g',
			'tins chopped tomatoes',
			null,
		],
		[
			'250g/9oz butter (softened)',
			250,
			null,
			'g',
			'butter',
			'(softened)',
		],
		[ 'half a lemon', 0.5, null, null, 'lemon', null ],
		[ 'a dozen eggs', 12, null, null, 'eggs', null ],
		[ 'salt and pepper', null, null, null, 'salt and pepper', null ],
		[ 'a pinch of salt', null, null, 'pinch', 'salt', null ],
		[ 'juice of 1 lemon', 1, null, null, 'juice of 1 lemon', null ],
		[ '1/0 cups flour', null, null, null, '1/0 cups flour', null ],
		[ '-3 eggs', null, null, null, '-3 eggs', null ],
		[ '', null, null, null, null, null ],
	] )( '%j', ( input, quantity, quantityMax, unit, name, note ) => {
		expect( parseIngredient( input ) ).toMatchObject( {
			input,
			quantity,
			quantityMax,
			unit,
			name,
			note,
		} );
	} );

	it( 'keeps both amounts of a dual one in the quantity, so that both scale', () => {
		const { spans, input } = parseIngredient( '250g/9oz flour' );
		expect( input.slice( ...( spans.quantity ?? [ 0, 0 ] ) ) ).toBe(
			'250g/9oz'
		);
	} );

	it( 'loses no character, and its pieces never overlap', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string( { unit: 'grapheme' } ),
					fc.stringMatching( /^[0-9½ /,.()a-z-]{0,40}$/ )
				),
				( line ) => {
					const { input, spans } = parseIngredient( line );
					expect( input ).toBe( line );
					const places = Object.values( spans ).sort(
						( [ a ], [ b ] ) => a - b
					);
					let end = 0;
					for ( const [ from, to ] of places ) {
						expect( from ).toBeGreaterThanOrEqual( end );
						expect( to ).toBeGreaterThanOrEqual( from );
						end = to;
					}
					expect( end ).toBeLessThanOrEqual( line.length );
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it( 'reads ten thousand characters without hanging', () => {
		for ( const part of [ '(', '<', '1 ', '1/', 'a ', '½', ', ', '- ' ] ) {
			const line = part.repeat( 10_000 );
			expect( parseIngredient( line ).input ).toBe( line );
		}
	} );
} );
