import { isNode } from './walk.mjs';

/**
 * The translatable fields of a block.json and the contexts under which
 * WordPress looks them up. A star stands for each item of a list.
 *
 * @type {ReadonlyArray<[ string, string ]>}
 */
const FIELDS = [
	[ 'title', 'block title' ],
	[ 'description', 'block description' ],
	[ 'keywords.*', 'block keyword' ],
	[ 'styles.*.label', 'block style label' ],
	[ 'variations.*.title', 'block variation title' ],
	[ 'variations.*.description', 'block variation description' ],
	[ 'variations.*.keywords.*', 'block variation keyword' ],
];

/**
 * Follows a path into a value.
 *
 * @param {unknown}  value
 * @param {string[]} path
 * @return {string[]} The texts found there.
 */
function textsAt( value, [ key, ...rest ] ) {
	if ( key === undefined ) {
		return typeof value === 'string' && value !== '' ? [ value ] : [];
	}
	if ( key === '*' ) {
		return Array.isArray( value )
			? value.flatMap( ( item ) => textsAt( item, rest ) )
			: [];
	}
	return isNode( value ) ? textsAt( value[ key ], rest ) : [];
}

/**
 * Finds what is to be translated in a block.json.
 *
 * @param {string} source
 * @param {string} file   For the references.
 * @return {import('./messages.mjs').Message[]} In the order of the fields above.
 */
export function messagesOfBlock( source, file ) {
	const metadata = JSON.parse( source );
	return FIELDS.flatMap( ( [ path, context ] ) =>
		textsAt( metadata, path.split( '.' ) ).map( ( text ) => ( {
			text,
			plural: null,
			context,
			comment: null,
			reference: file,
		} ) )
	);
}
