import type { Manifest } from '../types';

/**
 * Prints what the server tells a page, as it does.
 *
 * @param manifest What differs from a page without islands.
 * @return Markup.
 */
export function pageData( manifest: Partial< Manifest > = {} ): string {
	const data = {
		larder: 1,
		islands: {},
		scripts: [],
		ajax: 'https://example.org/admin-ajax.php',
		waker: 'https://example.org/waker.js',
		roots: {},
		...manifest,
	};
	return `<script type="application/json" id="larder-islands-manifest">${ JSON.stringify(
		data
	).replaceAll( '<', '\\u003C' ) }</script>`;
}
