/**
 * Adds the unit to a value without one, so that the value can be read by itself.
 *
 * @param value HTML, as typed.
 * @param unit  The unit that is meant.
 * @return HTML.
 */
export function withUnit( value: string, unit: string ): string {
	return /^[\d.,\s]*\d\s*$/.test( value )
		? `${ value.trim() } ${ unit }`
		: value;
}
