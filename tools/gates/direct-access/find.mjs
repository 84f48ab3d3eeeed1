import phpParser from 'php-parser';

const engine = new phpParser.Engine( {
	parser: { suppressErrors: false, version: '8.1' },
	ast: { withPositions: true },
} );

/** @typedef {{ readonly [ part: string ]: unknown }} Part Any part of a parsed file. */

/** The line before which Plugin Check looks for the guard. */
const LAST_LINE = 50;

/** What is in a file without being run. */
const SILENT = new Set( [ 'declare', 'namespace', 'usegroup' ] );

/**
 * Returns whether something is a part of a parsed file.
 *
 * @param {unknown} value
 * @return {value is Part} Whether it has parts of its own.
 */
function isPart( value ) {
	return typeof value === 'object' && value !== null;
}

/**
 * Reads a part of a part.
 *
 * @param {unknown}           part
 * @param {readonly string[]} path Names, from outside in.
 * @return {unknown} What is there, if anything.
 */
function at( part, path ) {
	return path.reduce(
		( /** @type {unknown} */ found, name ) =>
			isPart( found ) ? found[ name ] : undefined,
		part
	);
}

/**
 * Returns whether an expression asks for one of the constants that WordPress defines.
 *
 * @param {unknown}           expression
 * @param {readonly string[]} constants
 */
function asksFor( expression, constants ) {
	return (
		at( expression, [ 'kind' ] ) === 'call' &&
		String( at( expression, [ 'what', 'name' ] ) ).replace( /^\\/, '' ) ===
			'defined' &&
		constants.includes(
			String( at( expression, [ 'arguments', '0', 'value' ] ) )
		)
	);
}

/**
 * Returns whether a statement ends the script where WordPress has not loaded the file.
 *
 * @param {unknown}           statement
 * @param {readonly string[]} constants What WordPress has defined then.
 */
function isGuard( statement, constants ) {
	if ( at( statement, [ 'kind' ] ) === 'if' ) {
		return (
			at( statement, [ 'test', 'type' ] ) === '!' &&
			asksFor( at( statement, [ 'test', 'what' ] ), constants ) &&
			at( statement, [
				'body',
				'children',
				'0',
				'expression',
				'kind',
			] ) === 'exit'
		);
	}
	return (
		at( statement, [ 'expression', 'type' ] ) === '||' &&
		at( statement, [ 'expression', 'right', 'kind' ] ) === 'exit' &&
		asksFor( at( statement, [ 'expression', 'left' ] ), constants )
	);
}

/**
 * Lists the statements of a file in their order, those of its namespace among them.
 *
 * @param {unknown} part
 * @return {unknown[]} Statements.
 */
function statementsOf( part ) {
	const children = at( part, [ 'children' ] );
	return Array.isArray( children )
		? children.flatMap( ( child ) =>
				at( child, [ 'kind' ] ) === 'namespace'
					? statementsOf( child )
					: [ child ]
			)
		: [];
}

/**
 * Returns what is wrong with the guard of a file: before it nothing may run, for
 * nobody calls the file by its address but who looks for a way in.
 *
 * @param {string} file Its path in the plugin.
 * @param {string} code PHP.
 * @return {string[]} A line where something is.
 */
export function unguarded( file, code ) {
	const constants =
		file === 'uninstall.php' ? [ 'WP_UNINSTALL_PLUGIN' ] : [ 'ABSPATH' ];
	const first = statementsOf( engine.parseCode( code, file ) ).find(
		( statement ) => ! SILENT.has( String( at( statement, [ 'kind' ] ) ) )
	);
	if ( ! isGuard( first, constants ) ) {
		return [
			`${ file }: can be called by its address; begin with: defined( '${ constants[ 0 ] }' ) || exit;`,
		];
	}
	return Number( at( first, [ 'loc', 'end', 'line' ] ) ) > LAST_LINE
		? [ `${ file }: the guard stands below line ${ LAST_LINE }` ]
		: [];
}
