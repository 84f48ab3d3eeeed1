import { focus } from '@wordpress/dom';
import type { KeyboardEvent } from 'react';
import { END, type ListRow } from './model';
import type { ListApi } from './use-list-editor';

/**
 * Moves the focus from a field or text of a row to a text of it. WordPress lets Tab go to
 * fields and buttons of a block, and to its texts never: it leaves the block there.
 *
 * @param event The key.
 * @return False when the key is not Tab, or does not lead to a text of the row.
 */
export function tab< Row extends ListRow >(
	api: ListApi< Row >,
	{ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent
): boolean {
	if ( key !== 'Tab' || ctrlKey || metaKey || altKey ) {
		return false;
	}
	const element = target as HTMLElement;
	const next =
		focus.tabbable[ shiftKey ? 'findPrevious' : 'findNext' ]( element );
	const row = element.closest( '[data-larder-row]' );
	const text =
		next?.getAttribute( 'contenteditable' ) === 'true'
			? next.getAttribute( 'data-larder-key' )
			: null;
	if ( text === null || ! row?.contains( next ?? null ) ) {
		return false;
	}
	api.focus( { key: text, offset: END } );
	return true;
}
