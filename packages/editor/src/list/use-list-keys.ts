import {
	computeCaretRect,
	isVerticalEdge,
	placeCaretAtVerticalEdge,
} from '@wordpress/dom';
import { isKeyboardEvent } from '@wordpress/keycodes';
import { useCallback } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { linesOfClipboard } from '../paste/lines';
import { sectionsOf, insertLines } from './insert';
import {
	addRow,
	breakOut,
	dissolveSection,
	END,
	joinRow,
	placeOf,
	removeRow,
	splitRow,
	type ListRow,
	type RowKind,
} from './model';
import { cutAtSelection, joinHtml } from './rich';
import type { ListApi } from './use-list-editor';

type Options< Row extends ListRow > = {
	root: RefObject< HTMLElement | null >;
	api: ListApi< Row >;
	kind: RowKind< Row >;
	/** Moves a row or section, and tells so. */
	onMove: ( key: string, by: -1 | 1 ) => void;
};

type Target = { element: HTMLElement; key: string; isTitle: boolean };

/**
 * Finds the line or heading that an event happened in.
 *
 * @param event The event.
 * @return The editable and what it stands for; null for fields and buttons.
 */
function targetOf( event: { target: EventTarget } ): Target | null {
	const { target } = event;
	// Elements of the canvas belong to another window, whose classes differ.
	if ( ! target || ! ( 'closest' in target ) ) {
		return null;
	}
	const element = ( target as HTMLElement ).closest< HTMLElement >(
		'[data-larder-line], [data-larder-heading]'
	);
	const key = element?.dataset[ 'larderKey' ];
	return element && key
		? { element, key, isTitle: 'larderHeading' in element.dataset }
		: null;
}

/**
 * Gives the key handlers that make the rows behave like one list.
 *
 * @param options        The list.
 * @param options.root   The element around it.
 * @param options.api    What changes it.
 * @param options.kind   The kind of rows.
 * @param options.onMove Moves a row or section.
 * @return Handlers for the capture phase, before the editables see the event.
 */
