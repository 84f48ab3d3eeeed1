import {
	END,
	FIRST_LINE,
	placeOf,
	withPart,
	withRows,
	type Change,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/**
 * Splits a row at the caret, as Enter does. The text after the caret becomes
 * the next row; a caret at the start pushes the row down, so that it keeps its
 * id and all that belongs to it. Text that was selected goes.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @param before   HTML before the caret.
 * @param after    HTML after the caret.
 * @return The outcome, or null for an unknown row.
 */
export function splitRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string,
	before: string,
	after: string
): Change< Row > | null {
	const place = placeOf( sections, id );
	if ( ! place ) {
		return null;
	}
	const { at, index, section, row } = place;
	const pushesDown = before === '' && after !== '';
	const added = kind.create( pushesDown ? '' : after );
	const pair = pushesDown
		? [ added, withPart( kind, row, after ) ]
		: [ withPart( kind, row, before ), added ];
	return {
		sections: withRows(
			sections,
			at,
			section.rows.toSpliced( index, 1, ...pair )
		),
		caret: { key: pushesDown ? row.id : added.id, offset: 0 },
	};
}

/**
 * Joins two rows of one section.
 *
 * @param sections   The list.
 * @param id         Id of the second row.
 * @param text       HTML of both.
 * @param caretAfter Length of the first one's text.
 * @return The outcome, or null when the row has none before it.
 */
export function joinRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string,
	text: string,
	caretAfter: number
): Change< Row > | null {
	const place = placeOf( sections, id );
	const first = place?.section.rows[ place.index - 1 ];
	if ( ! place || ! first ) {
		return null;
	}
	const { at, index, section, row: second } = place;
	let joined = kind.join( first, second, text );
	if ( kind.isEmpty( second ) ) {
		joined = first;
	} else if ( kind.isEmpty( first ) ) {
		joined = second;
	}
	return {
		sections: withRows(
			sections,
			at,
			section.rows.toSpliced( index - 1, 2, joined )
		),
		caret: { key: joined.id, offset: caretAfter },
	};
}

/**
 * Removes a row. A section that has neither heading nor rows goes with it.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @return The outcome, the caret at the end of what precedes, or else after it.
 */
export function removeRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string
): Change< Row > | null {
	const place = placeOf( sections, id );
	if ( ! place ) {
		return null;
	}
	const { at, index, section } = place;
	const rows = section.rows.toSpliced( index, 1 );
	const left = withRows( sections, at, rows ).filter(
		( each ) =>
			each.id !== section.id || rows.length > 0 || each.title !== ''
	);
	const neighbour =
		rows[ index - 1 ] ?? rows[ index ] ?? left[ at - 1 ]?.rows.at( -1 );
	const heading = left.find( ( each ) => each.id === section.id )?.id;
	const next = left[ at ];
	const key =
		neighbour?.id ??
		heading ??
		left[ at - 1 ]?.id ??
		next?.rows[ 0 ]?.id ??
		next?.id ??
		FIRST_LINE;
	return withCaret( left, key );
}

/**
 * Returns a list of which something was removed, with the caret. A list of nothing but
 * untitled sections without rows is empty: the editor then draws a first line.
 *
 * @param sections What is left.
 * @param key      Key of the row or section that gets the caret.
 */
export function withCaret< Row extends ListRow >(
	sections: Section< Row >[],
	key: string
): Change< Row > {
	return sections.every(
		( { title, rows } ) => title === '' && rows.length === 0
	)
		? { sections: [], caret: { key: FIRST_LINE, offset: END } }
		: { sections, caret: { key, offset: END } };
}

/**
 * Adds an empty row at the end of a section.
 *
 * @param sections The list.
 * @param id       Id of the section.
 * @return The outcome, the caret in the new row.
 */
export function addRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string
): Change< Row > {
	const row = kind.create( '' );
	return {
		sections: sections.map( ( section ) =>
			section.id === id
				? { ...section, rows: [ ...section.rows, row ] }
				: section
		),
		caret: { key: row.id, offset: 0 },
	};
}
