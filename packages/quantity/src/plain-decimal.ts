/**
 * Languages that write numbers as programs do. All others are asked of the
 * browser, whose first answer takes a slow phone a quarter of a second.
 */
const PLAIN = /^en(?:-(?:AU|CA|GB|IE|NZ|US))?$/i;

/** Larger numbers have more digits than a program keeps. */
const MAX_VALUE = 1e12;

/**
 * Writes a number in a language that writes it as programs do.
 *
 * @param value  The number, not negative.
 * @param locale Language tag.
 * @param least  How many decimals at least.
 * @param most   How many at most; a half is rounded up.
 * @return The number without marks between thousands; undefined in other languages.
 */
export function plainDecimal(
	value: number,
	locale: string | undefined,
	least: number,
	most: number
): string | undefined {
	const written = String( value );
	if (
		locale === undefined ||
		! PLAIN.test( locale ) ||
		! ( value < MAX_VALUE ) ||
		written.includes( 'e' )
	) {
		return undefined;
	}
	const [ whole = '', decimals = '' ] = written.split( '.' );
	const kept = whole + decimals.slice( 0, most ).padEnd( most, '0' );
	// By its digits: a calculation with a half may miss it.
	const isUp = ( decimals[ most ] ?? '' ) >= '5';
	const digits = String( Number( kept ) + ( isUp ? 1 : 0 ) ).padStart(
		most + 1,
		'0'
	);
	const point = digits.length - most;
	const fraction = digits
		.slice( point )
		.replace( /0+$/, '' )
		.padEnd( least, '0' );
	return digits.slice( 0, point ) + ( fraction && `.${ fraction }` );
}
