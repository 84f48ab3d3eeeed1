/** A row of a table whose first cell is the name of a hook. */
const ROW = /^\| `(larder[\w.]+)` \| (.*?) \| /;

/**
 * Reads the hooks that a page documents.
 *
 * @param {string} page Markdown with tables: name, arguments, meaning.
 * @return {Map<string, string[]>} Names of the arguments in order, such as `$post`, by name.
 */
export function documentedHooks( page ) {
	return new Map(
		page.split( '\n' ).flatMap( ( line ) => {
			const [ , name, given = '' ] = ROW.exec( line ) ?? [];
			return name === undefined
				? []
				: [ [ name, given.match( /\$\w+|\w+(?=:)/g ) ?? [] ] ];
		} )
	);
}
