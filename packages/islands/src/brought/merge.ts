import type { Manifest, ManifestScript } from '@larder/islands';

/**
 * Returns what tells a script from all others, whatever page lists it.
 *
 * @return Its URL, or what a handle without one runs.
 */
function identityOf( { src, before, after }: ManifestScript ): string {
	return src || JSON.stringify( [ before, after ] );
}

/**
 * Lists the scripts of a page with what they need by identity: places are another
 * page's.
 *
 * @param manifest What the server told of the page.
 * @return Scripts that it fetches, and those that wait until they are requested.
 */
function scriptsOf( { scripts, later = scripts.length }: Manifest ) {
	const all = scripts.map( ( script ) => ( {
		script,
		identity: identityOf( script ),
		needs: ( script.needs ?? [] ).flatMap( ( place ) => {
			const need = scripts[ place ];
			return need ? [ identityOf( need ) ] : [];
		} ),
	} ) );
	return { now: all.slice( 0, later ), later: all.slice( later ) };
}

/**
 * Adds to what a page knows of its scripts those of another page, of which a piece
 * has come into it. Its own props are left to whoever knows what is still there.
 *
 * @param page The page; it is changed.
 * @return URLs of what scripts that both have need on the other page alone, such as words of its language.
 */
export function mergeScripts( page: Manifest, other: Manifest ): string[] {
	const ours = scriptsOf( page );
	const theirs = scriptsOf( other );
	const known = new Set(
		[ ...ours.now, ...ours.later ].map( ( { identity } ) => identity )
	);
	const now = [ ...ours.now, ...theirs.now ];
	const all = [ ...now, ...ours.later, ...theirs.later ];
	const order = [ ...new Set( all.map( ( { identity } ) => identity ) ) ];
	const placeOf = ( identity: string ): number => order.indexOf( identity );

	const merged = new Map< string, ManifestScript >();
	const missing = new Set< string >();
	for ( const { script, identity, needs } of all ) {
		const before = merged.get( identity );
		merged.set( identity, {
			...script,
			...before,
			needs: [
				...new Set( [
					...( before?.needs ?? [] ),
					...needs.map( placeOf ),
				] ),
			],
		} );
		for ( const need of needs ) {
			if ( known.has( identity ) && ! known.has( need ) ) {
				missing.add( need );
			}
		}
	}
	const names = [ page, other ].flatMap( ( { islands, scripts } ) =>
		Object.entries( islands ).flatMap( ( [ name, place ] ) => {
			const script = scripts[ place ];
			return script
				? [ [ name, placeOf( identityOf( script ) ) ] as const ]
				: [];
		} )
	);
	page.islands = Object.fromEntries( names );
	page.later = new Set( now.map( ( { identity } ) => identity ) ).size;
	page.scripts = order.flatMap(
		( identity ) => merged.get( identity ) ?? []
	);
	page.settings = { ...other.settings, ...page.settings };
	return [ ...missing ].filter(
		( identity ) => ! identity.startsWith( '[' )
	);
}
