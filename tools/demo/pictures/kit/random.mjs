/**
 * A seeded source of chance, so that a picture comes out the same each time.
 *
 * @typedef {Object} Random
 * @property {() => number}                                    next   From 0 up to 1.
 * @property {(low: number, high: number) => number}           range  A number between the two.
 * @property {(low: number, high: number) => number}           int    A whole number, both ends included.
 * @property {(amount: number) => number}                      jitter Between minus and plus the amount.
 * @property {<Item>(items: readonly Item[]) => Item}          pick   One of the items.
 * @property {(chance: number) => boolean}                     chance True as often as the share says.
 */

/**
 * Turns a text into a 32 bit number (FNV-1a).
 *
 * @param {string} text
 * @return {number} Unsigned.
 */
function hash( text ) {
	let value = 0x811c9dc5;
	for ( const character of text ) {
		value = Math.imul(
			value ^ ( character.codePointAt( 0 ) ?? 0 ),
			0x01000193
		);
	}
	return value >>> 0;
}

/**
 * Makes a source of chance from a word (mulberry32).
 *
 * @param {string} seed
 * @return {Random} The source.
 */
export function createRandom( seed ) {
	let state = hash( seed );
	const next = () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let value = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		value ^= value + Math.imul( value ^ ( value >>> 7 ), 61 | value );
		return ( ( value ^ ( value >>> 14 ) ) >>> 0 ) / 4294967296;
	};
	/** @type {Random['range']} */
	const range = ( low, high ) => low + ( high - low ) * next();
	return {
		next,
		range,
		int: ( low, high ) => Math.floor( range( low, high + 1 ) ),
		jitter: ( amount ) => range( -amount, amount ),
		pick: ( items ) => {
			const item = items[ Math.floor( next() * items.length ) ];
			if ( item === undefined ) {
				throw new Error( 'There is nothing to pick from.' );
			}
			return item;
		},
		chance: ( chance ) => next() < chance,
	};
}
