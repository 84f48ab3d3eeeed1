import { parse } from '@babel/parser';
import { messagesOf } from './messages.mjs';
import { isNode, walk } from './walk.mjs';

/** @typedef {import('./walk.mjs').Node} Node */

/**
 * Finds the name of what is called, also when the build has written it as
 * `(0, i18n.__)( … )`.
 *
 * @param {unknown} callee
 * @return {string} Empty when it has no plain name.
 */
function nameOf( callee ) {
	if ( ! isNode( callee ) ) {
		return '';
	}
	if ( callee[ 'type' ] === 'SequenceExpression' ) {
		const parts = callee[ 'expressions' ];
		return Array.isArray( parts ) ? nameOf( parts.at( -1 ) ) : '';
	}
	if ( callee[ 'type' ] === 'MemberExpression' ) {
		return nameOf( callee[ 'property' ] );
	}
	return callee[ 'type' ] === 'Identifier' ? String( callee[ 'name' ] ) : '';
}

/**
 * Reads an argument.
 *
 * @param {unknown} argument
 * @return {string|null} Null when it is not a plain string.
 */
function stringOf( argument ) {
	if ( ! isNode( argument ) ) {
		return null;
	}
	if ( argument[ 'type' ] === 'StringLiteral' ) {
		return String( argument[ 'value' ] );
	}
	const parts = argument[ 'quasis' ];
	if (
		argument[ 'type' ] === 'TemplateLiteral' &&
		Array.isArray( parts ) &&
		parts.length === 1
	) {
		return parts[ 0 ].value.cooked;
	}
	return null;
}

/**
 * Finds what is to be translated in a script. Built scripts are read, so that
 * the references are those by which WordPress finds a script's translations.
 *
 * @param {string} source
 * @param {string} file   For the references.
 * @return {import('./messages.mjs').Message[]} In the order of the source.
 */
export function messagesOfScript( source, file ) {
	const tree = parse( source, {
		sourceType: 'unambiguous',
		errorRecovery: true,
	} );
	/** @type {import('./messages.mjs').Call[]} */
	const calls = [];
	walk( tree.program, ( node ) => {
		const { callee, arguments: args } = node;
		if ( node[ 'type' ] === 'CallExpression' && Array.isArray( args ) ) {
			calls.push( {
				name: nameOf( callee ),
				args: args.map( stringOf ),
				start: Number( node[ 'start' ] ),
				end: Number( node[ 'end' ] ),
				line: source.slice( 0, Number( node[ 'start' ] ) ).split( '\n' ).length,
			} );
		}
	} );
	const comments = ( tree.comments ?? [] ).map( ( { value, start, end } ) => ( {
		text: value,
		start: start ?? 0,
		end: end ?? 0,
	} ) );
	return messagesOf( calls, comments, file );
}
