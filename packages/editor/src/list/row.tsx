import { RichText } from '@wordpress/block-editor';
import {
	memo,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSortable } from '@dnd-kit/sortable';
import type { ComponentType, FocusEvent, ReactElement } from 'react';
import { Grip, movedStyle } from './grip';
import { END, type ListRow, type RowKind } from './model';
import { RowTools } from './row-tools';
import type { ListApi } from './use-list-editor';

/** What the fields and buttons of one kind of row get. */
export type RowFieldsProps< Row extends ListRow > = {
	row: Row;
	/** Number of the row, from 1. */
	number: number;
	isFocused: boolean;
	/** Fields that the person asked for or was in: they stay while they are empty. */
	opened: ReadonlySet< string >;
	/** Shows an empty field and puts the caret there. */
	open: ( field: string ) => void;
	/** Puts the caret into the line, where what has the focus is about to go. */
	focusLine: () => void;
	/** Changes the row; a field is an undo step of its own. */
	update: ( field: string, change: ( row: Row ) => Row ) => void;
};

/** What one kind of list shows. */
export type ListView< Row extends ListRow > = {
	/** Class of the block, such as `wp-block-larder-ingredients`. */
	className: string;
	/** Above the line of a row. */
	Before?: ComponentType< RowFieldsProps< Row > >;
	/** Below the line of a row, beside the buttons. */
	Pieces?: ComponentType< RowFieldsProps< Row > >;
	/** Below that. */
	After: ComponentType< RowFieldsProps< Row > >;
	/** Buttons of the focused row. */
	Tools: ComponentType< RowFieldsProps< Row > >;
	/** True when a line may hold line breaks. */
	hasLineBreaks: boolean;
	isOrdered: boolean;
	words: {
		/** Example that is in an empty line. */
		placeholder: string;
		/** Label of a line. */
		line: ( number: number ) => string;
		headingPlaceholder: string;
		addRow: string;
		remove: string;
		/** Offered while the list is empty. */
		invitation: string;
	};
};

export type RowProps< Row extends ListRow > = {
	row: Row;
	number: number;
	isFocused: boolean;
	isSelected: boolean;
	isAlone: boolean;
	api: ListApi< Row >;
	kind: RowKind< Row >;
	view: ListView< Row >;
	onMove: ( key: string, by: -1 | 1 ) => void;
};

/**
 * Returns what a row tells its fields, and what is told which of them has the focus.
 *
 * @return Props for the fields and tools, and a handler for the row.
 */
function useFields< Row extends ListRow >( {
	row,
	number,
	isFocused,
	api,
}: RowProps< Row > ): {
	fields: RowFieldsProps< Row >;
	onFocusCapture: ( event: FocusEvent ) => void;
} {
	const [ opened, setOpened ] = useState< ReadonlySet< string > >(
		new Set()
	);
	const { id } = row;
	const wanted = useRef< string | null >( null );
	const open = useCallback( ( field: string ) => {
		wanted.current = field;
		setOpened( ( before ) => new Set( [ ...before, field ] ) );
	}, [] );
	// An emptied field stays while it has the focus.
	const onFocusCapture = ( { target }: FocusEvent ): void => {
		const [ owner, field ] =
			target.getAttribute( 'data-larder-key' )?.split( ':' ) ?? [];
		if ( owner === id && field !== undefined && ! opened.has( field ) ) {
			setOpened( ( before ) => new Set( [ ...before, field ] ) );
		}
	};
	const focusLine = useCallback(
		() => api.focus( { key: id, offset: END } ),
		[ api, id ]
	);
	// The field is there once the row is drawn with it.
	useLayoutEffect( () => {
		if ( wanted.current ) {
			api.focus( { key: `${ id }:${ wanted.current }`, offset: END } );
			wanted.current = null;
		}
	}, [ api, id, opened ] );
	const update = useCallback(
		( field: string, change: ( before: Row ) => Row ) =>
			api.update( id, field, change ),
		[ api, id ]
	);
	return {
		fields: { row, number, isFocused, opened, open, focusLine, update },
		onFocusCapture,
	};
}

/**
 * Renders one row of a list: the line, its fields, and its buttons while it has focus.
 */
function RowView< Row extends ListRow >(
	props: RowProps< Row >
): ReactElement {
	const { row, number, isFocused, isSelected, api, kind, view } = props;
	const { fields, onFocusCapture } = useFields( props );
	const sortable = useSortable( { id: row.id, disabled: ! isSelected } );
	const { Before, Pieces, After, words } = view;
	const { id } = row;
	const change = useCallback(
		( text: string ) =>
			api.update( id, 'text', ( before ) =>
				kind.withText( before, text )
			),
		[ api, id, kind ]
	);
	const state = [
		'larder-list__row',
		isFocused && 'is-focused',
		sortable.isDragging && 'is-dragged',
	];
	return (
		<li
			ref={ sortable.setNodeRef }
			className={ state.filter( Boolean ).join( ' ' ) }
			data-larder-row={ id }
			style={ movedStyle( sortable ) }
			onFocusCapture={ onFocusCapture }
		>
			{ isFocused && (
				<Grip
					sortable={ sortable }
					label={ __( 'Drag to move', 'larder' ) }
				/>
			) }
			<div className="larder-list__body">
				{ Before && <Before { ...fields } /> }
				<RichText
					identifier={ id }
					tagName="div"
					className="larder-list__line"
					data-larder-key={ id }
					data-larder-line=""
					value={ row.text }
					onChange={ change }
					placeholder={
						isFocused || props.isAlone ? words.placeholder : ' '
					}
					aria-label={ words.line( number ) }
					disableLineBreaks={ ! view.hasLineBreaks }
					__unstableAllowPrefixTransformations={ false }
				/>
				<div className="larder-list__tray">
					{ Pieces && <Pieces { ...fields } /> }
					{ isFocused && <RowTools { ...props } fields={ fields } /> }
				</div>
				<After { ...fields } />
			</div>
		</li>
	);
}

/** The row, drawn again only when something of its own changed. */
export const ListRowView: typeof RowView = memo( RowView ) as typeof RowView;
