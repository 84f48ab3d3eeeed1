/**
 * @typedef {import('@eslint-community/regexpp').AST.Alternative} Alternative
 * @typedef {import('@eslint-community/regexpp').AST.Element}     Element
 */

/**
 * How many characters a part takes.
 *
 * @param {Element} node A part of a pattern.
 * @return {number|null} Null where it is not always the same.
 */
function lengthOf( node ) {
	switch ( node.type ) {
		case 'Character':
		case 'CharacterSet':
		case 'CharacterClass':
			return 1;
		case 'Assertion':
			return 0;
		case 'Quantifier': {
			const one = lengthOf( node.element );
			return one === null || node.min !== node.max
				? null
				: one * node.min;
		}
		case 'Group': {
			const lengths = node.alternatives.map( ( { elements } ) =>
				elements
					.map( lengthOf )
					.reduce(
						( sum, one ) =>
							sum === null || one === null ? null : sum + one,
						/** @type {number|null} */ ( 0 )
					)
			);
			const [ first = null ] = lengths;
			return lengths.every( ( one ) => one === first ) ? first : null;
		}
		default:
			return null;
	}
}

/**
 * Writes a part in as many ways as it has lengths.
 *
 * @param {Element}                       node  A part of a pattern.
 * @param {( node: Element ) => string} write Writes a part.
 * @return {string[]} Parts of one length each.
 */
function ways( node, write ) {
	if ( lengthOf( node ) !== null ) {
		return [ write( node ) ];
	}
	if ( node.type === 'Group' ) {
		return node.alternatives.flatMap( ( choice ) =>
			sequences( choice, write )
		);
	}
	if ( node.type === 'Quantifier' && node.max < 10 ) {
		const counts = Array.from(
			{ length: node.max - node.min + 1 },
			( _, at ) => node.min + at
		);
		return counts.flatMap( ( count ) =>
			Array.from( { length: count }, () =>
				ways( node.element, write )
			).reduce( joined, [ '' ] )
		);
	}
	throw new Error( `PHP cannot look behind by ${ node.raw }` );
}

/**
 * Joins each of some beginnings with each of some ends.
 *
 * @param {string[]} starts Beginnings.
 * @param {string[]} ends   Ends.
 * @return {string[]} All of them.
 */
function joined( starts, ends ) {
	return starts.flatMap( ( start ) => ends.map( ( end ) => start + end ) );
}

/**
 * Writes a choice of what looks behind as choices of one length each.
 *
 * @param {Alternative}                   choice The choice.
 * @param {( node: Element ) => string} write  Writes a part of it.
 * @return {string[]} The choices.
 */
export function sequences( choice, write ) {
	return choice.elements
		.map( ( node ) => ways( node, write ) )
		.reduce( joined, [ '' ] );
}