export function useListKeys< Row extends ListRow >( {
	root,
	api,
	kind,
	onMove,
}: Options< Row > ): {
	onKeyDownCapture: ( event: KeyboardEvent ) => void;
	onPasteCapture: ( event: ClipboardEvent ) => void;
} {
	const rowOf = useCallback(
		( key: string ) => {
			const sections = api.sections();
			const place = placeOf( sections, key );
			const section = place ? sections[ place.at ] : undefined;
			return place && section
				? { place, section, row: section.rows[ place.row ] }
				: null;
		},
		[ api ]
	);

	/** Enter in a line. */
	const splitLine = useCallback(
		( { element, key }: Target ) => {
			const cut = cutAtSelection( element );
			const row = rowOf( key )?.row;
			if ( ! cut || ! row ) {
				return;
			}
			api.restructure(
				kind.isEmpty( row )
					? breakOut( api.sections(), key )
					: splitRow(
							api.sections(),
							kind,
							key,
							cut.before,
							cut.after
						)
			);
		},
		[ api, kind, rowOf ]
	);

	/** Enter in a heading. */
	const leaveHeading = useCallback(
		( key: string ) => {
			const section = api.sections().find( ( each ) => each.id === key );
			const first = section?.rows[ 0 ];
			if ( first ) {
				api.focus( { key: first.id, offset: 0 } );
			} else {
				api.restructure( addRow( api.sections(), kind, key ) );
			}
		},
		[ api, kind ]
	);

	/** Backspace at the start of a line or heading; false lets it pass. */
	const joinBack = useCallback(
		( { key, isTitle }: Target ): boolean => {
			const sections = api.sections();
			if ( isTitle ) {
				api.restructure( dissolveSection( sections, kind, key ) );
				return true;
			}
			const found = rowOf( key );
			if ( ! found?.row ) {
				return false;
			}
			const { place, section, row } = found;
			const before = section.rows[ place.row - 1 ];
			if ( before ) {
				const joined = joinHtml( before.text, row.text );
				api.restructure(
					joinRow( sections, kind, key, joined.html, joined.length )
				);
			} else if ( kind.isEmpty( row ) && section.rows.length > 1 ) {
				const change = removeRow( sections, key );
				api.restructure(
					change && {
						...change,
						caret: { key: section.id, offset: END },
					}
				);
			} else if ( place.at > 0 || section.title !== '' ) {
				api.focus( { key: section.id, offset: END } );
			}
			return true;
		},
		[ api, kind, rowOf ]
	);

	/** Delete at the end of a line. */
	const joinNext = useCallback(
		( { key }: Target ) => {
			const found = rowOf( key );
			const next = found?.section.rows[ found.place.row + 1 ];
			if ( ! found?.row || ! next ) {
				return;
			}
			const joined = joinHtml( found.row.text, next.text );
			api.restructure(
				joinRow(
					api.sections(),
					kind,
					next.id,
					joined.html,
					joined.length
				)
			);
		},
		[ api, kind, rowOf ]
	);

	/** Up and down between lines, past the buttons of the focused one. */
	const step = useCallback(
		( { element }: Target, isUp: boolean ): boolean => {
			if ( ! isVerticalEdge( element, isUp ) ) {
				return false;
			}
			const editables = Array.from(
				root.current?.querySelectorAll< HTMLElement >(
					'[data-larder-line], [data-larder-heading]'
				) ?? []
			);
			const next =
				editables[ editables.indexOf( element ) + ( isUp ? -1 : 1 ) ];
			const view = element.ownerDocument.defaultView;
			if ( ! next || ! view ) {
				return false;
			}
			placeCaretAtVerticalEdge(
				next,
				isUp,
				computeCaretRect( view ) ?? undefined
			);
			return true;
		},
		[ root ]
	);

	const handle = useCallback(
		( event: KeyboardEvent, target: Target ): boolean => {
			const native = event.nativeEvent;
			const isPlain = ! (
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				event.shiftKey
			);
			const isOnlyAlt =
				event.altKey &&
				! ( event.ctrlKey || event.metaKey || event.shiftKey );
			for ( const [ arrow, letter, by ] of [
				[ 'ArrowUp', 't', -1 ],
				[ 'ArrowDown', 'y', 1 ],
			] as const ) {
				if (
					( isOnlyAlt && event.key === arrow ) ||
					isKeyboardEvent.secondary( native, letter )
				) {
					onMove( target.key, by );
					return true;
				}
				if ( isPlain && event.key === arrow ) {
					return step( target, by < 0 );
				}
			}
			if ( ! isPlain ) {
				return false;
			}
			if ( event.key === 'Enter' ) {
				if ( target.isTitle ) {
					leaveHeading( target.key );
				} else {
					splitLine( target );
				}
				return true;
			}
			const isBack = event.key === 'Backspace';
			if ( ! isBack && event.key !== 'Delete' ) {
				return false;
			}
			const cut = cutAtSelection( target.element );
			if ( ! cut?.isCollapsed ) {
				return false;
			}
			if ( isBack ) {
				return cut.isAtStart && joinBack( target );
			}
			if ( ! cut.isAtEnd ) {
				return false;
			}
			if ( ! target.isTitle ) {
				joinNext( target );
			}
			return true;
		},
		[ joinBack, joinNext, leaveHeading, onMove, splitLine, step ]
	);

	const onKeyDownCapture = useCallback(
		( event: KeyboardEvent ) => {
			// An input method uses Enter and arrows for itself.
			if ( event.nativeEvent.isComposing || event.key === 'Process' ) {
				return;
			}
			const target = targetOf( event );
			if ( target && handle( event, target ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		[ handle ]
	);

	const onPasteCapture = useCallback(
		( event: ClipboardEvent ) => {
			const target = targetOf( event );
			if ( ! target ) {
				return;
			}
			const lines = linesOfClipboard( {
				html: event.clipboardData.getData( 'text/html' ),
				plain: event.clipboardData.getData( 'text/plain' ),
			} );
			// One line is text like any other, unless it has a list marker.
			if ( lines.length < 2 ) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			if ( target.isTitle ) {
				pasteBelow( api, kind, target.key, lines );
				return;
			}
			const cut = cutAtSelection( target.element );
			if ( cut ) {
				api.restructure(
					insertLines(
						api.sections(),
						kind,
						target.key,
						cut.before,
						lines,
						cut.after
					)
				);
			}
		},
		[ api, kind ]
	);

	return { onKeyDownCapture, onPasteCapture };
}

/**
 * Puts pasted lines under a heading, where the caret was.
 *
 * @param api   What changes the list.
 * @param kind  The kind of rows.
 * @param key   Id of the section.
 * @param lines The lines.
 */
function pasteBelow< Row extends ListRow >(
	api: ListApi< Row >,
	kind: RowKind< Row >,
	key: string,
	lines: Parameters< typeof sectionsOf >[ 0 ]
): void {
	const { rows, sections: added } = sectionsOf( lines, kind );
	const sections = api.sections();
	const at = sections.findIndex( ( section ) => section.id === key );
	const section = sections[ at ];
	if ( ! section ) {
		return;
	}
	const own = { ...section, rows: [ ...rows, ...section.rows ] };
	const last = added.at( -1 )?.rows.at( -1 ) ?? rows.at( -1 );
	api.restructure( {
		sections: sections.toSpliced( at, 1, own, ...added ),
		...( last && { caret: { key: last.id, offset: END } } ),
	} );
}
