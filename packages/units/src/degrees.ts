/** What a thermometer shows. */
export type Scale = 'C' | 'F';

/** Oven marks of British gas cookers, in Celsius and Fahrenheit. */
export const GAS_MARKS: Record< string, [ number, number ] > = {
	'1/4': [ 110, 225 ],
	'1/2': [ 120, 250 ],
	1: [ 140, 275 ],
	2: [ 150, 300 ],
	3: [ 160, 325 ],
	4: [ 180, 350 ],
	5: [ 190, 375 ],
	6: [ 200, 400 ],
	7: [ 220, 425 ],
	8: [ 230, 450 ],
	9: [ 240, 475 ],
	10: [ 260, 500 ],
};

/** Where ovens begin, in Celsius. */
const OVEN_CELSIUS = 120;

/** Where they begin in Fahrenheit, which they count by 25. */
const OVEN_FAHRENHEIT = 225;

/** Returns whether an oven's knob has these degrees in Fahrenheit. */
function isOnKnob( value: number ): boolean {
	return value >= OVEN_FAHRENHEIT && value % 25 === 0;
}

/**
 * Writes degrees of one scale in the other: those of ovens as ovens show them,
 * those of sugar and roasts to the degree.
 *
 * @param value  The degrees.
 * @param isOven Whether degrees in Fahrenheit are an oven's.
 * @return Degrees of the other scale.
 */
export function otherDegrees(
	value: number,
	from: Scale,
	isOven = isOnKnob( value )
): number {
	if ( from === 'F' ) {
		const celsius = ( ( value - 32 ) * 5 ) / 9;
		return isOven ? Math.round( celsius / 10 ) * 10 : Math.round( celsius );
	}
	const fahrenheit = ( value * 9 ) / 5 + 32;
	if ( value < OVEN_CELSIUS || value % 5 !== 0 ) {
		return Math.round( fahrenheit );
	}
	const mark = Math.round( fahrenheit / 25 ) * 25;
	return Math.abs( mark - fahrenheit ) <= 8
		? mark
		: Math.round( fahrenheit / 5 ) * 5;
}

/** Writes by how much hotter or cooler something is in the other scale. */
function otherDifference( value: number, from: Scale ): number {
	const other = from === 'F' ? ( value * 5 ) / 9 : ( value * 9 ) / 5;
	return other < 10 ? Math.round( other ) : Math.round( other / 5 ) * 5;
}

/** One way to say a temperature. */
export type Degrees = {
	scale: Scale | 'gas';
	/** Degrees; of a gas mark those in Celsius. */
	low: number;
	high: number | null;
	/** Between the ends of a range that is said in words: `from 180 to 200 °C`; absent where a dash does. */
	joint?: string | undefined;
	isFan: boolean;
	/** Whether the scale is not said: then it is that of what precedes. */
	isGuess?: boolean;
	/** Whether it is by how much hotter or cooler. */
	isDifference?: boolean;
	start: number;
	end: number;
};

/** Prints degrees as an oven shows them. */
function print(
	low: number,
	high: number | null,
	scale: Scale,
	joint = '–'
): string {
	return `${ low }${ high === null || high === low ? '' : `${ joint }${ high }` }\u00a0°${ scale }`;
}

/**
 * Prints a temperature in a scale that it was not said in.
 *
 * @param degrees The temperature.
 * @return Such as `180 °C`, or `180–200 °C`.
 */
export function printIn( degrees: Degrees, scale: Scale ): string {
	const { low, high } = degrees;
	if ( degrees.scale === 'gas' ) {
		const [ , fahrenheit = 0 ] =
			Object.values( GAS_MARKS ).find(
				( [ celsius ] ) => celsius === low
			) ?? [];
		return print( scale === 'C' ? low : fahrenheit, null, scale );
	}
	const from = degrees.scale;
	// Of 195–200 °F neither end is an oven's.
	const isOven = isOnKnob( low ) && ( high === null || isOnKnob( high ) );
	const [ first, last ] = [ low, high ?? low ].map( ( value ) =>
		degrees.isDifference
			? otherDifference( value, from )
			: otherDegrees( value, from, isOven )
	);
	return print( first ?? low, last ?? null, scale, degrees.joint );
}

/** How far around degrees the words stand that say more of them, so that a text of thousands takes no time. */
const CONTEXT_LENGTH = 400;

/**
 * Returns what precedes degrees, as far as it says more of them.
 *
 * @param start Where they start.
 * @return The text before them.
 */
export function textBefore( text: string, start: number ): string {
	return text.slice( Math.max( 0, start - CONTEXT_LENGTH ), start );
}

/**
 * Returns what follows degrees, as far as it says more of them.
 *
 * @param end Where they end.
 * @return The text after them.
 */
export function textAfter( text: string, end: number ): string {
	return text.slice( end, end + CONTEXT_LENGTH );
}
