/** What a print can do without, the least needed first. What one cooks by is not among them. */
const SPARED: readonly string[] = [
	'recipe-content',
	'author-bio',
	'thank-you-note',
	'extended-content',
	'social-share',
	'nutrition',
	'images',
	'notes',
	'description',
];

/** So many ways to save a page are offered. */
const OFFERED = 2;

/** What to leave out, and how many pages it takes then. */
export type Saving = { names: readonly string[]; pages: number };

/**
 * Finds what to leave out to save a page: parts that do so by themselves, or else
 * the fewest together, the least needed first.
 *
 * @param shown        Names of the parts that are printed.
 * @param pages        How many pages it takes with them.
 * @param pagesWithout Gives how many pages it takes without some of them; may take its time.
 * @return One or two ways; none where nothing helps.
 */
export async function findSavings(
	shown: readonly string[],
	pages: number,
	pagesWithout: ( names: readonly string[] ) => Promise< number >
): Promise< Saving[] > {
	const spared = SPARED.filter( ( name ) => shown.includes( name ) );
	const found: Saving[] = [];
	for ( const name of pages > 1 ? spared : [] ) {
		const left = await pagesWithout( [ name ] );
		if ( left < pages ) {
			found.push( { names: [ name ], pages: left } );
		}
		if ( found.length === OFFERED ) {
			break;
		}
	}
	if ( found.length > 0 || pages === 1 ) {
		return found;
	}
	for ( let count = 2; count <= spared.length; count++ ) {
		const names = spared.slice( 0, count );
		const left = await pagesWithout( names );
		if ( left < pages ) {
			return [ { names, pages: left } ];
		}
	}
	return [];
}
