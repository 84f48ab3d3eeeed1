import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key means undo or redo.
 *
 * @param event A key.
 * @return True for undo and redo.
 */
export function isHistory( { ctrlKey, metaKey, key }: KeyboardEvent ): boolean {
	return ( ctrlKey || metaKey ) && /^[zy]$/i.test( key );
}

/**
 * Returns whether a key saves the post.
 *
 * @param event A key.
 * @return True for Ctrl+S and Cmd+S.
 */
export function isSave( {
	ctrlKey,
	metaKey,
	key,
}: Pick< KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key' > ): boolean {
	return ( ctrlKey || metaKey ) && /^s$/i.test( key );
}

/**
 * Stops keys that are meant for the field before they reach the block: arrows,
 * Backspace, letters, and Ctrl+A. Shortcuts of the editor, such as those that
 * save and undo, pass.
 *
 * @param event A key in a field.
 */
export function keepKey( event: KeyboardEvent ): void {
	const { ctrlKey, metaKey, key } = event;
	const isShortcut =
		( ( ctrlKey || metaKey ) && /^[^aA]$/u.test( key ) ) ||
		/^F\d+$/.test( key );
	if ( ! isShortcut ) {
		event.stopPropagation();
	}
}
