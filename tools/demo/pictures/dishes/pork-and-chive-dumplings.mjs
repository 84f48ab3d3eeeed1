import { darken, lighten, vary } from '../kit/color.mjs';
import { sprinkle } from '../kit/food/heaps.mjs';
import { ring, speck } from '../kit/food/herbs.mjs';
import { oilDrops, pool } from '../kit/food/sauces.mjs';
import { chilli } from '../kit/food/slices.mjs';
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
import { chopsticks } from '../kit/props.mjs';
import { bowl, standing, wallShade } from '../kit/tableware.mjs';

/**
 * @typedef {import('../kit/scene.mjs').Scene} Scene
 * @typedef {import('../kit/random.mjs').Random} Random
 */

export const table = 'clay';

/**
 * Adds a bamboo steamer, empty.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function steamer( scene, x, y, radius ) {
	const { random } = scene;
	const wood = '#c99a5c';
	const outline = blob( random, x, y, radius, radius, 0.003, 28 );
	standing( scene, outline, 46 );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( wood, 0.4 ) ],
				[ 0.5, wood ],
				[ 1, darken( wood, 0.4 ) ],
			] )
		),
		...[ 0.975, 0.95, 0.925 ].map( ( reach, at ) =>
			dot(
				x,
				y,
				radius * reach,
				'none',
				`stroke="${ darken( wood, 0.5 ) }" stroke-width="${ at === 1 ? 5 : 3 }" opacity=".4"`
			)
		),
		dot( x, y, radius * 0.9, darken( wood, 0.62 ) ),
	] );
	scene.inside(
		blob( random, x, y, radius * 0.9, radius * 0.9, 0.001, 24 ),
		() => {
			const slats = [];
			for ( let at = -radius; at < radius; at += 52 ) {
				slats.push(
					line(
						`M${ n( x - radius ) } ${ n( y + at ) }L${ n( x + radius ) } ${ n( y + at + random.jitter( 5 ) ) }`,
						vary( random, '#d3a868', 0.08 ),
						42
					)
				);
			}
			scene.layer( slats, {
				puff: 5,
				depth: 8,
				rough: 0.2,
				grain: 0.03,
				lift: 7,
				shadow: 0.5,
			} );
			scene.layer(
				shape(
					blob(
						random,
						x,
						y,
						radius * 0.85,
						radius * 0.85,
						0.012,
						20
					),
					'#b5c48c',
					'opacity=".93"'
				),
				{ puff: 3, depth: 5, rough: 0.2, grain: 0.01, lift: 4 }
			);
		}
	);
	wallShade( scene, x, y, radius * 0.9, 0.55 );
}

/**
 * Draws a pleated dumpling around the origin: the belly below, the frill of
 * the edge above it.
 *
 * @param {Random} random
 * @param {number} size
 * @return {{ body: string, frill: string }} Markup of the belly and of the frill.
 */
