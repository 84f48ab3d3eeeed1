import { MAX_HEADING_LENGTH } from '@larder/contracts/constants';
import { isBlank } from '../text/html-text';
import { charactersOf } from './rich';
import { withCaret } from './edit-rows';
import {
	createSection,
	END,
	FIRST_LINE,
	placeOf,
	type Change,
	type ListRow,
	type RowKind,
	type Section,
} from './model';

/**
 * Turns an empty row into the start of a new section that takes the rows after
 * it, as Enter does on an empty line.
 *
 * @param sections The list.
 * @param id       Id of the empty row.
 * @return The outcome, the caret in the new heading; null for an unknown row.
 */
export function breakOut< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string
): Change< Row > | null {
	const place = placeOf( sections, id );
	if ( ! place ) {
		return null;
	}
	const { at, index, section } = place;
	if ( index === 0 ) {
		return {
			sections: [ ...sections ],
			caret: { key: section.id, offset: END },
		};
	}
	const added = {
		...createSection< Row >(),
		rows: section.rows.slice( index + 1 ),
	};
	return {
		sections: sections.toSpliced(
			at,
			1,
			{ ...section, rows: section.rows.slice( 0, index ) },
			added
		),
		caret: { key: added.id, offset: 0 },
	};
}

/** Whether a row has nothing but a text; a heading cannot keep anything else. */
function isTextAlone< Row extends ListRow >(
	kind: RowKind< Row >,
	row: Row
): boolean {
	return kind.isEmpty( kind.withText( row, '' ) );
}

/**
 * Turns a row into the heading of the rows after it.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @return The outcome, the caret in the first row below; null for a row without text, or with more than that.
 */
export function toHeading< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string
): Change< Row > | null {
	const place = placeOf( sections, id );
	if (
		! place ||
		isBlank( place.row.text ) ||
		! isTextAlone( kind, place.row )
	) {
		return null;
	}
	const { at, index, section, row } = place;
	const behind = section.rows.slice( index + 1 );
	const first = behind[ 0 ] ?? kind.create( '' );
	const rows = behind.length > 0 ? behind : [ first ];
	const title = row.text.trim().replace( /\s*[:：]((?:<[^<>]*>)*)$/u, '$1' );
	const added =
		index === 0 && section.title === ''
			? [ { ...section, title, rows } ]
			: [
					{ ...section, rows: section.rows.slice( 0, index ) },
					{ ...createSection< Row >( title ), rows },
				];
	return {
		sections: sections.toSpliced( at, 1, ...added ),
		caret: { key: first.id, offset: 0 },
	};
}

/**
 * Returns whether a typed line names a group: it ends with a colon and measures nothing.
 *
 * @param row The line.
 * @return True for `For the rice:`.
 */
export function namesGroup< Row extends ListRow >(
	kind: RowKind< Row >,
	row: Row
): boolean {
	const text = charactersOf( row.text ).trim();
	return (
		/^[^\d¼-¾⅐-⅞]+[:：]$/u.test( text ) &&
		text.length <= MAX_HEADING_LENGTH &&
		isTextAlone( kind, row )
	);
}

/**
 * Dissolves a section: its rows go to the one before, its heading becomes a row
 * there. The first section can only lose its heading to a row.
 *
 * @param sections The list.
 * @param id       Id of the section.
 * @return The outcome, or null when there is nothing to dissolve.
 */
export function dissolveSection< Row extends ListRow >(
	sections: readonly Section< Row >[],
	kind: RowKind< Row >,
	id: string
): Change< Row > | null {
	const at = sections.findIndex( ( section ) => section.id === id );
	const section = sections[ at ];
	if ( ! section || ( at === 0 && section.title === '' ) ) {
		return null;
	}
	const rows =
		section.title === ''
			? section.rows
			: [ kind.create( section.title ), ...section.rows ];
	const before = sections[ at - 1 ];
	const target = before ?? { ...section, title: '', rows: [] };
	const merged = { ...target, rows: [ ...target.rows, ...rows ] };
	const last = target.rows.at( -1 );
	const first = rows[ 0 ];
	const caret =
		section.title !== '' && first
			? { key: first.id, offset: 0 }
			: ( ( last && { key: last.id, offset: END } ) ??
				( first && { key: first.id, offset: 0 } ) );
	return {
		sections: sections.toSpliced(
			before ? at - 1 : at,
			before ? 2 : 1,
			merged
		),
		...( caret && { caret } ),
	};
}

/**
 * Removes a section with its rows.
 *
 * @param sections The list.
 * @param id       Id of the section.
 * @return The outcome, the caret at the end of the row before, or else after it.
 */
export function removeSection< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string
): Change< Row > {
	const at = sections.findIndex( ( section ) => section.id === id );
	const before = sections[ at - 1 ];
	const after = sections[ at + 1 ];
	const key =
		before?.rows.at( -1 )?.id ??
		before?.id ??
		after?.rows[ 0 ]?.id ??
		after?.id ??
		FIRST_LINE;
	return withCaret(
		sections.filter( ( section ) => section.id !== id ),
		key
	);
}

/**
 * Adds an empty section at the end.
 *
 * @param sections The list.
 * @return The outcome, the caret in the new heading.
 */
export function addSection< Row extends ListRow >(
	sections: readonly Section< Row >[]
): Change< Row > {
	const added = createSection< Row >();
	return {
		sections: [ ...sections, added ],
		caret: { key: added.id, offset: 0 },
	};
}
