import { isKeyboardEvent } from '@wordpress/keycodes';
import { useMemo } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { pastedLines } from '../paste/pasted-lines';
import { eventElement } from '../event-element';
import {
	enter,
	joinBack,
	joinNext,
	paste,
	retype,
	type Edited,
	type Target,
} from './line-edits';
import type { Shared } from '../paste/use-recipe-paste';
import type { Line } from './insert';
import type { ListRow, RowKind } from './model';
import { cutAtSelection } from './rich';
import { EDITABLES, step } from './step';
import { tab } from './tab';
import type { ListApi } from './use-list-editor';

type Options< Row extends ListRow > = {
	root: RefObject< HTMLElement | null >;
	api: ListApi< Row >;
	kind: RowKind< Row >;
	/** Moves a row or section, and tells so. */
	onMove: ( key: string, by: -1 | 1 ) => void;
	/** Returns which of the pasted lines belong to this list. */
	shareOut: ( lines: readonly Line[] ) => Shared;
};

/**
 * Finds the line or heading that an event happened in.
 *
 * @return The editable and what it stands for; null for fields and buttons.
 */
function targetOf( event: { target: EventTarget } ): Target | null {
	const element = eventElement( event.target )?.closest< HTMLElement >(
		EDITABLES
	);
	const key = element?.dataset[ 'larderKey' ];
	return element && key !== undefined
		? { element, key, isTitle: 'larderHeading' in element.dataset }
		: null;
}

/**
 * Returns by how much a key moves the row: Alt and an arrow, or the keys that move a
 * block in WordPress.
 *
 * @param event The key.
 * @return -1 for up, 1 for down, 0 for another key.
 */
function moveOf( event: KeyboardEvent ): -1 | 0 | 1 {
	const { nativeEvent, altKey, ctrlKey, metaKey, shiftKey, key } = event;
	const isOnlyAlt = altKey && ! ctrlKey && ! metaKey && ! shiftKey;
	if (
		( isOnlyAlt && key === 'ArrowUp' ) ||
		isKeyboardEvent.secondary( nativeEvent, 't' )
	) {
		return -1;
	}
	return ( isOnlyAlt && key === 'ArrowDown' ) ||
		isKeyboardEvent.secondary( nativeEvent, 'y' )
		? 1
		: 0;
}

/**
 * Returns whether a key makes a heading or a line, by WordPress's keys for headings
 * and paragraphs; null for other keys.
 *
 * @param event The key.
 * @return True for a heading, false for a line, null for another key.
 */
function headingOf( { nativeEvent }: KeyboardEvent ): boolean | null {
	// With Shift the key itself is another sign.
	const digit = /^Digit(\d)$/.exec( nativeEvent.code )?.[ 1 ] ?? '';
	const isAccess =
		nativeEvent.altKey &&
		! nativeEvent.metaKey &&
		nativeEvent.shiftKey !== nativeEvent.ctrlKey;
	return isAccess && /^[0-7]$/.test( digit ) ? /^[1-6]$/.test( digit ) : null;
}

/**
 * Handles Backspace and Delete.
 *
 * @param target Where the caret is.
 * @param isBack True for Backspace.
 * @return False when the key means the text itself.
 */
function erase< Row extends ListRow >(
	list: Edited< Row >,
	target: Target,
	isBack: boolean
): boolean {
	const cut = cutAtSelection( target.element );
	const isAtEdge = isBack ? cut?.isAtStart : cut?.isAtEnd;
	if ( cut?.isCollapsed !== true || isAtEdge !== true ) {
		return false;
	}
	if ( isBack ) {
		joinBack( list, target );
	} else if ( ! target.isTitle ) {
		joinNext( list, target );
	}
	return true;
}

/**
 * Handles a key in a line or heading.
 *
 * @param options The list.
 * @param event   The key.
 * @param target  Where the caret is.
 * @return False when the key means the text itself.
 */
function press< Row extends ListRow >(
	options: Options< Row >,
	event: KeyboardEvent,
	target: Target
): boolean {
	const move = moveOf( event );
	if ( move !== 0 ) {
		options.onMove( target.key, move );
		return true;
	}
	const heading = headingOf( event );
	if ( heading !== null ) {
		retype( options, target, heading );
		return true;
	}
	if ( event.ctrlKey || event.metaKey || event.altKey || event.shiftKey ) {
		return false;
	}
	switch ( event.key ) {
		case 'ArrowUp':
		case 'ArrowDown':
			return step(
				options.root.current,
				target.element,
				event.key === 'ArrowUp'
			);
		case 'Enter':
			enter( options, target );
			return true;
		case 'Backspace':
		case 'Delete':
			return erase( options, target, event.key === 'Backspace' );
		default:
			return false;
	}
}

/**
 * Returns the handlers that make the rows behave like one list.
 *
 * @param options        The list.
 * @param options.root   The element around it.
 * @param options.api    What changes it.
 * @param options.kind   The kind of rows.
 * @param options.onMove Moves a row or section.
 * @param options.shareOut Says which of pasted lines belong into this list.
 * @return Handlers for the capture phase, before the editables see the event.
 */
export function useListKeys< Row extends ListRow >( {
	root,
	api,
	kind,
	onMove,
	shareOut,
}: Options< Row > ): {
	onKeyDownCapture: ( event: KeyboardEvent ) => void;
	onPasteCapture: ( event: ClipboardEvent ) => void;
} {
	return useMemo( () => {
		const options = { root, api, kind, onMove, shareOut };
		const claim = ( event: KeyboardEvent | ClipboardEvent ) => {
			event.preventDefault();
			event.stopPropagation();
		};
		return {
			onKeyDownCapture: ( event ) => {
				// An input method uses Enter and arrows for itself.
				const isComposing =
					event.nativeEvent.isComposing || event.key === 'Process';
				const target = isComposing ? null : targetOf( event );
				if (
					( ! isComposing && tab( api, event ) ) ||
					( target && press( options, event, target ) )
				) {
					claim( event );
				}
			},
			onPasteCapture: ( event ) => {
				const target = targetOf( event );
				if ( ! target ) {
					return;
				}
				const lines = pastedLines( event.clipboardData );
				// One line goes into the text, where the caret is.
				if ( lines.length > 1 ) {
					claim( event );
					const { lines: own, share } = shareOut( lines );
					if ( own.length > 0 ) {
						paste( options, target, own );
					}
					share();
				}
			},
		};
	}, [ root, api, kind, onMove, shareOut ] );
}
