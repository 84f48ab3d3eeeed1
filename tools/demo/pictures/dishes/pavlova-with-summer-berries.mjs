import { bean, heap, sprinkle } from '../kit/food/heaps.mjs';
import { speck, sprig } from '../kit/food/herbs.mjs';
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
import { cutlery } from '../kit/props.mjs';
import { crumbs, plate } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'clay';

/**
 * Draws half a strawberry, cut side up, around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @return {string} Markup.
 */
function strawberry( random, size ) {
	const heart = smooth(
		[
			[ 0, size ],
			[ -size * 0.66, size * 0.2 ],
			[ -size * 0.72, -size * 0.5 ],
			[ -size * 0.2, -size * 0.72 ],
			[ size * 0.2, -size * 0.72 ],
			[ size * 0.72, -size * 0.5 ],
			[ size * 0.66, size * 0.2 ],
		],
		true
	);
	const core = smooth(
		[
			[ 0, size * 0.55 ],
			[ -size * 0.26, 0 ],
			[ 0, -size * 0.45 ],
			[ size * 0.26, 0 ],
		],
		true
	);
	const rays = Array.from( { length: 12 }, ( _, at ) => {
		const [ px, py ] = polar( 0, 0, at * 0.524, size * 0.58 );
		return line(
			`M0 0L${ n( px ) } ${ n( py ) }`,
			'#f9c3b4',
			3,
			'opacity=".6"'
		);
	} );
	return (
		shape( heart, '#c5182a' ) +
		`<g transform="scale(.9)">${ shape( heart, '#e2394a' ) }</g>` +
		rays.join( '' ) +
		shape( core, '#fbdcd0', 'opacity=".85"' ) +
		dot( 0, random.jitter( 4 ), size * 0.08, '#f3a39a' )
	);
}

/**
 * Draws a raspberry around the origin.
 *
 * @param {Random} random
 * @param {number} size
 * @return {string} Markup.
 */
function raspberry( random, size ) {
	return (
		[
			[ 10, 0.68 ],
			[ 6, 0.36 ],
		]
			.flatMap( ( [ count = 1, reach = 0 ] ) =>
				Array.from( { length: count }, ( _, at ) => {
					const [ px, py ] = polar(
						0,
						0,
						( at / count ) * 6.283,
						size * reach
					);
					return dot(
						px,
						py,
						size * 0.27,
						random.pick( [ '#cf2b52', '#b81c42', '#da4468' ] )
					);
				} )
			)
			.join( '' ) + dot( 0, 0, size * 0.3, '#7d1030' )
	);
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 770, 605 ];
	plate( scene, { x, y, radius: 585, color: '#55656b', speckle: 0.6 } );
	scene.layer(
		shape( blob( random, x, y, 470, 462, 0.035, 20 ), '#f3e4cc' ),
		{
			puff: 26,
			depth: 46,
			rough: 0.4,
			grain: 0.014,
			lift: 26,
			shadow: 0.55,
		}
	);
	const swoops = Array.from( { length: 17 }, ( _, at ) => {
		const angle = ( at / 17 ) * 6.283;
		return line(
			smooth( [
				polar( x, y, angle, 440 ),
				polar( x, y, angle + 0.14, 400 ),
				polar( x, y, angle + 0.34, 372 ),
			] ),
			at % 2 === 1 ? '#fff8ec' : '#fbf0dc',
			62
		);
	} );
	scene.layer( swoops, {
		puff: 17,
		depth: 30,
		rough: 0.2,
		grain: 0.02,
		lift: 7,
		shadow: 0.25,
	} );
	pool(
		scene,
		{ x, y, width: 355, height: 345 },
		{
			color: '#fff8ea',
			wobble: 0.06,
			rough: 0.4,
			grain: 0.014,
			gloss: 0.16,
			depth: 30,
			shadow: 0.3,
		}
	);
	pool(
		scene,
		{ x: x + 30, y: y - 10, width: 190, height: 170 },
		{
			color: '#e9a51f',
			wobble: 0.18,
			rough: 0.1,
			gloss: 0.45,
			depth: 12,
			shadow: 0.12,
		}
	);
	heap(
		scene,
		{ x, y, width: 300 },
		{
			spacing: 128,
			layers: 2,
			most: 11,
			item: ( r ) => strawberry( r, 74 ),
			relief: { puff: 9, depth: 15, gloss: 0.32, lift: 10, shadow: 0.45 },
		}
	);
	heap(
		scene,
		{ x, y, width: 300 },
		{
			spacing: 100,
			layers: 1,
			most: 13,
			item: ( r ) => raspberry( r, 44 ),
			relief: { puff: 6, depth: 13, gloss: 0.22, lift: 9, shadow: 0.45 },
		}
	);
	heap(
		scene,
		{ x, y, width: 300 },
		{
			spacing: 84,
			layers: 1,
			most: 15,
			item: ( r ) =>
				bean( r, 30, '#3d4a80', 0.96 ) + dot( 2, 2, 10, '#262f58' ),
			relief: { puff: 11, depth: 20, gloss: 0.26, lift: 9, shadow: 0.45 },
		}
	);
	sprinkle(
		scene,
		{ x: x + 20, y, width: 230 },
		46,
		( r ) => speck( r, 6, '#2a1d18' ),
		6
	);
	scene.layer(
		[
			[ -110, -60, 20 ],
			[ 140, 90, 110 ],
			[ 30, -170, 60 ],
			[ -60, 180, 150 ],
		].map( ( [ dx = 0, dy = 0, turn = 0 ] ) =>
			place( x + dx, y + dy, turn, sprig( random, 58, '#5b9c50', 5 ) )
		),
		{ puff: 5, depth: 9, lift: 8, shadow: 0.42 }
	);
	const passion = scene.radial( [
		[ 0, '#8a4a6a' ],
		[ 1, '#4a1f38' ],
	] );
	for ( const [ px, py ] of /** @type {const} */ ( [
		[ 1455, 240 ],
		[ 1500, 470 ],
	] ) ) {
		scene.layer(
			shape( blob( random, px, py, 100, 96, 0.03, 12 ), passion ) +
				shape( blob( random, px, py, 84, 80, 0.03, 12 ), '#f3e0d2' ) +
				shape( blob( random, px, py, 70, 66, 0.05, 12 ), '#e8a01c' ),
			{ puff: 7, depth: 12, gloss: 0.4, lift: 16, shadow: 0.5 }
		);
		sprinkle(
			scene,
			{ x: px, y: py, width: 54 },
			16,
			( r ) => bean( r, 9, '#2a1d18', 0.7 ),
			9
		);
	}
	cutlery( scene, 'spoon', 1450, 860, -16, '#c9bda6', 1.15 );
	crumbs( scene, {
		x: 1330,
		y: 1110,
		width: 150,
		height: 60,
		count: 26,
		colors: [ '#f6ead6', '#fffaf0' ],
		size: 9,
	} );
	heap(
		scene,
		{ x: 110, y: 130, width: 90, height: 80 },
		{
			spacing: 78,
			layers: 1,
			most: 4,
			item: ( r ) => raspberry( r, 42 ),
			relief: { puff: 6, depth: 13, gloss: 0.22, lift: 9, shadow: 0.45 },
		}
	);
}
