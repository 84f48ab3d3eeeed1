import { linesOfLists, namesFoods } from './column-lists';
import { isNoise } from './noise';

/** How cells of a plain text are set apart: as a spreadsheet does, or Markdown. */
const CELLS = /\t|(?<!\\)\|/;

/** The line below the names of the columns of a table in Markdown. */
const RULE = /^[\s|:-]*-[\s|:-]*$/;

/** More rows than this do not name the lists of one table; each is compared with all below it. */
const MAX_NAMES = 20;

/** More columns than this one cell does not span. */
const WIDEST = 20;

/** Returns the cells of a table by their columns in each row; one that spans several is in the first of them, and the others are null. */
function gridOf( table: HTMLTableElement ): ( Element | null )[][] {
	const rows = Array.from( table.rows );
	const grid = rows.map( (): ( Element | null | undefined )[] => [] );
	rows.forEach( ( row, top ) => {
		let column = 0;
		for ( const cell of Array.from( row.cells ) ) {
			while ( grid[ top ]?.[ column ] !== undefined ) {
				column++;
			}
			const width = Math.min( cell.colSpan, WIDEST );
			// No rows mean all that are left.
			const height = cell.rowSpan === 0 ? rows.length : cell.rowSpan;
			for ( const below of grid.slice( top, top + height ) ) {
				below.length = Math.max( below.length, column + width );
				below.fill( null, column, column + width );
			}
			grid[ top ]?.fill( cell, column, column + 1 );
			column += width;
		}
	} );
	return grid.map( ( row ) => Array.from( row, ( cell ) => cell ?? null ) );
}

/** Returns whether all that a cell says is on one line. */
function isOneLine( cell: Element ): boolean {
	const breaks = Array.from( cell.querySelectorAll( 'br' ) );
	return (
		cell.querySelectorAll( 'p, div, li' ).length < 2 &&
		breaks.every( ( { nextSibling } ) => nextSibling === null )
	);
}

/** Returns the text of a cell, with a line break where it has several lines. */
function textOf( cell: Element | null ): string | null {
	const text = cell?.textContent.replace( /\s+/g, ' ' ).trim();
	return text === undefined || cell === null
		? null
		: text + ( isOneLine( cell ) ? '' : '\n' );
}

/** Returns what is in a cell; a paragraph alone in it is not a line of its own. */
function nodesOf( cell: Element ): ChildNode[] {
	const paragraph = cell.querySelector( 'p, div' );
	const isAlone =
		isOneLine( cell ) &&
		cell.querySelector( 'img, picture, video' ) === null &&
		paragraph?.textContent.trim() === cell.textContent.trim();
	const nodes = Array.from( ( isAlone ? paragraph : cell ).childNodes );
	const last = nodes.at( -1 );
	if ( last instanceof Text ) {
		last.data = last.data.trimEnd();
	}
	return nodes;
}

/**
 * Puts the columns of a table below each other where they are lists of a recipe:
 * ingredients at one side and steps at the other.
 *
 * @param table Parsed, never run; any other table stays.
 */
export function columnsApart( table: HTMLTableElement ): void {
	const rows = gridOf( table );
	const texts = rows.map( ( row ) => row.map( textOf ) );
	const named = Array.from( texts.entries() ).filter( ( [ , names ] ) =>
		namesFoods( names )
	);
	for ( const [ start ] of named.slice( 0, MAX_NAMES ) ) {
		const lists = linesOfLists( texts.slice( start ) );
		if ( lists === null ) {
			continue;
		}
		const below = lists.flat().map( ( { row, groups } ) => {
			const line = table.ownerDocument.createElement( 'li' );
			groups.forEach( ( columns, group ) =>
				columns.forEach( ( column, at ) => {
					const cell = rows[ start + row ]?.[ column ];
					if ( cell && line.hasChildNodes() ) {
						line.append( group > 0 && at === 0 ? ', ' : ' ' );
					}
					line.append( ...( cell ? nodesOf( cell ) : [] ) );
				} )
			);
			return line;
		} );
		for ( const row of Array.from( table.rows ).slice( start ) ) {
			row.remove();
		}
		table.after( ...below );
		return;
	}
}

const cellsOf = ( line: string ): string[] =>
	line
		.replace( /^\s*\||\|\s*$/g, '' )
		.split( CELLS )
		.map( ( cell ) => cell.trim() );

/** Returns whether a line may be the first of a table with lists. */
const mayNameLists = ( line: string ): boolean =>
	CELLS.test( line ) && ! isNoise( line ) && namesFoods( cellsOf( line ) );

/**
 * Reads a table whose first line names lists, up to a blank line or to the next line that
 * does; null where most lines below it are not its rows, as below links to the parts of a page.
 */
function tableOf(
	lines: readonly string[]
): { below: string[]; length: number } | null {
	const end = lines.findIndex(
		( line, at ) => line.trim() === '' || ( at > 0 && mayNameLists( line ) )
	);
	const length = end < 0 ? lines.length : end;
	const own = lines
		.slice( 0, length )
		.filter( ( line ) => ! RULE.test( line ) && ! isNoise( line ) );
	const count = own.filter( ( line ) => CELLS.test( line ) ).length - 1;
	const rows = own.map( cellsOf );
	const lists = count * 2 > own.length - 1 ? linesOfLists( rows ) : null;
	return (
		lists && {
			below: lists.flatMap( ( list ) => [
				...list.map( ( { row, groups } ) =>
					groups
						.map( ( columns ) =>
							columns
								.map( ( at ) => rows[ row ]?.[ at ] )
								.filter( Boolean )
								.join( ' ' )
						)
						.filter( Boolean )
						.join( ', ' )
				),
				'',
			] ),
			length,
		}
	);
}

/**
 * Puts the columns of tables in plain text below each other where they are lists of
 * a recipe. The server reads alike: `Larder\Exchange\Written\Columns`.
 *
 * @return All other lines as they were.
 */
export function textColumnsApart( lines: readonly string[] ): string[] {
	for ( const [ start, line ] of lines.entries() ) {
		const table = mayNameLists( line )
			? tableOf( lines.slice( start ) )
			: null;
		if ( table !== null ) {
			return [
				...lines.slice( 0, start ),
				...table.below,
				...textColumnsApart( lines.slice( start + table.length ) ),
			];
		}
	}
	return [ ...lines ];
}
