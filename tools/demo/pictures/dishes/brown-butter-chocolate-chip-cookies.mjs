import { tray } from '../kit/cookware.mjs';
import { disc } from '../kit/food/bakes.mjs';
import { chunk, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake } from '../kit/food/herbs.mjs';
import { blob, line, n, place, polar, shape, smooth } from '../kit/paths.mjs';
import { crumbs, glass } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'oat';

/**
 * Adds one cookie.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function cookie( scene, x, y, size ) {
	const { random } = scene;
	disc(
		scene,
		{ x, y, width: size, height: size * 0.97 },
		{
			color: '#d39a55',
			edge: '#a9682c',
			puff: 15,
			wobble: 0.03,
			rough: 0.5,
			grain: 0.022,
			lift: 11,
		}
	);
	const cracks = Array.from( { length: 7 }, () => {
		const [ a, b ] = [
			random.range( 0, 6.28 ),
			random.range( 0.3, 0.75 ) * size,
		];
		const from = polar( x, y, a, b );
		return line(
			smooth( [
				from,
				polar( from[ 0 ], from[ 1 ], a + 1.4, size * 0.13 ),
				polar( from[ 0 ], from[ 1 ], a + 1.7, size * 0.26 ),
			] ),
			'#8a5222',
			4,
			'opacity=".55"'
		);
	} );
	scene.blurred( cracks, 2 );
	heap(
		scene,
		{ x, y, width: size * 0.78 },
		{
			spacing: size * 0.38,
			layers: 1,
			most: 11,
			item: ( r ) => chunk( r, size * r.range( 0.1, 0.2 ), '#4a2616' ),
			relief: {
				puff: 7,
				depth: 13,
				gloss: 0.35,
				shine: 16,
				lift: 4,
				shadow: 0.38,
			},
		}
	);
	sprinkle(
		scene,
		{ x, y, width: size * 0.78 },
		16,
		( r ) => flake( r, 6, '#fffaf0' ),
		6
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	tray( scene, {
		x: 660,
		y: 600,
		width: 1190,
		height: 1080,
		turn: 2,
		color: '#8d8984',
	} );
	scene.layer(
		place(
			660,
			600,
			3,
			shape(
				smooth(
					[
						[ -540, -480 ],
						[ 0, -492 ],
						[ 540, -478 ],
						[ 548, 0 ],
						[ 536, 486 ],
						[ 0, 478 ],
						[ -548, 484 ],
						[ -540, 0 ],
					],
					true
				),
				'#f0e4cc'
			)
		),
		{ puff: 4, depth: 16, rough: 0.45, grain: 0.006, lift: 7, shadow: 0.4 }
	);
	for ( const [ x, y, size ] of /** @type {const} */ ( [
		[ 330, 300, 165 ],
		[ 690, 270, 172 ],
		[ 1020, 330, 160 ],
		[ 300, 660, 172 ],
		[ 650, 635, 168 ],
		[ 1000, 690, 174 ],
		[ 400, 985, 150 ],
		[ 760, 975, 160 ],
	] ) ) {
		cookie( scene, x + random.jitter( 10 ), y + random.jitter( 10 ), size );
	}
	cookie( scene, 1420, 900, 172 );
	glass( scene, { x: 1430, y: 350, radius: 168, color: '#fbf8f0' } );
	crumbs( scene, {
		x: 1360,
		y: 1120,
		width: 190,
		height: 50,
		count: 34,
		colors: [ '#c98d48', '#e3b878', '#4a2616' ],
		size: 8,
	} );
	crumbs( scene, {
		x: 1040,
		y: 960,
		width: 130,
		height: 80,
		count: 24,
		colors: [ '#c98d48', '#e3b878' ],
		size: 6,
	} );
	scene.layer( heapOfChips( scene ), {
		puff: 7,
		depth: 13,
		gloss: 0.35,
		lift: 7,
		shadow: 0.45,
	} );
}

/**
 * Draws pieces of chocolate on the table.
 *
 * @param {Scene} scene
 * @return {string[]} Markup.
 */
function heapOfChips( { random } ) {
	return [
		[ 1350, 620, 42 ],
		[ 1440, 660, 34 ],
		[ 1520, 600, 38 ],
		[ 1400, 560, 26 ],
	].map( ( [ x = 0, y = 0, size = 0 ] ) =>
		place(
			x,
			y,
			random.range( 0, 360 ),
			shape(
				blob( random, 0, 0, size, size * 0.72, 0.16, 7 ),
				'#4a2616'
			) +
				line(
					`M${ n( -size * 0.5 ) } 0L${ n( size * 0.4 ) } ${ n( -size * 0.2 ) }`,
					'#6b3d26',
					4
				)
		)
	);
}
