import type { Manifest } from '@larder/islands';

/** The URL of another page, and the data in it. */
type Page = {
	/** What it told of its islands; nothing where it has none. */
	manifest?: Manifest | undefined;
	/** URL of the page that follows it in a list. */
	next?: string | undefined;
};

/** Pages whose data is known: what was read once says nothing new. */
const read = new Set< string >();

/** The page that follows the last one of an endless list. */
let following: string | undefined;

/** Returns a URL without its fragment, which only the browser reads. */
function withoutFragment( url: string ): string {
	return url.replace( /#.*/s, '' );
}

/**
 * Finds the page that follows another one: the server says it in the head, where
 * authors write nothing.
 *
 * @param page The document of the other one.
 * @return Its URL, if it is of this site.
 */
function nextOf( page: Document ): string | undefined {
	const href = page.head
		.querySelector( 'link[rel=next]' )
		?.getAttribute( 'href' );
	const { origin } = location;
	const url =
		href && URL.canParse( href, origin )
			? new URL( href, origin )
			: undefined;
	return url?.origin === origin ? withoutFragment( url.href ) : undefined;
}

/**
 * Reads what the server told of a page, as the loader reads that of its own: a
 * script element whose text begins with our name, for authors write no script.
 *
 * @param url URL of a page of this site.
 * @return Nothing where the answer is not a page.
 */
async function readPage( url: string ): Promise< Page > {
	const response = await fetch( url, { mode: 'same-origin' } );
	const type = response.headers.get( 'content-type' ) ?? '';
	if ( ! response.ok || ! /^\s*text\/html\b/i.test( type ) ) {
		return {};
	}
	const page = new DOMParser().parseFromString(
		await response.text(),
		'text/html'
	);
	return { manifest: manifestsIn( page )[ 0 ], next: nextOf( page ) };
}

/**
 * Reads what the server told of islands in a document.
 *
 * @return Of each of its scripts of data.
 */
export function manifestsIn( page: Document ): Manifest[] {
	return [ ...page.scripts ].flatMap( ( { textContent } ) =>
		/^\s*{"larder":/.test( textContent )
			? // The server prints it with the same version of the plugin.
				[ JSON.parse( textContent ) as Manifest ]
			: []
	);
}

/** Notes which page the browser has loaded itself, and what follows it. */
export function noteOwnPage(): void {
	const [ own ] = performance.getEntriesByType( 'navigation' );
	read.add( withoutFragment( own?.name ?? '' ) );
	following = nextOf( document );
}

/**
 * Reads the pages from which a piece may have come into this one: that of the
 * URL which the browser shows, and the one that follows in a list. Each is
 * asked for once, unless it could not be had.
 *
 * @param isEnough Takes what was told of a page, and says whether no other one is needed.
 */
export async function readPages(
	isEnough: ( manifest: Manifest ) => Promise< boolean >
): Promise< void > {
	for ( const find of [ () => location.href, () => following ] ) {
		const url = withoutFragment( find() ?? '' );
		if ( url === '' || read.has( url ) ) {
			continue;
		}
		read.add( url );
		try {
			const { manifest, next } = await readPage( url );
			following = next;
			if ( manifest && ( await isEnough( manifest ) ) ) {
				return;
			}
		} catch {
			// The added element stays static, and the next one causes a retry.
			read.delete( url );
		}
	}
}
