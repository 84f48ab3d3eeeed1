import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';

/**
 * Marks the post as changed where its blocks have changed while it was saved.
 *
 * Letters that continue in the same text are not a change of the content to WordPress, and
 * after the save it has none left: the page would say that all is saved, and could be
 * left without a question.
 */
export function useTypedWhileSaving(): void {
	const registry = useRegistry();
	useEffect( () => {
		let sent: string | null = null;
		return registry.subscribe( () => {
			const editor = registry.select( editorStore );
			if ( editor.isSavingPost() ) {
				sent ??= editor.getEditedPostContent();
				return;
			}
			if ( sent === null ) {
				return;
			}
			const before = sent;
			sent = null;
			if ( editor.isEditedPostDirty() ) {
				return;
			}
			const content = editor.getEditedPostContent();
			if ( content !== before ) {
				void registry
					.dispatch( editorStore )
					.editPost( { content }, { undoIgnore: true } );
			}
		} );
	}, [ registry ] );
}
