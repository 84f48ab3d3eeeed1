/** A class name in code, after comments, strings, imports and qualified names are taken out. */
const NAME = /(?<![\\\w$>])(?<!->)[A-Z]\w*/g;

/**
 * Reads which other classes of the plugin a file needs: those that it imports,
 * names in full, or finds in its own namespace.
 *
 * @param {string}              namespace The file's own.
 * @param {string}              text      PHP source.
 * @param {ReadonlySet<string>} classes   All classes, by their full names.
 * @return {string[]} Full names.
 */
function needsOf( namespace, text, classes ) {
	const code = text
		.replace( /\/\*[\s\S]*?\*\/|\/\/.*$/gm, '' )
		.replace( /'(?:[^'\\]|\\.)*'/g, "''" )
		.replace( /^namespace .*;$/m, '' );
	const imported = [ ...code.matchAll( /^use (Larder\\[\w\\]+)/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	const body = code.replace( /^use .*;$/gm, '' );
	const qualified = [
		...body.matchAll( /\\?((?:[A-Z]\w*\\)+[A-Z]\w*)/g ),
	].flatMap( ( [ , name = '' ] ) => [ name, `${ namespace }\\${ name }` ] );
	const siblings = [
		...body.replace( /\\?(?:[A-Z]\w*\\)+[A-Z]\w*/g, '' ).matchAll( NAME ),
	].map( ( [ name ] ) => `${ namespace }\\${ name }` );
	return [ ...imported, ...qualified, ...siblings ].filter( ( name ) =>
		classes.has( name )
	);
}

/**
 * Finds the strongly connected components of a graph, by Tarjan's algorithm.
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph What each needs.
 * @return {string[][]} Those with more than one member, each sorted.
 */
function components( graph ) {
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

/**
 * Finds classes of the plugin that need each other.
 *
 * @param {ReadonlyArray<{ file: string, text: string }>} files Paths relative to the repository, with their texts.
 * @return {string[]} A line for each circle.
 */
export function classCircles( files ) {
	/** @type {Map<string, { namespace: string, text: string }>} */
	const classes = new Map();
	for ( const { file, text } of files ) {
		const namespace = /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ];
		const name = /(\w+)\.php$/.exec( file )?.[ 1 ];
		if ( namespace !== undefined && name !== undefined ) {
			classes.set( `${ namespace }\\${ name }`, { namespace, text } );
		}
	}
	const names = new Set( classes.keys() );
	/** @type {Map<string, string[]>} */
	const graph = new Map();
	for ( const [ name, { namespace, text } ] of classes ) {
		graph.set(
			name,
			needsOf( namespace, text, names ).filter(
				( need ) => need !== name
			)
		);
	}
	return components( graph ).map(
		( members ) => `${ members.join( ', ' ) }: they need each other`
	);
}
