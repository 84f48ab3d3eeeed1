import { partNamedBy } from './part-names';

/** How cells of a plain text are set apart: as a spreadsheet does, or Markdown. */
const CELLS = /\t|(?<!\\)\|/;

/** The line below the names of the columns of a table in Markdown. */
const RULE = /^[\s|:-]*-[\s|:-]*$/;

/** Rows of a table, each with what its columns have. */
type Rows< Cell > = readonly ( readonly Cell[] )[];

/**
 * Returns for each column which column names its list: columns without a name
 * belong to the next that has one, spanned columns to that which spans them.
 *
 * @param names What a row says in its columns; null for a spanned column.
 * @return Null for a row that does not name lists.
 */
function listsOf( names: readonly ( string | null )[] ): number[] | null {
	const parts = names.map( ( name ) => partNamedBy( name ?? '' ) );
	const named = parts.flatMap( ( part, at ) =>
		part === null ? [] : [ at ]
	);
	const count = new Set( parts.filter( ( part ) => part !== null ) ).size;
	if ( count < 2 || count < named.length ) {
		return null;
	}
	const last = Math.max( ...named );
	return names.map( ( name, at ) =>
		name === null
			? Math.max( ...named.filter( ( column ) => column < at ), 0 )
			: Math.min( ...named.filter( ( column ) => column >= at ), last )
	);
}

/** Returns the cells of each list, from its name downwards. Cells beyond the named columns belong to the last list. */
function belowEachOther< Cell >(
	rows: Rows< Cell >,
	lists: readonly number[]
): Cell[][][] {
	return [ ...new Set( lists ) ].map( ( list ) => [
		...rows
			.slice( 0, 1 )
			.map( ( row ) => row.filter( ( _, at ) => at === list ) ),
		...rows
			.slice( 1 )
			.map( ( row ) =>
				row.filter(
					( _, at ) => ( lists[ at ] ?? lists.at( -1 ) ) === list
				)
			),
	] );
}

/** Returns the cells of a row; one that spans columns is in the first of them. */
function cellsOf( row: HTMLTableRowElement ): ( Element | null )[] {
	return Array.from( row.cells ).flatMap( ( cell ) => [
		cell,
		...Array.from(
			{ length: Math.min( cell.colSpan, 20 ) - 1 },
			() => null
		),
	] );
}

/**
 * Puts the columns of a table below each other where they are lists of a recipe:
 * ingredients at one side and steps at the other.
 *
 * @param table Parsed, never run; any other table stays.
 */
export function columnsApart( table: HTMLTableElement ): void {
	const rows = Array.from( table.rows, cellsOf );
	const textsOf = ( row: readonly ( Element | null )[] ) =>
		row.map( ( cell ) => cell?.textContent ?? null );
	const start = rows.findIndex(
		( row ) => listsOf( textsOf( row ) ) !== null
	);
	const lists = listsOf( textsOf( rows[ start ] ?? [] ) );
	if ( lists === null ) {
		return;
	}
	const below = belowEachOther( rows.slice( start ), lists )
		.flat()
		.map( ( cells ) => {
			const line = table.ownerDocument.createElement( 'li' );
			for ( const cell of cells ) {
				line.append( ...( cell?.childNodes ?? [] ), ' ' );
			}
			return line;
		} );
	for ( const row of Array.from( table.rows ).slice( start ) ) {
		row.remove();
	}
	table.after( ...below );
}

/**
 * Puts the columns of tables in plain text below each other where they are lists of
 * a recipe. The server reads alike: `Larder\Exchange\Written\\Columns`.
 *
 * @param lines The lines.
 * @return All other lines as they were.
 */
export function textColumnsApart( lines: readonly string[] ): string[] {
	const cells = ( line: string ): string[] =>
		line
			.replace( /^\s*\||\|\s*$/g, '' )
			.split( CELLS )
			.map( ( cell ) => cell.trim() );
	const start = lines.findIndex(
		( line ) => CELLS.test( line ) && listsOf( cells( line ) ) !== null
	);
	const lists = listsOf( cells( lines[ start ] ?? '' ) );
	if ( lists === null ) {
		return [ ...lines ];
	}
	const rest = lines.slice( start );
	const length = rest.findIndex( ( line ) => line.trim() === '' );
	const end = length < 0 ? rest.length : length;
	const rows = rest
		.slice( 0, end )
		.filter( ( line ) => ! RULE.test( line ) )
		.map( cells );
	return [
		...lines.slice( 0, start ),
		...belowEachOther( rows, lists ).flatMap( ( list ) => [
			...list.map( ( row ) => row.join( ' ' ).trim() ),
			'',
		] ),
		...textColumnsApart( rest.slice( end ) ),
	];
}
