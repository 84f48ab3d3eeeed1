import fc from 'fast-check';
import { parseSpan, symbolSpan } from '../src';
import { splitDuration, symbolDuration } from '../src/format';
import { parseDuration } from '../src/parse';

/** Writes a duration as browsers do: `1 hr 15 min`, `1 Std. 15 Min.` */
function writtenIn(
	locale: string,
	minutes: number,
	unitDisplay: 'short' | 'long'
): string {
	return splitDuration( minutes )
		.map( ( { unit, value } ) =>
			new Intl.NumberFormat( locale, {
				style: 'unit',
				unit,
				unitDisplay,
				useGrouping: false,
			} ).format( value )
		)
		.join( ' ' );
}

describe( 'reading a duration', () => {
	it.each( [
		[ '90', 90 ],
		[ '1:15', 75 ],
		[ '1:15 h', 75 ],
		[ '1 h 15', 75 ],
		[ '1h15', 75 ],
		[ '1h15m', 75 ],
		[ '1 h', 60 ],
		[ '1 hour 15 min', 75 ],
		[ '1 hour and 15 minutes', 75 ],
		[ '1 hr. 15 mins.', 75 ],
		[ '1.5 h', 90 ],
		[ '1,5 Stunden', 90 ],
		[ '1½ hours', 90 ],
		[ '1 1/2 hours', 90 ],
		[ '½ h', 30 ],
		[ '3/4 hour', 45 ],
		[ '1 Std. 15 Min.', 75 ],
		[ '2 heures et 30 minutes', 150 ],
		[ '2 days', 2880 ],
		[ '1 day, 3 hours', 1620 ],
		[ '2 d 4', 3120 ],
		[ '1 week', 10080 ],
		[ "45'", 45 ],
		[ '  20\u00a0min ', 20 ],
		[ 'PT1H15M', 75 ],
		[ 'P1DT2H', 1560 ],
		[ '0', 0 ],
		[ '1 ч 20 мин', 80 ],
		[ '15 د', 15 ],
		[ '١ ساعة و15 دقيقة', 75 ],
		[ '1 س 15 د', 75 ],
		[ '3 أيام', 4320 ],
		[ '1 يوم و 2 ساعة', 1560 ],
		[ '2 ώρες 10 λεπτά', 130 ],
		[ '1 timma', 60 ],
		[ '٤٥', 45 ],
		[ '۱۲ min', 12 ],
	] )( 'takes "%s" for %d minutes', ( text, minutes ) => {
		expect( parseDuration( text ) ).toBe( minutes );
	} );

	it.each( [
		'',
		' ',
		'soon',
		'-5',
		'-5 min',
		'10-15 min',
		'10 to 15 minutes',
		'1/0 h',
		'1:75',
		'15 min 1 h',
		'1 h 2 h',
		'5 apples',
		'5 دجاجات',
		'999999999999',
		'PT',
		'P',
		'1 h 15 x',
		'½½',
		'🕐',
		'1'.repeat( 10000 ),
		'<script>alert(1)</script>',
	] )( 'makes no number up for "%s"', ( text ) => {
		expect( parseDuration( text ) ).toBeNull();
	} );

	it( 'never throws and gives whole minutes or null for any text', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const minutes = parseDuration( text );
				return (
					minutes === null ||
					( Number.isInteger( minutes ) && minutes >= 0 )
				);
			} )
		);
	} );
} );

const minutes = fc.integer( { min: 1, max: 60 * 24 * 30 } );

describe( 'printing a duration', () => {
	it.each( [
		'en-US',
		'en-GB',
		'de',
		'fr',
		'es',
		'it',
		'nl',
		'pt-BR',
		'sv',
		'da',
		'pl',
		'cs',
		'ru',
	] )( 'reads what browsers write in %s', ( locale ) => {
		fc.assert(
			fc.property(
				minutes,
				fc.constantFrom( 'short' as const, 'long' as const ),
				( total, width ) =>
					parseDuration( writtenIn( locale, total, width ) ) === total
			)
		);
	} );

	it( 'reads what it prints with symbols', () => {
		fc.assert(
			fc.property(
				minutes,
				( total ) => parseDuration( symbolDuration( total ) ) === total
			)
		);
	} );

	it( 'leaves out what is nothing', () => {
		expect( symbolDuration( 75 ) ).toBe( '1 h 15 min' );
		expect( symbolDuration( 1445 ) ).toBe( '1 d 5 min' );
	} );

	it.each( [ 0, -3, Number.NaN, Infinity ] )(
		'prints nothing for %d minutes',
		( value ) => {
			expect( symbolDuration( value ) ).toBe( '' );
		}
	);
} );

describe( 'a time with two ends', () => {
	it.each( [
		[ '10-15 min', 10, 15 ],
		[ '10–15', 10, 15 ],
		[ '1 - 1 1/2 hours', 60, 90 ],
		[ '½–1 h', 30, 60 ],
		[ '2 to 3 days', 2880, 4320 ],
		[ '30 min - 1 h 15 min', 30, 75 ],
		[ '1 h 30 à 2 h', 90, 120 ],
		[ '20', 20, 20 ],
	] )( 'is read from "%s"', ( text, from, to ) => {
		expect( parseSpan( text ) ).toEqual( { from, to } );
	} );

	it.each( [
		'15-10 min',
		'10-10 min',
		'0-5 min',
		'10-15-20 min',
		'-5 min',
	] )( 'is not made up of "%s"', ( text ) => {
		expect( parseSpan( text ) ).toBeNull();
	} );

	it( 'is read back as it is printed', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 20000 } ),
				fc.integer( { min: 1, max: 20000 } ),
				( from, more ) => {
					const span = { from, to: from + more };
					const read = parseSpan( symbolSpan( span.from, span.to ) );
					return read?.from === span.from && read.to === span.to;
				}
			)
		);
	} );
} );
