import type { Manifest } from './types';

let manifest: Manifest | undefined;

/**
 * Returns what the server told about this page's islands.
 *
 * It stands in a script element that begins with our name. What an author writes
 * can have any id, class and attribute, but is no script: nothing else tells what
 * runs here. Ids and attributes of scripts are what optimisers drop.
 *
 * @return The manifest; empty when the page has none.
 */
export function getManifest(): Manifest {
	for ( const { textContent, nonce } of manifest
		? []
		: document.getElementsByTagName( 'script' ) ) {
		if ( /^\s*{"larder":/.test( textContent ) ) {
			// The server prints it with the same version of the plugin.
			manifest = {
				...( JSON.parse( textContent ) as Manifest ),
				nonce: nonce ?? '',
			};
			break;
		}
	}
	return (
		manifest ?? { islands: {}, scripts: [], roots: {}, ajax: '', waker: '' }
	);
}
