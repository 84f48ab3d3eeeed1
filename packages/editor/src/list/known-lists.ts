import { sectionsOf, type Line } from './insert';
import type { ListBlock } from './list-block';
import { createSection, type ListRow, type Section } from './model';

/** A block that a pasted recipe may fill. */
type KnownList = {
	/** What the list is called where it is copied from, in small letters. */
	names: ReadonlySet< string >;
	/** Returns the block's groups with lines after them. */
	add: ( groups: unknown, lines: readonly Line[] ) => unknown;
	/** Returns the block's groups with those of another list of the same kind after them; unless they stay apart, lines without a heading go into the last one. */
	join: ( groups: unknown, more: unknown, isApart: boolean ) => unknown;
	/** Whether nothing is written in groups. */
	isEmpty: ( groups: unknown ) => boolean;
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
	const isFilled = ( { title, rows }: Section< Row > ): boolean =>
		title !== '' || ! rows.every( kind.isEmpty );
	const appended = (
		groups: unknown,
		rows: readonly Row[],
		sections: readonly Section< Row >[]
	): Groups => {
		const stored = read( groups ).filter( isFilled );
		const last = stored.at( -1 ) ?? createSection< Row >();
		const own = last.rows.filter( ( row ) => ! kind.isEmpty( row ) );
		return write( [
			...stored.slice( 0, -1 ),
			...( stored.length + rows.length > 0
				? [ { ...last, rows: [ ...own, ...rows ] } ]
				: [] ),
			...sections,
		] );
	};
	known.set( name, {
		names: kind.names,
		add: ( groups, lines ) => {
			const { rows, sections } = sectionsOf( lines, kind );
			return appended( groups, rows, sections );
		},
		join: ( groups, more, isApart ) => {
			const added = read( more ).filter( isFilled );
			const [ first, ...others ] = added;
			const joined =
				first?.title === '' && ! isApart
					? appended( groups, first.rows, others )
					: appended( groups, [], added );
			// Read once more, as each id may be there once.
			return write( read( joined ) );
		},
		isEmpty: ( groups ) => ! read( groups ).some( isFilled ),
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
