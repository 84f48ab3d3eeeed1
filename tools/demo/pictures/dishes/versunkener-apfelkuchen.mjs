import { disc } from '../kit/food/bakes.mjs';
import { sprinkle } from '../kit/food/heaps.mjs';
import { flake } from '../kit/food/herbs.mjs';
import {
	blob,
	dot,
	line,
	n,
	place,
	polar,
	scatter,
	shape,
} from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { crumbs, plate } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 */

export const table = 'butter';

/**
 * Draws half an apple with its round side up, cut in a fan: the cuts run from
 * pole to pole.
 *
 * @param {Scene}  scene
 * @param {number} size  Radius.
 * @return {string} Markup.
 */
function halfApple( scene, size ) {
	const { random } = scene;
	const glaze = scene.radial(
		[
			[ 0, '#fdf2c8' ],
			[ 0.6, '#f8e09a' ],
			[ 0.86, '#e9b75e' ],
			[ 1, '#bd7a2f' ],
		],
		0.44,
		0.42,
		0.6
	);
	const cuts = [ -0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78 ].map(
		( share ) => {
			const bulge = share * size * 1.5;
			const end = share * size * 0.6;
			const h = size * Math.sqrt( 1 - ( share * 0.62 ) ** 2 ) * 0.9;
			const d = `M${ n( end ) } ${ n( -h ) }Q${ n( bulge ) } ${ n( random.jitter( 8 ) ) } ${ n( end ) } ${ n( h ) }`;
			return (
				line( d, '#b0702c', 5, 'opacity=".75"' ) +
				line(
					d,
					'#fff3c9',
					3,
					'opacity=".7" transform="translate(5 1)"'
				)
			);
		}
	);
	return (
		shape( blob( random, 0, 0, size * 0.94, size, 0.025, 14 ), glaze ) +
		cuts.join( '' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 720, 610 ];
	napkin( scene, {
		x: 1400,
		y: 880,
		width: 470,
		height: 620,
		turn: 12,
		color: '#f4ecdc',
		stripe: '#b5482f',
	} );
	plate( scene, { x, y, radius: 575, color: '#eef0ec', edge: '#5f86a3' } );
	disc(
		scene,
		{ x, y, width: 455, height: 450 },
		{
			color: '#d99a45',
			edge: '#99571f',
			puff: 20,
			wobble: 0.01,
			rough: 0.3,
			grain: 0.02,
			lift: 20,
		}
	);
	const apples = [
		[ x, y, 20 ],
		...Array.from( { length: 7 }, ( _, at ) => [
			...polar( x, y, ( at / 7 ) * 6.283 - 1.4, 290 ),
			( at / 7 ) * 360 + 10,
		] ),
	];
	scene.blurred(
		apples.map( ( [ px = 0, py = 0 ] ) =>
			dot( px, py, 140, '#7d3f0e', 'opacity=".6"' )
		),
		10
	);
	scene.layer(
		apples.map( ( [ px = 0, py = 0, turn = 0 ] ) =>
			place( px, py, turn, halfApple( scene, 124 ) )
		),
		{ puff: 22, depth: 30, gloss: 0.3, shine: 18, lift: 3, shadow: 0.3 }
	);
	scene.blurred(
		scatter( random, x, y, 430, 425, 24, 240 ).map( ( [ px, py ] ) =>
			dot( px, py, random.range( 3, 15 ), '#ffffff', 'opacity=".22"' )
		),
		4
	);
	scene.add(
		scatter( random, x, y, 440, 436, 14, 420 ).map( ( [ px, py ] ) =>
			dot( px, py, random.range( 0.8, 2.6 ), '#ffffff', 'opacity=".8"' )
		)
	);
	sprinkle(
		scene,
		{ x, y, width: 420 },
		26,
		( r ) =>
			shape( blob( r, 0, 0, 22, 8, 0.1, 8 ), '#efd9b0' ) +
			line( 'M-16 0L16 0', '#b98a4c', 2 ),
		16
	);
	cutlery( scene, 'fork', 1330, 870, 10, '#a39c92', 1.1 );
	const skin = scene.radial( [
		[ 0, '#e8683c' ],
		[ 0.55, '#c8322a' ],
		[ 1, '#8f1a1e' ],
	] );
	for ( const [ px, py, size ] of /** @type {const} */ ( [
		[ 1380, 210, 128 ],
		[ 1530, 400, 112 ],
	] ) ) {
		const streaks = Array.from( { length: 16 }, () => {
			const angle = random.range( 0, 6.28 );
			const [ ax, ay ] = polar( px, py, angle, size * 0.3 );
			const [ bx, by ] = polar(
				px,
				py,
				angle,
				size * random.range( 0.6, 0.92 )
			);
			return line(
				`M${ n( ax ) } ${ n( ay ) }L${ n( bx ) } ${ n( by ) }`,
				'#f3b04a',
				random.range( 3, 8 ),
				'opacity=".45"'
			);
		} );
		scene.layer(
			shape(
				blob( random, px, py, size, size * 0.97, 0.025, 14 ),
				skin
			) + streaks.join( '' ),
			{
				puff: 26,
				depth: 44,
				gloss: 0.4,
				shine: 20,
				lift: 22,
				shadow: 0.55,
			}
		);
		scene.blurred(
			dot( px, py, size * 0.2, '#5a3a14', 'opacity=".6"' ),
			8
		);
		scene.layer( line( `M${ px } ${ py }q14 -26 6 -52`, '#5a3c1c', 10 ), {
			puff: 3,
			depth: 6,
			lift: 5,
		} );
	}
	crumbs( scene, {
		x: 1240,
		y: 1120,
		width: 120,
		height: 40,
		count: 18,
		colors: [ '#d9a552', '#efcf92' ],
	} );
	sprinkle(
		scene,
		{ x: 1240, y: 110, width: 60, height: 60 },
		6,
		( r ) => flake( r, 5, '#b98a4c' ),
		5
	);
}
