import { sectionsOf, type Line } from './insert';
import type { ListBlock } from './list-block';
import { createSection, type ListRow } from './model';

/** A block that a pasted recipe may fill. */
type KnownList = {
	/** What the list is called where it is copied from, in small letters. */
	names: ReadonlySet< string >;
	/** Returns the block's groups with lines after them. */
	add: ( groups: unknown, lines: readonly Line[] ) => unknown;
};

const known = new Map< string, KnownList >();

/**
 * Remembers a list, so that what is pasted into another one of the recipe can be put into it.
 *
 * @param list The kind of block.
 */
export function rememberList< Row extends ListRow, Groups >( {
	name,
	kind,
	read,
	write,
}: ListBlock< Row, Groups > ): void {
	known.set( name, {
		names: kind.names,
		add: ( groups, lines ) => {
			const stored = read( groups ).filter(
				( { title, rows } ) =>
					title !== '' || ! rows.every( kind.isEmpty )
			);
			const { rows, sections } = sectionsOf( lines, kind );
			const last = stored.at( -1 ) ?? createSection< Row >();
			return write( [
				...stored.slice( 0, -1 ),
				...( stored.length + rows.length > 0
					? [
							{
								...last,
								rows: [
									...last.rows.filter(
										( row ) => ! kind.isEmpty( row )
									),
									...rows,
								],
							},
						]
					: [] ),
				...sections,
			] );
		},
	} );
}

/**
 * Returns the lists that a recipe may have.
 *
 * @return What can be done with each, by the block's name.
 */
export function knownLists(): ReadonlyMap< string, KnownList > {
	return known;
}
