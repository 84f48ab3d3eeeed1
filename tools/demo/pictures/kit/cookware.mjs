import { darken, lighten, mix } from './color.mjs';
import { blob, dot, line, n, place, shape, softBox } from './paths.mjs';
import { arc, standing } from './tableware.mjs';

/**
 * @typedef {import('./scene.mjs').Scene} Scene
 * @typedef {import('./tableware.mjs').Ware} Ware
 */

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
