import { pan } from '../kit/cookware.mjs';
import { wedge } from '../kit/food/citrus.mjs';
import { bean, grain, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { flake } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import {
	blob,
	dot,
	line,
	n,
	place,
	polar,
	shape,
	smooth,
} from '../kit/paths.mjs';
import { napkin } from '../kit/props.mjs';
import { wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'oat';

/**
 * Draws a whole prawn around the origin.
 *
 * @param {Random} random
 * @return {string} Markup.
 */
function prawn( random ) {
	const parts = Array.from( { length: 8 }, ( _, at ) => {
		const angle = 2.5 + at * 0.46;
		const [ px, py ] = polar( 0, 0, angle, 62 );
		return place(
			px,
			py,
			( angle * 180 ) / Math.PI + 90,
			shape(
				blob( random, 0, 0, 34 - at * 1.6, 31 - at * 2.4, 0.04, 10 ),
				at % 2 === 1 ? '#e4672f' : '#ef8146'
			)
		);
	} );
	const tail = place(
		...polar( 0, 0, 6.3, 70 ),
		120,
		[ -28, 0, 28 ]
			.map(
				( turn ) =>
					`<ellipse cx="0" cy="-26" rx="11" ry="30" fill="#d4501f" transform="rotate(${ turn })"/>`
			)
			.join( '' )
	);
	const [ hx, hy ] = polar( 0, 0, 2.15, 78 );
	const feelers = [ 0, 14 ].map( ( off ) =>
		line(
			`M${ n( hx ) } ${ n( hy ) }q${ 30 + off } 76 ${ 120 + off } ${ 60 - off }`,
			'#c9451a',
			3.5
		)
	);
	const legs = Array.from( { length: 6 }, ( _, at ) => {
		const [ a, b ] = [
			polar( 0, 0, 2.7 + at * 0.42, 38 ),
			polar( 0, 0, 2.9 + at * 0.42, 12 ),
		];
		return line(
			`M${ n( a[ 0 ] ) } ${ n( a[ 1 ] ) }L${ n( b[ 0 ] ) } ${ n( b[ 1 ] ) }`,
			'#e58a58',
			5
		);
	} );
	return (
		feelers.join( '' ) +
		legs.join( '' ) +
		tail +
		parts.reverse().join( '' ) +
		shape( blob( random, hx, hy, 42, 33, 0.06, 10 ), '#df5a26' ) +
		dot( hx + 16, hy + 10, 6, '#1d1210' )
	);
}

/**
 * Draws an open mussel around the origin.
 *
 * @param {Random} random
 * @return {string} Markup.
 */
function mussel( random ) {
	const shell = smooth(
		[
			[ 0, -78 ],
			[ 34, -40 ],
			[ 46, 20 ],
			[ 22, 66 ],
			[ -10, 70 ],
			[ -36, 36 ],
			[ -36, -24 ],
		],
		true
	);
	return (
		shape( shell, '#23262e' ) +
		`<g transform="scale(.84)">${ shape( shell, '#6f7d8c' ) }</g><g transform="translate(2 4) scale(.72)">${ shape( shell, '#aab4ba' ) }</g>` +
		shape( blob( random, 4, 12, 24, 42, 0.1, 10 ), '#ef9a3c' ) +
		line( 'M-4 -14Q16 12 0 42', '#c9691c', 5, 'opacity=".7"' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 800, 605 ];
	napkin( scene, {
		x: 1430,
		y: 1020,
		width: 560,
		height: 420,
		turn: -24,
		color: '#c45a3c',
		stripe: '#f2e4cb',
	} );
	const reach = pan( scene, { x, y, radius: 545, color: '#4b4440' }, 14, 2 );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#e0a02c', rough: 0.4, grain: 0.04, gloss: 0.2 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.97 },
		{
			spacing: 26,
			layers: 4,
			shrink: 0.02,
			item: ( r ) =>
				grain(
					r,
					36,
					r.pick( [ '#edb43c', '#f2c04e', '#e8a52c' ] ),
					0.46
				),
			relief: { puff: 5, depth: 7, gloss: 0.18, lift: 3, shadow: 0.24 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.92 },
		{
			spacing: 86,
			layers: 1,
			most: 34,
			item: ( r ) => bean( r, 20, '#6a9f38' ),
			relief: { puff: 8, depth: 13, gloss: 0.3, lift: 5 },
		}
	);
	scene.layer(
		Array.from( { length: 12 }, ( _, at ) =>
			place(
				...polar( x, y, at * 0.524 + 0.2, at % 2 === 1 ? 380 : 180 ),
				at * 40,
				strip( random, 150, 26, '#c5271b' )
			)
		),
		{ puff: 6, depth: 11, gloss: 0.4, lift: 6 }
	);
	for ( let at = 0; at < 7; at++ ) {
		const [ px, py ] = polar( x, y, ( at / 7 ) * 6.283 + 0.1, 352 );
		scene.layer( place( px, py, at * 51 + 98, mussel( random ), 1.06 ), {
			puff: 8,
			depth: 14,
			gloss: 0.35,
			lift: 10,
			shadow: 0.5,
			box: [ Math.round( px - 150 ), Math.round( py - 150 ), 300, 300 ],
		} );
	}
	for ( let at = 0; at < 7; at++ ) {
		const [ px, py ] =
			at === 6 ? [ x, y ] : polar( x, y, ( at / 6 ) * 6.283 + 0.6, 205 );
		scene.layer( place( px, py, at * 62 + 10, prawn( random ), 1.12 ), {
			puff: 10,
			depth: 17,
			gloss: 0.32,
			shine: 18,
			lift: 12,
			shadow: 0.5,
			box: [ Math.round( px - 220 ), Math.round( py - 220 ), 440, 440 ],
		} );
	}
	for ( let at = 0; at < 5; at++ ) {
		const [ px, py ] = polar( x, y, ( at / 5 ) * 6.283 + 0.9, 420 );
		scene.layer(
			place(
				px,
				py,
				at * 72 + 140,
				wedge( random, 160, '#f3d640', '#e4bb1e' )
			),
			{
				puff: 8,
				depth: 14,
				gloss: 0.3,
				lift: 12,
				shadow: 0.5,
				box: [
					Math.round( px - 150 ),
					Math.round( py - 150 ),
					300,
					300,
				],
			}
		);
	}
	sprinkle(
		scene,
		{ x, y, width: reach * 0.92 },
		130,
		( r ) => flake( r, 9, '#4f8030' ),
		9
	);
	wallShade( scene, x, y, reach, 0.35 );
}
