import { insertLines, sectionsOf, type Line } from './insert';
import { addRow, joinRow, removeRow, splitRow } from './edit-rows';
import { END, placeOf, type ListRow, type RowKind } from './model';
import { cutAtSelection, joinHtml } from './rich';
import { breakOut, dissolveSection, namesGroup, toHeading } from './sections';
import type { ListApi } from './use-list-editor';

/** A line or heading in the document. */
export type Target = { element: HTMLElement; key: string; isTitle: boolean };

/** The list that is edited. */
export type Edited< Row extends ListRow > = {
	api: ListApi< Row >;
	kind: RowKind< Row >;
};

/**
 * Handles Enter: splits a line at the caret, starts a group on an empty
 * line, makes a heading of a line that names a group, and leads from a heading to
 * its first line.
 *
 * @param target Where the caret is.
 */
export function enter< Row extends ListRow >(
	{ api, kind }: Edited< Row >,
	{ element, key, isTitle }: Target
): void {
	const sections = api.sections();
	if ( isTitle ) {
		const first = sections.find( ( { id } ) => id === key )?.rows[ 0 ];
		if ( first ) {
			api.focus( { key: first.id, offset: 0 } );
		} else {
			api.restructure( addRow( sections, kind, key ) );
		}
		return;
	}
	const cut = cutAtSelection( element );
	const row = placeOf( api.sections(), key )?.row;
	if ( cut && row && cut.after === '' && namesGroup( kind, row ) ) {
		api.restructure( toHeading( sections, kind, key ) );
	} else if ( cut && row ) {
		api.restructure(
			kind.isEmpty( row )
				? breakOut( sections, key )
				: splitRow( sections, kind, key, cut.before, cut.after )
		);
	}
}

/**
 * Converts a line to a heading, or a heading to a line.
 *
 * @param target    Where the caret is.
 * @param isHeading What it becomes.
 */
export function retype< Row extends ListRow >(
	{ api, kind }: Edited< Row >,
	{ key, isTitle }: Pick< Target, 'key' | 'isTitle' >,
	isHeading: boolean
): void {
	if ( isTitle !== isHeading ) {
		api.restructure(
			isHeading
				? toHeading( api.sections(), kind, key )
				: dissolveSection( api.sections(), kind, key )
		);
	}
}

/**
 * Joins two neighbours.
 *
 * @param second The row after it.
 */
function join< Row extends ListRow >(
	{ api, kind }: Edited< Row >,
	first: Row,
	second: Row
): void {
	const { html, length } = joinHtml( first.text, second.text );
	api.restructure( joinRow( api.sections(), kind, second.id, html, length ) );
}

/**
 * Handles Backspace at the start of a line: joins it with the one before, goes
 * from the first line to its heading, and dissolves the group at a heading.
 *
 * @param target Where the caret is.
 */
export function joinBack< Row extends ListRow >(
	list: Edited< Row >,
	{ key, isTitle }: Target
): void {
	const { api, kind } = list;
	const sections = api.sections();
	const found = placeOf( sections, key );
	if ( isTitle ) {
		api.restructure( dissolveSection( sections, kind, key ) );
	}
	if ( isTitle || ! found ) {
		return;
	}
	const { at, index, section, row } = found;
	const before = section.rows[ index - 1 ];
	const heading = { key: section.id, offset: END };
	if ( before ) {
		join( list, before, row );
	} else if ( kind.isEmpty( row ) && section.rows.length > 1 ) {
		const change = removeRow( sections, key );
		api.restructure( change && { ...change, caret: heading } );
	} else if ( at > 0 || section.title !== '' ) {
		api.focus( heading );
	}
}

/**
 * Handles Delete at the end of a line: joins the next one to it.
 *
 * @param target Where the caret is.
 */
export function joinNext< Row extends ListRow >(
	list: Edited< Row >,
	{ key }: Target
): void {
	const found = placeOf( list.api.sections(), key );
	const next = found?.section.rows[ found.index + 1 ];
	if ( found && next ) {
		join( list, found.row, next );
	}
}

/**
 * Inserts pasted lines under a heading.
 *
 * @param key Id of the section.
 */
function pasteBelow< Row extends ListRow >(
	{ api, kind }: Edited< Row >,
	key: string,
	lines: readonly Line[]
): void {
	const { rows, sections: added } = sectionsOf( lines, kind );
	const sections = api.sections();
	const at = sections.findIndex( ( section ) => section.id === key );
	const section = sections[ at ];
	if ( ! section ) {
		return;
	}
	const own = { ...section, rows: [ ...rows, ...section.rows ] };
	const last = added.at( -1 )?.rows.at( -1 ) ?? rows.at( -1 );
	api.restructure( {
		sections: sections.toSpliced( at, 1, own, ...added ),
		...( last && { caret: { key: last.id, offset: END } } ),
	} );
}

/**
 * Inserts pasted lines where the caret is.
 *
 * @param target Where the caret is.
 */
export function paste< Row extends ListRow >(
	list: Edited< Row >,
	target: Target,
	lines: readonly Line[]
): void {
	if ( target.isTitle ) {
		pasteBelow( list, target.key, lines );
		return;
	}
	const { api, kind } = list;
	const cut = cutAtSelection( target.element );
	if ( cut ) {
		api.restructure(
			insertLines(
				api.sections(),
				kind,
				target.key,
				cut.before,
				lines,
				cut.after
			)
		);
	}
}
