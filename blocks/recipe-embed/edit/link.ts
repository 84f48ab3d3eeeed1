import { __ } from '@wordpress/i18n';

/** Help on how to write the link of a recipe elsewhere. */
export const LINK_HINT = __(
	'Write an address of the web, such as example.org/pie.',
	'larder'
);

/**
 * Returns what a recipe of another site is called until somebody names it.
 *
 * @param url Its URL.
 * @return The name of the site; the URL where it has none.
 */
export function hostOf( url: string ): string {
	return URL.canParse( url ) ? new URL( url ).hostname : url;
}
