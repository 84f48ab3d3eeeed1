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
 * Draws a slice of citrus around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} flesh
 * @param {string} peel
 * @param {boolean} peeled Whether the peel and pith are cut off.
 * @return {string} Markup.
 */
export function citrus( random, radius, flesh, peel, peeled = false ) {
	const pith = mix( flesh, '#fff6e0', 0.82 );
	const edge = peeled ? flesh : peel;
	const inner = radius * ( peeled ? 0.95 : 0.84 );
	const count = 9;
	const turn = random.range( 0, Math.PI );
	const segments = Array.from( { length: count }, ( _, at ) => {
		const from = turn + ( at / count ) * Math.PI * 2 + 0.05;
		const to = turn + ( ( at + 1 ) / count ) * Math.PI * 2 - 0.05;
		const middle = ( from + to ) / 2;
		const tone = vary( random, flesh, 0.12 );
		const pulp = Array.from( { length: 5 }, () => {
			const angle = random.range( from + 0.1, to - 0.1 );
			const [ x1, y1 ] = polar(
				0,
				0,
				angle,
				inner * random.range( 0.4, 0.6 )
			);
			const [ x2, y2 ] = polar(
				0,
				0,
				angle,
				inner * random.range( 0.72, 0.88 )
			);
			return line(
				`M${ n( x1 ) } ${ n( y1 ) }L${ n( x2 ) } ${ n( y2 ) }`,
				lighten( tone, 0.4 ),
				radius * 0.03,
				'opacity=".55"'
			);
		} );
		return (
			shape(
				smooth(
					[
						polar( 0, 0, middle, inner * 0.12 ),
						polar( 0, 0, from, inner * 0.5 ),
						polar( 0, 0, from + 0.03, inner * 0.92 ),
						polar( 0, 0, middle, inner * 0.95 ),
						polar( 0, 0, to - 0.03, inner * 0.92 ),
						polar( 0, 0, to, inner * 0.5 ),
					],
					true
				),
				tone
			) + pulp.join( '' )
		);
	} );
	return (
		shape( blob( random, 0, 0, radius, radius, 0.015, 18 ), edge ) +
		dot(
			0,
			0,
			radius * ( peeled ? 0.97 : 0.93 ),
			peeled ? mix( flesh, '#fff0d0', 0.35 ) : pith
		) +
		segments.join( '' )
	);
}

/**
 * Draws a wedge of lemon or lime lying on its side, around the origin.
 *
 * @param {Random} random
 * @param {number} length
 * @param {string} flesh
 * @param {string} peel
 * @return {string} Markup.
 */
export function wedge( random, length, flesh, peel ) {
	const h = length * 0.34;
	const back = `M${ n( -length / 2 ) } 0C${ n( -length * 0.3 ) } ${ n( h * 1.5 ) } ${ n( length * 0.3 ) } ${ n( h * 1.5 ) } ${ n( length / 2 ) } 0C${ n( length * 0.25 ) } ${ n( -h * 0.5 ) } ${ n( -length * 0.25 ) } ${ n( -h * 0.5 ) } ${ n( -length / 2 ) } 0Z`;
	const cut = `M${ n( -length * 0.43 ) } ${ n( h * 0.04 ) }C${ n( -length * 0.25 ) } ${ n( h * 0.95 ) } ${ n( length * 0.25 ) } ${ n( h * 0.95 ) } ${ n( length * 0.43 ) } ${ n( h * 0.04 ) }C${ n( length * 0.22 ) } ${ n( -h * 0.3 ) } ${ n( -length * 0.22 ) } ${ n( -h * 0.3 ) } ${ n( -length * 0.43 ) } ${ n( h * 0.04 ) }Z`;
	const fibres = Array.from( { length: 9 }, ( _, at ) => {
		const x = ( ( at - 4 ) / 5 ) * length * 0.4;
		return line(
			`M${ n( x * 0.5 ) } ${ n( -h * 0.12 ) }L${ n( x ) } ${ n( h * 0.56 ) }`,
			lighten( vary( random, flesh ), 0.45 ),
			2.5,
			'opacity=".6"'
		);
	} );
	return (
		shape( back, peel ) +
		shape( cut, mix( flesh, '#fffbe8', 0.75 ) ) +
		`<g transform="scale(.93 .88)">${ shape( cut, flesh ) }${ fibres.join( '' ) }</g>`
	);
}

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
 * Draws half of a boiled egg with a soft yolk around the origin.
 *
 * @param {Scene}  scene
 * @param {number} size  Half of the length.
 * @param {string} yolk
 * @return {string} Markup.
 */
