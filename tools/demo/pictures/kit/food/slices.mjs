import { darken, lighten, mix, vary } from '../color.mjs';
import {
	blob,
	dot,
	line,
	n,
	place,
	polar,
	polygon,
	shape,
	smooth,
} from '../paths.mjs';

/**
 * @typedef {import('../scene.mjs').Scene} Scene
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../paths.mjs').Point} Point
 */

/**
 * Draws a slice of tomato around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} color
 * @return {string} Markup.
 */
export function tomato( random, radius, color = '#d2402b' ) {
	const tone = vary( random, color, 0.08 );
	const turn = random.range( 0, 6 );
	const chambers = Array.from( { length: 5 }, ( _, at ) => {
		const angle = turn + ( at / 5 ) * Math.PI * 2;
		const [ x, y ] = polar( 0, 0, angle, radius * 0.54 );
		const seeds = Array.from( { length: 5 }, () =>
			place(
				x + random.jitter( radius * 0.14 ),
				y + random.jitter( radius * 0.14 ),
				random.range( 0, 360 ),
				`<ellipse rx="${ n( radius * 0.06 ) }" ry="${ n( radius * 0.038 ) }" fill="#f3d79a"/>`
			)
		);
		return (
			place(
				x,
				y,
				( angle * 180 ) / Math.PI,
				shape(
					blob( random, 0, 0, radius * 0.27, radius * 0.22, 0.1, 9 ),
					darken( mix( tone, '#e8843c', 0.4 ), 0.04 )
				)
			) + seeds.join( '' )
		);
	} );
	return (
		shape(
			blob( random, 0, 0, radius, radius, 0.025, 14 ),
			darken( tone, 0.14 )
		) +
		shape(
			blob( random, 0, 0, radius * 0.93, radius * 0.93, 0.02, 14 ),
			lighten( tone, 0.08 )
		) +
		chambers.join( '' ) +
		dot( 0, 0, radius * 0.16, lighten( tone, 0.35 ), 'opacity=".7"' )
	);
}

/**
 * Draws a slice of cucumber, courgette or radish around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {Object} look
 * @param {string} look.skin
 * @param {string} look.flesh
 * @param {string} [look.seed] Colour of the seeds, none by default.
 * @return {string} Markup.
 */
export function round( random, radius, { skin, flesh, seed } ) {
	const tone = vary( random, flesh, 0.05 );
	const seeds = seed
		? Array.from( { length: 11 }, ( _, at ) => {
				const angle = ( at / 11 ) * Math.PI * 2 + random.jitter( 0.2 );
				const [ x, y ] = polar(
					0,
					0,
					angle,
					radius * random.range( 0.3, 0.5 )
				);
				return place(
					x,
					y,
					( angle * 180 ) / Math.PI,
					`<ellipse rx="${ n( radius * 0.1 ) }" ry="${ n( radius * 0.045 ) }" fill="${ seed }" opacity=".75"/>`
				);
			} ).join( '' )
		: '';
	return (
		shape(
			blob( random, 0, 0, radius, radius, 0.02, 14 ),
			vary( random, skin, 0.08 )
		) +
		shape(
			blob( random, 0, 0, radius * 0.88, radius * 0.88, 0.02, 14 ),
			tone
		) +
		dot( 0, 0, radius * 0.56, lighten( tone, 0.22 ), 'opacity=".6"' ) +
		seeds
	);
}

/**
 * Draws rings of onion around the origin, as one slice falls apart.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} color
 * @return {string} Markup.
 */
export function onion( random, radius, color = '#9c4a74' ) {
	const d = blob(
		random,
		0,
		0,
		radius,
		radius * random.range( 0.7, 0.95 ),
		0.05,
		12
	);
	return (
		line( d, vary( random, color, 0.1 ), radius * 0.2 ) +
		line(
			d,
			mix( color, '#fff4f2', 0.78 ),
			radius * 0.11,
			`transform="scale(.95)"`
		)
	);
}

/**
 * Draws a ring or a slice of chilli around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} color
 * @return {string} Markup.
 */
export function chilli( random, radius, color = '#c8281e' ) {
	return (
		line(
			blob( random, 0, 0, radius, radius * 0.82, 0.06, 9 ),
			vary( random, color, 0.1 ),
			radius * 0.4
		) +
		dot( radius * 0.2, 0, radius * 0.2, '#f6e3b4' ) +
		dot( -radius * 0.3, radius * 0.1, radius * 0.17, '#f6e3b4' )
	);
}

/**
 * Draws a slice of mushroom with cap and stem around the origin.
 *
 * @param {Random} random
 * @param {number} size   Half of the width of the cap.
 * @param {string} color
 * @return {string} Markup.
 */
export function mushroom( random, size, color = '#a9794c' ) {
	const tone = vary( random, color, 0.1 );
	/** @type {Point[]} */
	const outline = [
		[ -size, size * 0.1 ],
		[ -size * 0.8, -size * 0.5 ],
		[ 0, -size * 0.85 ],
		[ size * 0.8, -size * 0.5 ],
		[ size, size * 0.1 ],
		[ size * 0.62, size * 0.3 ],
		[ size * 0.3, size * 0.16 ],
		[ size * 0.3, size * 0.85 ],
		[ 0, size ],
		[ -size * 0.3, size * 0.85 ],
		[ -size * 0.3, size * 0.16 ],
		[ -size * 0.62, size * 0.3 ],
	];
	const gills = `M${ n( -size * 0.66 ) } ${ n( size * 0.08 ) }Q0 ${ n( -size * 0.32 ) } ${ n( size * 0.66 ) } ${ n( size * 0.08 ) }`;
	return (
		shape( smooth( outline, true ), darken( tone, 0.16 ) ) +
		`<g transform="scale(.87)">${ shape( smooth( outline, true ), mix( tone, '#f3e2c0', 0.66 ) ) }</g>` +
		line( gills, darken( tone, 0.42 ), size * 0.13, 'opacity=".7"' )
	);
}

/**
 * Draws a triangle such as a tortilla chip around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function chip( random, size, color = '#e0ac4e' ) {
	const tone = vary( random, color, 0.08 );
	const corners = [ 0, 1, 2 ].map( ( at ) =>
		polar(
			0,
			0,
			( at / 3 ) * Math.PI * 2 - Math.PI / 2 + random.jitter( 0.14 ),
			size * random.range( 0.9, 1.1 )
		)
	);
	const spots = Array.from( { length: 8 }, () =>
		dot(
			random.jitter( size * 0.38 ),
			random.jitter( size * 0.34 ),
			random.range( 1.5, size * 0.07 ),
			random.chance( 0.5 ) ? darken( tone, 0.3 ) : lighten( tone, 0.4 ),
			'opacity=".55"'
		)
	);
	return (
		`<path d="${ polygon( corners ) }" fill="${ tone }" stroke="${ tone }" stroke-width="${ n( size * 0.14 ) }" stroke-linejoin="round"/>` +
		spots.join( '' )
	);
}
