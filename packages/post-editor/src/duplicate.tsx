import { PluginMoreMenuItem } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of a recipe that is saved: the URL that makes a copy of it. */
		duplicate?: string;
	}
}

/**
 * Offers a copy of the recipe in the menu of the editor.
 *
 * @return The item; nothing where the visitor may make none.
 */
export function DuplicateItem(): ReactElement | null {
	const url = window.larder?.duplicate;
	return url === undefined ? null : (
		<PluginMoreMenuItem href={ url }>
			{ __( 'Duplicate this recipe', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
