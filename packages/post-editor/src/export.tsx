import { PluginMoreMenuItem } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of a post that is saved: the URL that exports its recipe. */
		export?: string;
	}
}

/**
 * Offers the recipe in another format, or on paper, in the menu of the editor.
 *
 * @return The item; nothing before the post is stored.
 */
export function ExportItem(): ReactElement | null {
	const url = window.larder?.export;
	return url === undefined ? null : (
		<PluginMoreMenuItem href={ url } target="_blank">
			{ __( 'Export this recipe…', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
