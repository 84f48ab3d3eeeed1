import { darken, lighten, mix } from './color.mjs';
import {
	blob,
	dot,
	line,
	n,
	place,
	scatter,
	shape,
	softBox,
} from './paths.mjs';

/**
 * @typedef {import('./scene.mjs').Scene} Scene
 *
 * @typedef {Object} Ware
 * @property {number}  x
 * @property {number}  y
 * @property {number}  radius
 * @property {string}  color
 * @property {string}  [inside]   Colour of the glaze inside; the same by default.
 * @property {number}  [speckle]  How many specks the glaze has, 0 to 1.
 * @property {string}  [edge]     Colour of a painted or bare edge.
 */

/**
 * Drops the shadow of something tall that stands on the table.
 *
 * @param {Scene}  scene
 * @param {string} outline
 * @param {number} height  In pixels.
 */
export function standing( scene, outline, height ) {
	scene.blurred(
		`<path d="${ outline }" fill="#1c0f0a" opacity=".34" transform="translate(${ n(
			height * 0.8
		) } ${ n( height ) })"/>`,
		Math.round( height * 0.6 )
	);
	scene.blurred(
		`<path d="${ outline }" fill="#1c0f0a" opacity=".5" transform="translate(${ n(
			height * 0.15
		) } ${ n( height * 0.2 ) })"/>`,
		Math.max( 3, Math.round( height * 0.14 ) )
	);
}

/**
 * Sprinkles the specks of a stoneware glaze.
 *
 * @param {Scene}  scene
 * @param {Ware}   ware
 * @param {string} color
 */
function specks( scene, { x, y, radius, speckle = 0 }, color ) {
	const { random } = scene;
	scene.add(
		Array.from( { length: Math.round( speckle * radius * 0.9 ) }, () => {
			const angle = random.range( 0, Math.PI * 2 );
			const reach = Math.sqrt( random.next() ) * radius * 0.97;
			return dot(
				x + Math.cos( angle ) * reach,
				y + Math.sin( angle ) * reach,
				random.range( 0.8, 2.6 ),
				color,
				`opacity="${ random.range( 0.2, 0.6 ).toFixed( 2 ) }"`
			);
		} )
	);
}

/**
 * Draws a bright arc on an edge, where the light meets it.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} from    Degrees.
 * @param {number} to      Degrees.
 * @param {number} width
 * @param {string} color
 * @param {number} opacity
 * @return {string} Markup.
 */
export function arc( x, y, radius, from, to, width, color, opacity ) {
	const [ start, end ] = [ from, to ].map( ( degrees ) => {
		const angle = ( degrees * Math.PI ) / 180;
		return `${ n( x + Math.cos( angle ) * radius ) } ${ n(
			y + Math.sin( angle ) * radius
		) }`;
	} );
	return line(
		`M${ start }A${ n( radius ) } ${ n( radius ) } 0 ${
			to - from > 180 ? 1 : 0
		} 1 ${ end }`,
		color,
		width,
		`opacity="${ opacity }"`
	);
}

/**
 * Draws a flat plate with a rim.
 *
 * @param {Scene} scene
 * @param {Ware}  ware
 * @return {number} Radius of the flat part.
 */
export function plate( scene, ware ) {
	const { x, y, radius, color, edge } = ware;
	const { random } = scene;
	const outline = blob( random, x, y, radius, radius, 0.004, 28 );
	const flat = radius * 0.74;
	const well = blob( random, x, y, flat, flat, 0.005, 28 );
	standing( scene, outline, 26 );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( color, 0.6 ) ],
				[ 0.5, color ],
				[ 1, darken( color, 0.22 ) ],
			] )
		),
		edge ? line( outline, edge, radius * 0.03, 'opacity=".9"' ) : '',
		shape(
			well,
			scene.linear( [
				[ 0, darken( color, 0.2 ) ],
				[ 0.35, color ],
				[ 1, lighten( color, 0.42 ) ],
			] )
		),
		line( well, darken( color, 0.3 ), 2, 'opacity=".35"' ),
		shape(
			blob( random, x + 4, y + 5, flat * 0.95, flat * 0.95, 0.004, 24 ),
			scene.linear( [
				[ 0, color ],
				[ 1, lighten( color, 0.22 ) ],
			] ),
			'opacity=".8"'
		),
	] );
	specks( scene, ware, darken( color, 0.6 ) );
	scene.add( [
		arc( x, y, radius - 5, 172, 288, 5, '#fffdf5', 0.75 ),
		arc( x, y, radius - 3, 10, 80, 5, darken( color, 0.55 ), 0.3 ),
		arc( x, y, flat + 4, 10, 84, 5, '#fffdf5', 0.5 ),
	] );
	return flat;
}

