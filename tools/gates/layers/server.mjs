/** What every concern may be on; these know nothing of recipes. */
const FOUNDATIONS = [
	'Ajax',
	'Assets',
	'AutoloadedOption',
	'Contracts',
	'Deferred',
	'Islands',
	'Log',
	'QueryLog',
	'Registrable',
	'Root',
	'Settings',
	'SiteLanguage',
	'Sqlite',
	'StarterPage',
	'Statements',
];

/** What wires all parts together, so it may know them all. */
const TOP = [ 'Calls', 'Plugin', 'Renderers', 'Services' ];

/**
 * Returns which concern of the server a name belongs to.
 *
 * @param {string} name A path below `src/`, or a name below the namespace.
 * @return {string} The first part.
 */
function concernOf( name ) {
	return ( name.split( /[\\/]/ )[ 0 ] ?? '' ).replace( /\.php$/, '' );
}

/**
 * Reads which other concerns a file names, by import or in full.
 *
 * @param {string} text PHP source.
 * @return {string[]} Each once.
 */
function concernsIn( text ) {
	const named = [ ...text.matchAll( /\bLarder\\([A-Z]\w*)/g ) ].map(
		( [ , name = '' ] ) => name
	);
	return [ ...new Set( named ) ];
}

/**
 * Finds cycles in which concerns need each other.
 *
 * @param {Map<string, Set<string>>} graph What each concern needs.
 * @return {string[]} A line for each cycle.
 */
function cycles( graph ) {
	/** @type {Set<string>} */
	const found = new Set();
	/**
	 * @param {string}   concern
	 * @param {string[]} trail
	 */
	const walk = ( concern, trail ) => {
		const seen = trail.indexOf( concern );
		if ( seen !== -1 ) {
			const cycle = trail.slice( seen );
			const first = cycle.indexOf( [ ...cycle ].sort()[ 0 ] ?? '' );
			found.add(
				[ ...cycle.slice( first ), ...cycle.slice( 0, first ) ].join(
					' → '
				)
			);
			return;
		}
		for ( const next of graph.get( concern ) ?? [] ) {
			walk( next, [ ...trail, concern ] );
		}
	};
	for ( const concern of graph.keys() ) {
		walk( concern, [] );
	}
	return [ ...found ].map(
		( cycle ) => `packages/server/src: ${ cycle }: they need each other`
	);
}

/**
 * Finds uses that go against the layers: a foundation that knows a concern, a
 * concern that knows the plugin, and concerns that need each other.
 *
 * @param {ReadonlyArray<{ file: string, text: string }>} files Paths relative to the repository, with their texts.
 * @return {string[]} A line for each.
 */
export function serverFindings( files ) {
	/** @type {Map<string, Set<string>>} */
	const graph = new Map();
	/** @type {string[]} */
	const findings = [];
	for ( const { file, text } of files ) {
		const concern = concernOf(
			file.replace( /^packages\/server\/src\//, '' )
		);
		if ( TOP.includes( concern ) ) {
			continue;
		}
		const needs = concernsIn( text ).filter( ( name ) => name !== concern );
		graph.set(
			concern,
			new Set( [ ...( graph.get( concern ) ?? [] ), ...needs ] )
		);
		for ( const need of needs ) {
			if ( TOP.includes( need ) ) {
				findings.push(
					`${ file }: ${ need }: what knows the parts is known by none`
				);
			} else if (
				FOUNDATIONS.includes( concern ) &&
				! FOUNDATIONS.includes( need )
			) {
				findings.push(
					`${ file }: ${ need }: ${ concern } stands below it`
				);
			}
		}
	}
	return [ ...findings, ...cycles( graph ) ];
}
