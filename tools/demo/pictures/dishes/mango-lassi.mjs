import { board } from '../kit/cookware.mjs';
import { cube } from '../kit/food/bakes.mjs';
import { chunk, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, sprig } from '../kit/food/herbs.mjs';
import { pool, swirl } from '../kit/food/sauces.mjs';
import { blob, line, n, place, shape, smooth } from '../kit/paths.mjs';
import { crumbs, glass } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'mist';

/**
 * Adds one glass with its garnish.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} straw  Where the straw leans to, in degrees.
 */
function lassi( scene, x, y, radius, straw ) {
	const { random } = scene;
	glass( scene, { x, y, radius, color: '#f6b22e' } );
	pool(
		scene,
		{ x, y, width: radius * 0.84 },
		{
			color: '#f7b733',
			rough: 0.14,
			grain: 0.014,
			gloss: 0.22,
			depth: 14,
			shadow: 0.12,
		}
	);
	swirl(
		scene,
		{ x, y, width: radius * 0.66 },
		{
			color: '#fdf0d0',
			thick: radius * 0.12,
			turns: 2.1,
			opacity: 0.85,
			raised: false,
		}
	);
	sprinkle(
		scene,
		{ x: x + 6, y: y + 10, width: radius * 0.46 },
		28,
		( r ) =>
			chunk(
				r,
				r.range( 6, 13 ),
				r.pick( [ '#8fae4a', '#a9bf62', '#7a8f3a', '#9a5a6a' ] )
			),
		10
	);
	scene.layer(
		Array.from( { length: 16 }, () =>
			place(
				x + random.jitter( radius * 0.5 ),
				y + random.jitter( radius * 0.5 ),
				random.range( 0, 360 ),
				line(
					`M-15 0Q0 ${ n( random.jitter( 9 ) ) } 15 0`,
					'#b3270f',
					3.4
				)
			)
		),
		{ puff: 1, depth: 4, lift: 2 }
	);
	const paper = smooth(
		[
			[ -17, -210 ],
			[ 17, -210 ],
			[ 17, 90 ],
			[ -17, 90 ],
		],
		true
	);
	const bands = Array.from( { length: 9 }, ( _, at ) =>
		line( `M-16 ${ -190 + at * 32 }L16 ${ -206 + at * 32 }`, '#d9573a', 9 )
	);
	scene.layer(
		place(
			x + radius * 0.36,
			y - radius * 0.4,
			straw,
			`<rect x="-17" y="-210" width="34" height="300" rx="6" fill="#fffaf0"/>` +
				`<g>${ bands.join( '' ) }</g>` +
				shape( paper, '#fff', 'opacity="0"' ),
			radius / 240
		),
		{ puff: 6, depth: 12, lift: 14, shadow: 0.42 }
	);
	scene.layer(
		place(
			x - radius * 0.28,
			y - radius * 0.32,
			20,
			sprig( random, radius * 0.34, '#5a9a4e', 5 )
		),
		{ puff: 5, depth: 9, lift: 8, shadow: 0.42 }
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	board( scene, {
		x: 1190,
		y: 660,
		width: 660,
		height: 880,
		turn: 5,
		color: '#a87343',
		round: 70,
	} );
	const cheek = smooth(
		[
			[ 0, -260 ],
			[ 118, -180 ],
			[ 150, 0 ],
			[ 118, 190 ],
			[ 0, 260 ],
			[ -118, 190 ],
			[ -150, 0 ],
			[ -118, -180 ],
		],
		true
	);
	const skin = scene.radial( [
		[ 0, '#f0a83a' ],
		[ 0.6, '#e0712c' ],
		[ 1, '#a8382a' ],
	] );
	scene.layer(
		place(
			1330,
			500,
			14,
			shape( cheek, skin ) +
				`<g transform="scale(.9)">${ shape( cheek, '#f6ab24' ) }</g>`
		),
		{ puff: 12, depth: 20, gloss: 0.2, lift: 18, shadow: 0.5 }
	);
	const cubes = [];
	for ( let row = -3; row <= 3; row++ ) {
		for ( let column = -1.5; column <= 1.5; column++ ) {
			if ( Math.abs( column ) < 1 || Math.abs( row ) < 3 ) {
				cubes.push(
					place(
						column * 58,
						row * 62,
						random.jitter( 4 ),
						cube( random, 53, '#f9b52c' )
					)
				);
			}
		}
	}
	scene.layer( place( 1330, 500, 14, cubes.join( '' ), 0.98 ), {
		puff: 7,
		depth: 14,
		gloss: 0.32,
		lift: 9,
		shadow: 0.42,
	} );
	heap(
		scene,
		{ x: 1150, y: 920, width: 190, height: 110 },
		{
			spacing: 66,
			layers: 2,
			shrink: 0.3,
			item: ( r ) => cube( r, 66, '#f7ae28' ),
			relief: { puff: 9, depth: 16, gloss: 0.3, lift: 9, shadow: 0.46 },
		}
	);
	lassi( scene, 420, 420, 270, 24 );
	lassi( scene, 790, 810, 250, 40 );
	heap(
		scene,
		{ x: 330, y: 950, width: 150, height: 90 },
		{
			spacing: 50,
			layers: 1,
			most: 11,
			item: ( r ) =>
				shape( blob( r, 0, 0, 30, 19, 0.06, 9 ), '#d9bd8a' ) +
				shape( blob( r, 4, 0, 20, 10, 0.08, 8 ), '#8fae4a' ),
			relief: { puff: 7, depth: 13, lift: 7, shadow: 0.45 },
		}
	);
	crumbs( scene, {
		x: 330,
		y: 1070,
		width: 140,
		height: 40,
		count: 18,
		colors: [ '#8fae4a', '#a9bf62' ],
		size: 7,
	} );
	sprinkle(
		scene,
		{ x: 900, y: 220, width: 130, height: 70 },
		7,
		( r ) =>
			shape( blob( r, 0, 0, 22, 13, 0.06, 9 ), '#9fae6a' ) +
			flake( r, 4, '#6d7d40' ),
		24
	);
}
