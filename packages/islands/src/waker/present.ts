/**
 * Returns whether a library is there by what it defines, wherever it came from.
 * An element of the page that has its name by an id is none.
 *
 * @param path Such as `wp.data`; nothing where nothing tells.
 * @return Whether it has run.
 */
export function isPresent( path = '' ): boolean {
	const names = path.split( '.' );
	return (
		Object.hasOwn( window, names[ 0 ] ?? '' ) &&
		names.reduce< unknown >(
			( value, name ) =>
				value instanceof Object
					? Reflect.get( value, name )
					: undefined,
			window
		) !== undefined
	);
}
