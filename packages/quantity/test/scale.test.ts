import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
	formatQuantity,
	parseQuantity,
	prettyQuantity,
	scaleText,
	unitLabel,
} from '../src';
import fixtures from './fixtures/pretty.json';

const input = { mode: 'input', locale: 'en' } as const;
const decimals = { mode: 'scale', locale: 'en' } as const;
const fractions = { mode: 'scale', useFraction: true, locale: 'en' } as const;

describe( 'the free serving input', () => {
	it.each( [
		[ 1.005001, '1.01' ],
		[ 2 / 3, '0.67' ],
		[ 1.5, '1.5' ],
		[ 4, '4' ],
	] )( 'rounds %d to 2 decimals', ( value, text ) => {
		expect( formatQuantity( value, input ) ).toBe( text );
	} );

	it( 'never shows zero: the smallest shown is 0.01', () => {
		expect( formatQuantity( 0.0001, input ) ).toBe( '0.01' );
	} );

	it( 'writes the decimal mark of the language', () => {
		expect( formatQuantity( 1.5, { mode: 'input', locale: 'de' } ) ).toBe(
			'1,5'
		);
	} );
} );

describe( 'the scale buttons', () => {
	it( 'show a whole quantity as an integer', () => {
		expect( formatQuantity( 3, decimals ) ).toBe( '3' );
		expect( formatQuantity( ( 1 / 3 ) * 3, fractions ) ).toBe( '1' );
	} );

	it( 'show 2 decimals when fractions are off', () => {
		expect( formatQuantity( 1.5, decimals ) ).toBe( '1.50' );
		expect( formatQuantity( 2 / 3, decimals ) ).toBe( '0.67' );
	} );

	it( 'show the nearest fraction when fractions are on', () => {
		expect( formatQuantity( 0.5, fractions ) ).toBe( '½' );
		expect( formatQuantity( 1 + 1 / 3, fractions ) ).toBe( '1\u2009⅓' );
	} );

	it( 'accept a fraction within the tolerance of 0.0075 and no other', () => {
		expect( formatQuantity( 0.507, fractions ) ).toBe( '½' );
		expect( formatQuantity( 0.52, fractions ) ).toBe( '0.52' );
		expect( formatQuantity( 0.655, fractions ) ).toBe( '0.66' );
		expect( formatQuantity( 0.66, fractions ) ).toBe( '⅔' );
		expect( formatQuantity( 0.6741, fractions ) ).toBe( '⅔' );
		expect( formatQuantity( 1.1045, fractions ) ).toBe( '1\u2009⅒' );
		expect( formatQuantity( 0.0625, fractions ) ).toBe( '1/16' );
	} );
} );

describe( 'reading a quantity', () => {
	it.each( [
		[ '1.5', 1.5, null ],
		[ '1,5', 1.5, null ],
		[ '1/2', 0.5, null ],
		[ '1⁄2', 0.5, null ],
		[ '½', 0.5, null ],
		[ '1 1/2', 1.5, null ],
		[ '1½', 1.5, null ],
		[ '2-3', 2, 3 ],
		[ '2 to 3', 2, 3 ],
		[ '2–3', 2, 3 ],
		[ 'between 2 and 3', 2, 3 ],
		[ '1,500', 1500, null ],
		[ 'half a', 0.5, null ],
		[ 'a dozen', 12, null ],
		[ 'two dozen', 24, null ],
		[ '2 x 400', 2, null ],
		[ '250g/9oz', 250, null ],
		[ '<b>3</b>', 3, null ],
		[ '2 (14 oz)', 2, null ],
		[ '1’500', 1500, null ],
		[ 'twenty-four', 24, null ],
		[ '٣', 3, null ],
		// Of a text in an unknown language it may be the size of a bottle.
		[ '1 l 330, Cola', 1, null ],
	] )( 'reads %s', ( text, value, valueMax ) => {
		expect( parseQuantity( text ) ).toMatchObject( { value, valueMax } );
	} );

	it.each( [
		'1/0',
		'999999999999',
		'1e9',
		'-3',
		'½½',
		'🍋',
		'IV',
		'salt',
		'',
		'1/2/3',
		'0',
		'60%',
		'<script>alert(1)</script>',
		'(2)',
	] )( 'makes no number up for %j', ( text ) => {
		expect( parseQuantity( text ) ).toBeNull();
		expect( scaleText( text, 2, fractions ) ).toBe( text );
	} );
} );

