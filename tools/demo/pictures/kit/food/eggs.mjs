import { darken, lighten, mix } from '../color.mjs';
import { blob, n, shape, smooth } from '../paths.mjs';

/** @typedef {import('../scene.mjs').Scene} Scene */

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
