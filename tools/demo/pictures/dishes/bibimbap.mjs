import { friedEgg } from '../kit/food/eggs.mjs';
import {
	bean,
	chunk,
	grain,
	heap,
	sprinkle,
	strip,
} from '../kit/food/heaps.mjs';
import { leaf, speck } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { mushroom, round } from '../kit/food/slices.mjs';
import { dot, line, polar } from '../kit/paths.mjs';
import { chopsticks } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'butter';

/** @type {readonly ((random: Random) => string)[]} What lies around the egg, clockwise. */
const TOPPINGS = [
	( r ) => strip( r, 120, 13, '#ee7f24' ),
	( r ) => leaf( r, 84, 27, '#3f7434' ),
	( r ) => chunk( r, 31, '#7a4226', '#4a2212' ),
	( r ) =>
		line(
			`M-52 0Q0 ${ r.range( -30, 30 ).toFixed( 1 ) } 40 4`,
			'#f3ecd2',
			12
		) + dot( 46, 4, 13, '#e9d277' ),
	( r ) =>
		round( r, 42, { skin: '#4c7a34', flesh: '#dfeab8', seed: '#f4f4da' } ),
	( r ) => mushroom( r, 42, '#8a5a34' ),
];

/** @param {Scene} scene */
export function draw( scene ) {
	const [ x, y ] = [ 740, 605 ];
	chopsticks( scene, 1400, 600, 9, '#8f8a86' );
	const reach = bowl( scene, {
		x,
		y,
		radius: 540,
		color: '#3a3634',
		inside: '#2e2a29',
		edge: '#4b4644',
		speckle: 0.6,
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#efe8d8', rough: 0.2, gloss: 0.1, shadow: 0 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.98 },
		{
			spacing: 28,
			layers: 3,
			shrink: 0.01,
			item: ( r ) => grain( r, 34, '#f7f1e3', 0.42 ),
			relief: { puff: 5, depth: 4, lift: 2, shadow: 0.14 },
		}
	);
	TOPPINGS.forEach( ( item, at ) => {
		const [ px, py ] = polar(
			x,
			y,
			( at / TOPPINGS.length ) * Math.PI * 2 - 1.2,
			296
		);
		const dense = at === 2 || at > 3;
		heap(
			scene,
			{ x: px, y: py, width: 138, height: 132 },
			{
				spacing: dense ? 44 : 25,
				layers: 3,
				shrink: 0.2,
				item,
				relief: {
					puff: dense ? 7 : 4,
					depth: dense ? 12 : 9,
					gloss: 0.22,
					lift: 7,
					shadow: 0.45,
				},
			}
		);
	} );
	friedEgg( scene, x, y, 178, 0.55 );
	pool(
		scene,
		{ x: x + 168, y: y + 150, width: 66, height: 58 },
		{ color: '#b3200f', wobble: 0.1, rough: 0.15, gloss: 0.5, shadow: 0.4 }
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		120,
		( r ) => speck( r, 5.5, r.pick( [ '#f3e3b8', '#f3e3b8', '#2d2622' ] ) ),
		5
	);
	wallShade( scene, x, y, reach, 0.4 );
	const side = { x: 1330, y: 1040, radius: 150, color: '#e9e2d2' };
	const deep = bowl( scene, side );
	heap(
		scene,
		{ x: side.x, y: side.y, width: deep * 0.9 },
		{
			spacing: 52,
			layers: 3,
			shrink: 0.16,
			item: ( r ) =>
				chunk( r, 40, r.pick( [ '#e58a3c', '#efd7a8', '#cf4a22' ] ) ) +
				bean( r, 6, '#b8301a' ),
			relief: { puff: 6, depth: 10, gloss: 0.35, lift: 6 },
		}
	);
	wallShade( scene, side.x, side.y, deep, 0.4 );
}
