import { toPcre } from './pcre.mjs';

/**
 * Writes a constant of TypeScript as data.
 *
 * @param {unknown} value Its value.
 * @return {unknown} What PHP has in its place; undefined for anything that is not data, and for parts of patterns.
 */
export function toData( value ) {
	if ( value instanceof RegExp ) {
		return toPcre( value );
	}
	if ( value instanceof Set ) {
		return [ ...value ];
	}
	if ( value instanceof Map ) {
		return [ ...value.values() ].every( ( one ) => typeof one === 'number' )
			? Object.fromEntries( value )
			: undefined;
	}
	return typeof value === 'string' ? undefined : bounded( value );
}

/**
 * Writes what has no end as null, and expressions for PHP.
 *
 * @param {unknown} value A number or an expression, or lists of such.
 * @return {unknown} The same as data.
 */
function bounded( value ) {
	if ( value instanceof RegExp ) {
		return toPcre( value );
	}
	if ( Array.isArray( value ) ) {
		return value.map( bounded );
	}
	if ( value !== null && typeof value === 'object' ) {
		return Object.fromEntries(
			Object.entries( value ).map( ( [ key, one ] ) => [
				key,
				bounded( one ),
			] )
		);
	}
	return value === Infinity ? null : value;
}
