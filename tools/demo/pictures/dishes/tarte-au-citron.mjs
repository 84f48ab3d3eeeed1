import { rim } from '../kit/food/bakes.mjs';
import { citrus } from '../kit/food/citrus.mjs';
import { bean, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, sprig } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { dot, line, n, place, polar, shape, smooth } from '../kit/paths.mjs';
import { cutlery } from '../kit/props.mjs';
import { crumbs, plate } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'sage';

/**
 * Draws a piped kiss of meringue around the origin: three turns, each smaller.
 *
 * @param {number} size
 * @param {number} turn  0, 1 or 2.
 * @return {string} Markup.
 */
function kiss( size, turn ) {
	const reach = size * ( 1 - turn * 0.32 );
	const petals = smooth(
		Array.from( { length: 14 }, ( _, at ) =>
			polar(
				0,
				0,
				( at / 14 ) * 6.283 + turn * 0.3,
				reach * ( at % 2 === 1 ? 0.86 : 1 )
			)
		),
		true
	);
	return (
		shape( petals, turn === 0 ? '#f6e3bd' : '#fffaf0' ) +
		( turn === 2
			? dot( 0, 0, reach * 0.3, '#d9a05c', 'opacity=".55"' )
			: '' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 760, 605 ];
	plate( scene, { x, y, radius: 580, color: '#f3eee4', speckle: 0.3 } );
	scene.layer(
		shape(
			smooth(
				Array.from( { length: 72 }, ( _, at ) =>
					polar( x, y, ( at / 72 ) * 6.283, at % 2 === 1 ? 452 : 466 )
				),
				true
			),
			'#c98f4a'
		),
		{ puff: 8, depth: 14, lift: 18, shadow: 0.5 }
	);
	pool(
		scene,
		{ x, y, width: 420 },
		{
			color: '#f5c926',
			wobble: 0.003,
			rough: 0.08,
			grain: 0.01,
			gloss: 0.32,
			depth: 10,
			shadow: 0,
		}
	);
	rim(
		scene,
		{ x, y, width: 436 },
		{ color: '#d9a25a', thick: 44, flutes: 40, rough: 0.35 }
	);
	const kisses = [
		...Array.from( { length: 11 }, ( _, at ) =>
			polar( x, y, 0.5 + at * 0.27, 340 )
		),
		...Array.from( { length: 8 }, ( _, at ) =>
			polar( x, y, 0.66 + at * 0.3, 236 )
		),
	];
	for ( const turn of [ 0, 1, 2 ] ) {
		scene.layer(
			kisses.map( ( [ px, py ], at ) =>
				place(
					px - turn * 2,
					py - turn * 3,
					at * 33,
					kiss( at < 11 ? 60 : 48, turn )
				)
			),
			{
				puff: 9 - turn,
				depth: 15,
				gloss: 0.12,
				lift: 8 - turn,
				shadow: 0.36,
			}
		);
	}
	for ( const [ angle, reach, size ] of /** @type {const} */ ( [
		[ -2.2, 225, 116 ],
		[ -1.35, 190, 110 ],
		[ -0.55, 235, 104 ],
	] ) ) {
		const [ px, py ] = polar( x, y, angle, reach );
		scene.layer(
			place( px, py, 0, citrus( random, size, '#f4d83f', '#eec022' ) ),
			{
				puff: 6,
				depth: 10,
				gloss: 0.4,
				lift: 8,
				shadow: 0.42,
				box: [
					Math.round( px - 190 ),
					Math.round( py - 190 ),
					380,
					380,
				],
			}
		);
	}
	heap(
		scene,
		{ x: x - 60, y: y - 40, width: 110, height: 90 },
		{
			spacing: 74,
			layers: 1,
			most: 6,
			item: ( r ) =>
				shape(
					smooth(
						Array.from( { length: 12 }, ( _, at ) =>
							polar( 0, 0, at * 0.5236, at % 2 === 1 ? 36 : 32 )
						),
						true
					),
					'#c22748'
				) +
				Array.from( { length: 9 }, ( _, at ) => {
					const [ px, py ] = polar( 0, 0, at * 0.698, 22 );
					return dot(
						px,
						py,
						10,
						r.pick( [ '#d9365a', '#b81f3f' ] )
					);
				} ).join( '' ) +
				dot( 0, 0, 11, '#7a1228' ),
			relief: { puff: 7, depth: 14, gloss: 0.3, lift: 9, shadow: 0.48 },
		}
	);
	scene.layer(
		[
			place( x - 130, y - 130, 20, sprig( random, 62, '#5b9650', 5 ) ),
			place( x + 40, y - 90, 90, sprig( random, 52, '#5b9650', 5 ) ),
		],
		{ puff: 5, depth: 9, lift: 7, shadow: 0.42 }
	);
	sprinkle(
		scene,
		{ x, y, width: 380 },
		40,
		( r ) => line( `M-9 ${ n( r.jitter( 4 ) ) }Q0 -6 9 2`, '#fff0a0', 4 ),
		8
	);
	cutlery( scene, 'fork', 1455, 700, 12, '#c2b49a', 1.2 );
	const half = [ 1450, 200 ];
	scene.layer(
		place(
			half[ 0 ] ?? 0,
			half[ 1 ] ?? 0,
			0,
			citrus( random, 128, '#f4d83f', '#eabf1f' )
		),
		{ puff: 12, depth: 20, gloss: 0.35, lift: 22, shadow: 0.5 }
	);
	crumbs( scene, {
		x: 1390,
		y: 1080,
		width: 130,
		height: 70,
		count: 30,
		colors: [ '#d9a25a', '#f0d49a' ],
	} );
	heap(
		scene,
		{ x: 140, y: 1080, width: 90, height: 60 },
		{
			spacing: 60,
			layers: 1,
			most: 4,
			item: ( r ) => bean( r, 24, '#c22748' ),
			relief: { puff: 9, depth: 16, gloss: 0.3, lift: 7 },
		}
	);
	sprinkle(
		scene,
		{ x: 170, y: 130, width: 120, height: 90 },
		8,
		( r ) => flake( r, 9, '#f2d24a' ),
		12
	);
}
