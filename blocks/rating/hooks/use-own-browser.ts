import { useEffect } from '@wordpress/element';
import { browserIdentifier } from '@larder/ajax';

/** Names the browser to a comment with stars that is on its way. */
function nameBrowser( { formData }: FormDataEvent ): void {
	if ( formData.has( 'comment_post_ID' ) && formData.has( 'rating' ) ) {
		formData.set( 'unique_user_id', browserIdentifier() );
	}
}

/**
 * Sends an identifier of the browser with a comment, so that stars given there
 * without a comment are not counted in addition to those of the comment.
 */
export function useOwnBrowser(): void {
	useEffect( () => {
		document.addEventListener( 'formdata', nameBrowser );
		return () => document.removeEventListener( 'formdata', nameBrowser );
	}, [] );
}
