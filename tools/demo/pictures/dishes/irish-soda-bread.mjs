import { board } from '../kit/cookware.mjs';
import { cube, disc, slice } from '../kit/food/bakes.mjs';
import { sprinkle } from '../kit/food/heaps.mjs';
import { flake } from '../kit/food/herbs.mjs';
import {
	blob,
	dot,
	line,
	place,
	scatter,
	shape,
	smooth,
} from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { bowl, crumbs } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'mist';

/**
 * Gives the outline of a cut that opened in the oven: wide in the middle,
 * pointed at its ends, along the x axis.
 *
 * @param {import('../kit/random.mjs').Random} random
 * @param {number}                             reach  Half of the length.
 * @param {number}                             width  Half of the width.
 * @return {string} Path data.
 */
function gash( random, reach, width ) {
	const edge = ( /** @type {1 | -1} */ side ) =>
		[ 0.55, 0.25, -0.05, -0.35, -0.65 ].map(
			( share ) =>
				/** @type {const} */ ( [
					share * reach,
					side *
						width *
						( 1 - Math.abs( share ) ** 2 ) *
						random.range( 0.85, 1.12 ),
				] )
		);
	return smooth(
		[ [ reach, 0 ], ...edge( 1 ), [ -reach, 0 ], ...edge( -1 ).reverse() ],
		true
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 610, 610 ];
	napkin( scene, {
		x: 1180,
		y: 1010,
		width: 760,
		height: 420,
		turn: -12,
		color: '#e9e0cd',
		stripe: '#4f7a62',
	} );
	board( scene, {
		x: 690,
		y: 600,
		width: 1200,
		height: 960,
		turn: -2,
		color: '#8f6038',
		round: 110,
	} );
	sprinkle(
		scene,
		{ x: 690, y: 600, width: 570, height: 450 },
		170,
		( r ) => flake( r, 4, '#f7efe0' ),
		3
	);
	disc(
		scene,
		{ x, y, width: 430, height: 420 },
		{
			color: '#d3a062',
			edge: '#8f5522',
			puff: 36,
			wobble: 0.025,
			rough: 0.3,
			grain: 0.012,
			lift: 28,
		}
	);
	scene.blurred(
		scatter( random, x, y, 400, 390, 34, 200 ).map( ( [ px, py ] ) =>
			shape(
				blob(
					random,
					px,
					py,
					random.range( 14, 44 ),
					random.range( 10, 30 ),
					0.2,
					8
				),
				random.chance( 0.6 ) ? '#fff4e0' : '#a8672c',
				'opacity=".4"'
			)
		),
		9
	);
	const cuts = [
		[ 9, gash( random, 385, 62 ) ],
		[ 97, gash( random, 375, 58 ) ],
	];
	const gashes = (
		/** @type {string} */ color,
		/** @type {number} */ scale
	) =>
		cuts.map( ( [ turn, d ] ) =>
			place( x, y, Number( turn ), shape( String( d ), color ), scale )
		);
	scene.blurred( gashes( '#6f3d14', 1.03 ), 9 );
	scene.layer( gashes( '#efd3a0', 0.95 ), {
		puff: 9,
		depth: 16,
		rough: 0.7,
		grain: 0.045,
		shadow: 0,
	} );
	scene.blurred(
		cuts.map( ( [ turn ] ) =>
			place(
				x,
				y,
				Number( turn ),
				line( 'M-290 0Q0 8 290 0', '#8a5524', 20, 'opacity=".7"' )
			)
		),
		8
	);
	scene.add(
		scatter( random, x, y, 400, 392, 15, 420 ).map( ( [ px, py ] ) =>
			dot( px, py, random.range( 1, 4 ), '#fff8ec', 'opacity=".7"' )
		)
	);
	[
		[ 1140, 330, 16 ],
		[ 1190, 545, -8 ],
	].forEach( ( [ px = 0, py = 0, turn = 0 ] ) => {
		scene.layer(
			place(
				px,
				py,
				turn,
				slice( random, 360, 245, {
					crumb: '#e2c391',
					crust: '#8a5424',
				} )
			),
			{
				puff: 7,
				depth: 14,
				rough: 0.4,
				grain: 0.06,
				lift: 14,
				shadow: 0.5,
			}
		);
	} );
	scene.layer(
		place(
			1180,
			550,
			-12,
			`<g transform="scale(1.6 .95)">${ cube( random, 140, '#fbe28c' ) }</g>`
		),
		{
			puff: 7,
			depth: 12,
			gloss: 0.25,
			rough: 0.2,
			grain: 0.02,
			lift: 4,
			shadow: 0.25,
		}
	);
	const dish = {
		x: 1410,
		y: 190,
		radius: 170,
		color: '#f2ede2',
		edge: '#4f7a62',
	};
	bowl( scene, dish );
	scene.layer(
		[
			place(
				dish.x - 10,
				dish.y + 6,
				12,
				cube( random, 138, '#fae08a' )
			),
			place(
				dish.x + 60,
				dish.y - 30,
				-22,
				cube( random, 60, '#fbe69c' )
			),
		],
		{ puff: 8, depth: 15, gloss: 0.3, lift: 12, shadow: 0.45 }
	);
	cutlery( scene, 'knife', 1470, 700, 14, '#a39c92', 1.15 );
	crumbs( scene, {
		x: 1130,
		y: 740,
		width: 190,
		height: 80,
		count: 40,
		colors: [ '#c99a5c', '#e3c08a', '#8f5a28' ],
	} );
}
