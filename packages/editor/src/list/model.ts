import type { Picture } from '../fields/picture-field';
import { createId } from './ids';
import { charactersOf } from './rich';

/** The least that a list needs to know of its rows. */
export type ListRow = { id: string; text: string };

/** Rows under a heading. */
export type Section< Row > = { id: string; title: string; rows: Row[] };

/** Where the caret goes: a row's or a section's id, and characters from its start. */
export type Caret = { key: string; offset: number };

/** The outcome of one edit. */
export type Change< Row > = { sections: Section< Row >[]; caret?: Caret };

/** What differs between the lists of the blocks. */
export type RowKind< Row extends ListRow > = {
	/** Builds a row from a line of HTML. */
	create: ( text: string ) => Row;
	/** Returns the row with another text, and parses that text where the kind does so. */
	withText: ( row: Row, text: string ) => Row;
	/** Returns the row with the part of its text that stays when the rest moves to another row; `withText` is used where it is absent. */
	cut?: ( row: Row, text: string ) => Row;
	/** Joins the second row to the first; `text` is both texts joined. */
	join: ( first: Row, second: Row, text: string ) => Row;
	/** True when nothing would be lost with the row. */
	isEmpty: ( row: Row ) => boolean;
	/** Returns the row with a picture; absent where rows have none. */
	withPicture?: ( row: Row, picture: Picture ) => Row;
	/** What the whole list is called where it is copied from, in small letters. */
	names: ReadonlySet< string >;
};

/** Position of a row. */
type Place< Row > = {
	/** Index of its section. */
	at: number;
	/** Its index there. */
	index: number;
	section: Section< Row >;
	row: Row;
};

/** Stands for the end of a text, whatever its length. */
export const END = Number.MAX_SAFE_INTEGER;

/** Stands for the key of the first line, which an emptied list gets once it is drawn. */
export const FIRST_LINE = '';

/**
 * Finds a row.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @return Its position, or null for an unknown row.
 */
export function placeOf< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string
): Place< Row > | null {
	for ( const [ at, section ] of sections.entries() ) {
		const index = section.rows.findIndex( ( each ) => each.id === id );
		const row = section.rows[ index ];
		if ( row ) {
			return { at, index, section, row };
		}
	}
	return null;
}

/**
 * Keeps a part of the text of a row.
 *
 * @param kind The kind of rows.
 * @param row  The row.
 * @param part HTML of the part.
 * @return The row with it; the row itself where that is all of its text.
 */
export function withPart< Row extends ListRow >(
	kind: RowKind< Row >,
	row: Row,
	part: string
): Row {
	if ( charactersOf( part ) === charactersOf( row.text ) ) {
		return row;
	}
	return ( kind.cut ?? kind.withText )( row, part );
}

/**
 * Replaces the rows of one section.
 *
 * @param sections The list.
 * @param at       Index of the section.
 * @param rows     Its new rows.
 * @return A new list; all other sections are the same objects.
 */
function withRows< Row >(
	sections: readonly Section< Row >[],
	at: number,
	rows: Row[]
): Section< Row >[] {
	return sections.map( ( section, index ) =>
		index === at ? { ...section, rows } : section
	);
}

/**
 * Changes one row.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @param change   Gives the new row.
 * @return A new list; all other rows are the same objects.
 */
export function updateRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string,
	change: ( row: Row ) => Row
): Section< Row >[] {
	return sections.map( ( section ) =>
		section.rows.some( ( row ) => row.id === id )
			? {
					...section,
					rows: section.rows.map( ( row ) =>
						row.id === id ? change( row ) : row
					),
				}
			: section
	);
}

/**
 * Builds an empty section.
 *
 * @param title HTML.
 * @return The section.
 */
export function createSection< Row >( title = '' ): Section< Row > {
	return { id: createId(), title, rows: [] };
}

/**
 * Splits a row at the caret, as Enter does. The text after the caret becomes
 * the next row; a caret at the start pushes the row down, so that it keeps its
 * id and all that belongs to it. Text that was selected goes.
 *
 * @param sections The list.
 * @param kind     The kind of rows.
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
 * @param kind       The kind of rows.
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
 * @param kind     The kind of rows.
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
