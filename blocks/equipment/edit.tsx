import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	createId,
	EditableList,
	useUniqueIds,
	type Section,
} from '@larder/editor';
import type { ReactElement } from 'react';
import { toolKind } from './edit/tool-kind';
import { toolView } from './edit/view';
import { readGroups } from './read-groups';
import type { Tool, EquipmentAttributes } from './types';

/**
 * Makes sure that there is a line to type in.
 *
 * @param groups The stored groups.
 * @return Sections, at least one.
 */
function toSections(
	groups: EquipmentAttributes[ 'groups' ]
): Section< Tool >[] {
	const sections = readGroups( groups ).map( ( { items, ...group } ) => ( {
		...group,
		rows: items,
	} ) );
	return sections.length > 0
		? sections
		: [
				{
					id: createId(),
					title: '',
					rows: [ toolKind.create( '' ) ],
				},
			];
}

/**
 * Edits the equipment: a heading and a list that is typed, pasted and moved
 * in place.
 *
 * @param props               Props.
 * @param props.attributes    The block's attributes.
 * @param props.setAttributes Changes them.
 * @param props.clientId      The block.
 * @param props.isSelected    True while the block is selected.
 * @return The block.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< EquipmentAttributes > ): ReactElement {
	const { groups } = attributes;
	const sections = useMemo( () => toSections( groups ), [ groups ] );
	const onChange = useCallback(
		( next: Section< Tool >[] ) =>
			setAttributes( {
				groups: next.map( ( { rows, ...group } ) => ( {
					...group,
					items: rows,
				} ) ),
			} ),
		[ setAttributes ]
	);
	useUniqueIds( clientId, groups, ( next ) =>
		onChange(
			sections.map( ( section ) => ( {
				...section,
				id: next( section.id ),
				rows: section.rows.map( ( row ) => ( {
					...row,
					id: next( row.id ),
				} ) ),
			} ) )
		)
	);
	return (
		<div { ...useBlockProps() }>
			<RichText
				identifier="title"
				tagName="h3"
				className="wp-block-larder-equipment__title"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Equipment', 'larder' ) }
				aria-label={ __( 'Heading of the equipment', 'larder' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				disableLineBreaks
			/>
			<EditableList
				clientId={ clientId }
				isSelected={ isSelected }
				sections={ sections }
				onChange={ onChange }
				kind={ toolKind }
				view={ toolView }
			/>
		</div>
	);
}
