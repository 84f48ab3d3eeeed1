import { PluginMoreMenuItem } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of a post that is saved: the address that exports its recipe. */
		export?: string;
	}
}

/**
 * Offers the recipe in another format, or on paper, in the menu of the editor.
 *
 * @return The item; nothing before the post is stored.
 */
export function ExportItem(): ReactElement | null {
	const address = window.larder?.export;
	return address === undefined ? null : (
		<PluginMoreMenuItem href={ address } target="_blank">
			{ __( 'Export this recipe…', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
