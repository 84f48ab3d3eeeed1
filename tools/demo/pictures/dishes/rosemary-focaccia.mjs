import { tray } from '../kit/cookware.mjs';
import { spots } from '../kit/food/bakes.mjs';
import { sprinkle } from '../kit/food/heaps.mjs';
import { flake, needles, speck } from '../kit/food/herbs.mjs';
import { oilDrops, pool } from '../kit/food/sauces.mjs';
import { onion, tomato } from '../kit/food/slices.mjs';
import { blob, place, scatter, shape, softBox } from '../kit/paths.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'sage';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y, turn ] = [ 720, 600, -2 ];
	tray( scene, { x, y, width: 1260, height: 1000, turn, color: '#5d5855' } );
	const crust = scene.radial(
		[
			[ 0, '#eab75c' ],
			[ 0.7, '#dc9a3c' ],
			[ 1, '#a9631f' ],
		],
		0.5,
		0.5,
		0.72
	);
	scene.layer(
		place(
			x,
			y,
			turn,
			shape( softBox( random, 1180, 920, 70, 8 ), crust ) +
				spots(
					random,
					{ x: 0, y: 0, width: 540, height: 420 },
					60,
					80,
					'#b06a1e'
				)
		),
		{
			puff: 22,
			depth: 40,
			rough: 0.4,
			grain: 0.012,
			gloss: 0.24,
			shine: 14,
			lift: 14,
			shadow: 0.5,
		}
	);
	const dimples = scatter( random, x, y, 540, 410, 122, 46 );
	const hollow = scene.radial(
		[
			[ 0, '#6b340a', 0.9 ],
			[ 0.55, '#854712', 0.66 ],
			[ 1, '#8a4c14', 0 ],
		],
		0.42,
		0.4,
		0.55
	);
	const shine = scene.radial(
		[
			[ 0, '#fff2c4', 0 ],
			[ 0.7, '#fff2c4', 0 ],
			[ 0.88, '#fff2c4', 0.55 ],
			[ 1, '#fff2c4', 0 ],
		],
		0.42,
		0.4,
		0.6
	);
	scene.add(
		dimples.flatMap( ( [ px, py ] ) => {
			const size = random.range( 40, 58 );
			const d = blob( random, px, py, size, size * 0.86, 0.08, 10 );
			return [ shape( d, hollow ), shape( d, shine ) ];
		} )
	);
	dimples
		.filter( ( _, at ) => at % 3 === 0 )
		.forEach( ( [ px, py ] ) => {
			pool(
				scene,
				{ x: px, y: py, width: 27, height: 23 },
				{
					color: '#b8901c',
					wobble: 0.06,
					rough: 0.03,
					gloss: 0.55,
					depth: 8,
					shadow: 0,
				}
			);
		} );
	dimples
		.filter( ( _, at ) => at % 3 === 1 )
		.forEach( ( [ px, py ] ) => {
			scene.layer(
				place(
					px,
					py,
					random.range( 0, 360 ),
					tomato( random, 46, '#cf3a22' )
				),
				{
					puff: 6,
					depth: 11,
					gloss: 0.35,
					lift: 5,
					shadow: 0.4,
					box: [
						Math.round( px - 100 ),
						Math.round( py - 100 ),
						200,
						200,
					],
				}
			);
		} );
	scene.layer(
		dimples
			.filter( ( _, at ) => at % 3 === 2 )
			.slice( 0, 7 )
			.map( ( [ px, py ] ) =>
				place( px, py, random.range( 0, 360 ), onion( random, 52 ) )
			),
		{ puff: 3, depth: 7, gloss: 0.2, lift: 4 }
	);
	scene.layer(
		scatter( random, x, y, 500, 370, 190, 17 ).map( ( [ px, py ] ) =>
			place(
				px,
				py,
				random.range( 0, 360 ),
				needles( random, random.range( 90, 150 ), 42, '#4f6b40' )
			)
		),
		{ puff: 3, depth: 7, lift: 6, shadow: 0.45 }
	);
	oilDrops(
		scene,
		{ x, y, width: 540, height: 420 },
		{ color: '#e0b038', count: 30, size: 12 }
	);
	sprinkle(
		scene,
		{ x, y, width: 550, height: 430 },
		170,
		( r ) => flake( r, 6.5, '#fffaf0' ),
		6
	);
	const oil = {
		x: 1465,
		y: 250,
		radius: 130,
		color: '#ede5d6',
		edge: '#d9cdb6',
	};
	const reach = bowl( scene, oil );
	pool(
		scene,
		{ x: oil.x, y: oil.y, width: reach },
		{ color: '#b99a20', rough: 0.03, gloss: 0.5, depth: 7 }
	);
	sprinkle(
		scene,
		{ x: oil.x, y: oil.y, width: reach * 0.7 },
		12,
		( r ) => speck( r, 6, '#7a2a1a' ),
		8
	);
	wallShade( scene, oil.x, oil.y, reach, 0.4 );
	scene.layer(
		[
			place( 1470, 760, 20, needles( random, 300, 56 ) ),
			place( 1500, 880, 48, needles( random, 220, 50 ) ),
		],
		{ puff: 3, depth: 7, lift: 7, shadow: 0.45 }
	);
}
