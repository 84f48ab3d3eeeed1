import { describe, expect, it } from '@jest/globals';
import { plainDecimal } from '../src/plain-decimal';

const VALUES = [
	0,
	0.01,
	0.005,
	0.125,
	0.145,
	0.333,
	1,
	1.005,
	1.25,
	2.675,
	8.345,
	12.5,
	99.995,
	750,
	1000,
	1234.5,
	123456.789,
	...Array.from( { length: 500 }, ( _, at ) => ( at * 7.31 ) / 3 ),
	...Array.from( { length: 500 }, ( _, at ) => at / 200 ),
];

describe( 'a number in plain English', () => {
	it.each( [
		[ 'en', 0, 2 ],
		[ 'en-US', 2, 2 ],
		[ 'en-GB', 0, 0 ],
		[ 'en-AU', 1, 3 ],
		[ 'en-CA', 0, 1 ],
		[ 'en-IE', 0, 2 ],
		[ 'en-NZ', 0, 2 ],
	] )(
		'is written as the browser writes it in %s',
		( locale, least, most ) => {
			const numbers = new Intl.NumberFormat( locale, {
				minimumFractionDigits: least,
				maximumFractionDigits: most,
				useGrouping: false,
			} );
			expect(
				VALUES.map( ( value ) =>
					plainDecimal( value, locale, least, most )
				)
			).toEqual( VALUES.map( ( value ) => numbers.format( value ) ) );
		}
	);

	it.each( [ 'en-ZA', 'en-u-nu-arab', 'de', 'ar', undefined ] )(
		'is left to the browser in %s',
		( locale ) => {
			expect( plainDecimal( 1.5, locale, 0, 2 ) ).toBeUndefined();
		}
	);

	it( 'is left to the browser where a program writes powers of ten', () => {
		expect( plainDecimal( 1e-7, 'en', 0, 2 ) ).toBeUndefined();
		expect( plainDecimal( 1e21, 'en', 0, 2 ) ).toBeUndefined();
		expect( plainDecimal( Infinity, 'en', 0, 2 ) ).toBeUndefined();
	} );
} );
