import { useBlockProps } from '@wordpress/block-editor';
import { useCallback, useMemo } from '@wordpress/element';
import type { ReactElement } from 'react';
import { TitleField } from '../fields/title-field';
import { EditableList } from './editable-list';
import { KeySheet } from './key-sheet';
import {
	createSection,
	type ListRow,
	type RowKind,
	type Section,
} from './model';
import type { ListView } from './row';
import { useUniqueIds } from './use-unique-ids';

/** A block that is a heading and a list in groups. */
export type ListBlock< Row extends ListRow, Groups > = {
	/** Name of the block. */
	name: string;
	kind: RowKind< Row >;
	view: ListView< Row >;
	/** Reads the attribute; damaged ones, too. */
	read: ( groups: unknown ) => Section< Row >[];
	/** Returns what the attribute stores. */
	write: ( sections: Section< Row >[] ) => Groups;
	words: {
		/** The default heading. */
		title: string;
		/** Name of the heading's field. */
		titleLabel: string;
	};
};

type ListAttributes< Groups > = { title: string; groups: Groups };

type Props< Row extends ListRow, Groups > = {
	/** The kind of block. */
	list: ListBlock< Row, Groups >;
	attributes: ListAttributes< Groups >;
	setAttributes: ( next: Partial< ListAttributes< Groups > > ) => void;
	clientId: string;
	isSelected: boolean;
};

/**
 * Edits a block that is a heading and a list, which is typed, pasted and moved
 * in place.
 */
export function ListEdit< Row extends ListRow, Groups >( {
	list: { name, kind, view, read, write, words },
	attributes: { title, groups },
	setAttributes,
	clientId,
	isSelected,
}: Props< Row, Groups > ): ReactElement {
	const sections = useMemo( () => {
		const stored = read( groups );
		// There is always a line to type in.
		return stored.length > 0
			? stored
			: [ { ...createSection< Row >(), rows: [ kind.create( '' ) ] } ];
	}, [ groups, read, kind ] );
	const onChange = useCallback(
		( next: Section< Row >[] ) =>
			setAttributes( { groups: write( next ) } ),
		[ setAttributes, write ]
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
			<KeySheet />
			<TitleField
				block={ view.className }
				value={ title }
				onChange={ ( next ) => setAttributes( { title: next } ) }
				placeholder={ words.title }
				label={ words.titleLabel }
				formats={ [ 'core/bold', 'core/italic' ] }
			/>
			<EditableList
				clientId={ clientId }
				name={ name }
				isSelected={ isSelected }
				sections={ sections }
				onChange={ onChange }
				kind={ kind }
				view={ view }
			/>
		</div>
	);
}
