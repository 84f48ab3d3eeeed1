import { __ } from '@wordpress/i18n';
import { fullAddress } from '@larder/editor';

/** Help on how to write the link of a recipe elsewhere. */
export const LINK_HINT = __(
	'Write an address of the web, such as example.org/pie.',
	'larder'
);

/**
 * Reads the link of a recipe on another site, with or without its protocol.
 *
 * @param text What was typed.
 * @return The address; undefined where it is none of the web.
 */
export function readLink( text: string ): string | undefined {
	const address = fullAddress( text );
	return /^https?:\/\/[^\s/]+\.\S+$/i.test( address ) &&
		URL.canParse( address )
		? address
		: undefined;
}

/**
 * Returns what a recipe of another site is called until somebody names it.
 *
 * @param url Its address.
 * @return The name of the site; the address where it has none.
 */
export function hostOf( url: string ): string {
	return URL.canParse( url ) ? new URL( url ).hostname : url;
}
