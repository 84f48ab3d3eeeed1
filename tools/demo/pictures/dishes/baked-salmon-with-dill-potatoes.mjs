import { tray } from '../kit/cookware.mjs';
import { citrus } from '../kit/food/citrus.mjs';
import { bean, chunk, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { dill, flake } from '../kit/food/herbs.mjs';
import { drizzle, pool } from '../kit/food/sauces.mjs';
import { line, n, place, shape, smooth } from '../kit/paths.mjs';
import { cutlery } from '../kit/props.mjs';
import { bowl, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'sage';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	tray( scene, {
		x: 740,
		y: 600,
		width: 1270,
		height: 900,
		turn: -3,
		color: '#6d6a68',
	} );
	scene.layer(
		place(
			740,
			600,
			-2,
			shape(
				smooth(
					[
						[ -580, -400 ],
						[ 0, -408 ],
						[ 584, -396 ],
						[ 590, 0 ],
						[ 576, 402 ],
						[ 0, 394 ],
						[ -588, 400 ],
						[ -576, 0 ],
					],
					true
				),
				'#efe4cf'
			)
		),
		{ puff: 4, depth: 14, rough: 0.4, grain: 0.006, lift: 6, shadow: 0.4 }
	);
	const potato = {
		spacing: 100,
		item: ( /** @type {import('../kit/random.mjs').Random} */ r ) =>
			chunk( r, 60, '#edcb7c', '#b9782c' ),
		relief: {
			puff: 13,
			depth: 21,
			gloss: 0.25,
			rough: 0.2,
			grain: 0.04,
			lift: 9,
			shadow: 0.48,
		},
	};
	heap(
		scene,
		{ x: 730, y: 845, width: 520, height: 110 },
		{ ...potato, layers: 2, shrink: 0.06 }
	);
	scene.layer(
		Array.from( { length: 11 }, ( _, at ) =>
			place(
				250 + at * 92 + random.jitter( 16 ),
				305 + random.jitter( 22 ),
				82 + random.jitter( 9 ),
				strip( random, 260, 27, '#6f9a3f' ) +
					`<ellipse cx="${ n( -118 ) }" rx="38" ry="17" fill="#4d7a34"/>`
			)
		),
		{ puff: 8, depth: 14, gloss: 0.25, lift: 8, shadow: 0.45 }
	);
	const outline = smooth(
		[
			[ -520, 30 ],
			[ -440, -110 ],
			[ -160, -168 ],
			[ 180, -150 ],
			[ 440, -70 ],
			[ 540, 30 ],
			[ 400, 116 ],
			[ 120, 158 ],
			[ -240, 150 ],
			[ -450, 110 ],
		],
		true
	);
	const flesh = scene.linear(
		[
			[ 0, '#f3a47c' ],
			[ 0.5, '#ee8759' ],
			[ 1, '#d96a3c' ],
		],
		[ 0, 0, 0, 1 ]
	);
	const flakes = Array.from( { length: 13 }, ( _, at ) => {
		const px = -430 + at * 72;
		return line(
			`M${ px } -150Q${ px + 62 } -10 ${ px - 10 } 6Q${ px + 62 } 20 ${ px } 150`,
			'#fbd0b4',
			8,
			'opacity=".75"'
		);
	} );
	const clip = scene.define(
		'salmon',
		( id ) => `<clipPath id="${ id }"><path d="${ outline }"/></clipPath>`
	);
	scene.layer(
		place(
			740,
			560,
			-4,
			shape( outline, flesh ) +
				`<g clip-path="url(#${ clip })">${ flakes.join( '' ) }${ line( 'M-520 6Q0 -16 540 20', '#c9663c', 7, 'opacity=".45"' ) }</g>`
		),
		{
			puff: 22,
			depth: 34,
			gloss: 0.28,
			shine: 16,
			rough: 0.14,
			grain: 0.03,
			lift: 16,
			shadow: 0.5,
		}
	);
	[
		[ 400, 570, 92 ],
		[ 595, 545, 100 ],
		[ 800, 535, 100 ],
		[ 1000, 545, 88 ],
	].forEach( ( [ px = 0, py = 0, size = 0 ] ) => {
		scene.layer(
			place( px, py, 0, citrus( random, size, '#f2d24a', '#e8c028' ) ),
			{
				puff: 5,
				depth: 9,
				gloss: 0.35,
				lift: 7,
				shadow: 0.42,
				box: [ px - 160, py - 160, 320, 320 ],
			}
		);
	} );
	scene.layer(
		[
			[ 490, 520, 60 ],
			[ 690, 590, -50 ],
			[ 900, 500, 80 ],
			[ 1080, 580, 20 ],
			[ 310, 560, -100 ],
			[ 520, 830, 40 ],
			[ 880, 860, -60 ],
			[ 1120, 850, 110 ],
		].map( ( [ px = 0, py = 0, turn = 0 ] ) =>
			place( px, py, turn, dill( random, 118 ) )
		),
		{ puff: 2, depth: 5, lift: 5, shadow: 0.42 }
	);
	sprinkle(
		scene,
		{ x: 740, y: 590, width: 520, height: 340 },
		80,
		( r ) => flake( r, 4, '#34261d' ),
		3
	);
	const sauce = {
		x: 1420,
		y: 990,
		radius: 165,
		color: '#f1ece0',
		edge: '#6f8574',
	};
	const reach = bowl( scene, sauce );
	pool(
		scene,
		{ x: sauce.x, y: sauce.y, width: reach },
		{ color: '#f4efdc', rough: 0.3, grain: 0.016, gloss: 0.2 }
	);
	drizzle(
		scene,
		{ x: sauce.x, y: sauce.y, width: 70 },
		{ color: '#c9b13a', thick: 8, turns: 3, opacity: 0.7 }
	);
	sprinkle(
		scene,
		{ x: sauce.x, y: sauce.y, width: reach * 0.8 },
		24,
		( r ) => flake( r, 7, '#5d8a36' ),
		7
	);
	wallShade( scene, sauce.x, sauce.y, reach, 0.35 );
	cutlery( scene, 'fork', 1480, 470, 8, '#a39c92', 1.1 );
	heap(
		scene,
		{ x: 1250, y: 1130, width: 60, height: 40 },
		{
			spacing: 40,
			layers: 1,
			most: 3,
			item: ( r ) => bean( r, 14, '#5d7a4a' ),
			relief: { puff: 5, depth: 9, lift: 4 },
		}
	);
}