describe( 'scaling what was typed', () => {
	it.each( [
		[ '1/2', 2, '1' ],
		[ '1 1/2', 2, '3' ],
		[ '2-3', 2, '4–6' ],
		[ '2 to 3', 2, '4\u00a0to 6' ],
		[ '250g/9oz', 2, '500g/18oz' ],
		[ '2 x 400', 2, '4 × 400' ],
		[ 'half a', 2, '1' ],
		[ '1', 1 / 3, '⅓' ],
		[ '½', 0.5, '¼' ],
		[ '250 g (9 oz)', 2, '500\u00a0g (18\u00a0oz)' ],
		[ '1 cup (about 200 g)', 2, '2\u00a0cups (about 400\u00a0g)' ],
		[ '1 cup plus 2 tablespoons', 0.5, '½ cup plus 1\u00a0tablespoon' ],
		[ '1 (14 oz)', 2, '2 (14\u00a0oz)' ],
		[ '4 (6 oz each)', 2, '8 (6\u00a0oz each)' ],
		[ '1lb 2oz', 2, '2lb 4oz' ],
		[ '100g-150g', 2, '200g-300g' ],
		[ 'between 2 and 3', 2, 'between 4\u00a0and 6' ],
		[ 'about 2', 2, 'about 4' ],
	] )( '%s times %d is %s', ( text, factor, scaled ) => {
		expect( scaleText( text, factor, fractions ) ).toBe( scaled );
	} );

	test( 'ten thousand characters are shown as typed', () => {
		const text = '1/2 '.repeat( 2500 );
		expect( scaleText( text, 2, fractions ) ).toBe( text );
	} );

	it( 'gives the same text for factor 1 whatever was shown before', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				expect( scaleText( text, 1, fractions ) ).toBe(
					prettyQuantity( text )
				);
			} )
		);
	} );

	it( 'scales up and back to the value that was typed', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 999 } ),
				fc.constantFrom( 2, 3, 4, 8 ),
				( value, factor ) => {
					const up = scaleText( String( value ), factor, fractions );
					expect( scaleText( up, 1 / factor, fractions ) ).toBe(
						String( value )
					);
				}
			)
		);
	} );

	it( 'changes nothing but what it can read, whatever was typed', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string( { unit: 'grapheme' } ),
					fc.stringMatching( /^[0-9½ /,.()x–a-c<>-]{0,30}$/ )
				),
				fc.double( { min: 1.001, max: 1000, noNaN: true } ),
				( text, factor ) => {
					fc.pre( parseQuantity( text ) === null );
					expect( scaleText( text, factor, input ) ).toBe( text );
				}
			)
		);
	} );

	it( 'never shows zero, however far it scales down', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 5000 } ),
				fc.double( { min: 1e-9, max: 1, noNaN: true } ),
				fc.constantFrom( input, decimals, fractions ),
				( value, factor, format ) => {
					const shown = scaleText( String( value ), factor, format );
					expect( shown ).not.toMatch( /^0(?:\.0+)?$/ );
				}
			)
		);
	} );

	it( 'keeps the order of a range', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 50 } ),
				fc.integer( { min: 1, max: 50 } ),
				fc.constantFrom( 0.5, 2, 3, 10 ),
				( low, more, factor ) => {
					const scaled = parseQuantity(
						scaleText( `${ low }-${ low + more }`, factor, input )
					);
					expect( scaled?.value ).toBeCloseTo( low * factor, 2 );
					expect( scaled?.valueMax ).toBeCloseTo(
						( low + more ) * factor,
						2
					);
				}
			)
		);
	} );
} );

describe( 'printing what was typed', () => {
	it.each(
		fixtures.map( ( [ typed = '', printed = '' ] ) => [ typed, printed ] )
	)( 'prints %j as %j', ( typed, printed ) => {
		expect( prettyQuantity( typed ) ).toBe( printed );
	} );
} );

describe( 'units', () => {
	it.each( [
		[ 'cup', 2, 'cups' ],
		[ 'cups', 1, 'cup' ],
		[ 'cups', 0.5, 'cup' ],
		[ 'Tablespoon', 3, 'Tablespoons' ],
		[ 'tbsp', 3, 'tbsp' ],
		[ 'leaf', 2, 'leaves' ],
		[ 'zorp', 2, 'zorp' ],
		[ 'servings', 1, 'serving' ],
		[ 'person', 4, 'people' ],
		[ 'large cloves of', 1, 'large clove of' ],
		[ '14-ounce cans', 1, '14-ounce can' ],
		[ '14-ounce', 2, '14-ounce' ],
		[ 'can (400 g)', 2, 'cans (400 g)' ],
		[ 'fluid ounce', 2, 'fluid ounces' ],
	] )( '%s for %d is %s', ( unit, quantity, label ) => {
		expect( unitLabel( unit, quantity, 'en' ) ).toBe( label );
	} );

	it.each( [
		[ 'de', 'Zehe', 3, 'Zehen' ],
		[ 'de', 'Portionen', 1, 'Portion' ],
		[ 'fr', 'cuillère à soupe', 2, 'cuillères à soupe' ],
		[ 'fr', 'tasse', 1.5, 'tasse' ],
		[ 'en', 'tasse', 2, 'tasses' ],
		[ 'es', 'hojas', 1, 'hoja' ],
		[ 'it', 'spicchio', 2, 'spicchi' ],
		[ 'fr', 'portion', 1.5, 'portion' ],
		[ 'en', 'portion', 1.5, 'portions' ],
	] )(
		'follow the plural rules of their language: %s %s for %d is %s',
		( locale, unit, quantity, label ) => {
			expect( unitLabel( unit, quantity, locale ) ).toBe( label );
		}
	);
} );
