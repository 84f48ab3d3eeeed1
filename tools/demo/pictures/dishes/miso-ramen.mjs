import { darken } from '../kit/color.mjs';
import { eggHalf } from '../kit/food/eggs.mjs';
import { bean, heap, noodles, strip } from '../kit/food/heaps.mjs';
import { ring, speck } from '../kit/food/herbs.mjs';
import { oilDrops, pool, wetLight } from '../kit/food/sauces.mjs';
import { blob, line, place, shape, smooth, softBox } from '../kit/paths.mjs';
import { chopsticks } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'slate';

/** What is shown from near by: left, top and width. */
export const details = {
	eggs: [ 430, 560, 760 ],
	pork: [ 400, 200, 760 ],
};

/**
 * Draws a slice of rolled pork around the origin.
 *
 * @param {Scene}  scene
 * @param {number} size
 * @return {string} Markup.
 */
function chashu( scene, size ) {
	const { random } = scene;
	const spiral = smooth(
		Array.from( { length: 26 }, ( _, at ) => {
			const reach = size * ( 0.1 + ( at / 25 ) * 0.76 );
			return [
				Math.cos( at * 0.52 ) * reach,
				Math.sin( at * 0.52 ) * reach * 0.9,
			];
		} )
	);
	return (
		shape( blob( random, 0, 0, size, size * 0.92, 0.03, 14 ), '#7c4022' ) +
		shape(
			blob( random, 0, 0, size * 0.93, size * 0.85, 0.03, 14 ),
			'#d39a72'
		) +
		line( spiral, '#f3dcc0', size * 0.17 ) +
		line( spiral, '#a86743', size * 0.04 )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 780, 610 ];
	chopsticks( scene, 1405, 560, 16 );
	const reach = bowl( scene, {
		x,
		y,
		radius: 535,
		color: '#31444f',
		inside: '#28363f',
		edge: '#46606c',
		speckle: 0.4,
	} );
	scene.mark();
	const rim = blob( random, x, y, reach, reach, 0.001, 24 );
	scene.inside( rim, () => {
		pool(
			scene,
			{ x, y, width: reach },
			{ color: '#bf7a38', rough: 0.14, gloss: 0.25 }
		);
	} );
	scene.mark();
	scene.inside( rim, () => {
		noodles(
			scene,
			{ x: x - 20, y: y + 30, width: reach * 0.86 },
			{ color: '#f0cd7c', thick: 22, bundles: 10, strands: 6 }
		);
		oilDrops(
			scene,
			{ x, y, width: reach * 0.95 },
			{ color: '#e8a64a', count: 46, size: 17 }
		);
	} );
	scene.mark();
	const nori = '#22332b';
	scene.layer(
		place(
			x + 300,
			y - 330,
			24,
			shape( softBox( random, 250, 330, 8, 5 ), nori )
		),
		{
			puff: 4,
			depth: 10,
			rough: 0.6,
			grain: 0.05,
			gloss: 0.16,
			lift: 14,
			shadow: 0.5,
		}
	);
	scene.mark();
	for ( const [ px, py, turn ] of /** @type {const} */ ( [
		[ x - 230, y - 215, 20 ],
		[ x - 60, y - 280, 80 ],
	] ) ) {
		scene.layer( place( px, py, turn, chashu( scene, 148 ) ), {
			puff: 7,
			depth: 10,
			gloss: 0.3,
			rough: 0.2,
			grain: 0.04,
			lift: 11,
			shadow: 0.5,
		} );
		scene.mark();
	}
	heap(
		scene,
		{ x: x + 270, y: y + 70, width: 110, height: 120 },
		{
			spacing: 24,
			layers: 3,
			shrink: 0.22,
			item: ( r ) => bean( r, 17, '#f3bd35', 0.8 ),
			relief: { puff: 6, depth: 12, gloss: 0.35, lift: 5 },
		}
	);
	scene.mark();
	heap(
		scene,
		{ x: x + 215, y: y - 120, width: 90, height: 70 },
		{
			spacing: 44,
			layers: 2,
			most: 5,
			item: ( r ) => strip( r, 170, 40, '#b98542' ),
			relief: {
				puff: 6,
				depth: 9,
				gloss: 0.2,
				rough: 0.2,
				grain: 0.06,
				lift: 7,
			},
		}
	);
	scene.mark();
	for ( const [ px, py, turn ] of /** @type {const} */ ( [
		[ x - 170, y + 150, -28 ],
		[ x + 40, y + 235, 14 ],
	] ) ) {
		scene.layer( place( px, py, turn, eggHalf( scene, 122, '#ee8a1f' ) ), {
			puff: 8,
			depth: 13,
			gloss: 0.3,
			lift: 11,
			shadow: 0.5,
		} );
		scene.mark();
	}
	heap(
		scene,
		{ x: x - 10, y: y + 20, width: 130, height: 100 },
		{
			spacing: 30,
			layers: 2,
			item: ( r ) => ring( r, 17, '#6ea03f' ),
			relief: { puff: 3, depth: 7, lift: 4 },
		}
	);
	scene.mark();
	heap(
		scene,
		{ x: x + 60, y: y + 60, width: 330 },
		{
			spacing: 46,
			layers: 1,
			most: 46,
			item: ( r ) => speck( r, 5, '#f4e6c4' ),
			relief: { puff: 2, depth: 5, lift: 2 },
		}
	);
	heap(
		scene,
		{ x: x - 80, y: y + 60, width: 330 },
		{
			spacing: 90,
			layers: 1,
			most: 14,
			item: ( r ) => speck( r, 5, darken( '#c0301c', 0.1 ) ),
			relief: { puff: 2, depth: 5, lift: 2 },
		}
	);
	scene.mark();
	wallShade( scene, x, y, reach, 0.3 );
	wetLight( scene, { x, y, width: reach }, 0.4 );
}
