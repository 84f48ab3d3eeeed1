import { MINUTES, type DurationUnit } from './units';

type Part = { unit: DurationUnit; value: number };

/**
 * Takes a duration apart into days, hours and minutes, without the empty ones.
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

/**
 * Prints a duration for a reader: `1 hr 15 min`, `1 Std. 15 Min.`
 *
 * @param minutes        Whole minutes.
 * @param options        How to print.
 * @param options.locale Language tag; the browser's by default.
 * @param options.width  `short` (default) or `long` unit words.
 * @return The text, empty for nothing.
 */
export function formatDuration(
	minutes: number,
	{
		locale,
		width = 'short',
	}: { locale?: string; width?: 'short' | 'long' } = {}
): string {
	return splitDuration( minutes )
		.map( ( { unit, value } ) =>
			new Intl.NumberFormat( locale, {
				style: 'unit',
				unit,
				unitDisplay: width,
				useGrouping: false,
			} ).format( value )
		)
		.join( ' ' );
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
 * Prints a duration for machines by ISO 8601.
 *
 * @param minutes Whole minutes.
 * @return Such as `PT1H15M`, empty for nothing.
 */
export function isoDuration( minutes: number ): string {
	const parts = splitDuration( minutes );
	if ( parts.length === 0 ) {
		return '';
	}
	// Hours may exceed a day in ISO 8601, and readers of recipes expect `PT`.
	const total = Math.round( minutes );
	const hours = Math.floor( total / MINUTES.hour );
	const rest = total % MINUTES.hour;
	return `PT${ hours > 0 ? `${ hours }H` : '' }${ rest > 0 ? `${ rest }M` : '' }`;
}
