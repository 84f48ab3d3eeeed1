import {
	afterEach,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import { formatNumber } from '../src/format-number';

const { NumberFormat } = Intl;

const made = jest.spyOn( Intl, 'NumberFormat' );

beforeEach( () => {
	made.mockClear();
} );

afterEach( () => {
	document.documentElement.lang = '';
} );

const SMALL = [ 0, 1, 7, 42, 999 ];

const LOCALES =
	'da de de-CH en en-IN en-US es es-MX fi fr fr-CA it nb nl pl pt pt-PT sv'.split(
		' '
	);

describe( 'a number of the page', () => {
	it.each( LOCALES )(
		'is written as %s writes it, and a small one without asking the browser',
		( lang ) => {
			document.documentElement.lang = lang;
			const written = SMALL.map( formatNumber );
			expect( made ).not.toHaveBeenCalled();
			expect( written ).toEqual(
				SMALL.map( ( value ) =>
					new NumberFormat( lang ).format( value )
				)
			);
			for ( const value of [ 1204, 1.5, -3, NaN ] ) {
				expect( formatNumber( value ) ).toBe(
					new NumberFormat( lang ).format( value )
				);
			}
		}
	);

	it.each( [ 'ar-EG', 'fa', 'en-u-nu-arab' ] )(
		'has the digits of %s, for which the browser is asked once',
		( lang ) => {
			document.documentElement.lang = lang;
			expect( SMALL.map( formatNumber ) ).toEqual(
				SMALL.map( ( value ) =>
					new NumberFormat( lang ).format( value )
				)
			);
			expect( made ).toHaveBeenCalledTimes( 1 );
		}
	);
} );
