import { getManifest, type PageSettings } from '@larder/islands';

/**
 * Returns what the site has set for its pages.
 *
 * @return The settings, each with what is usual where the page says nothing.
 */
export function getSettings(): Required< Omit< PageSettings, 'toastStyle' > > {
	return {
		savesOnDevice: false,
		recommendDelay: 250,
		...getManifest().settings,
	};
}

/**
 * Returns the key under which this site stores something in a browser: sites in
 * subdirectories share the storage of their origin, and have recipes with the
 * same IDs.
 *
 * @param name What is stored, such as `recipe:12`.
 */
export function siteKey( name: string ): string {
	return `larder:${ getManifest().scope ?? '' }${ name }`;
}

/**
 * Returns a key that distinguishes accounts on this device.
 *
 * @return A hash of the account; undefined for a guest.
 */
export function accountHash(): string | undefined {
	return getManifest().who;
}
