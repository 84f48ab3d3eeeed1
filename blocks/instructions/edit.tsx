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
import { stepKind } from './edit/step-kind';
import { stepView } from './edit/view';
import { readGroups } from './read-groups';
import type { Step, InstructionsAttributes } from './types';

/**
 * Makes sure that there is a line to type in.
 *
 * @param groups The stored groups.
 * @return Sections, at least one.
 */
function toSections(
	groups: InstructionsAttributes[ 'groups' ]
): Section< Step >[] {
	const sections = readGroups( groups ).map( ( { steps, ...group } ) => ( {
		...group,
		rows: steps,
	} ) );
	return sections.length > 0
		? sections
		: [
				{
					id: createId(),
					title: '',
					rows: [ stepKind.create( '' ) ],
				},
			];
}

/**
 * Edits the instructions: a heading and a list that is typed, pasted and moved
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
}: BlockEditProps< InstructionsAttributes > ): ReactElement {
	const { groups } = attributes;
	const sections = useMemo( () => toSections( groups ), [ groups ] );
	const onChange = useCallback(
		( next: Section< Step >[] ) =>
			setAttributes( {
				groups: next.map( ( { rows, ...group } ) => ( {
					...group,
					steps: rows,
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
				className="wp-block-larder-instructions__title"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Instructions', 'larder' ) }
				aria-label={ __( 'Heading of the instructions', 'larder' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				disableLineBreaks
			/>
			<EditableList
				clientId={ clientId }
				isSelected={ isSelected }
				sections={ sections }
				onChange={ onChange }
				kind={ stepKind }
				view={ stepView }
			/>
		</div>
	);
}
