import type { Manifest } from './types';

let manifest: Manifest | undefined;
let source: Element | undefined;

/**
 * Returns what the server told about this page's islands.
 *
 * It is in a script element that begins with our name. Content can have any id,
 * class and attribute, but no script elements: so only this data decides what
 * runs. Optimisation plugins drop ids and attributes of scripts.
 *
 * Where it has left the page, the page may be another one: there are scripts that
 * follow a link by putting the next body into the place of this one.
 *
 * @return The manifest; empty when the page has none.
 */
export function getManifest(): Manifest {
	for ( const script of source?.isConnected
		? []
		: document.getElementsByTagName( 'script' ) ) {
		const { textContent, nonce } = script;
		if ( /^\s*{"larder":/.test( textContent ) ) {
			source = script;
			// The server prints it with the same version of the plugin.
			manifest = {
				...( JSON.parse( textContent ) as Manifest ),
				nonce,
			};
			break;
		}
	}
	return (
		manifest ?? { islands: {}, scripts: [], roots: {}, ajax: '', waker: '' }
	);
}
