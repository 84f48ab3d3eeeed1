import { darken, lighten, vary } from '../color.mjs';
import { blob, dot, line, n, place, polar, shape, smooth } from '../paths.mjs';

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../paths.mjs').Point} Point
 */

/**
 * Draws a leaf with a midrib and veins, its stem at the origin, pointing up.
 *
 * @param {Random} random
 * @param {number} length
 * @param {number} width  Half of the widest part.
 * @param {string} color
 * @param {number} teeth  Notches on each side; 0 for a smooth edge.
 * @return {string} Markup.
 */
export function leaf( random, length, width, color, teeth = 0 ) {
	const tone = vary( random, color, 0.1 );
	const bend = random.jitter( width * 0.3 );
	const steps = Math.max( 7, teeth * 2 );
	/** @param {1 | -1} side */
	const edge = ( side ) =>
		Array.from( { length: steps - 1 }, ( _, at ) => {
			const share = ( at + 1 ) / steps;
			const full = Math.sin( Math.PI * share ** 0.8 ) * width;
			const notch = teeth > 0 && at % 2 === 1 ? 0.84 : 1;
			return /** @type {Point} */ ( [
				side * full * notch + bend * Math.sin( Math.PI * share ),
				-length * share,
			] );
		} );
	/** @type {Point} */
	const tip = [ bend * 0.4, -length ];
	const outline = smooth(
		[ [ 0, 0 ], ...edge( 1 ), tip, ...edge( -1 ).reverse() ],
		true
	);
	const rib = smooth( [
		[ 0, length * 0.12 ],
		[ bend, -length * 0.5 ],
		tip,
	] );
	const half = smooth(
		[ [ 0, 0 ], ...edge( 1 ), tip, [ bend, -length * 0.5 ] ],
		true
	);
	const veins = [ 0.25, 0.42, 0.6, 0.76 ].map( ( share ) => {
		const reach = Math.sin( Math.PI * share ** 0.8 ) * width * 0.75;
		const from = `${ n( bend * Math.sin( Math.PI * share ) ) } ${ n( -length * share ) }`;
		const rise = n( -length * ( share + 0.1 ) );
		return line(
			`M${ n( -reach ) } ${ rise }L${ from }L${ n( reach ) } ${ rise }`,
			lighten( tone, 0.3 ),
			1.4,
			'opacity=".45"'
		);
	} );
	return (
		shape( outline, tone ) +
		shape( half, lighten( tone, 0.14 ), 'opacity=".8"' ) +
		veins.join( '' ) +
		line(
			rib,
			lighten( tone, 0.4 ),
			Math.max( 1.5, width * 0.07 ),
			'opacity=".8"'
		)
	);
}

/**
 * Draws a sprig of leaves around a point, as basil or mint ends.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @param {number} teeth
 * @return {string} Markup.
 */
export function sprig( random, size, color, teeth = 0 ) {
	const turn = random.range( 0, 360 );
	const whorl = (
		/** @type {number} */ count,
		/** @type {number} */ scale,
		/** @type {number} */ offset
	) =>
		Array.from( { length: count }, ( _, at ) =>
			place(
				0,
				0,
				turn + offset + ( at * 360 ) / count + random.jitter( 14 ),
				leaf( random, size * scale, size * scale * 0.36, color, teeth )
			)
		).join( '' );
	return whorl( 4, 1, 0 ) + whorl( 3, 0.62, 40 );
}

/**
 * Draws a leaf of parsley or coriander: lobes on a stem, around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function parsley( random, size, color = '#4f7f2f' ) {
	const tone = vary( random, color, 0.12 );
	const lobes = [ -78, -38, 0, 38, 78 ].map( ( degrees, at ) => {
		const reach = size * ( [ 0.62, 0.84, 1, 0.84, 0.62 ][ at ] ?? 1 );
		/** @type {Point[]} */
		const points = [
			[ 0, 0 ],
			[ -reach * 0.2, -reach * 0.5 ],
			[ -reach * 0.34, -reach * 0.78 ],
			[ -reach * 0.12, -reach * 0.74 ],
			[ 0, -reach ],
			[ reach * 0.12, -reach * 0.74 ],
			[ reach * 0.34, -reach * 0.78 ],
			[ reach * 0.2, -reach * 0.5 ],
		];
		return place(
			0,
			0,
			degrees + random.jitter( 9 ),
			shape(
				smooth( points, true ),
				at % 2 === 1 ? tone : lighten( tone, 0.1 )
			) +
				line(
					`M0 0L0 ${ n( -reach * 0.7 ) }`,
					lighten( tone, 0.35 ),
					1.2,
					'opacity=".6"'
				)
		);
	} );
	return (
		line(
			`M0 0Q${ n( size * 0.1 ) } ${ n( size * 0.4 ) } 0 ${ n( size * 0.75 ) }`,
			darken( tone, 0.08 ),
			3
		) + lobes.join( '' )
	);
}

