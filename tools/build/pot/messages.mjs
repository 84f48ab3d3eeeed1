/**
 * A text to translate, as it was found.
 *
 * @typedef {object} Message
 * @property {string}      text
 * @property {string|null} plural
 * @property {string|null} context
 * @property {string|null} comment   What the code tells translators.
 * @property {string}      reference Where it was found: `file:line`.
 */

/**
 * A call in the source of some language, reduced to what matters here.
 *
 * @typedef {object} Call
 * @property {string}                     name
 * @property {ReadonlyArray<string|null>} args  Null for anything that is not a plain string.
 * @property {number}                     start Offset in the source.
 * @property {number}                     end
 * @property {number}                     line
 */

/** @typedef {{ text: string, start: number, end: number }} Comment */

/** The text domain, which is always the last argument. */
const DOMAIN = 'larder';

/**
 * Which argument is what, by the end of a function's name. `_n` comes after
 * `_nx` and so on: the first that fits counts.
 *
 * @type {ReadonlyArray<[ RegExp, ReadonlyArray<'text'|'plural'|'context'|null> ]>}
 */
const SIGNATURES = [
	[ /^_nx$/, [ 'text', 'plural', null, 'context' ] ],
	[ /^_nx_noop$/, [ 'text', 'plural', 'context' ] ],
	[ /^_n(_noop)?$/, [ 'text', 'plural' ] ],
	[ /^(_x|_ex|esc_html_x|esc_attr_x)$/, [ 'text', 'context' ] ],
	[ /^(__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)$/, [ 'text' ] ],
];

/**
 * Returns whether a call asks for a translation of another text domain.
 *
 * @param {Call} call
 * @return {boolean} True for a call without one, too.
 */
export function isForeign( { name: called, args } ) {
	return (
		SIGNATURES.some( ( [ pattern ] ) => pattern.test( called ) ) &&
		args.at( -1 ) !== DOMAIN
	);
}

/**
 * Returns the message of a call.
 *
 * @param {Call}   call
 * @param {string} file
 * @return {Message|null} Null when it is not a call for translation, or one of another text domain.
 */
function toMessage( { name: called, args, line }, file ) {
	const signature = SIGNATURES.find( ( [ pattern ] ) =>
		pattern.test( called )
	);
	if ( signature === undefined || args.at( -1 ) !== DOMAIN ) {
		return null;
	}
	/** @param {'text'|'plural'|'context'} name */
	const part = ( name ) => args[ signature[ 1 ].indexOf( name ) ] ?? null;
	const text = part( 'text' );
	return text === null
		? null
		: {
				text,
				plural: part( 'plural' ),
				context: part( 'context' ),
				comment: null,
				reference: `${ file }:${ line }`,
			};
}

/**
 * Returns the messages of the calls of a file. A comment that begins with
 * "translators:" belongs to the next call.
 *
 * @param {readonly Call[]}    calls
 * @param {readonly Comment[]} comments
 * @param {string}             file
 * @return {Message[]} In the order of the source.
 */
export function messagesOf( calls, comments, file ) {
	const notes = comments
		.map( ( comment ) => ( {
			...comment,
			text: comment.text.replace( /^[\s/*]+|[\s/*]+$/g, '' ),
		} ) )
		.filter( ( { text } ) => /^translators:/i.test( text ) );
	let last = 0;
	return [ ...calls ]
		.sort( ( a, b ) => a.start - b.start )
		.flatMap( ( call ) => {
			const message = toMessage( call, file );
			if ( message === null ) {
				return [];
			}
			const note = notes.findLast(
				( { start } ) => start >= last && start < call.start
			);
			last = call.start;
			return [ { ...message, comment: note?.text ?? null } ];
		} );
}
