import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { isBlank, readHtml } from '@larder/editor';

type Registry = ReturnType< typeof useRegistry >;

/** A text for comparison: its letters and digits. */
const folded = ( text: string ) =>
	text.toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '' );

/**
 * Sets the title of an untitled post to that of its recipe, as a part of the undo
 * step before it.
 *
 * @param registry What holds the post.
 * @param title    Plain text.
 * @return Whether the post is called so; false where it has another title.
 */
export function giveTitle( registry: Registry, title: string ): boolean {
	const { getEditedPostAttribute } = registry.select( editorStore );
	const stored = getEditedPostAttribute( 'title' );
	if ( stored === undefined ) {
		return false;
	}
	const own = readHtml( stored );
	if ( ! isBlank( own ) ) {
		return folded( own ) === folded( title );
	}
	// A cached edit joins the undo step before it, which is that of the blocks once they are in place.
	queueMicrotask( () => {
		void registry
			.dispatch( editorStore )
			.editPost( { title }, { isCached: true } );
	} );
	return true;
}
