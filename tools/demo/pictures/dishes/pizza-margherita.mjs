import { board } from '../kit/cookware.mjs';
import { disc, rim, spots } from '../kit/food/bakes.mjs';
import { heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, leaf } from '../kit/food/herbs.mjs';
import { oilDrops, pool } from '../kit/food/sauces.mjs';
import { tomato } from '../kit/food/slices.mjs';
import { blob, dot, line, place, polar, shape } from '../kit/paths.mjs';
import { crumbs } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'slate';

/** What is shown from near by: left, top and width. */
export const details = {
	rim: [ 330, 250, 700 ],
};

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 780, 600 ];
	board( scene, {
		x: 820,
		y: 610,
		width: 1330,
		height: 1120,
		turn: -3,
		color: '#b5824e',
		round: 90,
	} );
	sprinkle(
		scene,
		{ x: 820, y: 610, width: 640, height: 540 },
		220,
		( r ) => flake( r, 4, '#f4ead6' ),
		3
	);
	disc(
		scene,
		{ x, y, width: 500, height: 488 },
		{
			color: '#e0ac62',
			edge: '#c98a42',
			puff: 16,
			wobble: 0.018,
			rough: 0.15,
			lift: 16,
		}
	);
	rim(
		scene,
		{ x, y, width: 452, height: 442 },
		{ color: '#e3b169', thick: 96, wobble: 0.02, rough: 0.12 }
	);
	scene.blurred(
		Array.from( { length: 22 }, () => {
			const [ px, py ] = polar(
				x,
				y,
				random.range( 0, 6.28 ),
				random.range( 430, 482 )
			);
			return shape(
				blob(
					random,
					px,
					py,
					random.range( 8, 26 ),
					random.range( 6, 17 ),
					0.2,
					8
				),
				'#41200f',
				'opacity=".8"'
			);
		} ),
		5
	);
	pool(
		scene,
		{ x, y, width: 412, height: 402 },
		{
			color: '#c5331a',
			wobble: 0.03,
			rough: 0.5,
			grain: 0.03,
			gloss: 0.25,
			depth: 20,
			shadow: 0.2,
		}
	);
	for ( const [ angle, reach, size ] of /** @type {const} */ ( [
		[ 0.3, 250, 92 ],
		[ 1.35, 260, 84 ],
		[ 2.4, 270, 96 ],
		[ 3.5, 255, 86 ],
		[ 4.5, 265, 90 ],
		[ 5.5, 262, 84 ],
		[ 0.9, 70, 98 ],
	] ) ) {
		const [ px, py ] = polar( x, y, angle, reach );
		const melt = blob( random, px, py, size, size * 0.86, 0.14, 12 );
		const fill = scene.radial(
			[
				[ 0, '#fffaf0' ],
				[ 0.7, '#fbeed2' ],
				[ 1, '#efc98a' ],
			],
			0.5,
			0.5,
			0.55
		);
		scene.layer(
			shape( melt, fill ) +
				spots(
					random,
					{ x: px, y: py, width: size * 0.6 },
					5,
					24,
					'#c98434'
				),
			{
				puff: 9,
				depth: 14,
				gloss: 0.35,
				shine: 16,
				rough: 0.14,
				grain: 0.02,
				lift: 5,
				shadow: 0.3,
				box: [
					Math.round( px - 170 ),
					Math.round( py - 170 ),
					340,
					340,
				],
			}
		);
	}
	oilDrops(
		scene,
		{ x, y, width: 390 },
		{ color: '#e0852a', count: 44, size: 14 }
	);
	for ( const [ angle, reach, turn ] of /** @type {const} */ ( [
		[ 0.1, 120, 40 ],
		[ 1.9, 180, 190 ],
		[ 3.1, 150, -60 ],
		[ 4.1, 230, 20 ],
		[ 5.2, 150, 120 ],
		[ 1, 300, 100 ],
	] ) ) {
		const [ px, py ] = polar( x, y, angle, reach );
		scene.layer(
			place( px, py, turn, leaf( random, 132, 46, '#3f7d2c' ) ) +
				place( px, py, turn + 64, leaf( random, 96, 34, '#4b8a34' ) ),
			{
				puff: 8,
				depth: 16,
				gloss: 0.16,
				lift: 9,
				shadow: 0.45,
				box: [
					Math.round( px - 200 ),
					Math.round( py - 200 ),
					400,
					400,
				],
			}
		);
	}
	sprinkle(
		scene,
		{ x, y, width: 400 },
		46,
		( r ) => flake( r, 3, '#2c1c14' ),
		3
	);
	heap(
		scene,
		{ x: 1370, y: 880, width: 120, height: 130 },
		{
			spacing: 104,
			layers: 1,
			most: 4,
			item: ( r ) =>
				dot( 0, 0, 54, '#cf3a22' ) +
				line(
					'M0 -4L7 -20M0 -4L-18 -8M0 -4L18 2M0 -4L-6 14',
					'#4d7a2c',
					6
				) +
				dot( r.jitter( 3 ), 0, 5, '#3d6122' ),
			relief: {
				puff: 20,
				depth: 34,
				gloss: 0.45,
				shine: 24,
				lift: 14,
				shadow: 0.55,
			},
		}
	);
	scene.layer(
		place( 1365, 330, 60, leaf( random, 130, 46, '#417f2e' ) ) +
			place( 1365, 330, 140, leaf( random, 104, 38, '#4b8a34' ) ),
		{ puff: 7, depth: 14, lift: 9 }
	);
	scene.layer( place( 1400, 1100, 0, tomato( random, 66 ) ), {
		puff: 5,
		depth: 9,
		gloss: 0.3,
		lift: 8,
	} );
	crumbs( scene, {
		x: 1400,
		y: 560,
		width: 130,
		height: 120,
		count: 20,
		colors: [ '#e9d3a4', '#c99a55' ],
	} );
}
