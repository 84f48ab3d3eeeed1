/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {readonly [number, number]} Point
 */

/**
 * Prints a number for a path: one decimal is a tenth of a pixel.
 *
 * @param {number} value
 * @return {string} The number.
 */
export function n( value ) {
	return String( Math.round( value * 10 ) / 10 );
}

/**
 * Gives the point at an angle and distance from a centre.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} angle  Radians, clockwise from the right.
 * @param {number} radius
 * @return {Point} The point.
 */
export function polar( x, y, angle, radius ) {
	return [ x + Math.cos( angle ) * radius, y + Math.sin( angle ) * radius ];
}

/**
 * Draws a smooth line through points (Catmull-Rom as Béziers).
 *
 * @param {readonly Point[]} points
 * @param {boolean}          closed
 * @return {string} Path data.
 */
export function smooth( points, closed = false ) {
	const count = points.length;
	/** @param {number} at */
	const point = ( at ) => {
		const index = closed
			? ( at + count ) % count
			: Math.min( count - 1, Math.max( 0, at ) );
		return points[ index ] ?? [ 0, 0 ];
	};
	const parts = [ `M${ n( point( 0 )[ 0 ] ) } ${ n( point( 0 )[ 1 ] ) }` ];
	for ( let at = 0; at < ( closed ? count : count - 1 ); at++ ) {
		const [ a, b, c, d ] = [ -1, 0, 1, 2 ].map( ( step ) =>
			point( at + step )
		);
		if ( ! a || ! b || ! c || ! d ) {
			break;
		}
		parts.push(
			`C${ [
				b[ 0 ] + ( c[ 0 ] - a[ 0 ] ) / 6,
				b[ 1 ] + ( c[ 1 ] - a[ 1 ] ) / 6,
				c[ 0 ] - ( d[ 0 ] - b[ 0 ] ) / 6,
				c[ 1 ] - ( d[ 1 ] - b[ 1 ] ) / 6,
				c[ 0 ],
				c[ 1 ],
			]
				.map( n )
				.join( ' ' ) }`
		);
	}
	return parts.join( '' ) + ( closed ? 'Z' : '' );
}

/**
 * Draws straight lines through points.
 *
 * @param {readonly Point[]} points
 * @return {string} Path data of a closed shape.
 */
export function polygon( points ) {
	return `M${ points
		.map( ( [ x, y ] ) => `${ n( x ) } ${ n( y ) }` )
		.join( 'L' ) }Z`;
}

/**
 * Draws a round shape whose outline is not quite even.
 *
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} width  Half of the width.
 * @param {number} height Half of the height.
 * @param {number} wobble Share of the radius by which the outline strays.
 * @param {number} count  Points on the outline.
 * @return {string} Path data.
 */
export function blob(
	random,
	x,
	y,
	width,
	height = width,
	wobble = 0.06,
	count = 12
) {
	const turn = random.range( 0, Math.PI * 2 );
	return smooth(
		Array.from( { length: count }, ( _, at ) => {
			const angle = turn + ( at / count ) * Math.PI * 2;
			const stray = 1 + random.jitter( wobble );
			return /** @type {Point} */ ( [
				x + Math.cos( angle ) * width * stray,
				y + Math.sin( angle ) * height * stray,
			] );
		} ),
		true
	);
}

/**
 * Draws a box with soft, slightly uneven sides, around the origin.
 *
 * @param {Random} random
 * @param {number} width
 * @param {number} height
 * @param {number} round  Radius of the corners.
 * @param {number} wobble Pixels by which the sides stray.
 * @return {string} Path data.
 */
export function softBox( random, width, height, round, wobble = 2 ) {
	const [ w, h ] = [ width / 2, height / 2 ];
	const r = Math.min( round, w, h );
	const stray = () => random.jitter( wobble );
	/** Middle and end of each side, and the corner after it. */
	const sides = [
		[ 0, -h, w - r, -h, w, -h, w, -h + r ],
		[ w, 0, w, h - r, w, h, w - r, h ],
		[ 0, h, -w + r, h, -w, h, -w, h - r ],
		[ -w, 0, -w, -h + r, -w, -h, -w + r, -h ],
	];
	const d = sides.map(
		( [
			mx = 0,
			my = 0,
			ex = 0,
			ey = 0,
			cx = 0,
			cy = 0,
			nx = 0,
			ny = 0,
		] ) => {
			const side = `Q${ n( mx + stray() ) } ${ n( my + stray() ) } ${ n( ex ) } ${ n( ey ) }`;
			// A quarter of a circle as one cubic curve.
			const k = 0.448;
			const corner = [
				cx + ( ex - cx ) * k,
				cy + ( ey - cy ) * k,
				cx + ( nx - cx ) * k,
				cy + ( ny - cy ) * k,
				nx,
				ny,
			];
			return `${ side }C${ corner.map( n ).join( ' ' ) }`;
		}
	);
	return `M${ n( -w + r ) } ${ n( -h ) }${ d.join( '' ) }Z`;
}

/**
 * Spreads points over an ellipse so that no two are too near.
 *
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} width   Half of the width.
 * @param {number} height  Half of the height.
 * @param {number} spacing Least distance between two points.
 * @param {number} most    Most points.
 * @return {Point[]} The points.
 */
export function scatter(
	random,
	x,
	y,
	width,
	height,
	spacing,
	most = Infinity
) {
	/** @type {Point[]} */
	const points = [];
	let misses = 0;
	while ( points.length < most && misses < 60 ) {
		const reach = Math.sqrt( random.next() );
		const angle = random.range( 0, Math.PI * 2 );
		const px = x + Math.cos( angle ) * reach * width;
		const py = y + Math.sin( angle ) * reach * height;
		const free = points.every(
			( [ ox, oy ] ) =>
				( ox - px ) ** 2 + ( oy - py ) ** 2 >= spacing ** 2
		);
		if ( free ) {
			points.push( [ px, py ] );
			misses = 0;
		} else {
			misses++;
		}
	}
	return points;
}

/**
 * Puts markup that was drawn around the origin in its place.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} degrees
 * @param {string} markup
 * @param {number} scale
 * @return {string} Markup.
 */
export function place( x, y, degrees, markup, scale = 1 ) {
	const size = scale === 1 ? '' : ` scale(${ scale.toFixed( 3 ) })`;
	return `<g transform="translate(${ n( x ) } ${ n( y ) }) rotate(${ n(
		degrees
	) })${ size }">${ markup }</g>`;
}

/**
 * Draws a filled path.
 *
 * @param {string} d
 * @param {string} fill
 * @param {string} more Further attributes.
 * @return {string} Markup.
 */
export function shape( d, fill, more = '' ) {
	return `<path d="${ d }" fill="${ fill }" ${ more }/>`;
}

/**
 * Draws a line with round ends.
 *
 * @param {string} d
 * @param {string} color
 * @param {number} width
 * @param {string} more  Further attributes.
 * @return {string} Markup.
 */
export function line( d, color, width, more = '' ) {
	return `<path d="${ d }" fill="none" stroke="${ color }" stroke-width="${ n(
		width
	) }" stroke-linecap="round" stroke-linejoin="round" ${ more }/>`;
}

/**
 * Draws a circle.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} fill
 * @param {string} more   Further attributes.
 * @return {string} Markup.
 */
export function dot( x, y, radius, fill, more = '' ) {
	return `<circle cx="${ n( x ) }" cy="${ n( y ) }" r="${ n(
		radius
	) }" fill="${ fill }" ${ more }/>`;
}
