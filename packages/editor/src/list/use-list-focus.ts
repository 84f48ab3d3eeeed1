import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent } from 'react';
import { eventElement } from '../event-element';
import type { ListRow } from './model';
import { elementOf, type ListApi } from './use-list-editor';

/**
 * Restores the focus that was lost when an undo or redo removed the row that had it.
 *
 * @param root         The element around the list.
 * @param root.current The element.
 * @param clientId     The block.
 * @param focus        Puts the caret somewhere.
 */
function useFocusAfterUndo(
	root: { current: HTMLElement | null },
	clientId: string,
	focus: ( caret: { key: string; offset: number } ) => void
): void {
	const { key, offset } = useSelect(
		( select ) => {
			const start = select( blockEditorStore ).getSelectionStart();
			return start.clientId === clientId
				? { key: start.attributeKey, offset: start.offset ?? 0 }
				: { key: undefined, offset: 0 };
		},
		[ clientId ]
	);
	useEffect( () => {
		const active = root.current?.ownerDocument.activeElement;
		if ( ! key || ( active && active.tagName !== 'BODY' ) ) {
			return;
		}
		// A list that is empty again has a line of its own.
		const first =
			root.current?.querySelector< HTMLElement >( '[data-larder-line]' );
		focus(
			elementOf( root.current, key )
				? { key, offset }
				: { key: first?.dataset[ 'larderKey' ] ?? key, offset: 0 }
		);
	}, [ root, key, offset, focus ] );
}

/**
 * Returns the target of an event as a node; elements of the canvas belong to
 * another window, whose classes differ.
 *
 * @param target Where the event happened.
 * @return The node, or null.
 */
function asNode( target: EventTarget ): Node | null {
	return 'nodeType' in target ? ( target as Node ) : null;
}

/**
 * Returns whether an event comes from a button of a row.
 *
 * @param target Where the event happened.
 * @return False for editables and fields.
 */
function isTool( target: EventTarget ): boolean {
	return !! eventElement( target )?.closest( 'button, [role="button"]' );
}

type Options< Row extends ListRow > = {
	/** The element around the list. */
	root: { current: HTMLElement | null };
	api: ListApi< Row >;
	clientId: string;
	/** Key of the row or heading that has focus while the block is selected. */
	focusedKey: string | null;
	setFocused: ( key: string | null ) => void;
	/** Handles the keys that do not move the focus. */
	onKey: ( event: KeyboardEvent< HTMLElement > ) => void;
};

/**
 * Follows which row has focus, and keeps the keys of its buttons to them.
 *
 * @return Handlers for the element around the list.
 */
export function useListFocus< Row extends ListRow >( {
	root,
	api,
	clientId,
	focusedKey,
	setFocused,
	onKey,
}: Options< Row > ): {
	onFocusCapture: ( event: FocusEvent ) => void;
	onKeyDownCapture: ( event: KeyboardEvent< HTMLElement > ) => void;
} {
	useFocusAfterUndo( root, clientId, api.focus );
	const onFocusCapture = useCallback(
		( event: FocusEvent ) => {
			// Events of a popover come through here too, though it is elsewhere.
			if ( ! root.current?.contains( event.target ) ) {
				return;
			}
			// The tools of a row stay while a button for one more is pressed: without
			// their height it would move from under the pointer, and nothing be clicked.
			if ( event.target.matches( '.larder-list__add' ) ) {
				return;
			}
			const row =
				event.target.closest< HTMLElement >( '[data-larder-row]' );
			setFocused( row?.dataset[ 'larderRow' ] ?? null );
		},
		[ root, setFocused ]
	);
	const onKeyDownCapture = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( ! event.currentTarget.contains( asNode( event.target ) ) ) {
			return;
		}
		if ( event.key === 'Escape' && focusedKey && isTool( event.target ) ) {
			event.stopPropagation();
			api.focus( { key: focusedKey, offset: Number.MAX_SAFE_INTEGER } );
			return;
		}
		// The canvas moves the selection by arrows, also from a button.
		if ( event.key.startsWith( 'Arrow' ) && isTool( event.target ) ) {
			event.preventDefault();
			return;
		}
		onKey( event );
	};
	return { onFocusCapture, onKeyDownCapture };
}