function dumpling( random, size ) {
	const tone = vary( random, '#f3e6c8', 0.02 );
	const belly = smooth(
		[
			[ -size, -size * 0.05 ],
			[ -size * 0.6, -size * 0.36 ],
			[ 0, -size * 0.46 ],
			[ size * 0.6, -size * 0.36 ],
			[ size, -size * 0.05 ],
			[ size * 0.72, size * 0.46 ],
			[ 0, size * 0.66 ],
			[ -size * 0.72, size * 0.46 ],
		],
		true
	);
	const filling =
		shape(
			blob( random, 0, size * 0.14, size * 0.56, size * 0.32, 0.08, 10 ),
			'#9fb070',
			'opacity=".32"'
		) +
		shape(
			blob( random, 0, size * 0.4, size * 0.5, size * 0.13, 0.14, 10 ),
			'#cf9a52',
			'opacity=".45"'
		);
	const along = ( /** @type {number} */ share ) =>
		/** @type {const} */ ( [
			-size + share * size * 2,
			-size * 0.05 - Math.sin( Math.PI * share ) * size * 0.4,
		] );
	const folds = Array.from( { length: 8 }, ( _, at ) => {
		const [ px, py ] = along( ( at + 0.7 ) / 8.4 );
		return line(
			`M${ n( px ) } ${ n( py ) }q${ n( size * 0.05 - px * 0.1 ) } ${ n( size * 0.16 ) } ${ n( -px * 0.26 ) } ${ n( size * 0.36 ) }`,
			'#b58f58',
			size * 0.035,
			'opacity=".6"'
		);
	} );
	const top = Array.from( { length: 19 }, ( _, at ) => {
		const [ px, py ] = along( at / 18 );
		return /** @type {const} */ ( [
			px * 1.04,
			py - size * ( at % 2 === 1 ? 0.2 : 0.1 ),
		] );
	} );
	const bottom = Array.from( { length: 10 }, ( _, at ) => {
		const [ px, py ] = along( 1 - at / 9 );
		return /** @type {const} */ ( [ px, py + size * 0.1 ] );
	} );
	const creases = Array.from( { length: 8 }, ( _, at ) => {
		const [ px, py ] = along( ( at + 1 ) / 9 );
		return line(
			`M${ n( px ) } ${ n( py - size * 0.14 ) }l${ n( size * 0.05 ) } ${ n( size * 0.2 ) }`,
			'#c2a068',
			size * 0.03,
			'opacity=".7"'
		);
	} );
	return {
		body: shape( belly, tone ) + filling + folds.join( '' ),
		frill:
			shape(
				smooth( [ ...top, ...bottom ], true ),
				lighten( tone, 0.25 )
			) + creases.join( '' ),
	};
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 650, 610 ];
	chopsticks( scene, 1370, 690, 24, '#2d2a2c' );
	steamer( scene, x, y, 550 );
	const spots = [
		[ x, y, 12 ],
		...Array.from( { length: 7 }, ( _, at ) => [
			...polar( x, y, ( at / 7 ) * Math.PI * 2 + 0.2, 318 ),
			( at / 7 ) * 360 + 102,
		] ),
	];
	for ( const [ px = 0, py = 0, turn = 0 ] of spots ) {
		const { body, frill } = dumpling( random, 152 );
		const box = /** @type {[number, number, number, number]} */ ( [
			Math.round( px - 220 ),
			Math.round( py - 220 ),
			440,
			440,
		] );
		scene.layer( place( px, py, turn, body ), {
			puff: 24,
			depth: 34,
			gloss: 0.26,
			shine: 18,
			rough: 0.05,
			grain: 0.03,
			lift: 13,
			shadow: 0.48,
			box,
		} );
		scene.layer( place( px, py, turn, frill ), {
			puff: 8,
			depth: 13,
			gloss: 0.16,
			lift: 4,
			shadow: 0.26,
			box,
		} );
	}
	sprinkle(
		scene,
		{ x, y, width: 400 },
		46,
		( r ) => ring( r, 11, '#5d9a3c' ),
		12
	);
	sprinkle(
		scene,
		{ x, y, width: 400 },
		60,
		( r ) => speck( r, 4, '#2c2420' ),
		4
	);
	const dip = {
		x: 1310,
		y: 240,
		radius: 185,
		color: '#f0ebe0',
		edge: '#8fa3a6',
	};
	const reach = bowl( scene, dip );
	pool(
		scene,
		{ x: dip.x, y: dip.y, width: reach },
		{ color: '#4a2114', rough: 0.05, gloss: 0.4, depth: 8 }
	);
	oilDrops(
		scene,
		{ x: dip.x, y: dip.y, width: reach * 0.9 },
		{ color: '#d2511f', count: 18, size: 16 }
	);
	sprinkle(
		scene,
		{ x: dip.x, y: dip.y, width: reach * 0.7 },
		6,
		( r ) => chilli( r, 15 ),
		26
	);
	sprinkle(
		scene,
		{ x: dip.x, y: dip.y, width: reach * 0.7 },
		9,
		( r ) => ring( r, 10 ),
		16
	);
	wallShade( scene, dip.x, dip.y, reach, 0.5 );
}
