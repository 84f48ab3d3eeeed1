/**
 * Finds the strongly connected components of a graph, by Tarjan's algorithm.
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph What each needs.
 * @return {string[][]} Those with more than one member, each sorted.
 */
export function components( graph ) {
	/** @type {Map<string, { index: number, low: number }>} */
	const seen = new Map();
	/** @type {string[]} */
	const stack = [];
	/** @type {string[][]} */
	const found = [];
	/**
	 * @param {string} name
	 * @return {{ index: number, low: number }} Where the walk met it.
	 */
	const visit = ( name ) => {
		const own = { index: seen.size, low: seen.size };
		seen.set( name, own );
		stack.push( name );
		for ( const need of graph.get( name ) ?? [] ) {
			const met = seen.get( need );
			if ( met === undefined ) {
				own.low = Math.min( own.low, visit( need ).low );
			} else if ( stack.includes( need ) ) {
				own.low = Math.min( own.low, met.index );
			}
		}
		if ( own.low === own.index ) {
			const members = stack.splice( stack.indexOf( name ) );
			if ( members.length > 1 ) {
				found.push( members.sort() );
			}
		}
		return own;
	};
	for ( const name of graph.keys() ) {
		if ( ! seen.has( name ) ) {
			visit( name );
		}
	}
	return found;
}
