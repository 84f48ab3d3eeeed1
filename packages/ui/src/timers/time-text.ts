import { pageLocale } from '../page-locale';

/** Seconds of a time, rounded up as long as it runs: 0 is reached at the end. */
function wholeSeconds( milliseconds: number ): number {
	return Math.abs( Math.ceil( milliseconds / 1000 ) );
}

const two = ( value: number ): string => String( value ).padStart( 2, '0' );

/**
 * Prints a time as a clock does: `24:59`, `1:05:09`; `+2:10` once it is over.
 *
 * @param milliseconds The time that is left.
 * @return The text, which runs from left to right in every language.
 */
export function clockText( milliseconds: number ): string {
	const seconds = wholeSeconds( milliseconds );
	const hours = Math.floor( seconds / 3600 );
	const minutes = Math.floor( seconds / 60 ) % 60;
	const rest = two( seconds % 60 );
	const sign = milliseconds < 0 && seconds > 0 ? '+' : '';
	return hours > 0
		? `${ sign }${ hours }:${ two( minutes ) }:${ rest }`
		: `${ sign }${ minutes }:${ rest }`;
}

/** What writes amounts of a unit, by it and the language: a browser takes longer to make one than to use it. */
const formats = new Map< string, Intl.NumberFormat >();

/** Writes an amount of a unit in the language of the page. */
function inUnit( unit: string, value: number ): string {
	const locale = pageLocale();
	const key = `${ locale } ${ unit }`;
	const format =
		formats.get( key ) ??
		new Intl.NumberFormat( locale, {
			style: 'unit',
			unit,
			unitDisplay: 'long',
		} );
	formats.set( key, format );
	return format.format( value );
}

/**
 * Prints a time in words, for those who hear it: `1 hour 5 minutes`.
 *
 * @param milliseconds The time.
 * @return The text in the language of the page.
 */
export function spokenTime( milliseconds: number ): string {
	const seconds = wholeSeconds( milliseconds );
	const parts = [
		[ 'hour', Math.floor( seconds / 3600 ) ],
		[ 'minute', Math.floor( seconds / 60 ) % 60 ],
		[ 'second', seconds % 60 ],
	] as const;
	const nonZero = parts.filter( ( [ , value ] ) => value > 0 );
	return ( nonZero.length > 0 ? nonZero : parts.slice( 2 ) )
		.map( ( [ unit, value ] ) => inUnit( unit, value ) )
		.join( ' ' );
}
