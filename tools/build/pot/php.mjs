import phpParser from 'php-parser';
import { isForeign, messagesOf } from './messages.mjs';
import { isNode, walk } from './walk.mjs';

const engine = new phpParser.Engine( {
	parser: { extractDoc: true, suppressErrors: false, version: '8.1' },
	ast: { withPositions: true },
} );

/**
 * Reads where a node is.
 *
 * @param {import('./walk.mjs').Node} node
 * @return {{ start: number, end: number, line: number }} Offsets, and the line from 1.
 */
function placeOf( node ) {
	const { loc } = node;
	const start = isNode( loc ) ? loc[ 'start' ] : undefined;
	const end = isNode( loc ) ? loc[ 'end' ] : undefined;
	return {
		start: isNode( start ) ? Number( start[ 'offset' ] ) : 0,
		end: isNode( end ) ? Number( end[ 'offset' ] ) : 0,
		line: isNode( start ) ? Number( start[ 'line' ] ) : 0,
	};
}

/**
 * Reads the calls of a PHP file.
 *
 * @param {string} source
 * @param {string} file
 * @return {{ calls: import('./messages.mjs').Call[], comments: import('./messages.mjs').Comment[] }} Calls of functions, and all comments.
 */
function read( source, file ) {
	const tree = engine.parseCode( source, file );
	/** @type {import('./messages.mjs').Call[]} */
	const calls = [];
	walk( tree.children, ( node ) => {
		const { kind, what, arguments: args } = node;
		if ( kind === 'call' && isNode( what ) && Array.isArray( args ) ) {
			calls.push( {
				name: String( what[ 'name' ] ).replace( /^\\/, '' ),
				args: args.map( ( argument ) =>
					isNode( argument ) && argument[ 'kind' ] === 'string'
						? String( argument[ 'value' ] )
						: null
				),
				...placeOf( node ),
			} );
		}
	} );
	const comments = ( tree.comments ?? [] ).map( ( comment ) => ( {
		text: comment.value,
		...placeOf( { loc: comment.loc } ),
	} ) );
	return { calls, comments };
}

/**
 * Finds what is to be translated in a PHP file.
 *
 * @param {string} source
 * @param {string} file   For the references.
 * @return {import('./messages.mjs').Message[]} In the order of the source.
 */
export function messagesOfPhp( source, file ) {
	const { calls, comments } = read( source, file );
	return messagesOf( calls, comments, file );
}

/**
 * Finds calls for a translation that name no text domain, or another one.
 *
 * @param {string} source
 * @param {string} file   For the findings.
 * @return {string[]} A line for each.
 */
export function foreignCalls( source, file ) {
	return read( source, file )
		.calls.filter( isForeign )
		.map(
			( { name, line } ) =>
				`${ file }:${ line }: ${ name }() without the text domain`
		);
}

/** Header fields of the main file that WordPress translates. */
const HEADERS = [ 'Plugin Name', 'Plugin URI', 'Description', 'Author' ];

/**
 * Finds what is to be translated in the header of the main file.
 *
 * @param {string} source
 * @param {string} file   For the references.
 * @return {import('./messages.mjs').Message[]} In the order in which WordPress lists them.
 */
export function messagesOfHeader( source, file ) {
	return HEADERS.flatMap( ( name ) => {
		const text = new RegExp( `^ \\* ${ name }:\\s+(.+)$`, 'm' )
			.exec( source )?.[ 1 ]
			?.trim();
		return text === undefined
			? []
			: [
					{
						text,
						plural: null,
						context: null,
						comment: `${ name } of the plugin`,
						reference: file,
					},
				];
	} );
}
