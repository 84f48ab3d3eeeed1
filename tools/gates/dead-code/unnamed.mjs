/** What says that a name is there, not that it is needed: its own definition, and lists of names to export. */
const DECLARED = /export (?:async )?(?:function|const) \w+|export \{[^}]*\}/g;

/**
 * Returns the names that no source says but where they are exported.
 *
 * @param {readonly string[]} names   The names.
 * @param {readonly string[]} sources Texts of files.
 * @return {string[]} Those that nothing calls.
 */
export function unnamed( names, sources ) {
	const words = new Set(
		sources.flatMap(
			( source ) =>
				source
					.replace( DECLARED, '' )
					.replace( /\/\*.*?\*\//gs, '' )
					.match( /\w+/g ) ?? []
		)
	);
	return names.filter( ( name ) => ! words.has( name ) );
}
