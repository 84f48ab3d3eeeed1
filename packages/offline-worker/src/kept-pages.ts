import { leadsTo } from './own-url';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** A page that can be read offline. */
export type KeptPage = {
	url: string;
	/** Plain text. */
	title: string;
	/** When it was last opened, in milliseconds since 1970. */
	at: number;
	/** URLs of the files that it is shown with. */
	files: string[];
};

/** Prefix of the caches of all workers of Larder, whatever their version. */
const PREFIX = 'larder-offline-';

/**
 * Raise it when the format of cached data changes; older caches are then
 * deleted.
 */
const FORM = '1';

/** Returns the name of a cache. Caches belong to a whole host, on which several sites may have a folder each. */
const nameOf = ( kind: 'pages' | 'files' ): string =>
	`${ PREFIX }${ kind }-${ FORM } ${ self.larderOffline.scope }`;

const openPages = (): Promise< Cache > => caches.open( nameOf( 'pages' ) );
const openFiles = (): Promise< Cache > => caches.open( nameOf( 'files' ) );

/** Where the list of pages lies among the pages. */
const INDEX = '/?larder-offline-index';

function isKeptPage( value: unknown ): value is KeptPage {
	return (
		value instanceof Object &&
		typeof Reflect.get( value, 'url' ) === 'string' &&
		typeof Reflect.get( value, 'title' ) === 'string' &&
		typeof Reflect.get( value, 'at' ) === 'number' &&
		Array.isArray( Reflect.get( value, 'files' ) )
	);
}

/**
 * Returns the pages that can be read offline.
 *
 * @return The last opened first.
 */
export async function keptPages(): Promise< KeptPage[] > {
	const stored = await ( await openPages() ).match( INDEX );
	const pages: unknown = stored ? await stored.json() : [];
	return Array.isArray( pages ) ? pages.filter( isKeptPage ) : [];
}

/**
 * Stores a list of pages, and deletes what none of them needs.
 *
 * @param most How many may be kept; the oldest go.
 */
async function store( pages: KeptPage[], most: number ): Promise< void > {
	const kept = [ ...pages ].sort( ( a, b ) => b.at - a.at ).slice( 0, most );
	const cache = await openPages();
	await cache.put( INDEX, new Response( JSON.stringify( kept ) ) );
	const addresses = new Set( kept.map( ( { url } ) => url ) );
	for ( const { url } of await cache.keys() ) {
		if ( ! addresses.has( url ) && ! url.endsWith( INDEX ) ) {
			await cache.delete( url );
		}
	}
	const needed = new Set( kept.flatMap( ( { files } ) => files ) );
	const files = await openFiles();
	for ( const { url } of await files.keys() ) {
		if ( ! needed.has( url ) ) {
			await files.delete( url );
		}
	}
}

/**
 * Finds the kept page to which a URL leads.
 *
 * @param asked What is requested.
 */
export function pageFor(
	pages: readonly KeptPage[],
	asked: string
): KeptPage | undefined {
	return pages.find( ( { url } ) => leadsTo( url, asked ) );
}

/**
 * Caches a page in the place of its earlier copy.
 *
 * @param url  Its own URL.
 * @param html The page.
 * @param most How many may be kept.
 */
export async function keepPage(
	url: string,
	html: string,
	most: number
): Promise< void > {
	const pages = await keptPages();
	const before = pages.find( ( page ) => page.url === url );
	const title = /<title[^>]*>([^<]*)/i.exec( html )?.[ 1 ]?.trim() ?? url;
	await (
		await openPages()
	).put(
		url,
		new Response( html, {
			headers: { 'Content-Type': 'text/html; charset=utf-8' },
		} )
	);
	await store(
		[
			...pages.filter( ( page ) => page.url !== url ),
			{ url, title, at: Date.now(), files: before?.files ?? [] },
		],
		most
	);
}

/**
 * Caches the files that a cached page is shown with. What is not available is left
 * out.
 *
 * @param url   The page's own URL.
 * @param files URLs.
 * @param most  How many pages may be kept.
 */
export async function keepFiles(
	url: string,
	files: string[],
	most: number
): Promise< void > {
	const cache = await openFiles();
	await Promise.all(
		files.map( async ( file ) => {
			if ( ! ( await cache.match( file ) ) ) {
				// The page has just been shown with most of them.
				const request = new Request( file, { cache: 'force-cache' } );
				await cache.add( request ).catch( () => {} ); // It is missing offline, as it is here.
			}
		} )
	);
	const pages = await keptPages();
	await store(
		pages.map( ( page ) =>
			page.url === url ? { ...page, files } : page
		),
		most
	);
}

/**
 * Forgets a page.
 *
 * @param url  Its own URL.
 * @param most How many pages may be kept.
 */
export async function forgetPage( url: string, most: number ): Promise< void > {
	await store(
		( await keptPages() ).filter( ( page ) => page.url !== url ),
		most
	);
}

/** Deletes the older half of the pages when the storage quota is exceeded. */
export async function makeRoom(): Promise< void > {
	const pages = await keptPages();
	await store( pages, Math.floor( pages.length / 2 ) );
}

/**
 * Returns the HTML of a kept page.
 *
 * @param url Its own URL.
 * @return Undefined where it is not kept.
 */
export async function readPage( url: string ): Promise< Response | undefined > {
	return ( await openPages() ).match( url );
}

/** Removes the size from the name of a picture, as WordPress writes it. */
function withoutSize( asked: string ): string {
	return asked.replace( /-\d+x\d+(?=\.\w+(?:\?|$))/, '' );
}

/**
 * Returns a kept file; of a picture another size where that is what was kept.
 *
 * @param asked Its URL.
 * @return Undefined where it is not kept.
 */
export async function readFile(
	asked: string
): Promise< Response | undefined > {
	const cache = await openFiles();
	const same = await cache.match( asked );
	if ( same ) {
		return same;
	}
	const other = ( await cache.keys() ).find(
		( { url } ) => withoutSize( url ) === withoutSize( asked )
	);
	return other && cache.match( other );
}

/**
 * Throws caches of this site away.
 *
 * @param isAll Whether those of this version go, too.
 */
export async function clearCaches( isAll: boolean ): Promise< void > {
	const current = [ nameOf( 'pages' ), nameOf( 'files' ) ];
	for ( const name of await caches.keys() ) {
		const isOurs =
			name.startsWith( PREFIX ) &&
			name.split( ' ' )[ 1 ] === self.larderOffline.scope;
		if ( isOurs && ( isAll || ! current.includes( name ) ) ) {
			await caches.delete( name );
		}
	}
}
