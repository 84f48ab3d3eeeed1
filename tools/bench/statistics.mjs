/**
 * Returns the middle of some figures.
 *
 * @param {readonly number[]} values
 * @return {number} NaN when there are none.
 */
export function median( values ) {
	return quantile( values, 0.5 );
}

/**
 * Returns the figure below which a share of all figures lies.
 *
 * @param {readonly number[]} values
 * @param {number}            share  From 0 to 1.
 * @return {number} Interpolated between the two nearest; NaN when there are none.
 */
export function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const place = ( sorted.length - 1 ) * share;
	const low = sorted[ Math.floor( place ) ];
	const high = sorted[ Math.ceil( place ) ];
	return low === undefined || high === undefined
		? NaN
		: low + ( high - low ) * ( place - Math.floor( place ) );
}
