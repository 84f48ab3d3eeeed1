import { sprinkle } from '../kit/food/heaps.mjs';
import { flake, needles } from '../kit/food/herbs.mjs';
import { oilDrops, pool } from '../kit/food/sauces.mjs';
import { round, tomato } from '../kit/food/slices.mjs';
import { place, polar } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'mist';

/** @type {readonly ((random: Random, size: number) => string)[]} The slices, in turn. */
const SLICES = [
	( r, size ) => tomato( r, size, '#cf3f26' ),
	( r, size ) =>
		round( r, size, {
			skin: '#3f6b34',
			flesh: '#d3df9e',
			seed: '#eef0cf',
		} ),
	( r, size ) =>
		round( r, size, {
			skin: '#3a2240',
			flesh: '#e6d9b4',
			seed: '#c3a574',
		} ),
	( r, size ) =>
		round( r, size, {
			skin: '#e3a82a',
			flesh: '#f3dd8a',
			seed: '#fbefc2',
		} ),
];

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 790, 605 ];
	napkin( scene, {
		x: 1440,
		y: 860,
		width: 460,
		height: 620,
		turn: 14,
		color: '#efe3cd',
		stripe: '#5f7f96',
	} );
	cutlery( scene, 'spoon', 1440, 800, 12, '#a89f92', 1.2 );
	const reach = bowl( scene, {
		x,
		y,
		radius: 560,
		color: '#b5502c',
		inside: '#8f3a1e',
		edge: '#c2633c',
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#a83216', rough: 0.5, grain: 0.03, gloss: 0.3 }
	);
	let kind = 0;
	for ( const [ ring, count, size ] of /** @type {const} */ ( [
		[ 372, 40, 92 ],
		[ 222, 24, 88 ],
		[ 92, 10, 78 ],
	] ) ) {
		for ( let at = 0; at < count; at++ ) {
			const angle = ( at / count ) * Math.PI * 2;
			const [ px, py ] = polar( x, y, angle, ring + random.jitter( 7 ) );
			const draw_ = SLICES[ kind++ % SLICES.length ];
			const slice = draw_
				? draw_( random, size + random.jitter( 5 ) )
				: '';
			scene.layer(
				place(
					px,
					py,
					( angle * 180 ) / Math.PI,
					`<g transform="scale(.8 1)">${ slice }</g>`
				),
				{
					puff: 5,
					depth: 9,
					gloss: 0.26,
					shine: 18,
					lift: 6,
					shadow: 0.5,
					box: [
						Math.round( px - 130 ),
						Math.max( 0, Math.round( py - 130 ) ),
						260,
						260,
					],
				}
			);
		}
	}
	oilDrops(
		scene,
		{ x, y, width: reach * 0.92 },
		{ color: '#d29a2c', count: 40, size: 12 }
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.92 },
		110,
		( r ) => flake( r, 6, '#5b7a3a' ),
		6
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.92 },
		60,
		( r ) => flake( r, 3, '#2c1c14' ),
		3
	);
	scene.layer(
		[
			place( x - 40, y - 10, 40, needles( random, 210, 46, '#5f7a4a' ) ),
			place(
				x + 230,
				y + 200,
				-50,
				needles( random, 160, 38, '#5f7a4a' )
			),
		],
		{ puff: 3, depth: 7, lift: 7, shadow: 0.45 }
	);
	wallShade( scene, x, y, reach, 0.42 );
	scene.layer(
		[
			place( 120, 200, 30, needles( random, 220, 46 ) ),
			place( 190, 130, 60, needles( random, 170, 40 ) ),
		],
		{ puff: 3, depth: 7, lift: 6 }
	);
	scene.layer( place( 140, 1010, 0, tomato( random, 92 ) ), {
		puff: 6,
		depth: 10,
		gloss: 0.3,
		lift: 9,
		shadow: 0.45,
	} );
}
