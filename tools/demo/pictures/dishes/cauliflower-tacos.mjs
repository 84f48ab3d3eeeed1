import { board } from '../kit/cookware.mjs';
import { spots } from '../kit/food/bakes.mjs';
import { wedge } from '../kit/food/citrus.mjs';
import { chunk, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { parsley } from '../kit/food/herbs.mjs';
import { drizzle, pool, swirl } from '../kit/food/sauces.mjs';
import { chilli } from '../kit/food/slices.mjs';
import { blob, dot, place, polar, shape } from '../kit/paths.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'butter';

/**
 * Draws a roasted floret of cauliflower around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @return {string} Markup.
 */
function floret( random, size ) {
	const buds = Array.from( { length: 9 }, ( _, at ) => {
		const [ px, py ] = polar( 0, 0, at * 0.75, at === 0 ? 0 : size * 0.62 );
		const tone = random.pick( [
			'#e3b062',
			'#d99a45',
			'#efc98a',
			'#c97f30',
		] );
		return shape(
			blob( random, px, py, size * 0.42, size * 0.38, 0.12, 9 ),
			tone
		);
	} );
	const char = Array.from( { length: 4 }, () =>
		dot(
			random.jitter( size * 0.7 ),
			random.jitter( size * 0.7 ),
			size * random.range( 0.08, 0.2 ),
			'#6b3413',
			'opacity=".6"'
		)
	);
	return buds.join( '' ) + char.join( '' );
}

/**
 * Adds one open taco.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 */
function taco( scene, x, y ) {
	const { random } = scene;
	const [ w, h ] = [ 232, 356 ];
	scene.layer(
		shape( blob( random, x, y, w, h, 0.015, 18 ), '#efd29a' ) +
			spots(
				random,
				{ x, y, width: w * 0.9, height: h * 0.92 },
				40,
				30,
				'#a8692a'
			),
		{
			puff: 10,
			depth: 18,
			rough: 0.25,
			grain: 0.025,
			lift: 18,
			shadow: 0.5,
		}
	);
	scene.blurred(
		shape(
			blob( random, x, y, w * 0.46, h * 0.86, 0.03, 14 ),
			'#5c3312',
			'opacity=".4"'
		),
		22
	);
	const where = { x, y, width: w * 0.6, height: h * 0.82 };
	heap( scene, where, {
		spacing: 44,
		layers: 2,
		item: ( r ) =>
			strip(
				r,
				130,
				20,
				r.pick( [ '#7d2f6c', '#9a4488', '#e9d6e6', '#5f2152' ] )
			),
		relief: { puff: 4, depth: 8, gloss: 0.2, lift: 6 },
	} );
	heap(
		scene,
		{ ...where, width: w * 0.4, height: h * 0.74 },
		{
			spacing: 118,
			layers: 2,
			most: 7,
			item: ( r ) => floret( r, 76 ),
			relief: {
				puff: 10,
				depth: 17,
				rough: 0.4,
				grain: 0.07,
				lift: 11,
				shadow: 0.5,
			},
		}
	);
	drizzle(
		scene,
		{ x, y, width: w * 0.36, height: h * 0.6 },
		{ color: '#f8f4e2', thick: 22, turns: 4, opacity: 0.96 }
	);
	sprinkle(
		scene,
		{ ...where, width: w * 0.5 },
		4,
		( r ) => chilli( r, 18, '#5c9a34' ),
		36
	);
	sprinkle(
		scene,
		{ ...where, width: w * 0.55 },
		10,
		( r ) => parsley( r, 46, '#4f8f38' ),
		40
	);
	sprinkle( scene, where, 24, ( r ) => chunk( r, 11, '#fbf6ea' ), 10 );
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	board( scene, {
		x: 700,
		y: 605,
		width: 1290,
		height: 960,
		turn: 2,
		color: '#8a5a36',
		round: 70,
	} );
	for ( const [ x, y ] of /** @type {const} */ ( [
		[ 300, 620 ],
		[ 700, 590 ],
		[ 1100, 618 ],
	] ) ) {
		taco( scene, x, y );
	}
	const salsa = {
		x: 1440,
		y: 260,
		radius: 150,
		color: '#3f4a4d',
		inside: '#34403f',
	};
	const reach = bowl( scene, salsa );
	pool(
		scene,
		{ x: salsa.x, y: salsa.y, width: reach },
		{ color: '#dfe6b0', rough: 0.2, gloss: 0.25 }
	);
	swirl(
		scene,
		{ x: salsa.x, y: salsa.y, width: 70 },
		{ color: '#f6f5dc', thick: 20, turns: 1.7 }
	);
	wallShade( scene, salsa.x, salsa.y, reach, 0.4 );
	scene.layer(
		[
			place( 1450, 620, 70, wedge( random, 160, '#bcd45c', '#6f9c2c' ) ),
			place( 1480, 800, 20, wedge( random, 160, '#bcd45c', '#6f9c2c' ) ),
			place( 1390, 960, -40, wedge( random, 160, '#bcd45c', '#6f9c2c' ) ),
		],
		{ puff: 7, depth: 13, gloss: 0.3, lift: 12, shadow: 0.5 }
	);
	scene.layer(
		[
			place( 1500, 1080, 40, parsley( random, 70, '#4f8f38' ) ),
			place( 100, 80, 200, parsley( random, 76, '#4f8f38' ) ),
		],
		{ puff: 3, depth: 7, lift: 6 }
	);
}
