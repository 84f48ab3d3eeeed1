import { Button } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	SortableContext,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
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
	const { onFocusCapture, onKeyDownCapture } = useListFocus( {
		root,
		api,
		clientId,
		focusedKey,
		setFocused,
		onKey: keys.onKeyDownCapture,
	} );

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
