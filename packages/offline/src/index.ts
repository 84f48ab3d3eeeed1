import type { OfflineProps } from '@larder/contracts';
import { getManifest, register } from '@larder/islands';
import { loadScaling } from '@larder/units';

/** More files than a recipe has; it bounds what a page may ask for. */
const MAX_FILES = 200;

/**
 * Whether a service worker is Larder's; another one of the site is never
 * replaced.
 */
function isOurs( worker: ServiceWorker | null | undefined ): boolean {
	return worker?.scriptURL.includes( 'larder-service-worker=' ) ?? false;
}

/**
 * Lists the files that the page is shown with, those that a press would load included.
 *
 * @return URLs on this site.
 */
export function filesOfPage(): string[] {
	const found = [
		...[ ...document.styleSheets ].map( ( { href } ) => href ?? '' ),
		...[ ...document.scripts ].map( ( { src } ) => src ),
		...getManifest()
			.scripts.slice( 0, getManifest().later )
			.map( ( { src } ) => src ),
		...[ ...document.images ].map(
			( { currentSrc, src } ) => currentSrc || src
		),
		...performance
			.getEntriesByType( 'resource' )
			.filter( ( { name } ) =>
				/\.(?:woff2?|css)(?:\?|$)|\/packages\/units\/\w+\.js/.test(
					name
				)
			)
			.map( ( { name } ) => name ),
	].flatMap( ( url ) => {
		try {
			return url === '' ? [] : [ new URL( url, location.href ) ];
		} catch {
			return []; // No URL; the browser shows nothing for it either.
		}
	} );
	return [
		...new Set(
			found
				.filter( ( { origin } ) => origin === location.origin )
				.map( ( { href } ) => href )
		),
	].slice( 0, MAX_FILES );
}

/**
 * Keeps the page for reading without a network.
 */
async function keep( {
	worker,
	scope,
	url,
	isGuests,
}: OfflineProps ): Promise< void > {
	const { serviceWorker } = navigator;
	const known = await serviceWorker.getRegistration( scope );
	const running = known?.active ?? known?.waiting ?? known?.installing;
	if (
		( running && ! isOurs( running ) ) ||
		( serviceWorker.controller && ! isOurs( serviceWorker.controller ) )
	) {
		return;
	}
	await serviceWorker.register( worker, { scope, updateViaCache: 'none' } );
	const { active } = await serviceWorker.ready;
	// No manifest knows what a script loads by itself: what scales the steps has to be here before it can be kept.
	await loadScaling();
	active?.postMessage( {
		type: 'keep',
		url,
		isGuests,
		files: filesOfPage(),
	} );
}

register( 'offline', ( _root, props ) => {
	// Undefined without HTTPS, and in some private windows.
	if ( 'serviceWorker' in navigator ) {
		// PHP prints the props of the same version of this script.
		keep( props as OfflineProps ).catch( ( error: unknown ) => {
			// eslint-disable-next-line no-console -- The page works all the same; a developer may want to know.
			console.warn( 'Larder: this page is not kept offline.', error );
		} );
	}
	return true;
} );
