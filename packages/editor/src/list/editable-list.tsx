import { Button } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	SortableContext,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
import { addIcon, titleIcon } from '../icons/icons';
import { useSteady } from '../fields/use-steady';
import { useRecipePaste } from '../paste/use-recipe-paste';
import { isBlank } from '../text/html-text';
import { DragArea } from './drag-area';
import type { ListRow, RowKind, Section } from './model';
import { flatKeys } from './move';
import type { ListView } from './row';
import { ListSection } from './section';
import { addSection } from './sections';
import { useDroppedPictures } from './use-dropped-pictures';
import { useListEditor } from './use-list-editor';
import { useListFocus } from './use-list-focus';
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

/** Returns whether nobody has written anything into a list. */
function isEmptyList< Row extends ListRow >(
	sections: Section< Row >[],
	kind: RowKind< Row >
): boolean {
	const [ only, ...others ] = sections;
	return (
		only !== undefined &&
		others.length === 0 &&
		isBlank( only.title ) &&
		only.rows.length < 2 &&
		only.rows.every( kind.isEmpty )
	);
}

/**
 * Names the only group of a list, as long as it has no name, and adds another one.
 */
function GroupButtons< Row extends ListRow >( {
	sections,
	onName,
	onAdd,
}: {
	sections: Section< Row >[];
	/** Called with the group. */
	onName: ( id: string ) => void;
	onAdd: () => void;
} ): ReactElement {
	const [ only, ...others ] = sections;
	const unnamed =
		only && others.length === 0 && isBlank( only.title ) ? only : null;
	return (
		<>
			{ unnamed && (
				<Button
					className="larder-list__add"
					icon={ titleIcon }
					size="small"
					onClick={ () => onName( unnamed.id ) }
				>
					{ __( 'Name this group', 'larder' ) }
				</Button>
			) }
			<Button
				className="larder-list__add larder-list__add-group"
				icon={ addIcon }
				size="small"
				onClick={ onAdd }
			>
				{ __( 'Add group', 'larder' ) }
			</Button>
		</>
	);
}

/**
 * Renders a list that is edited in place and behaves like one: Enter makes the next
 * row, Backspace joins, a paste of many lines makes many rows, rows and
 * sections move by keyboard and by drag.
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
	const [ shown, ref ] = useSteady( isSelected ? ( focused ?? '' ) : null );
	const isOpen = shown !== null;
	const focusedKey = shown || null;
	const { onFocusCapture, onKeyDownCapture } = useListFocus( {
		root,
		api,
		clientId,
		focusedKey,
		setFocused,
		onKey: keys.onKeyDownCapture,
	} );

	const isWholeEmpty = isEmptyList( sections, kind );
	let offset = 0;
	return (
		<div
			ref={ useMergeRefs( [ root, ref ] ) }
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
								isSelected={ isOpen }
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
			{ isOpen && (
				<GroupButtons
					sections={ sections }
					onName={ ( key ) => {
						setFocused( key );
						api.focus( { key, offset: 0 } );
					} }
					onAdd={ () =>
						api.restructure( addSection( api.sections() ) )
					}
				/>
			) }
		</div>
	);
}
