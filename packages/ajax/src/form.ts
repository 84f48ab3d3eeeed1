/**
 * More numbers than this become one field: `max_input_vars` of PHP is a
 * thousand by default.
 */
const MAX_FIELDS = 100;

/**
 * Writes a payload as PHP reads forms: `search[terms][]=4`, and `ids=4,5` where there are very many.
 *
 * @param payload The fields; null and undefined are left out.
 * @param form    Receives the fields.
 * @param prefix  Name so far.
 */
export function toForm(
	payload: object,
	form: URLSearchParams = new URLSearchParams(),
	prefix = ''
): URLSearchParams {
	const fields: Array< [ string, unknown ] > = Object.entries( payload );
	for ( const [ key, value ] of fields ) {
		if ( value === null || value === undefined ) {
			continue;
		}
		const own =
			Array.isArray( payload ) && typeof value !== 'object' ? '' : key;
		const name = prefix === '' ? key : `${ prefix }[${ own }]`;
		const isLong =
			Array.isArray( value ) && typeof value[ MAX_FIELDS ] === 'number';
		if ( typeof value === 'object' && ! isLong ) {
			toForm( value, form, name );
		} else {
			const plain: unknown = typeof value === 'boolean' ? +value : value;
			form.append( name, String( plain ) );
		}
	}
	return form;
}
