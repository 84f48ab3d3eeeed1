import { board } from '../kit/cookware.mjs';
import { heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, parsley } from '../kit/food/herbs.mjs';
import { oilDrops, pool, wetLight } from '../kit/food/sauces.mjs';
import { blob, line, n, place, shape, smooth } from '../kit/paths.mjs';
import { cutlery } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'slate';

/**
 * Draws a slice of grilled steak around the origin: pink within, seared edge.
 *
 * @param {Scene}  scene
 * @param {number} height
 * @return {string} Markup.
 */
function steak( scene, height ) {
	const { random } = scene;
	const h = height / 2;
	const outline = smooth(
		[
			[ -38, -h * 0.9 ],
			[ 6, -h ],
			[ 40, -h * 0.86 ],
			[ 46, 0 ],
			[ 40, h * 0.88 ],
			[ 0, h ],
			[ -42, h * 0.86 ],
			[ -46, 0 ],
		],
		true
	);
	const inside = scene.linear(
		[
			[ 0, '#8a4a34' ],
			[ 0.3, '#c4625a' ],
			[ 0.7, '#c9605a' ],
			[ 1, '#8f4c36' ],
		],
		[ 0, 0, 0, 1 ]
	);
	const fibres = Array.from( { length: 12 }, () =>
		line(
			`M${ n( random.jitter( 28 ) ) } ${ n( random.jitter( h * 0.8 ) ) }l${ n( random.jitter( 8 ) ) } ${ n( random.range( 14, 34 ) ) }`,
			'#f0b0a2',
			2.4,
			'opacity=".45"'
		)
	);
	return (
		shape( outline, '#4a2416' ) +
		`<g transform="scale(.84 .93)">${ shape( outline, inside ) }</g>` +
		fibres.join( '' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	board( scene, {
		x: 800,
		y: 600,
		width: 1420,
		height: 1020,
		turn: -2,
		color: '#9a6a40',
		round: 80,
	} );
	for ( let at = 0; at < 9; at++ ) {
		const [ px, py ] = [
			1010 + random.jitter( 12 ) + at * 20 - 60,
			190 + at * 104,
		];
		scene.layer(
			place(
				px,
				py,
				78 + random.jitter( 7 ),
				steak( scene, 370 - Math.abs( at - 4 ) * 22 )
			),
			{
				puff: 8,
				depth: 14,
				gloss: 0.3,
				rough: 0.25,
				grain: 0.05,
				lift: 10,
				shadow: 0.5,
				box: [
					Math.max( 0, Math.round( px - 260 ) ),
					Math.max( 0, Math.round( py - 140 ) ),
					520,
					280,
				],
			}
		);
	}
	pool(
		scene,
		{ x: 1030, y: 640, width: 78, height: 330 },
		{
			color: '#55702a',
			wobble: 0.12,
			rough: 0.4,
			grain: 0.04,
			gloss: 0.35,
			depth: 14,
			shadow: 0.3,
		}
	);
	sprinkle(
		scene,
		{ x: 1030, y: 640, width: 100, height: 350 },
		150,
		( r ) => flake( r, 11, r.pick( [ '#4f7f2c', '#6a9a3c', '#3d6a24' ] ) ),
		9
	);
	sprinkle(
		scene,
		{ x: 1030, y: 640, width: 90, height: 340 },
		20,
		( r ) => flake( r, 8, '#c5301c' ),
		8
	);
	const [ x, y ] = [ 470, 610 ];
	const reach = bowl( scene, {
		x,
		y,
		radius: 365,
		color: '#efe8da',
		inside: '#e4dcc8',
		speckle: 1,
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#7a8a24', rough: 0.08, gloss: 0.4, depth: 9 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.93 },
		{
			spacing: 32,
			layers: 4,
			shrink: 0.06,
			item: ( r ) =>
				flake(
					r,
					23,
					r.pick( [
						'#4f7f2c',
						'#6a9a3c',
						'#3d6a24',
						'#84ad4e',
						'#5c8f34',
					] )
				),
			relief: { puff: 3, depth: 8, gloss: 0.18, lift: 3, shadow: 0.32 },
		}
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		46,
		( r ) => flake( r, 14, r.pick( [ '#c5301c', '#d9482a', '#a8241a' ] ) ),
		11
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		44,
		( r ) => flake( r, 9, '#f3ead0' ),
		9
	);
	oilDrops(
		scene,
		{ x, y, width: reach * 0.96 },
		{ color: '#b9a52c', count: 46, size: 18 }
	);
	wallShade( scene, x, y, reach, 0.42 );
	wetLight( scene, { x, y, width: reach }, 0.4 );
	cutlery( scene, 'spoon', 560, 390, 38, '#b9a988', 0.95 );
	const clove = smooth(
		[
			[ 0, -62 ],
			[ 30, -20 ],
			[ 36, 30 ],
			[ 0, 56 ],
			[ -34, 32 ],
			[ -30, -18 ],
		],
		true
	);
	scene.layer(
		[
			[ 1370, 300, 30 ],
			[ 1440, 390, 110 ],
			[ 1360, 450, -40 ],
		].map( ( [ px = 0, py = 0, turn = 0 ] ) =>
			place(
				px,
				py,
				turn,
				shape( clove, '#f3e6d4' ) +
					line( 'M0 -60Q-14 0 -4 50', '#d9b9a8', 3 ) +
					shape( blob( random, 6, 44, 16, 9, 0.1, 8 ), '#d9c0a0' )
			)
		),
		{ puff: 11, depth: 19, gloss: 0.15, lift: 10, shadow: 0.5 }
	);
	scene.layer(
		[
			[ 1400, 720, 20 ],
			[ 1450, 820, 70 ],
			[ 1370, 900, -20 ],
		].map( ( [ px = 0, py = 0, turn = 0 ] ) =>
			place( px, py, turn, parsley( random, 104, '#4d8a34' ) )
		),
		{ puff: 4, depth: 8, lift: 8, shadow: 0.45 }
	);
	scene.layer(
		place(
			1420,
			1020,
			64,
			line( 'M-120 20Q0 -40 120 10', '#c5281c', 34 ) +
				line( 'M-120 20L-160 34', '#5c8a34', 13 )
		),
		{ puff: 11, depth: 19, gloss: 0.45, lift: 11, shadow: 0.5 }
	);
}
