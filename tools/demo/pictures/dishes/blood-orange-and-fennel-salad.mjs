import { citrus } from '../kit/food/citrus.mjs';
import { bean, heap, sprinkle } from '../kit/food/heaps.mjs';
import { dill, flake } from '../kit/food/herbs.mjs';
import { oilDrops } from '../kit/food/sauces.mjs';
import { dot, line, n, place, polar, smooth } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { plate } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'clay';

/**
 * Draws a shaving of fennel around the origin.
 *
 * @param {Random} random
 * @return {string} Markup.
 */
function shaving( random ) {
	const wave = smooth( [
		[ -84, random.jitter( 16 ) ],
		[ -40, -26 ],
		[ 0, random.jitter( 12 ) ],
		[ 44, 22 ],
		[ 88, random.jitter( 20 ) ],
	] );
	return (
		line( wave, '#dfe8c4', 24 ) +
		line( wave, '#f8f8e8', 15 ) +
		line( wave, '#cfdcae', 2, `transform="translate(0 ${ n( 6 ) })"` )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 850, 600 ];
	napkin( scene, {
		x: 190,
		y: 560,
		width: 380,
		height: 820,
		turn: -10,
		color: '#efe4d2',
	} );
	cutlery( scene, 'fork', 190, 580, -9, '#a89f92', 1.2 );
	const flat = plate( scene, {
		x,
		y,
		radius: 570,
		color: '#3f4a50',
		speckle: 0.8,
	} );
	heap(
		scene,
		{ x, y, width: flat * 0.9 },
		{
			spacing: 74,
			layers: 2,
			item: shaving,
			relief: { puff: 5, depth: 9, gloss: 0.2, lift: 5 },
		}
	);
	const slices = [
		...Array.from( { length: 8 }, ( _, at ) => [
			...polar( x, y, ( at / 8 ) * Math.PI * 2 + 0.3, 292 ),
			128,
		] ),
		...Array.from( { length: 4 }, ( _, at ) => [
			...polar( x, y, ( at / 4 ) * Math.PI * 2 + 0.8, 124 ),
			118,
		] ),
	];
	slices.forEach( ( [ px = 0, py = 0, size = 0 ], at ) => {
		const flesh =
			at % 3 === 2
				? '#ee8a2c'
				: random.pick( [ '#a81a26', '#c02a28', '#8f1424' ] );
		scene.layer(
			place(
				px + random.jitter( 22 ),
				py + random.jitter( 22 ),
				0,
				citrus( random, size, flesh, flesh, true )
			),
			{
				puff: 6,
				depth: 10,
				gloss: 0.32,
				shine: 20,
				rough: 0.14,
				grain: 0.06,
				lift: 9,
				shadow: 0.45,
				box: [
					Math.round( px - 210 ),
					Math.max( 0, Math.round( py - 210 ) ),
					420,
					420,
				],
			}
		);
	} );
	heap(
		scene,
		{ x, y, width: flat * 0.72 },
		{
			spacing: 170,
			layers: 1,
			most: 12,
			item: shaving,
			relief: { puff: 5, depth: 9, gloss: 0.2, lift: 8, shadow: 0.4 },
		}
	);
	heap(
		scene,
		{ x, y, width: flat * 0.75 },
		{
			spacing: 130,
			layers: 1,
			most: 13,
			item: ( r ) =>
				bean( r, 33, '#3b2a30', 0.8 ) + dot( 20, 0, 7, '#1a1013' ),
			relief: {
				puff: 11,
				depth: 20,
				gloss: 0.45,
				shine: 26,
				lift: 9,
				shadow: 0.5,
			},
		}
	);
	scene.layer(
		Array.from( { length: 9 }, () =>
			place(
				...polar(
					x,
					y,
					random.range( 0, 6.28 ),
					random.range( 60, 360 )
				),
				random.range( 0, 360 ),
				dill( random, random.range( 70, 110 ), '#7aa34c' )
			)
		),
		{ puff: 2, depth: 5, lift: 5, shadow: 0.4 }
	);
	oilDrops(
		scene,
		{ x, y, width: flat },
		{ color: '#c9a43a', count: 26, size: 14 }
	);
	sprinkle(
		scene,
		{ x, y, width: flat * 0.85 },
		70,
		( r ) => flake( r, 4, '#f6efe0' ),
		4
	);
	sprinkle(
		scene,
		{ x, y, width: flat * 0.85 },
		50,
		( r ) => flake( r, 3.4, '#2b1d18' ),
		3
	);
}
