import { darken, lighten, mix, vary } from '../color.mjs';
import {
	blob,
	line,
	n,
	polar,
	scatter,
	shape,
	smooth,
	softBox,
} from '../paths.mjs';
import { boxAround } from './heaps.mjs';

/**
 * @typedef {import('../scene.mjs').Scene} Scene
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('./heaps.mjs').Place} Place
 */

/**
 * Bakes something round and flat: browner towards the edge, with a surface.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} look
 * @param {string} look.color
 * @param {string} look.edge     Colour of the edge.
 * @param {number} [look.wobble]
 * @param {number} [look.puff]   How round the edge is.
 * @param {number} [look.rough]
 * @param {number} [look.grain]
 * @param {number} [look.lift]
 * @param {number} [look.gloss]
 */
export function disc( scene, { x, y, width, height = width }, look ) {
	const {
		color,
		edge,
		wobble = 0.02,
		puff = 12,
		rough = 0.35,
		grain = 0.03,
		lift = 12,
		gloss = 0,
	} = look;
	const fill = scene.radial(
		[
			[ 0, lighten( color, 0.1 ) ],
			[ 0.72, color ],
			[ 0.92, mix( color, edge, 0.7 ) ],
			[ 1, edge ],
		],
		0.5,
		0.5,
		0.52
	);
	scene.layer(
		shape( blob( scene.random, x, y, width, height, wobble, 22 ), fill ),
		{
			puff,
			depth: puff * 1.8,
			rough,
			grain,
			gloss,
			lift,
			shadow: 0.48,
			box: boxAround( x, y, width, height ),
		}
	);
}

/**
 * Lays a raised rim of dough around something round.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} rim
 * @param {string} rim.color
 * @param {number} rim.thick
 * @param {number} [rim.flutes] Number of folds; 0 for a smooth rim.
 * @param {number} [rim.wobble]
 * @param {number} [rim.rough]
 */
export function rim(
	scene,
	{ x, y, width, height = width },
	{ color, thick, flutes = 0, wobble = 0.02, rough = 0.3 }
) {
	const { random } = scene;
	const box = boxAround( x, y, width + thick, height + thick );
	const d =
		flutes > 0
			? smooth(
					Array.from( { length: flutes * 2 }, ( _, at ) => {
						const reach = 1 + ( at % 2 === 1 ? -1 : 1 ) * 0.016;
						const angle = ( at / ( flutes * 2 ) ) * Math.PI * 2;
						return [
							x + Math.cos( angle ) * width * reach,
							y + Math.sin( angle ) * height * reach,
						];
					} ),
					true
				)
			: blob( random, x, y, width, height, wobble, 24 );
	const baked = Array.from( { length: Math.round( width / 5 ) }, () => {
		const [ px, py ] = polar(
			0,
			0,
			random.range( 0, 6.28 ),
			1 + random.jitter( ( thick * 0.32 ) / width )
		);
		return shape(
			blob(
				random,
				x + px * width,
				y + py * height,
				random.range( 4, thick * 0.42 ),
				random.range( 3, thick * 0.26 ),
				0.25,
				8
			),
			darken( color, 0.42 ),
			`opacity="${ n( random.range( 0.1, 0.5 ) ) }"`
		);
	} );
	scene.layer( line( d, color, thick ) + baked.join( '' ), {
		puff: thick * 0.26,
		depth: thick * 0.5,
		rough,
		grain: 0.04,
		shadow: 0.4,
		lift: 7,
		box,
	} );
}

/**
 * Draws a slice of bread around the origin.
 *
 * @param {Random} random
 * @param {number} width
 * @param {number} height
 * @param {Object} look
 * @param {string} look.crumb
 * @param {string} look.crust
 * @return {string} Markup.
 */
export function slice( random, width, height, { crumb, crust } ) {
	const outline = smooth(
		[
			[ -width * 0.48, height * 0.46 ],
			[ -width * 0.5, 0 ],
			[ -width * 0.46, -height * 0.36 ],
			[ -width * 0.2, -height * 0.5 ],
			[ width * 0.2, -height * 0.5 ],
			[ width * 0.46, -height * 0.36 ],
			[ width * 0.5, 0 ],
			[ width * 0.48, height * 0.46 ],
			[ 0, height * 0.5 ],
		],
		true
	);
	const holes = scatter(
		random,
		0,
		0,
		width * 0.4,
		height * 0.38,
		width * 0.06,
		46
	).map( ( [ x, y ] ) =>
		shape(
			blob(
				random,
				x,
				y,
				random.range( 2, width * 0.035 ),
				random.range( 2, width * 0.024 ),
				0.2,
				7
			),
			darken( crumb, 0.22 ),
			'opacity=".5"'
		)
	);
	return (
		shape( outline, vary( random, crust, 0.06 ) ) +
		`<g transform="scale(.92)">${ shape( outline, vary( random, crumb, 0.04 ) ) }</g>` +
		holes.join( '' )
	);
}

/**
 * Draws browned spots, as on a flatbread, a pancake or melted cheese.
 *
 * @param {Random} random
 * @param {Place}  where
 * @param {number} count
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function spots(
	random,
	{ x, y, width, height = width },
	count,
	size,
	color
) {
	return scatter( random, x, y, width, height, size * 0.8, count )
		.map( ( [ px, py ] ) =>
			shape(
				blob(
					random,
					px,
					py,
					size * random.range( 0.3, 1 ),
					size * random.range( 0.25, 0.8 ),
					0.25,
					9
				),
				color,
				`opacity="${ n( random.range( 0.15, 0.6 ) ) }"`
			)
		)
		.join( '' );
}

/**
 * Draws a flatbread folded or torn, around the origin.
 *
 * @param {Random} random
 * @param {number} width
 * @param {number} height
 * @param {string} color
 * @return {string} Markup.
 */
export function flatbread( random, width, height, color = '#e3c08a' ) {
	return (
		shape( blob( random, 0, 0, width, height, 0.07, 13 ), color ) +
		spots(
			random,
			{ x: 0, y: 0, width: width * 0.8, height: height * 0.78 },
			24,
			width * 0.1,
			'#8a4f1f'
		)
	);
}

/**
 * Draws a box of butter, cheese or tofu around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @return {string} Markup.
 */
export function cube( random, size, color ) {
	return shape(
		softBox(
			random,
			size * random.range( 0.9, 1.1 ),
			size * random.range( 0.85, 1.05 ),
			size * 0.12,
			size * 0.04
		),
		vary( random, color, 0.05 )
	);
}
