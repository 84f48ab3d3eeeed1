import phpParser from 'php-parser';

const engine = new phpParser.Engine( {
	parser: { suppressErrors: false, version: '8.1' },
	ast: { withPositions: true },
} );

/** Lines of code that a function of PHP may have. */
export const MAX_LINES = 100;

const FUNCTIONS = new Set( [ 'function', 'method', 'closure', 'arrowfunc' ] );

/** What is not code. */
const REST = new Set( [ 'T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT' ] );

/**
 * Returns the lines that hold code, not only comments.
 *
 * @param {string} code
 * @return {number[]} Numbers from 1.
 */
function linesOfCode( code ) {
	/** @type {Set<number>} */
	const lines = new Set();
	let line = 1;
	for ( const token of engine.tokenGetAll( code ) ) {
		const [ kind = '', text = '' ] =
			typeof token === 'string' ? [ '', token ] : token.map( String );
		const rows = text.split( '\n' ).length - 1;
		if ( ! REST.has( kind ) ) {
			for ( let row = 0; row <= rows; row++ ) {
				lines.add( line + row );
			}
		}
		line += rows;
	}
	return [ ...lines ];
}

/**
 * Finds the functions in a part of the syntax tree.
 *
 * @param {unknown} node
 * @return {Array<{ name: string, first: number, last: number }>} Where each begins and ends.
 */
function functionsIn( node ) {
	if ( typeof node !== 'object' || node === null ) {
		return [];
	}
	const own = [];
	const { kind, name, loc } =
		/** @type {{ kind?: string, name?: { name?: string }, loc?: import('php-parser').Location | null }} */ (
			node
		);
	if ( kind !== undefined && FUNCTIONS.has( kind ) && loc ) {
		own.push( {
			name: name?.name ?? 'a closure',
			first: loc.start.line,
			last: loc.end.line,
		} );
	}
	return [ ...own, ...Object.values( node ).flatMap( functionsIn ) ];
}

/**
 * Finds functions that are too long to be seen at once.
 *
 * @param {string} file Path, for the finding.
 * @param {string} code
 * @return {string[]} One finding a function.
 */
export function longFunctions( file, code ) {
	if ( code.split( '\n' ).length <= MAX_LINES ) {
		return [];
	}
	const lines = linesOfCode( code );
	return functionsIn( engine.parseCode( code, file ) ).flatMap(
		( { name, first, last } ) => {
			const length = lines.filter(
				( line ) => line >= first && line <= last
			).length;
			return length <= MAX_LINES
				? []
				: [ `${ file }:${ first }: ${ name }, ${ length } lines` ];
		}
	);
}
