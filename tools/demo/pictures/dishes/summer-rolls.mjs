import { wedge } from '../kit/food/citrus.mjs';
import { chunk, grain, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { leaf, parsley, sprig } from '../kit/food/herbs.mjs';
import { drizzle, pool } from '../kit/food/sauces.mjs';
import { blob, line, n, place, shape, smooth, softBox } from '../kit/paths.mjs';
import { chopsticks } from '../kit/props.mjs';
import { bowl, plate, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'butter';

/**
 * Draws half a prawn as it shows through the wrapper, around the origin.
 *
 * @param {Random} random
 * @return {string} Markup.
 */
function prawn( random ) {
	const curl = smooth( [
		[ -34, 14 ],
		[ -20, -18 ],
		[ 14, -22 ],
		[ 34, 2 ],
		[ 22, 24 ],
	] );
	const stripes = [ -22, -6, 10, 25 ].map( ( x ) =>
		line(
			`M${ x } ${ n( -24 + random.jitter( 3 ) ) }L${ x + 3 } ${ n( 2 + random.jitter( 3 ) ) }`,
			'#d9552b',
			5,
			'opacity=".75"'
		)
	);
	return (
		line( curl, '#f08a5d', 27 ) +
		line( curl, '#fbc4a2', 11 ) +
		stripes.join( '' )
	);
}

/**
 * Adds one roll: the filling, then the wrapper over it.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 */
function roll( scene, x, y, turn ) {
	const { random } = scene;
	const body = softBox( random, 580, 140, 58, 3 );
	const inside = [
		...Array.from( { length: 12 }, () =>
			place(
				random.jitter( 230 ),
				random.jitter( 40 ),
				random.jitter( 12 ),
				strip(
					random,
					150,
					9,
					random.pick( [
						'#f3efe0',
						'#ee8a34',
						'#c9deb0',
						'#f7f3e6',
					] )
				)
			)
		),
		...[ -200, -80, 60, 180 ].map( ( at ) =>
			place(
				at,
				26 + random.jitter( 5 ),
				78 + random.jitter( 24 ),
				leaf( random, 130, 40, '#3f7f30', 6 )
			)
		),
		...[ -190, -66, 60, 186 ].map( ( at ) =>
			place( at, -16, random.jitter( 14 ), prawn( random ), 1.45 )
		),
	];
	const clip = scene.define(
		`roll ${ body }`,
		( id ) => `<clipPath id="${ id }"><path d="${ body }"/></clipPath>`
	);
	const ends = [ -1, 1 ].map( ( side ) =>
		line(
			`M${ side * 246 } -54Q${ side * 222 } 0 ${ side * 250 } 56`,
			'#ffffff',
			5,
			'opacity=".35"'
		)
	);
	scene.layer(
		place(
			x,
			y,
			turn,
			shape( body, '#e6e4cc' ) +
				`<g clip-path="url(#${ clip })">${ inside.join( '' ) }${ shape( body, '#fbf9ee', 'opacity=".2"' ) }${ ends.join( '' ) }</g>`
		),
		{
			puff: 20,
			depth: 24,
			gloss: 0.22,
			shine: 30,
			rough: 0.05,
			grain: 0.02,
			lift: 15,
			shadow: 0.5,
		}
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 650, 600 ];
	chopsticks( scene, 1440, 640, 6, '#3a2a26' );
	plate( scene, {
		x,
		y,
		radius: 560,
		color: '#57756f',
		inside: '#57756f',
		speckle: 0.5,
	} );
	scene.layer(
		[ 205, 240, 275 ].map( ( turn ) =>
			place(
				x - 190,
				y - 250,
				turn,
				leaf( random, 300, 120, '#8db85a', 9 )
			)
		),
		{ puff: 8, depth: 14, rough: 0.4, grain: 0.02, lift: 8 }
	);
	for ( const [ dx, dy, turn ] of /** @type {const} */ ( [
		[ -60, -236, -12 ],
		[ -40, -70, -9 ],
		[ -20, 96, -12 ],
		[ 0, 262, -9 ],
	] ) ) {
		roll( scene, x + dx, y + dy, turn );
	}
	const sauce = {
		x: 1120,
		y: 370,
		radius: 205,
		color: '#e9e2d2',
		edge: '#d8cdb8',
	};
	const reach = bowl( scene, sauce );
	pool(
		scene,
		{ x: sauce.x, y: sauce.y, width: reach },
		{ color: '#b9763a', rough: 0.25, gloss: 0.3 }
	);
	drizzle(
		scene,
		{ x: sauce.x, y: sauce.y, width: 90, height: 80 },
		{ color: '#c5301c', thick: 9, turns: 3, opacity: 0.75 }
	);
	sprinkle(
		scene,
		{ x: sauce.x, y: sauce.y, width: 95 },
		24,
		( r ) => chunk( r, 10, '#e9c88c' ),
		12
	);
	wallShade( scene, sauce.x, sauce.y, reach, 0.4 );
	scene.layer(
		[
			place( 960, 800, 30, wedge( random, 150, '#bcd45c', '#6f9c2c' ) ),
			place( 1010, 900, -38, wedge( random, 150, '#bcd45c', '#6f9c2c' ) ),
		],
		{ puff: 7, depth: 13, gloss: 0.3, lift: 11, shadow: 0.5 }
	);
	scene.layer(
		[
			place( 860, 880, 150, parsley( random, 80, '#4f8f3a' ) ),
			place( 300, 260, 20, sprig( random, 84, '#4f9248', 5 ) ),
		],
		{ puff: 4, depth: 8, lift: 7 }
	);
	heap(
		scene,
		{ x: 1200, y: 960, width: 170, height: 80 },
		{
			spacing: 54,
			layers: 1,
			most: 9,
			item: ( r ) =>
				grain( r, 34, '#dcb274', 0.62 ) +
				shape( blob( r, 0, 0, 3, 3 ), '#b98a4c' ),
			relief: { puff: 5, depth: 9, lift: 4 },
		}
	);
}
