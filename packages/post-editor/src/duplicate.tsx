import { PluginMoreMenuItem } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of a recipe that is saved: the address that makes a copy of it. */
		duplicate?: string;
	}
}

/**
 * Offers a copy of the recipe in the menu of the editor.
 *
 * @return The item; nothing where the visitor may make none.
 */
export function DuplicateItem(): ReactElement | null {
	const address = window.larder?.duplicate;
	return address === undefined ? null : (
		<PluginMoreMenuItem href={ address }>
			{ __( 'Duplicate this recipe', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
