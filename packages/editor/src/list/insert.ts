import { decodeText } from '../text/html-text';
import {
	createSection,
	END,
	placeOf,
	type Change,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/** One line of a paste: a row, or the heading of a section. */
export type Line = { isHeading: boolean; html: string };

/**
 * Takes the name of the whole list off its start: the block has it as its title.
 *
 * @param lines The lines.
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
 * Makes sections of lines.
 *
 * @param lines The lines.
 * @param kind  The kind of rows.
 * @return The rows before the first heading, and the sections behind.
 */
export function sectionsOf< Row extends ListRow >(
	lines: readonly Line[],
	kind: RowKind< Row >
): { rows: Row[]; sections: Section< Row >[] } {
	const rows: Row[] = [];
	const sections: Section< Row >[] = [];
	for ( const { isHeading, html } of withoutName( lines, kind.names ) ) {
		if ( isHeading ) {
			sections.push( createSection( html ) );
		} else {
			( sections.at( -1 )?.rows ?? rows ).push( kind.create( html ) );
		}
	}
	return { rows, sections };
}

/**
 * Inserts pasted lines at the caret. What stood before the caret stays in its
 * row, and what stood behind comes after the pasted lines.
 *
 * @param sections The list.
 * @param kind     The kind of rows.
 * @param id       Id of the row with the caret.
 * @param before   HTML before the caret.
 * @param lines    The lines.
 * @param after    HTML behind the caret.
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
	const rest = [
		...( after === '' ? [] : [ kind.create( after ) ] ),
		...section.rows.slice( index + 1 ),
	];
	const isReplaced = before === '' && after === '' && kind.isEmpty( row );
	const head = [
		...section.rows.slice( 0, index ),
		...( isReplaced ? [] : [ kind.withText( row, before ) ] ),
		...pasted.rows,
	];
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
