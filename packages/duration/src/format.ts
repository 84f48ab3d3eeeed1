import { MINUTES, type DurationUnit } from './units';

type Part = { unit: DurationUnit; value: number };

/**
 * Splits a duration into days, hours and minutes, without those that are zero.
 *
 * @param minutes Whole minutes.
 * @return The parts from the large to the small.
 */
export function splitDuration( minutes: number ): Part[] {
	const total =
		Number.isFinite( minutes ) && minutes > 0 ? Math.round( minutes ) : 0;
	const parts: Part[] = [
		{ unit: 'day', value: Math.floor( total / MINUTES.day ) },
		{
			unit: 'hour',
			value: Math.floor( ( total % MINUTES.day ) / MINUTES.hour ),
		},
		{ unit: 'minute', value: total % MINUTES.hour },
	];
	return parts.filter( ( { value } ) => value > 0 );
}

const SYMBOLS: Record< DurationUnit, string > = {
	minute: 'min',
	hour: 'h',
	day: 'd',
	week: 'wk',
};

/**
 * Prints a duration with the symbols that all languages share: `1 h 15 min`.
 * For markup that must not depend on who saves it, and for input fields.
 *
 * @param minutes Whole minutes.
 * @return The text, empty for nothing.
 */
export function symbolDuration( minutes: number ): string {
	return splitDuration( minutes )
		.map( ( { unit, value } ) => `${ value } ${ SYMBOLS[ unit ] }` )
		.join( ' ' );
}

/**
 * Prints a time with two ends: `10–15 min`, `45 min – 1 h`. What it prints is read back as the same.
 *
 * @param from The shorter end in whole minutes; 0, or as much as the other, for one time.
 * @param to   The longer end.
 * @return The text, empty for nothing.
 */
export function symbolSpan( from: number, to: number ): string {
	const longer = symbolDuration( to );
	if ( from <= 0 || from >= to ) {
		return longer;
	}
	const [ low, ...lowRest ] = splitDuration( from );
	const [ high, ...highRest ] = splitDuration( to );
	return low?.unit === high?.unit && lowRest.length + highRest.length === 0
		? `${ low?.value ?? '' }–${ longer }`
		: `${ symbolDuration( from ) } – ${ longer }`;
}
