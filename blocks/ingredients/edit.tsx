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
import { ingredientKind } from './edit/ingredient-kind';
import { ingredientView } from './edit/view';
import { readGroups } from './read-groups';
import type { Ingredient, IngredientsAttributes } from './types';

/**
 * Makes sure that there is a line to type in.
 *
 * @param groups The stored groups.
 * @return Sections, at least one.
 */
function toSections(
	groups: IngredientsAttributes[ 'groups' ]
): Section< Ingredient >[] {
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
					rows: [ ingredientKind.create( '' ) ],
				},
			];
}

/**
 * Edits the ingredients: a heading and a list that is typed, pasted and moved
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
}: BlockEditProps< IngredientsAttributes > ): ReactElement {
	const { groups } = attributes;
	const sections = useMemo( () => toSections( groups ), [ groups ] );
	const onChange = useCallback(
		( next: Section< Ingredient >[] ) =>
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
				className="wp-block-larder-ingredients__title"
				value={ attributes.title }
				onChange={ ( title ) => setAttributes( { title } ) }
				placeholder={ __( 'Ingredients', 'larder' ) }
				aria-label={ __( 'Heading of the ingredients', 'larder' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				disableLineBreaks
			/>
			<EditableList
				clientId={ clientId }
				isSelected={ isSelected }
				sections={ sections }
				onChange={ onChange }
				kind={ ingredientKind }
				view={ ingredientView }
			/>
		</div>
	);
}
