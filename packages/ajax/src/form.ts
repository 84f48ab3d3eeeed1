/**
 * Writes a payload as PHP reads forms: `search[terms][]=4`.
 *
 * @param payload The fields; null and undefined are left out.
 * @param form    Receives the fields.
 * @param prefix  Name so far.
 * @return The form.
 */
export function toForm(
	payload: object,
	form: URLSearchParams = new URLSearchParams(),
	prefix = ''
): URLSearchParams {
	const fields: Array< [ string, unknown ] > = Object.entries( payload );
	for ( const [ key, value ] of fields ) {
		const own =
			Array.isArray( payload ) &&
			( typeof value !== 'object' || value === null )
				? ''
				: key;
		const name = prefix === '' ? key : `${ prefix }[${ own }]`;
		if ( value === null || value === undefined ) {
			continue;
		}
		if ( typeof value === 'object' ) {
			toForm( value, form, name );
		} else if ( typeof value === 'boolean' ) {
			form.append( name, value ? '1' : '0' );
		} else if ( typeof value === 'string' || typeof value === 'number' ) {
			form.append( name, `${ value }` );
		}
	}
	return form;
}
