import { parse } from '@babel/parser';
import phpParser from 'php-parser';
import { isNode, walk } from '../../build/pot/walk.mjs';

/**
 * A place in the code where others can hook in.
 *
 * @typedef {object} Hook
 * @property {string}   name
 * @property {string[]} parameters What its comment calls the arguments, in order.
 * @property {string}   file
 */

const engine = new phpParser.Engine( {
	parser: { extractDoc: true, suppressErrors: false, version: '8.1' },
	ast: { withPositions: true },
} );

/**
 * Reads how the comment before a call names its arguments.
 *
 * @param {string} source
 * @param {number} start   Where the call is.
 * @param {number} count   How many arguments it gives.
 * @param {RegExp} pattern Finds the name in a line that describes one.
 * @return {string[]} As many names.
 */
function described( source, start, count, pattern ) {
	const before = source.slice( 0, start );
	const comment = before.slice( before.lastIndexOf( '/**' ) );
	const names = [ ...comment.matchAll( pattern ) ].map(
		( [ , name = '' ] ) => name
	);
	return Array.from(
		{ length: Math.max( count, names.length ) },
		( _, at ) => names[ at ] ?? '(not described)'
	);
}

/**
 * Finds the hooks of a PHP file.
 *
 * @param {string} source
 * @param {string} file
 * @return {Hook[]} In the order of the source.
 */
export function phpHooks( source, file ) {
	/** @type {Hook[]} */
	const hooks = [];
	walk( engine.parseCode( source, file ).children, ( node ) => {
		const { kind, what, arguments: args, loc } = node;
		const [ first, ...given ] = Array.isArray( args ) ? args : [];
		if (
			kind === 'call' &&
			isNode( what ) &&
			/^\\?(apply_filters|do_action)$/.test( String( what[ 'name' ] ) ) &&
			isNode( first ) &&
			String( first[ 'value' ] ).startsWith( 'larder_' ) &&
			isNode( loc ) &&
			isNode( loc[ 'start' ] )
		) {
			hooks.push( {
				name: String( first[ 'value' ] ),
				parameters: described(
					source,
					Number( loc[ 'start' ][ 'offset' ] ),
					given.length,
					/@param .*?(\$\w+)/g
				),
				file,
			} );
		}
	} );
	return hooks;
}

/**
 * Finds the hooks of a script.
 *
 * @param {string} source
 * @param {string} file
 * @return {Hook[]} In the order of the source.
 */
export function scriptHooks( source, file ) {
	if ( ! /applyFilters|doAction/.test( source ) ) {
		return [];
	}
	/** @type {Hook[]} */
	const hooks = [];
	const tree = parse( source, {
		sourceType: 'module',
		plugins: [ 'typescript', 'jsx' ],
	} );
	walk( tree.program, ( node ) => {
		const { type, callee, arguments: args, start } = node;
		const [ first, ...given ] = Array.isArray( args ) ? args : [];
		if (
			type === 'CallExpression' &&
			isNode( callee ) &&
			/^(applyFilters|doAction)$/.test( String( callee[ 'name' ] ) ) &&
			isNode( first )
		) {
			hooks.push( {
				name: String( first[ 'value' ] ),
				parameters: described(
					source,
					Number( start ),
					given.length,
					/@param (\w+)/g
				),
				file,
			} );
		}
	} );
	return hooks;
}
