import { __ } from '@wordpress/i18n';

/** A field is judged while it is written from this many characters on. */
export const THRESHOLD = 3;

/** What a field has to hold. */
export type Rule = 'text' | 'email';

/**
 * Returns what is wrong with a field.
 *
 * @param value What it holds.
 * @param rule  What it has to hold.
 * @return A sentence, empty when nothing is wrong.
 */
export function problemWith( value: string, rule: Rule ): string {
	if ( value.trim() === '' ) {
		return __( 'This value is required.', 'larder' );
	}
	return rule === 'email' && ! /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test( value )
		? __( 'This value should be a valid email.', 'larder' )
		: '';
}
