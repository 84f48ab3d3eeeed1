import { wedge } from '../kit/food/citrus.mjs';
import {
	bean,
	chunk,
	grain,
	heap,
	sprinkle,
	strip,
} from '../kit/food/heaps.mjs';
import { leaf, sprig } from '../kit/food/herbs.mjs';
import { oilDrops, pool, swirl, wetLight } from '../kit/food/sauces.mjs';
import { chilli } from '../kit/food/slices.mjs';
import { line, place } from '../kit/paths.mjs';
import { cutlery } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'clay';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 620, 640 ];
	const reach = bowl( scene, {
		x,
		y,
		radius: 510,
		color: '#ece6d8',
		inside: '#e4ddcb',
		edge: '#4f6a5c',
		speckle: 0.3,
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#a9b45c', rough: 0.16, gloss: 0.28 }
	);
	swirl(
		scene,
		{ x, y, width: reach * 0.8 },
		{
			color: '#eef0cf',
			thick: 26,
			turns: 2.1,
			opacity: 0.55,
			raised: false,
		}
	);
	oilDrops(
		scene,
		{ x, y, width: reach * 0.95 },
		{ color: '#7d9a34', count: 54, size: 17 }
	);
	const soft = { puff: 11, depth: 17, gloss: 0.28, lift: 7, shadow: 0.4 };
	heap(
		scene,
		{ x, y, width: reach * 0.8 },
		{
			spacing: 128,
			layers: 2,
			most: 11,
			item: ( r ) => chunk( r, 66, '#f0dcb8', '#d9b47c' ),
			relief: { ...soft, rough: 0.2, grain: 0.03 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.84 },
		{
			spacing: 150,
			layers: 1,
			most: 9,
			item: ( r ) =>
				bean( r, 50, r.pick( [ '#8fae52', '#7d9c46' ] ) ) +
				line(
					'M-22 -26L10 -34M-32 4L-6 -2',
					'#dfe6b8',
					6,
					'opacity=".7"'
				),
			relief: { ...soft, puff: 15, depth: 26 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.82 },
		{
			spacing: 120,
			layers: 1,
			most: 14,
			item: ( r ) =>
				strip( r, 140, 26, r.pick( [ '#5c9a3a', '#6fae48' ] ) ),
			relief: { puff: 7, depth: 12, gloss: 0.3, lift: 6 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.82 },
		{
			spacing: 110,
			layers: 1,
			most: 18,
			item: ( r ) => bean( r, 21, '#5e9a36' ),
			relief: { puff: 8, depth: 14, gloss: 0.3, lift: 5 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.75 },
		{
			spacing: 120,
			layers: 1,
			most: 11,
			item: ( r ) => strip( r, 110, 17, '#c92a1c' ),
			relief: { puff: 5, depth: 9, gloss: 0.4, lift: 5 },
		}
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.7 },
		9,
		( r ) => chilli( r, 19 ),
		30
	);
	scene.layer(
		[
			place( x + 20, y - 10, 20, sprig( random, 128, '#3d7a34', 4 ) ),
			place(
				x - 210,
				y + 140,
				130,
				leaf( random, 110, 36, '#447f38', 4 )
			),
			place(
				x + 190,
				y + 190,
				-40,
				leaf( random, 104, 34, '#3d7a34', 4 )
			),
		],
		{ puff: 6, depth: 13, lift: 9, shadow: 0.45 }
	);
	wallShade( scene, x, y, reach, 0.36 );
	wetLight( scene, { x, y, width: reach }, 0.4 );
	const rice = {
		x: 1310,
		y: 360,
		radius: 270,
		color: '#4f6a5c',
		inside: '#3f564b',
	};
	const deep = bowl( scene, rice );
	pool(
		scene,
		{ x: rice.x, y: rice.y, width: deep * 0.96 },
		{ color: '#efe8da', rough: 0.3, gloss: 0.1 }
	);
	heap(
		scene,
		{ x: rice.x, y: rice.y, width: deep * 0.92 },
		{
			spacing: 24,
			layers: 4,
			shrink: 0.09,
			item: ( r ) => grain( r, 40, '#f8f3e6', 0.38 ),
			relief: { puff: 5, depth: 4, lift: 2, shadow: 0.12 },
		}
	);
	cutlery( scene, 'spoon', 1440, 860, -24, '#b8a98c', 1.1 );
	scene.layer(
		[
			place( 1230, 800, 24, wedge( random, 160, '#bcd45c', '#6f9c2c' ) ),
			place( 1190, 940, -34, wedge( random, 160, '#bcd45c', '#6f9c2c' ) ),
		],
		{ puff: 7, depth: 13, gloss: 0.3, lift: 11, shadow: 0.5 }
	);
}