/**
 * Draws a frond of dill, its stem at the origin, pointing up.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function dill( random, size, color = '#5d8a36' ) {
	const parts = [
		line( `M0 ${ n( size * 0.3 ) }L0 ${ n( -size ) }`, color, 2.6 ),
	];
	for ( let at = 0; at < 7; at++ ) {
		const y = size * 0.05 - ( at / 7 ) * size;
		const reach = size * ( 0.5 - at * 0.05 );
		for ( const side of [ -1, 1 ] ) {
			const tone = vary( random, color, 0.16 );
			const angle = -Math.PI / 2 + side * random.range( 0.7, 1 );
			const [ x2, y2 ] = polar( 0, y, angle, reach );
			parts.push(
				line( `M0 ${ n( y ) }L${ n( x2 ) } ${ n( y2 ) }`, tone, 2 )
			);
			for ( const share of [ 0.4, 0.65, 0.9 ] ) {
				for ( const twist of [ -0.6, 0.6 ] ) {
					const [ x3, y3 ] = polar(
						x2 * share,
						y + ( y2 - y ) * share,
						angle + twist,
						reach * 0.35
					);
					parts.push(
						line(
							`M${ n( x2 * share ) } ${ n( y + ( y2 - y ) * share ) }L${ n( x3 ) } ${ n( y3 ) }`,
							tone,
							1.7
						)
					);
				}
			}
		}
	}
	return parts.join( '' );
}

/**
 * Draws a sprig of rosemary or thyme: needles along a stem, pointing up.
 *
 * @param {Random} random
 * @param {number} length
 * @param {number} needle Length of a needle.
 * @param {string} color
 * @return {string} Markup.
 */
export function needles( random, length, needle, color = '#5f7650' ) {
	const parts = [
		line(
			`M0 ${ n( length / 2 ) }Q${ n( random.jitter( 14 ) ) } 0 0 ${ n( -length / 2 ) }`,
			'#7a6244',
			4
		),
	];
	for ( let y = length * 0.42; y > -length / 2; y -= needle * 0.24 ) {
		for ( const side of [ -1, 1 ] ) {
			const angle = -Math.PI / 2 + side * random.range( 0.35, 0.9 );
			const [ x, end ] = polar(
				0,
				y,
				angle,
				needle * random.range( 0.7, 1.1 )
			);
			parts.push(
				line(
					`M0 ${ n( y ) }L${ n( x ) } ${ n( end ) }`,
					vary( random, color, 0.16 ),
					needle * 0.13
				)
			);
		}
	}
	return parts.join( '' );
}

/**
 * Draws a ring of scallion or chive around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} color
 * @return {string} Markup.
 */
export function ring( random, radius, color = '#7fae4c' ) {
	const tone = vary( random, color, 0.18 );
	const d = blob(
		random,
		0,
		0,
		radius,
		radius * random.range( 0.72, 1 ),
		0.08,
		9
	);
	return (
		shape( d, lighten( tone, 0.62 ), 'opacity=".75"' ) +
		line( d, tone, radius * 0.5 ) +
		line( d, lighten( tone, 0.5 ), radius * 0.16, 'opacity=".7"' )
	);
}

/**
 * Draws chopped green: a small flake around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function flake( random, size, color ) {
	return shape(
		blob( random, 0, 0, size, size * random.range( 0.4, 0.8 ), 0.28, 7 ),
		vary( random, color, 0.16 )
	);
}

/**
 * Draws a peppercorn, a seed or another small round thing around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} color
 * @return {string} Markup.
 */
export function speck( random, radius, color ) {
	return dot(
		0,
		0,
		radius * random.range( 0.7, 1.2 ),
		vary( random, color, 0.14 )
	);
}