/**
 * Draws a deep bowl, empty.
 *
 * @param {Scene} scene
 * @param {Ware}  ware
 * @return {number} Radius of what is in it.
 */
export function bowl( scene, ware ) {
	const { x, y, radius, color, inside = color, edge = color } = ware;
	const { random } = scene;
	const outline = blob( random, x, y, radius, radius, 0.004, 28 );
	const mouth = radius * 0.93;
	standing( scene, outline, Math.round( radius * 0.09 + 10 ) );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( edge, 0.5 ) ],
				[ 0.5, edge ],
				[ 1, darken( edge, 0.35 ) ],
			] )
		),
		dot(
			x,
			y,
			mouth,
			scene.linear( [
				[ 0, darken( inside, 0.52 ) ],
				[ 0.45, darken( inside, 0.18 ) ],
				[ 1, lighten( inside, 0.3 ) ],
			] )
		),
	] );
	specks( scene, ware, darken( inside, 0.6 ) );
	scene.add( [
		arc( x, y, radius * 0.965, 165, 290, radius * 0.018, '#fffdf5', 0.8 ),
		arc( x, y, mouth - 2, 15, 75, radius * 0.014, '#fffdf5', 0.55 ),
	] );
	return radius * 0.84;
}

/**
 * Darkens the edge of a bowl's contents: the wall shades the side that is
 * nearer to the light.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} radius Radius of the contents.
 * @param {number} strength 0 to 1.
 */
export function wallShade( scene, x, y, radius, strength = 0.5 ) {
	const fill = scene.radial(
		[
			[ 0, '#1c0a08', 0 ],
			[ 0.78, '#1c0a08', 0 ],
			[ 1, '#1c0a08', strength ],
		],
		0.56,
		0.58,
		0.6
	);
	scene.add( dot( x, y, radius, fill ) );
}

/**
 * Draws a pan of dark iron with a handle.
 *
 * @param {Scene}  scene
 * @param {Ware}   ware
 * @param {number} [angle] Where the handle points to, in degrees.
 * @param {number} [handles] One long handle or two short ones.
 * @return {number} Radius of what is in it.
 */
export function pan( scene, ware, angle = -35, handles = 1 ) {
	const { x, y, radius, color } = ware;
	const { random } = scene;
	const length = handles === 1 ? radius * 0.95 : radius * 0.2;
	const grip = softBox( random, length, radius * 0.24, radius * 0.11, 2 );
	for ( let at = 0; at < handles; at++ ) {
		const turn = angle + at * 180;
		const radians = ( turn * Math.PI ) / 180;
		const reach = radius + length * 0.42;
		const hole = shape(
			softBox( random, length * 0.22, radius * 0.08, radius * 0.04, 0 ),
			darken( color, 0.6 )
		);
		scene.layer(
			place(
				x + Math.cos( radians ) * reach,
				y + Math.sin( radians ) * reach,
				turn,
				shape( grip, color ) +
					( handles === 1
						? `<g transform="translate(${ n( length * 0.3 ) } 0)">${ hole }</g>`
						: '' )
			),
			{ puff: 9, depth: 12, gloss: 0.25, shadow: 0.5, lift: 20 }
		);
	}
	const outline = blob( random, x, y, radius, radius, 0.003, 28 );
	standing( scene, outline, 30 );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( color, 0.32 ) ],
				[ 0.5, color ],
				[ 1, darken( color, 0.5 ) ],
			] )
		),
		dot(
			x,
			y,
			radius * 0.94,
			scene.linear( [
				[ 0, darken( color, 0.6 ) ],
				[ 1, lighten( color, 0.18 ) ],
			] )
		),
		arc( x, y, radius * 0.97, 165, 285, radius * 0.012, '#fff4e0', 0.5 ),
		arc( x, y, radius * 0.93, 15, 75, radius * 0.01, '#fff4e0', 0.3 ),
	] );
	return radius * 0.88;
}

/**
 * Draws a wooden board with its grain.
 *
 * @param {Scene}  scene
 * @param {Object} board
 * @param {number} board.x
 * @param {number} board.y
 * @param {number} board.width
 * @param {number} board.height
 * @param {number} [board.turn]  Degrees.
 * @param {string} [board.color]
 * @param {number} [board.round] Radius of the corners.
 */
