/** @typedef {{ [ key: string ]: unknown }} Node */

/**
 * Returns whether a value is an object with properties.
 *
 * @param {unknown} value
 * @return {value is Node} Not for null.
 */
export function isNode( value ) {
	return typeof value === 'object' && value !== null;
}

/**
 * Visits every object of a syntax tree.
 *
 * @param {unknown} value
 * @param {( node: Node ) => void} visit
 */
export function walk( value, visit ) {
	if ( Array.isArray( value ) ) {
		value.forEach( ( item ) => walk( item, visit ) );
	} else if ( isNode( value ) ) {
		visit( value );
		for ( const [ key, child ] of Object.entries( value ) ) {
			if ( ! /comments$/i.test( key ) ) {
				walk( child, visit );
			}
		}
	}
}
