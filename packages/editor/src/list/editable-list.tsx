import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	SortableContext,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { addIcon, titleIcon } from '../icons/icons';
import { useRecipePaste } from '../paste/use-recipe-paste';
import { isBlank } from '../text/html-text';
import { DragArea } from './drag-area';
import type { ListRow, RowKind, Section } from './model';
import { flatKeys } from './move';
import type { ListView } from './row';
import { ListSection } from './section';
import { addSection } from './sections';
import { useDroppedPictures } from './use-dropped-pictures';
import { elementOf, useListEditor } from './use-list-editor';
import { useListKeys } from './use-list-keys';
import { useMove } from './use-move';

type Props< Row extends ListRow > = {
	clientId: string;
	/** Name of the block. */
	name: string;
	isSelected: boolean;
	/** The list. */
	sections: Section< Row >[];
	/** Stores another list. */
	onChange: ( sections: Section< Row >[] ) => void;
	/** The kind of rows. */
	kind: RowKind< Row >;
	/** What the list shows. */
	view: ListView< Row >;
};

/**
 * Gives back the focus that an undo or redo took with the row that had it.
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
		const element = key ? elementOf( root.current, key ) : null;
		const active = element?.ownerDocument.activeElement;
		if ( key && element && ( ! active || active.tagName === 'BODY' ) ) {
			focus( { key, offset } );
		}
	}, [ root, key, offset, focus ] );
}

/**
 * A list that is edited in place and behaves like one: Enter makes the next
 * row, Backspace joins, a paste of many lines makes many rows, rows and
 * sections move by keyboard and by drag.
 *
 * @return The list.
 */
export function EditableList< Row extends ListRow >( {
	clientId,
	name,
	isSelected,
	sections,
	onChange,
	kind,
	view,
}: Props< Row > ): ReactElement {
	const root = useRef< HTMLDivElement | null >( null );
	const api = useListEditor( root, sections, onChange );
	const [ focused, setFocused ] = useState< string | null >( null );
	const onMove = useMove( root, api );
	const shareOut = useRecipePaste( clientId, name );
	const keys = useListKeys( { root, api, kind, onMove, shareOut } );
	const pictures = useDroppedPictures( api, kind );
	const ids = useMemo( () => flatKeys( sections ), [ sections ] );
	const focusedKey = isSelected ? focused : null;
	useFocusAfterUndo( root, clientId, api.focus );

	const onFocusCapture = useCallback( ( event: FocusEvent ) => {
		// Events of a popover come through here too, though it stands elsewhere.
		if ( ! root.current?.contains( event.target ) ) {
			return;
		}
		// The tools of a row stay while a button for one more is pressed: without
		// their height it would move from under the pointer, and nothing be clicked.
		if ( event.target.matches( '.larder-list__add' ) ) {
			return;
		}
		const row = event.target.closest< HTMLElement >( '[data-larder-row]' );
		setFocused( row?.dataset[ 'larderRow' ] ?? null );
	}, [] );
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
		keys.onKeyDownCapture( event );
	};

	const isWholeEmpty =
		sections.length === 1 &&
		isBlank( sections[ 0 ]?.title ?? '' ) &&
		( sections[ 0 ]?.rows.length ?? 0 ) < 2 &&
		( sections[ 0 ]?.rows ?? [] ).every( kind.isEmpty );
	const [ only, ...others ] = sections;
	const unnamed =
		only && others.length === 0 && isBlank( only.title ) ? only : null;
	let offset = 0;
	return (
		<div
			ref={ root }
			className="larder-list"
			onFocusCapture={ onFocusCapture }
			onKeyDownCapture={ onKeyDownCapture }
			onPasteCapture={ keys.onPasteCapture }
			{ ...pictures }
		>
			<DragArea api={ api }>
				<SortableContext
					items={ ids }
					strategy={ verticalListSortingStrategy }
				>
					{ sections.map( ( section ) => {
						const first = offset;
						offset += section.rows.length;
						return (
							<ListSection
								key={ section.id }
								section={ section }
								offset={ first }
								focusedKey={ focusedKey }
								isOnly={ sections.length === 1 }
								isWholeEmpty={ isWholeEmpty }
								isSelected={ isSelected }
								api={ api }
								kind={ kind }
								view={ view }
								onMove={ onMove }
							/>
						);
					} ) }
				</SortableContext>
			</DragArea>
			{ isWholeEmpty && (
				<p className="larder-list__invitation">
					{ view.words.invitation }
				</p>
			) }
			{ isSelected && unnamed && (
				<Button
					className="larder-list__add"
					icon={ titleIcon }
					size="small"
					onClick={ () => {
						setFocused( unnamed.id );
						api.focus( { key: unnamed.id, offset: 0 } );
					} }
				>
					{ __( 'Name this group', 'larder' ) }
				</Button>
			) }
			{ isSelected && (
				<Button
					className="larder-list__add larder-list__add-group"
					icon={ addIcon }
					size="small"
					onClick={ () =>
						api.restructure( addSection( api.sections() ) )
					}
				>
					{ __( 'Add group', 'larder' ) }
				</Button>
			) }
		</div>
	);
}

/**
 * Gives the target of an event as a node; elements of the canvas belong to
 * another window, whose classes differ.
 *
 * @param target Where the event happened.
 * @return The node, or null.
 */
function asNode( target: EventTarget ): Node | null {
	return 'nodeType' in target ? ( target as Node ) : null;
}

/**
 * Says whether an event comes from a button of a row.
 *
 * @param target Where the event happened.
 * @return False for editables and fields.
 */
function isTool( target: EventTarget ): boolean {
	return (
		'closest' in target &&
		( target as HTMLElement ).closest( 'button, [role="button"]' ) !== null
	);
}
