import { cube, disc, spots } from '../kit/food/bakes.mjs';
import { bean, heap } from '../kit/food/heaps.mjs';
import { sprig } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { blob, dot, place, shape } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { bowl, plate, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'mist';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 740, 620 ];
	napkin( scene, {
		x: 1390,
		y: 780,
		width: 360,
		height: 760,
		turn: 9,
		color: '#f3ead8',
		stripe: '#c97f5b',
	} );
	cutlery( scene, 'fork', 1350, 780, 8, '#a39c92', 1.15 );
	cutlery( scene, 'knife', 1460, 800, 8, '#a39c92', 1.15 );
	plate( scene, { x, y, radius: 530, color: '#f4efe6', edge: '#7f97a6' } );
	const stack = /** @type {const} */ ( [
		[ -70, 66, 330 ],
		[ 62, 40, 326 ],
		[ -34, -24, 322 ],
		[ 22, 12, 318 ],
		[ -6, -6, 312 ],
	] );
	for ( const [ dx, dy, size ] of stack ) {
		disc(
			scene,
			{ x: x + dx, y: y + dy, width: size, height: size * 0.97 },
			{
				color: '#c98238',
				edge: '#f0d49a',
				puff: 13,
				wobble: 0.015,
				rough: 0.14,
				grain: 0.03,
				lift: 16,
			}
		);
		scene.blurred(
			spots(
				random,
				{ x: x + dx, y: y + dy, width: size * 0.78 },
				26,
				46,
				'#9a5316'
			),
			5
		);
	}
	pool(
		scene,
		{ x: x + 30, y: y + 26, width: 190, height: 168 },
		{
			color: '#b05f14',
			wobble: 0.16,
			rough: 0.06,
			gloss: 0.5,
			depth: 12,
			shadow: 0.2,
		}
	);
	for ( const [ dx, dy, w, h ] of /** @type {const} */ ( [
		[ 200, 170, 42, 104 ],
		[ -170, 150, 34, 90 ],
		[ 235, 20, 60, 32 ],
	] ) ) {
		pool(
			scene,
			{ x: x + dx, y: y + dy, width: w, height: h },
			{
				color: '#ad5c12',
				wobble: 0.06,
				rough: 0.04,
				gloss: 0.5,
				depth: 12,
				shadow: 0.25,
			}
		);
	}
	scene.layer(
		place(
			x + 26,
			y + 8,
			18,
			shape( blob( random, 0, 0, 96, 84, 0.1, 11 ), '#f7d877' )
		),
		{ puff: 6, depth: 8, gloss: 0.4, lift: 5 }
	);
	scene.layer( place( x + 20, y - 4, 14, cube( random, 122, '#fbe08a' ) ), {
		puff: 8,
		depth: 16,
		gloss: 0.3,
		lift: 13,
		shadow: 0.45,
	} );
	const berries = {
		spacing: 58,
		item: ( /** @type {import('../kit/random.mjs').Random} */ r ) =>
			bean( r, 34, '#3c4a7d', 0.96 ) +
			dot( 4, 2, 11, '#2a3258', 'opacity=".8"' ) +
			dot( 4, 2, 5, '#1b2142' ),
		relief: {
			puff: 12,
			depth: 22,
			gloss: 0.3,
			shine: 12,
			lift: 10,
			shadow: 0.5,
		},
	};
	heap(
		scene,
		{ x: x - 210, y: y - 150, width: 110, height: 90 },
		{ ...berries, layers: 2, shrink: 0.4 }
	);
	heap(
		scene,
		{ x: x + 330, y: y + 250, width: 90, height: 80 },
		{ ...berries, layers: 1 }
	);
	scene.layer(
		place( x - 128, y - 196, 10, sprig( random, 66, '#5f9a4a', 5 ) ),
		{ puff: 5, depth: 8, lift: 8, shadow: 0.45 }
	);
	const jug = {
		x: 1325,
		y: 215,
		radius: 165,
		color: '#eee7da',
		inside: '#e3d9c8',
	};
	const reach = bowl( scene, jug );
	pool(
		scene,
		{ x: jug.x, y: jug.y, width: reach },
		{ color: '#8f4a10', rough: 0.05, gloss: 0.5, depth: 8 }
	);
	wallShade( scene, jug.x, jug.y, reach, 0.55 );
}
