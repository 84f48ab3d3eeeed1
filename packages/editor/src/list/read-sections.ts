import { claimId } from './ids';
import type { Section } from './model';
import { isLoose, readHtml, type Loose, type RowReader } from './read';

/** Keys that only a row has, by which a row without its group is recognised. */
const OF_ROWS = [
	'text',
	'name',
	'quantity',
	'unit',
	'note',
	'tip',
	'link',
	'image',
	'videoUrl',
];

/** Returns whether an object has one of some properties. */
function hasOne( stored: Loose, names: readonly string[] ): boolean {
	return names.some( ( name ) => Object.hasOwn( stored, name ) );
}

/** Returns the values of a list; PHP cannot tell an object from one where its keys count up from 0, as those of an empty one do. */
function listIn( value: unknown ): readonly unknown[] | null {
	if ( isLoose( value ) ) {
		return Object.keys( value ).every( ( key, at ) => key === `${ at }` )
			? Object.values( value )
			: null;
	}
	return Array.isArray( value ) ? value : null;
}

/**
 * Returns the entries of a list: of a text its lines, of an object its values, and of lists in lists theirs.
 *
 * @param stored What is stored.
 * @param part   What an entry has, so that one which lost its list is known.
 * @return The entries, still unread.
 */
function entriesOf( stored: unknown, part: string ): readonly unknown[] {
	if ( typeof stored === 'string' ) {
		return stored
			.split( /\r\n|\r|\n/ )
			.filter( ( line ) => /\S/.test( line ) );
	}
	const list = listIn( stored );
	if ( ! list && isLoose( stored ) ) {
		return hasOne( stored, [ part, 'id', 'title', ...OF_ROWS ] )
			? [ stored ]
			: entriesOf( Object.values( stored ), part );
	}
	return ( list ?? [] ).flatMap( ( value ) =>
		listIn( value ) ? entriesOf( value, part ) : [ value ]
	);
}

/** Returns whether an entry is a group, not a row by itself; what another plugin has stored is none for having an id. */
function isGroup( entry: unknown, rows: string ): entry is Loose {
	if ( ! isLoose( entry ) ) {
		return false;
	}
	return (
		( typeof entry[ rows ] === 'object' && entry[ rows ] !== null ) ||
		( hasOne( entry, [ rows, 'title' ] ) && ! hasOne( entry, OF_ROWS ) ) ||
		Object.keys( entry ).join() === 'id'
	);
}

/** Returns the rows of an entry: a text is a group of its lines, all else that is not a group is a row that lost its group. */
function rowsOf( entry: unknown, rows: string ): readonly unknown[] {
	if ( isGroup( entry, rows ) ) {
		return entriesOf( entry[ rows ], 'text' );
	}
	return typeof entry === 'string' ? entriesOf( entry, 'text' ) : [ entry ];
}

/**
 * Reads the groups of a list, whatever is stored: nothing that somebody wrote
 * is lost, and each id is there once. Never throws.
 *
 * The twin of `Larder\Recipe\StoredGroups`; both are held to
 * `packages/contracts/fixtures/stored-lists`.
 *
 * @param value The `groups` attribute.
 * @param rows  What a group calls its rows.
 * @return The groups, as the editor's lists have them.
 */
export function readSections< Row >(
	value: unknown,
	rows: string,
	readRow: RowReader< Row >
): Section< Row >[] {
	const taken = new Set< string >();
	return entriesOf( value, rows ).flatMap( ( entry, at ) => {
		const group = isGroup( entry, rows ) ? entry : null;
		const { [ rows ]: _rows, ...others } = group ?? {};
		const title = readHtml( others[ 'title' ] );
		const section = {
			...others,
			id: claimId( others[ 'id' ], `group/${ at }/${ title }`, taken ),
			title,
			rows: rowsOf( entry, rows ).flatMap(
				( row, place ) =>
					readRow(
						row,
						group ? `${ at }/${ place }` : `${ at }`,
						taken
					) ?? []
			),
		};
		return group || section.rows.length > 0 ? [ section ] : [];
	} );
}
