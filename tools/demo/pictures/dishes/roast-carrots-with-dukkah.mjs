import { vary } from '../kit/color.mjs';
import { bean, chunk, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, parsley, sprig } from '../kit/food/herbs.mjs';
import { drizzle, pool, swirl } from '../kit/food/sauces.mjs';
import { blob, dot, line, n, place, shape, smooth } from '../kit/paths.mjs';
import { bowl, plate, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'slate';

/**
 * Draws a whole roast carrot with the stub of its green, along the y axis.
 *
 * @param {Random} random
 * @param {number} length
 * @return {string} Markup.
 */
function carrot( random, length ) {
	const tone = vary(
		random,
		random.pick( [
			'#e2711d',
			'#e8842c',
			'#d9611a',
			'#eda03a',
			'#8f3350',
		] ),
		0.05
	);
	const h = length / 2;
	const body = smooth(
		[
			[ -36, -h ],
			[ 0, -h - 12 ],
			[ 36, -h ],
			[ 32, -h * 0.2 ],
			[ 17, h * 0.6 ],
			[ 3, h ],
			[ -6, h ],
			[ -19, h * 0.6 ],
			[ -34, -h * 0.2 ],
		],
		true
	);
	const marks = Array.from( { length: 9 }, () => {
		const y = random.range( -h * 0.85, h * 0.7 );
		const w = 26 * ( 1 - ( y + h ) / ( 2.6 * h ) );
		return line(
			`M${ n( -w ) } ${ n( y ) }Q0 ${ n( y + 7 ) } ${ n( random.range( 0, w ) ) } ${ n( y + random.jitter( 4 ) ) }`,
			'#8a3a0e',
			3,
			'opacity=".45"'
		);
	} );
	const char = Array.from( { length: 4 }, () =>
		shape(
			blob(
				random,
				random.jitter( 18 ),
				random.range( -h * 0.8, h * 0.7 ),
				random.range( 6, 14 ),
				random.range( 12, 34 ),
				0.25,
				8
			),
			'#5a240c',
			'opacity=".45"'
		)
	);
	const green = [ -12, 0, 12 ].map( ( x ) =>
		line(
			`M${ n( x * 0.6 ) } ${ n( -h ) }Q${ x } ${ n( -h - 40 ) } ${ n( x * 2.2 + random.jitter( 10 ) ) } ${ n( -h - random.range( 60, 96 ) ) }`,
			random.pick( [ '#6a8a3a', '#7f9a48' ] ),
			8
		)
	);
	return (
		green.join( '' ) +
		shape( body, tone ) +
		marks.join( '' ) +
		char.join( '' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 740, 600 ];
	plate( scene, { x, y, radius: 560, color: '#d9cbb4', speckle: 0.9 } );
	pool(
		scene,
		{ x: x - 10, y: y + 20, width: 400, height: 380 },
		{
			color: '#f6f0e2',
			wobble: 0.07,
			rough: 0.35,
			grain: 0.012,
			gloss: 0.2,
			depth: 24,
			shadow: 0.35,
		}
	);
	swirl(
		scene,
		{ x: x - 10, y: y + 30, width: 360, height: 340 },
		{ color: '#fffbf2', thick: 34, turns: 2.3 }
	);
	const rows = 10;
	for ( let at = 0; at < rows; at++ ) {
		const px = x - 300 + at * 66 + random.jitter( 12 );
		const py = y + random.jitter( 40 ) - 10;
		scene.layer(
			place(
				px,
				py,
				9 + random.jitter( 13 ) + ( at % 3 === 1 ? 176 : 0 ),
				carrot( random, random.range( 520, 620 ) )
			),
			{
				puff: 12,
				depth: 20,
				gloss: 0.3,
				shine: 18,
				rough: 0.14,
				grain: 0.05,
				lift: 11,
				shadow: 0.5,
				box: [ Math.max( 0, Math.round( px - 260 ) ), 100, 520, 1000 ],
			}
		);
	}
	drizzle(
		scene,
		{ x, y, width: 290, height: 220 },
		{ color: '#fbf6ea', thick: 24, turns: 3, opacity: 0.96 }
	);
	sprinkle(
		scene,
		{ x, y, width: 370, height: 300 },
		150,
		( r ) =>
			chunk(
				r,
				r.range( 5, 12 ),
				r.pick( [ '#b98a4e', '#8a5a2c', '#d9b478', '#6b4a24' ] )
			),
		10
	);
	sprinkle(
		scene,
		{ x, y, width: 350, height: 300 },
		40,
		( r ) => bean( r, 13, '#a8182e' ) + dot( -4, -5, 3, '#f3a0a8' ),
		14
	);
	sprinkle(
		scene,
		{ x, y, width: 340, height: 280 },
		13,
		( r ) => parsley( r, 46, '#4d8a3a' ),
		40
	);
	sprinkle(
		scene,
		{ x, y, width: 350, height: 300 },
		4,
		( r ) => sprig( r, 46, '#5b9650', 4 ),
		60
	);
	const dish = {
		x: 1405,
		y: 300,
		radius: 150,
		color: '#7d8f86',
		inside: '#6d8077',
	};
	const reach = bowl( scene, dish );
	heap(
		scene,
		{ x: dish.x, y: dish.y, width: reach * 0.92 },
		{
			spacing: 22,
			layers: 3,
			shrink: 0.1,
			item: ( r ) =>
				chunk(
					r,
					r.range( 8, 18 ),
					r.pick( [
						'#b98a4e',
						'#8a5a2c',
						'#d9b478',
						'#efdcae',
						'#6b4a24',
					] )
				),
			relief: { puff: 4, depth: 8, lift: 4 },
		}
	);
	wallShade( scene, dish.x, dish.y, reach, 0.45 );
	heap(
		scene,
		{ x: 1390, y: 850, width: 140, height: 160 },
		{
			spacing: 46,
			layers: 1,
			most: 16,
			item: ( r ) =>
				bean( r, 18, '#b0203a' ) + dot( -5, -6, 4, '#f3a0a8' ),
			relief: { puff: 7, depth: 12, gloss: 0.4, lift: 6 },
		}
	);
	scene.layer( place( 1420, 1050, 30, parsley( random, 84, '#4d8a3a' ) ), {
		puff: 3,
		depth: 7,
		lift: 6,
	} );
	sprinkle(
		scene,
		{ x: 1400, y: 560, width: 110, height: 90 },
		16,
		( r ) => flake( r, 7, '#b98a4e' ),
		8
	);
}
