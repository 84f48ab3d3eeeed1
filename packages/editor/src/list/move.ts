import { placeOf, type ListRow, type Section } from './model';

/**
 * Moves a row one place; past the end of its section it goes to the next one.
 *
 * @param sections The list.
 * @param id       Id of the row.
 * @param by       -1 for up, 1 for down.
 * @return A new list, or null when the row is first or last already.
 */
export function moveRow< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string,
	by: -1 | 1
): Section< Row >[] | null {
	const place = placeOf( sections, id );
	if ( ! place ) {
		return null;
	}
	const { at, index, section, row } = place;
	const without = section.rows.toSpliced( index, 1 );
	const inside = index + by;
	if ( inside >= 0 && inside < section.rows.length ) {
		return sections.with( at, {
			...section,
			rows: without.toSpliced( inside, 0, row ),
		} );
	}
	const other = sections[ at + by ];
	if ( ! other ) {
		return null;
	}
	const rows = by < 0 ? [ ...other.rows, row ] : [ row, ...other.rows ];
	return sections
		.with( at, { ...section, rows: without } )
		.with( at + by, { ...other, rows } )
		.filter( ( each ) => each.rows.length > 0 || each.title !== '' );
}

/**
 * Moves a section with its rows one place.
 *
 * @param sections The list.
 * @param id       Id of the section.
 * @param by       -1 for up, 1 for down.
 * @return A new list, or null when the section is first or last already.
 */
export function moveSection< Row >(
	sections: readonly Section< Row >[],
	id: string,
	by: -1 | 1
): Section< Row >[] | null {
	const at = sections.findIndex( ( section ) => section.id === id );
	const section = sections[ at ];
	if ( ! section || ! sections[ at + by ] ) {
		return null;
	}
	return sections.toSpliced( at, 1 ).toSpliced( at + by, 0, section );
}

/**
 * Lists the ids of all sections and rows in the order of the page.
 *
 * @param sections The list.
 */
export function flatKeys< Row extends ListRow >(
	sections: readonly Section< Row >[]
): string[] {
	return sections.flatMap( ( section ) => [
		section.id,
		...section.rows.map( ( row ) => row.id ),
	] );
}

/**
 * Moves a section to where another one, or a row of another one, is.
 *
 * @param sections The list.
 * @param id       Id of the section.
 * @param over     Id of a section or row.
 * @return A new list, or null when nothing moves.
 */
function dropSection< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string,
	over: string
): Section< Row >[] | null {
	const from = sections.findIndex( ( section ) => section.id === id );
	const to = sections.findIndex(
		( section ) =>
			section.id === over ||
			section.rows.some( ( row ) => row.id === over )
	);
	const section = sections[ from ];
	if ( ! section || to < 0 || from === to ) {
		return null;
	}
	return sections.toSpliced( from, 1 ).toSpliced( to, 0, section );
}

/**
 * Moves a row or section to where another is, as a drag does.
 *
 * @param sections The list.
 * @param id       Id of what is dragged.
 * @param over     Id of what it is dropped on.
 * @return A new list, or null when nothing moves.
 */
export function drop< Row extends ListRow >(
	sections: readonly Section< Row >[],
	id: string,
	over: string
): Section< Row >[] | null {
	const keys = flatKeys( sections );
	const from = keys.indexOf( id );
	const to = keys.indexOf( over );
	if ( from < 0 || to < 0 || from === to ) {
		return null;
	}
	if ( ! placeOf( sections, id ) ) {
		return dropSection( sections, id, over );
	}
	const rows = new Map(
		sections.flatMap( ( section ) =>
			section.rows.map( ( row ) => [ row.id, row ] as const )
		)
	);
	const order = keys.toSpliced( from, 1 ).toSpliced( to, 0, id );
	const result: Section< Row >[] = sections.map( ( section ) => ( {
		...section,
		rows: [],
	} ) );
	// A row above the first heading belongs to the first section all the same.
	let current = result[ 0 ];
	for ( const key of order ) {
		const row = rows.get( key );
		if ( row ) {
			current?.rows.push( row );
		} else {
			current = result.find( ( section ) => section.id === key );
		}
	}
	return result.filter(
		( section ) => section.rows.length > 0 || section.title !== ''
	);
}
