import { cube } from '../kit/food/bakes.mjs';
import { bean, chunk, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, leaf } from '../kit/food/herbs.mjs';
import { oilDrops } from '../kit/food/sauces.mjs';
import { onion, round, tomato } from '../kit/food/slices.mjs';
import { dot, line, place } from '../kit/paths.mjs';
import { cutlery } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'mist';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 780, 605 ];
	cutlery( scene, 'fork', 1475, 640, 7, '#c2b49a', 1.25 );
	cutlery( scene, 'spoon', 1360, 1010, 64, '#c2b49a', 1.1 );
	const reach = bowl( scene, {
		x,
		y,
		radius: 540,
		color: '#f4f0e6',
		inside: '#e9e4d6',
		edge: '#2f5d8c',
	} );
	const wet = { puff: 8, depth: 14, gloss: 0.3, lift: 8, shadow: 0.42 };
	heap(
		scene,
		{ x, y, width: reach * 0.92 },
		{
			spacing: 88,
			layers: 1,
			item: ( r ) => leaf( r, 120, 52, '#7aa34a', 5 ),
			relief: { puff: 6, depth: 10, lift: 5 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.86 },
		{
			spacing: 128,
			layers: 2,
			most: 15,
			item: ( r ) => tomato( r, 84 ),
			relief: wet,
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.84 },
		{
			spacing: 130,
			layers: 2,
			most: 12,
			item: ( r ) =>
				round( r, 74, {
					skin: '#3f6b2c',
					flesh: '#dbe8b4',
					seed: '#f3f4d2',
				} ),
			relief: { ...wet, puff: 5, depth: 9 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.8 },
		{
			spacing: 150,
			layers: 1,
			most: 9,
			item: ( r ) =>
				line( `M-56 24Q0 -52 60 10`, '#4f8a34', 34 ) +
				line(
					`M-50 22Q0 -40 52 10`,
					r.pick( [ '#9cc46a', '#8ab85c' ] ),
					15
				),
			relief: wet,
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.74 },
		{
			spacing: 150,
			layers: 1,
			most: 9,
			item: ( r ) => onion( r, 76 ) + onion( r, 48 ),
			relief: { puff: 3, depth: 7, gloss: 0.3, lift: 6 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.82 },
		{
			spacing: 130,
			layers: 1,
			most: 13,
			item: ( r ) =>
				bean( r, 44, '#45263c', 0.78 ) + dot( 30, 0, 9, '#20101c' ),
			relief: {
				puff: 14,
				depth: 26,
				gloss: 0.45,
				shine: 24,
				lift: 10,
				shadow: 0.5,
			},
		}
	);
	scene.layer(
		place(
			x + 6,
			y - 10,
			-14,
			`<g transform="scale(1.5 1)">${ cube( random, 250, '#fbf7ec' ) }</g>`
		),
		{ puff: 8, depth: 16, rough: 0.4, grain: 0.03, lift: 22, shadow: 0.5 }
	);
	sprinkle(
		scene,
		{ x, y, width: 200, height: 130 },
		90,
		( r ) => flake( r, 7, '#5d7a3a' ),
		6
	);
	oilDrops(
		scene,
		{ x, y, width: 190, height: 120 },
		{ color: '#d9b534', count: 14, size: 18 }
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.8 },
		26,
		( r ) => chunk( r, 17, '#fbf6ea' ),
		18
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.85 },
		70,
		( r ) => flake( r, 4, '#6b7a35' ),
		4
	);
	wallShade( scene, x, y, reach, 0.3 );
}
