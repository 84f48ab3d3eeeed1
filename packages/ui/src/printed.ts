import type { PictureAttributes } from './picture';

/**
 * Reads a picture that the server has printed, with what lazy loading and the
 * like have put on it. Nothing that would run is taken along.
 *
 * @param image The picture.
 * @return Its attributes, as `Picture` takes them; null where there is none.
 */
export function pictureOf(
	image: Element | null | undefined
): PictureAttributes | null {
	if ( ! ( image instanceof HTMLImageElement ) ) {
		return null;
	}
	const attributes = Object.fromEntries(
		[ ...image.attributes ].flatMap( ( { name, value } ) =>
			/^(?:on|style$|is$|ref$|key$)/.test( name )
				? []
				: [
						[
							{
								class: 'className',
								crossorigin: 'crossOrigin',
								fetchpriority: 'fetchPriority',
								referrerpolicy: 'referrerPolicy',
							}[ name ] ?? name,
							value,
						],
					]
		)
	);
	return {
		...attributes,
		src: image.getAttribute( 'src' ) ?? '',
		alt: image.alt,
	};
}

/**
 * Reads where a printed link leads.
 *
 * @param link The link.
 * @return Its URL as it was printed; empty where there is none that a browser would only open.
 */
export function printedUrl( link: Element | null | undefined ): string {
	const url = link?.getAttribute( 'href' ) ?? '';
	return URL.canParse( url, location.href ) &&
		/^(?:https?|mailto):$/.test( new URL( url, location.href ).protocol )
		? url
		: '';
}
