import { useSelect } from '@wordpress/data';
import { PluginMoreMenuItem, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of who may export: the URL that exports the recipe once it is stored. */
		export?: string;
	}
}

/**
 * Offers the recipe in another format, or on paper, in the menu of the editor.
 *
 * @return The item; nothing before a recipe is stored.
 */
export function ExportItem(): ReactElement | null {
	const isStored = useSelect( ( select ) => {
		const editor = select( editorStore );
		const content = editor.getCurrentPostAttribute( 'content' );
		return (
			! editor.isEditedPostNew() &&
			typeof content === 'string' &&
			/<!-- wp:larder\/recipe[\s}]/.test( content )
		);
	}, [] );
	const url = window.larder?.export;
	return url === undefined || ! isStored ? null : (
		<PluginMoreMenuItem href={ url } target="_blank">
			{ __( 'Export this recipe…', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
