import { grain, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, leaf } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { mushroom } from '../kit/food/slices.mjs';
import { blob, place, shape, softBox } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { plate } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'sage';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 830, 600 ];
	napkin( scene, {
		x: 225,
		y: 640,
		width: 420,
		height: 760,
		turn: -7,
		color: '#f0e7d6',
		stripe: '#8d9a78',
	} );
	cutlery( scene, 'fork', 190, 660, -5, '#a39c92', 1.2 );
	const flat = plate( scene, {
		x,
		y,
		radius: 570,
		color: '#46605f',
		speckle: 0.8,
	} );
	pool(
		scene,
		{ x, y, width: flat * 0.98 },
		{
			color: '#ecd6a2',
			wobble: 0.025,
			rough: 0.25,
			grain: 0.012,
			gloss: 0.2,
			shadow: 0.45,
		}
	);
	heap(
		scene,
		{ x, y, width: flat * 0.9 },
		{
			spacing: 31,
			layers: 4,
			shrink: 0.04,
			item: ( r ) => grain( r, 46, '#f0dcab', 0.48 ),
			relief: {
				puff: 6,
				depth: 8,
				gloss: 0.2,
				shine: 16,
				lift: 3,
				shadow: 0.2,
			},
		}
	);
	scene.add(
		shape(
			blob( random, x, y, flat * 0.9, flat * 0.88, 0.03, 14 ),
			'#f3dfae',
			'opacity=".22"'
		)
	);
	heap(
		scene,
		{ x, y, width: flat * 0.6 },
		{
			spacing: 138,
			layers: 2,
			shrink: 0.3,
			most: 8,
			item: ( r ) => mushroom( r, 84, '#8f5526' ),
			relief: {
				puff: 9,
				depth: 15,
				gloss: 0.25,
				rough: 0.14,
				grain: 0.04,
				lift: 10,
				shadow: 0.5,
			},
		}
	);
	heap(
		scene,
		{ x, y, width: flat * 0.78 },
		{
			spacing: 86,
			layers: 1,
			most: 14,
			item: ( r ) => shape( softBox( r, 92, 26, 8, 5 ), '#fbf1d2' ),
			relief: { puff: 5, depth: 9, lift: 6, shadow: 0.42 },
		}
	);
	sprinkle(
		scene,
		{ x, y, width: flat * 0.84 },
		80,
		( r ) => flake( r, 9, '#4f7a34' ),
		9
	);
	scene.layer(
		[ 20, 95, 160 ].map( ( turn ) =>
			place( x + 20, y + 20, turn, leaf( random, 128, 36, '#86a06c' ) )
		),
		{ puff: 6, depth: 10, lift: 9, shadow: 0.48 }
	);
	sprinkle(
		scene,
		{ x, y, width: flat * 0.9 },
		60,
		( r ) => flake( r, 3.4, '#2f2620' ),
		3
	);
}
