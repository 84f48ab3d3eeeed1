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
type RowPosition< Row > = {
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
): RowPosition< Row > | null {
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
export function withRows< Row >(
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
 */
export function createSection< Row >( title = '' ): Section< Row > {
	return { id: createId(), title, rows: [] };
}
