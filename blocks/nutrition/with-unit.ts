/**
 * Gives a value its unit where nobody typed one, so that it reads by itself.
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
