import { make } from '@larder/ui';

/**
 * Draws an icon.
 *
 * @param path Its lines on a grid of 24.
 */
export function drawIcon( path: string ): DocumentFragment {
	const template = document.createElement( 'template' );
	template.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${ path }"></path></svg>`;
	return template.content;
}

/**
 * Marks words that may be in another language than the page's.
 *
 * @param text       Plain text.
 * @param attributes Their language; none where they are written as the page is.
 */
export function wordsIn(
	text: string,
	attributes: { lang?: string }
): Node | string {
	return attributes.lang ? make( 'bdi', attributes, [ text ] ) : text;
}
