/** @typedef {import('./random.mjs').Random} Random */

/**
 * Splits a colour into its three channels.
 *
 * @param {string} hex `#rrggbb`.
 * @return {[number, number, number]} 0 to 255 each.
 */
function channels( hex ) {
	const value = Number.parseInt( hex.slice( 1 ), 16 );
	return [ value >> 16, ( value >> 8 ) & 255, value & 255 ];
}

/**
 * Joins three channels to a colour.
 *
 * @param {readonly number[]} rgb
 * @return {string} `#rrggbb`.
 */
function toHex( rgb ) {
	return `#${ rgb
		.map( ( channel ) =>
			Math.round( Math.min( 255, Math.max( 0, channel ) ) )
				.toString( 16 )
				.padStart( 2, '0' )
		)
		.join( '' ) }`;
}

/**
 * Mixes two colours.
 *
 * @param {string} from  `#rrggbb`.
 * @param {string} to    `#rrggbb`.
 * @param {number} share Share of the second, 0 to 1.
 * @return {string} `#rrggbb`.
 */
export function mix( from, to, share ) {
	const target = channels( to );
	return toHex(
		channels( from ).map(
			( channel, at ) =>
				channel + ( ( target[ at ] ?? 0 ) - channel ) * share
		)
	);
}

/**
 * Makes a colour lighter, towards warm white.
 *
 * @param {string} hex   `#rrggbb`.
 * @param {number} share 0 to 1.
 * @return {string} `#rrggbb`.
 */
export function lighten( hex, share ) {
	return mix( hex, '#fffaf0', share );
}

/**
 * Makes a colour darker, towards a warm brown, as things are in warm light.
 *
 * @param {string} hex   `#rrggbb`.
 * @param {number} share 0 to 1.
 * @return {string} `#rrggbb`.
 */
export function darken( hex, share ) {
	return mix( hex, '#2a140c', share );
}

/**
 * Gives a colour that is a little off, as no two leaves are the same.
 *
 * @param {Random} random
 * @param {string} hex    `#rrggbb`.
 * @param {number} amount How far off at most, 0 to 1.
 * @return {string} `#rrggbb`.
 */
export function vary( random, hex, amount = 0.12 ) {
	const share = random.jitter( amount );
	const tinted = share > 0 ? lighten( hex, share ) : darken( hex, -share );
	return toHex(
		channels( tinted ).map(
			( channel ) => channel + random.jitter( amount * 40 )
		)
	);
}
