import type { Manifest } from './types';

let manifest: Manifest | undefined;

/**
 * Gives what the server told about this page's islands.
 *
 * @return The manifest; empty when the page has none.
 */
export function getManifest(): Manifest {
	const text = document.getElementById(
		'larder-islands-manifest'
	)?.textContent;
	if ( text ) {
		// The server prints it with the same version of the plugin.
		manifest ??= JSON.parse( text ) as Manifest;
	}
	return manifest ?? { islands: {}, scripts: {}, ajax: '' };
}
