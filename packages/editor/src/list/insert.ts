import type { Picture } from '../fields/picture-field';
import { decodeText } from '../text/html-text';
import {
	createSection,
	END,
	placeOf,
	withPart,
	type Change,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/** One line of a paste: a row, or the heading of a section. */
export type Line = {
	isHeading: boolean;
	html: string;
	/** How deep a heading is, from 1; absent where that is not said. */
	level?: number;
	/** Whether it belongs to no fact and to no description: a table on one line. */
	isAside?: boolean;
	/** Whether it had a number, as steps have. */
	isCounted?: boolean;
	/** Whether it is an entry of a list, by a bullet before it or by its element. */
	isListed?: boolean;
	/** Shown with the line. */
	picture?: Picture;
};

/**
 * Strips the name of the whole list from its start: the block has it as its title.
 *
 * @param names What the list is called, in small letters.
 * @return The lines without it, unless it is all there is.
 */
function withoutName(
	lines: readonly Line[],
	names: ReadonlySet< string >
): readonly Line[] {
	const [ first, ...others ] = lines;
	const name = decodeText( first?.html ?? '' )
		.trim()
		.toLowerCase();
	return others.length > 0 && names.has( name ) ? others : lines;
}

/**
 * Builds sections from lines.
 *
 * @return The rows before the first heading, and the sections after it.
 */
export function sectionsOf< Row extends ListRow >(
	lines: readonly Line[],
	kind: RowKind< Row >
): { rows: Row[]; sections: Section< Row >[] } {
	const rows: Row[] = [];
	const sections: Section< Row >[] = [];
	for ( const line of withoutName( lines, kind.names ) ) {
		const { isHeading, html, picture } = line;
		if ( isHeading ) {
			sections.push( createSection( html ) );
		} else {
			const row = kind.create( html );
			( sections.at( -1 )?.rows ?? rows ).push(
				picture ? ( kind.withPicture?.( row, picture ) ?? row ) : row
			);
		}
	}
	return { rows, sections };
}

/**
 * Distributes pasted rows and the text around the caret. A row keeps its id and
 * all that belongs to it with the text before the caret; with none before it the
 * row is pushed down, and with none at all it takes the first pasted row's.
 *
 * @param row    The row with the caret.
 * @param before HTML before the caret.
 * @param after  HTML after the caret.
 * @return The rows in place of it up to the last pasted one, and those after.
 */
function rowsAround< Row extends ListRow >(
	kind: RowKind< Row >,
	row: Row,
	before: string,
	pasted: readonly Row[],
	after: string
): { head: Row[]; rest: Row[] } {
	if ( before !== '' ) {
		return {
			head: [ withPart( kind, row, before ), ...pasted ],
			rest: after === '' ? [] : [ kind.create( after ) ],
		};
	}
	if ( after !== '' ) {
		return { head: [ ...pasted ], rest: [ withPart( kind, row, after ) ] };
	}
	const [ first, ...others ] = pasted;
	const left = withPart( kind, row, first?.text ?? '' );
	return {
		head: kind.isEmpty( left ) ? [ ...pasted ] : [ left, ...others ],
		rest: [],
	};
}

/**
 * Inserts pasted lines at the caret. What was before the caret stays in its
 * row, and what was after it comes after the pasted lines.
 *
 * @param sections The list.
 * @param id       Id of the row with the caret.
 * @param before   HTML before the caret.
 * @param after    HTML after the caret.
 * @return The outcome, or null for an unknown row.
 */
export function insertLines< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string,
	before: string,
	lines: readonly Line[],
	after: string
): Change< Row > | null {
	const place = placeOf( sections, id );
	if ( ! place ) {
		return null;
	}
	const { at, index, section, row } = place;
	const pasted = sectionsOf( lines, kind );
	const around = rowsAround( kind, row, before, pasted.rows, after );
	const head = [ ...section.rows.slice( 0, index ), ...around.head ];
	const rest = [ ...around.rest, ...section.rows.slice( index + 1 ) ];
	const first = pasted.sections[ 0 ];
	// An empty section that has no heading takes the first pasted one.
	const heading =
		head.length === 0 && section.title === '' ? first : undefined;
	const added = heading ? pasted.sections.slice( 1 ) : pasted.sections;
	const own = heading
		? { ...section, title: heading.title, rows: heading.rows }
		: { ...section, rows: head };
	const group = [ own, ...added ];
	const last = group.at( -1 ) ?? own;
	const lastPasted = last.rows.at( -1 );
	const complete = group.with( -1, {
		...last,
		rows: [ ...last.rows, ...rest ],
	} );
	return {
		sections: sections.toSpliced( at, 1, ...complete ),
		caret: { key: lastPasted?.id ?? last.id, offset: END },
	};
}
