import { useSelect } from '@wordpress/data';
import { PluginMoreMenuItem, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

declare global {
	interface Larder {
		/** In the editor of who may export. */
		export?: {
			/** Exports the recipe of the post. */
			url: string;
			/** Whether the post had a recipe when the editor was opened, in itself or in a synced pattern. */
			isStored: boolean;
		};
	}
}

/**
 * Offers the recipe in another format, or on paper, in the menu of the editor.
 *
 * @return The item; nothing before a recipe is stored.
 */
export function ExportItem(): ReactElement | null {
	// One that was saved since has not been told.
	const isSaved = useSelect( ( select ) => {
		const editor = select( editorStore );
		const content = editor.getCurrentPostAttribute( 'content' );
		return (
			! editor.isEditedPostNew() &&
			typeof content === 'string' &&
			/<!-- wp:larder\/recipe\s/.test( content )
		);
	}, [] );
	const told = window.larder?.export;
	return told && ( told.isStored || isSaved ) ? (
		<PluginMoreMenuItem href={ told.url } target="_blank">
			{ __( 'Export this recipe…', 'larder' ) }
		</PluginMoreMenuItem>
	) : null;
}