export function eggHalf( scene, size, yolk = '#f0952a' ) {
	const { random } = scene;
	const white = smooth(
		[
			[ -size, 0 ],
			[ -size * 0.6, -size * 0.64 ],
			[ size * 0.2, -size * 0.72 ],
			[ size * 0.85, -size * 0.42 ],
			[ size, 0 ],
			[ size * 0.85, size * 0.42 ],
			[ size * 0.2, size * 0.72 ],
			[ -size * 0.6, size * 0.64 ],
		],
		true
	);
	const glow = scene.radial(
		[
			[ 0, lighten( yolk, 0.3 ) ],
			[ 0.6, yolk ],
			[ 1, darken( yolk, 0.18 ) ],
		],
		0.4,
		0.35,
		0.75
	);
	return (
		shape( white, '#f0e3cd' ) +
		`<g transform="scale(.93)">${ shape( white, '#fffaf0' ) }</g>` +
		shape(
			blob( random, -size * 0.08, 0, size * 0.47, size * 0.45, 0.04, 12 ),
			glow
		) +
		`<ellipse cx="${ n( -size * 0.22 ) }" cy="${ n( -size * 0.16 ) }" rx="${ n( size * 0.13 ) }" ry="${ n( size * 0.07 ) }" fill="#fff" opacity=".75" transform="rotate(-30)"/>`
	);
}

/**
 * Adds a fried or poached egg.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} size  Radius of the white.
 * @param {number} crisp How brown the edge is, 0 to 1.
 */
export function friedEgg( scene, x, y, size, crisp = 0.3 ) {
	const { random } = scene;
	const white = blob( random, x, y, size, size * 0.92, 0.12, 11 );
	const fill = scene.radial(
		[
			[ 0, '#fffdf6' ],
			[ 0.72, '#fdf6e6' ],
			[ 0.93, mix( '#f3e4c6', '#c98a3e', crisp ) ],
			[ 1, mix( '#efdcb8', '#a8621f', crisp ) ],
		],
		0.5,
		0.5,
		0.54
	);
	/** @type {[number, number, number, number]} */
	const box = [
		Math.max( 0, Math.round( x - size - 60 ) ),
		Math.max( 0, Math.round( y - size - 60 ) ),
		Math.round( size * 2 + 120 ),
		Math.round( size * 2 + 120 ),
	];
	scene.layer( shape( white, fill ), {
		puff: 7,
		depth: 9,
		gloss: 0.3,
		shine: 18,
		rough: 0.12,
		grain: 0.02,
		shadow: 0.4,
		lift: 5,
		box,
	} );
	const [ yx, yy ] = [
		x + random.jitter( size * 0.12 ),
		y + random.jitter( size * 0.12 ),
	];
	const yolk = scene.radial(
		[
			[ 0, '#ffc44d' ],
			[ 0.55, '#f5a21f' ],
			[ 1, '#dc7a10' ],
		],
		0.4,
		0.36,
		0.72
	);
	scene.layer(
		shape(
			blob( random, yx, yy, size * 0.4, size * 0.39, 0.02, 14 ),
			yolk
		),
		{
			puff: 12,
			depth: 20,
			gloss: 0.35,
			shine: 30,
			shadow: 0.28,
			lift: 6,
			box,
		}
	);
	scene.blurred(
		`<ellipse cx="${ n( yx - size * 0.14 ) }" cy="${ n( yy - size * 0.16 ) }" rx="${ n( size * 0.1 ) }" ry="${ n( size * 0.055 ) }" fill="#fffbe9" opacity=".9" transform="rotate(-35 ${ n( yx ) } ${ n( yy ) })"/>`,
		2
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