export function board(
	scene,
	{ x, y, width, height, turn = 0, color = '#b98654', round = 46 }
) {
	const { random } = scene;
	const outline = softBox( random, width, height, round, 2 );
	const grain = Array.from( { length: Math.round( height / 11 ) }, () => {
		const from = random.jitter( height / 2 );
		const sway = random.jitter( 22 );
		return line(
			`M${ n( -width / 2 ) } ${ n( from ) }C${ n( -width / 6 ) } ${ n(
				from + sway
			) } ${ n( width / 6 ) } ${ n( from - sway ) } ${ n( width / 2 ) } ${ n(
				from + sway / 2
			) }`,
			random.chance( 0.7 ) ? darken( color, 0.4 ) : lighten( color, 0.5 ),
			random.range( 1, 3.5 ),
			`opacity="${ random.range( 0.12, 0.4 ).toFixed( 2 ) }"`
		);
	} );
	const clip = scene.define(
		`board ${ outline }`,
		( id ) => `<clipPath id="${ id }"><path d="${ outline }"/></clipPath>`
	);
	scene.layer(
		place(
			x,
			y,
			turn,
			shape( outline, color ) +
				`<g clip-path="url(#${ clip })">${ grain.join( '' ) }</g>`
		),
		{ puff: 7, depth: 7, shadow: 0.5, lift: 20 }
	);
}

/**
 * Draws a tray of metal with a raised edge.
 *
 * @param {Scene}  scene
 * @param {Object} tray
 * @param {number} tray.x
 * @param {number} tray.y
 * @param {number} tray.width
 * @param {number} tray.height
 * @param {number} [tray.turn]
 * @param {string} [tray.color]
 */
export function tray(
	scene,
	{ x, y, width, height, turn = 0, color = '#6f6a66' }
) {
	const { random } = scene;
	scene.layer(
		place(
			x,
			y,
			turn,
			shape( softBox( random, width, height, 60, 1 ), color )
		),
		{
			puff: 6,
			depth: 9,
			gloss: 0.3,
			shadow: 0.55,
			lift: 24,
		}
	);
	const inner = scene.linear( [
		[ 0, darken( color, 0.65 ) ],
		[ 1, mix( color, '#ffffff', 0.12 ) ],
	] );
	scene.add(
		place(
			x,
			y,
			turn,
			shape( softBox( random, width - 44, height - 44, 44, 1 ), inner )
		)
	);
}

/**
 * Draws a glass of something, seen from above.
 *
 * @param {Scene} scene
 * @param {Ware}  ware Colour is that of the drink.
 */
export function glass( scene, { x, y, radius, color } ) {
	const outline = blob( scene.random, x, y, radius, radius, 0.002, 24 );
	standing( scene, outline, Math.round( radius * 0.4 ) );
	scene.add( [
		shape( outline, '#f4fbf8', 'opacity=".55"' ),
		dot(
			x,
			y,
			radius * 0.9,
			scene.linear( [
				[ 0, darken( color, 0.2 ) ],
				[ 0.4, color ],
				[ 1, lighten( color, 0.32 ) ],
			] )
		),
		line( outline, '#ffffff', radius * 0.03, 'opacity=".6"' ),
		arc( x, y, radius * 0.95, 185, 275, radius * 0.045, '#ffffff', 0.95 ),
		arc( x, y, radius * 0.95, 20, 60, radius * 0.035, '#ffffff', 0.7 ),
		arc(
			x,
			y,
			radius * 0.9,
			160,
			300,
			radius * 0.02,
			darken( color, 0.5 ),
			0.35
		),
	] );
}

/**
 * Spreads crumbs, flakes or drops on the table.
 *
 * @param {Scene}             scene
 * @param {Object}            crumbs
 * @param {number}            crumbs.x
 * @param {number}            crumbs.y
 * @param {number}            crumbs.width
 * @param {number}            crumbs.height
 * @param {number}            crumbs.count
 * @param {readonly string[]} crumbs.colors
 * @param {number}            [crumbs.size]
 */
export function crumbs(
	scene,
	{ x, y, width, height, count, colors, size = 6 }
) {
	const { random } = scene;
	scene.layer(
		scatter( random, x, y, width, height, size * 2.4, count ).map(
			( [ px, py ] ) =>
				shape(
					blob(
						random,
						px,
						py,
						size * random.range( 0.5, 1.3 ),
						size * random.range( 0.4, 1 ),
						0.3,
						6
					),
					random.pick( colors )
				)
		),
		{ puff: 2, depth: 5, shadow: 0.4, lift: 3 }
	);
}
