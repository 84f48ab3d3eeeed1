import phpParser from 'php-parser';

const engine = new phpParser.Engine( {
	parser: { suppressErrors: false, version: '8.1' },
} );

/** Columns that a line of PHP may have. */
export const MAX_COLUMNS = 140;

/** Columns of a tab. */
const TAB = '    ';

/** From how many columns on one string may make its line longer. */
const LONG_STRING = 60;

/** What cannot be broken: a disabled rule with its reason, a word to translators, and a type of PHPStan. */
const UNBREAKABLE =
	/phpcs:|translators: |@phpstan-|@(?:param|return|var)\s.*[{<(]/;

/** What is between the variables of a string. */
const PIECE = 'T_ENCAPSED_AND_WHITESPACE';

const STRINGS = new Set( [
	'T_CONSTANT_ENCAPSED_STRING',
	PIECE,
	'T_INLINE_HTML',
] );

/**
 * Returns the lines of a file on which a long string stands.
 *
 * @param {string} code
 * @return {Set<number>} Numbers from 1.
 */
function linesOfStrings( code ) {
	/** @type {Map<number, number>} */
	const columns = new Map();
	let line = 1;
	for ( const token of engine.tokenGetAll( code ) ) {
		const [ kind = '', text = '' ] =
			typeof token === 'string' ? [ '', token ] : token.map( String );
		const rows = text.split( '\n' );
		if ( STRINGS.has( kind ) ) {
			for ( const [ index, row ] of rows.entries() ) {
				columns.set(
					line + index,
					kind === PIECE
						? ( columns.get( line + index ) ?? 0 ) + row.length
						: Math.max(
								row.length,
								columns.get( line + index ) ?? 0
							)
				);
			}
		}
		line += rows.length - 1;
	}
	return new Set(
		[ ...columns ]
			.filter( ( [ , length ] ) => length >= LONG_STRING )
			.map( ( [ number ] ) => number )
	);
}

/**
 * Finds lines of PHP that are too long and could be broken.
 *
 * @param {string} file Path, for the finding.
 * @param {string} code
 * @return {string[]} One finding a line.
 */
export function longLines( file, code ) {
	const strings = linesOfStrings( code );
	return code.split( '\n' ).flatMap( ( text, index ) => {
		const columns = [ ...text.replaceAll( '\t', TAB ) ].length;
		return columns <= MAX_COLUMNS ||
			UNBREAKABLE.test( text ) ||
			strings.has( index + 1 )
			? []
			: [ `${ file }:${ index + 1 }: ${ columns } columns` ];
	} );
}
