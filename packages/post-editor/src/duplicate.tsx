import { useRegistry, useSelect } from '@wordpress/data';
import { PluginMoreMenuItem, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactElement } from 'react';
import { TYPED_ARGUMENT } from '@larder/contracts/constants';

declare global {
	interface Larder {
		/** In the editor of a recipe: the URL that makes a copy of it once it is stored. */
		duplicate?: string;
	}
}

/**
 * Keeps what was typed, and makes the copy of it: a draft is saved as it is; of what
 * readers see already an autosave is made, and the copy opens beside it.
 *
 * @param registry What holds the post.
 * @param url      Makes the copy.
 */
async function copyTyped(
	registry: ReturnType< typeof useRegistry >,
	url: string
): Promise< void > {
	const editor = registry.select( editorStore );
	const { savePost, autosave } = registry.dispatch( editorStore );
	if ( editor.isPostSavingLocked() || editor.isSavingPost() ) {
		void registry
			.dispatch( noticesStore )
			.createWarningNotice(
				__( 'The recipe cannot be saved just now.', 'larder' ),
				{ type: 'snackbar' }
			);
		return;
	}
	// A status that was chosen and not saved is none to be saved by the way.
	const isDraft = [
		editor.getEditedPostAttribute( 'status' ),
		editor.getCurrentPostAttribute( 'status' ),
	].every( ( status ) => status === 'draft' );
	if ( isDraft ) {
		await savePost();
		if (
			editor.didPostSaveRequestSucceed() &&
			! editor.isEditedPostDirty()
		) {
			window.location.assign( url );
		}
		return;
	}
	// Opened with the press: a browser lets no page open others later.
	const tab = window.open( '', '_blank' );
	await autosave();
	if ( editor.didPostSaveRequestSucceed() ) {
		( tab ?? window ).location.assign( `${ url }&${ TYPED_ARGUMENT }=1` );
	} else {
		tab?.close();
	}
}

/**
 * Offers a copy of the recipe in the menu of the editor, with what was typed and is
 * not saved yet.
 *
 * @return The item; nothing where the visitor may make none, or nothing is stored.
 */
export function DuplicateItem(): ReactElement | null {
	const registry = useRegistry();
	const { isNew, isTyped } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			isNew: editor.isEditedPostNew(),
			// What holds the save may not be part of the post yet.
			isTyped: editor.isEditedPostDirty() || editor.isPostSavingLocked(),
		};
	}, [] );
	const url = window.larder?.duplicate;
	return url === undefined || isNew ? null : (
		<PluginMoreMenuItem
			{ ...( isTyped
				? { onClick: () => void copyTyped( registry, url ) }
				: { href: url } ) }
		>
			{ __( 'Duplicate this recipe', 'larder' ) }
		</PluginMoreMenuItem>
	);
}
