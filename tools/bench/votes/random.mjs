/**
 * Generates numbers that look random and are the same in every run (mulberry32).
 *
 * @param {number} seed
 * @return {() => number} Gives the next number, from 0 up to 1.
 */
export function randomFrom( seed ) {
	let state = seed;
	return () => {
		state = Math.trunc( state + 0x6d2b79f5 );
		let mixed = Math.imul( state ^ ( state >>> 15 ), state | 1 );
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 );
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4294967296;
	};
}
