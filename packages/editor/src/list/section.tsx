import { RichText } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSortable } from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
import { addIcon } from '../icons/icons';
import { Grip, movedStyle } from './grip';
import { HeadingTools } from './heading-tools';
import { addRow } from './edit-rows';
import type { ListRow, Section } from './model';
import { ListRowView, type RowProps } from './row';

type Shared< Row extends ListRow > = Omit<
	RowProps< Row >,
	'row' | 'number' | 'isFocused' | 'isAlone'
>;

type HeadingProps< Row extends ListRow > = Shared< Row > & {
	id: string;
	title: string;
	isFocused: boolean;
	canMove: boolean;
};

/**
 * Renders the heading of a section, with its buttons while it has focus.
 */
function HeadingView< Row extends ListRow >( {
	id,
	title,
	isFocused,
	isSelected,
	canMove,
	api,
	kind,
	view,
	onMove,
}: HeadingProps< Row > ): ReactElement {
	const sortable = useSortable( { id, disabled: ! isSelected || ! canMove } );
	return (
		<div
			ref={ sortable.setNodeRef }
			className={ [
				'larder-list__heading',
				isFocused && 'is-focused',
				sortable.isDragging && 'is-dragged',
			]
				.filter( Boolean )
				.join( ' ' ) }
			data-larder-row={ id }
			style={ movedStyle( sortable ) }
		>
			{ isFocused && canMove && (
				<Grip
					sortable={ sortable }
					label={ __( 'Drag to move the group', 'larder' ) }
				/>
			) }
			<RichText
				identifier={ id }
				tagName="h4"
				className={ `${ view.className }__group-title` }
				data-larder-key={ id }
				data-larder-heading=""
				value={ title }
				onChange={ ( next ) => api.retitle( id, next ) }
				placeholder={ view.words.headingPlaceholder }
				aria-label={ __( 'Heading of the group', 'larder' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				disableLineBreaks
			/>
			{ isFocused && (
				<HeadingTools
					id={ id }
					canMove={ canMove }
					api={ api }
					kind={ kind }
					onMove={ onMove }
				/>
			) }
		</div>
	);
}

const ListHeading: typeof HeadingView = memo(
	HeadingView
) as typeof HeadingView;

type Props< Row extends ListRow > = Shared< Row > & {
	section: Section< Row >;
	focusedKey: string | null;
	/** Rows before this section, for the numbers of an ordered list. */
	offset: number;
	isOnly: boolean;
	isWholeEmpty: boolean;
};

/**
 * Renders one section of a list: its heading, its rows, and a button for one more.
 */
export function ListSection< Row extends ListRow >( {
	section,
	focusedKey,
	offset,
	isOnly,
	isWholeEmpty,
	...shared
}: Props< Row > ): ReactElement {
	const { view, api, kind, isSelected } = shared;
	const List = view.isOrdered ? 'ol' : 'ul';
	const hasHeading =
		section.title !== '' ||
		( isSelected && ! isOnly ) ||
		focusedKey === section.id;
	return (
		<div className="larder-list__section">
			{ hasHeading && (
				<ListHeading
					{ ...shared }
					id={ section.id }
					title={ section.title }
					isFocused={ focusedKey === section.id }
					canMove={ ! isOnly }
				/>
			) }
			<List className="larder-list__rows">
				{ section.rows.map( ( row, index ) => (
					<ListRowView
						{ ...shared }
						key={ row.id }
						row={ row }
						number={ offset + index + 1 }
						isFocused={ focusedKey === row.id }
						isAlone={ isWholeEmpty }
					/>
				) ) }
			</List>
			{ isSelected && (
				<Button
					className="larder-list__add"
					icon={ addIcon }
					size="small"
					onClick={ () =>
						api.restructure(
							addRow( api.sections(), kind, section.id )
						)
					}
				>
					{ view.words.addRow }
				</Button>
			) }
		</div>
	);
}
