import { bean, chunk, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { flake, leaf } from '../kit/food/herbs.mjs';
import { oilDrops, pool } from '../kit/food/sauces.mjs';
import { chilli } from '../kit/food/slices.mjs';
import {
	blob,
	dot,
	line,
	n,
	place,
	polar,
	scatter,
	shape,
	softBox,
} from '../kit/paths.mjs';
import { standing } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'oat';

/**
 * Adds a round tray of woven straw.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function basket( scene, x, y, radius ) {
	const outline = blob( scene.random, x, y, radius, radius, 0.004, 28 );
	standing( scene, outline, 30 );
	const rings = [];
	const colors = [ '#d9b672', '#a8382a', '#d9b672', '#3f6a52', '#d9b672' ];
	for ( const [ at, color ] of colors.entries() ) {
		const reach = radius - 10 - at * 21;
		rings.push(
			`<circle cx="${ x }" cy="${ y }" r="${ reach }" fill="none" stroke="${ color }" stroke-width="22" stroke-dasharray="26 4"/>`
		);
	}
	scene.layer( shape( outline, '#b98f4e' ) + rings.join( '' ), {
		puff: 4,
		depth: 9,
		rough: 0.15,
		grain: 0.04,
		shadow: 0.3,
		lift: 8,
	} );
}

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 760, 605 ];
	basket( scene, x, y, 580 );
	const bread = '#d8b98c';
	scene.layer( shape( blob( random, x, y, 500, 492, 0.012, 22 ), bread ), {
		puff: 7,
		depth: 13,
		rough: 0.25,
		grain: 0.05,
		lift: 9,
		shadow: 0.4,
	} );
	scene.add(
		scatter( random, x, y, 480, 474, 27, 330 ).map( ( [ px, py ] ) =>
			dot( px, py, random.range( 1.5, 4.5 ), '#8f6b3f', 'opacity=".45"' )
		)
	);
	const wet = { puff: 6, depth: 11, gloss: 0.3, lift: 5, shadow: 0.35 };
	pool(
		scene,
		{ x, y: y - 6, width: 240, height: 230 },
		{
			color: '#b23a14',
			wobble: 0.07,
			rough: 0.4,
			grain: 0.03,
			gloss: 0.3,
			depth: 26,
			shadow: 0.5,
		}
	);
	heap(
		scene,
		{ x, y: y - 6, width: 212 },
		{
			spacing: 24,
			layers: 3,
			shrink: 0.12,
			item: ( r ) =>
				bean(
					r,
					15,
					r.pick( [ '#c9491b', '#b83a14', '#d5602a' ] ),
					0.7
				),
			relief: wet,
		}
	);
	oilDrops(
		scene,
		{ x, y, width: 200 },
		{ color: '#e8721f', count: 16, size: 15 }
	);
	const mounds = /** @type {const} */ ( [
		[ -2.4, 'greens' ],
		[ -0.75, 'peas' ],
		[ 0.8, 'tomato' ],
		[ 2.35, 'cabbage' ],
	] );
	for ( const [ angle, kind ] of mounds ) {
		const [ px, py ] = polar( x, y, angle, 350 );
		const where = { x: px, y: py, width: 140, height: 134 };
		if ( kind === 'greens' ) {
			heap( scene, where, {
				spacing: 30,
				layers: 4,
				shrink: 0.14,
				item: ( r ) => leaf( r, 66, 22, '#3e6a2c' ),
				relief: { ...wet, rough: 0.2, grain: 0.05 },
			} );
		} else if ( kind === 'peas' ) {
			pool(
				scene,
				{ ...where, width: 152, height: 144 },
				{
					color: '#e0ab34',
					wobble: 0.08,
					rough: 0.4,
					grain: 0.04,
					gloss: 0.2,
					depth: 22,
					shadow: 0.45,
				}
			);
			heap( scene, where, {
				spacing: 24,
				layers: 2,
				item: ( r ) => bean( r, 14, '#ecc04f', 0.8 ),
				relief: wet,
			} );
		} else if ( kind === 'tomato' ) {
			heap( scene, where, {
				spacing: 38,
				layers: 3,
				shrink: 0.16,
				item: ( r ) =>
					chunk(
						r,
						27,
						r.pick( [ '#d43c22', '#d43c22', '#e9dfe4', '#6a9a3c' ] )
					),
				relief: wet,
			} );
			sprinkle(
				scene,
				where,
				5,
				( r ) => chilli( r, 14, '#5c9a34' ),
				24
			);
		} else {
			heap( scene, where, {
				spacing: 30,
				layers: 3,
				shrink: 0.14,
				item: ( r ) =>
					strip(
						r,
						88,
						18,
						r.pick( [ '#e9dca0', '#e98a34', '#dfe0a8', '#f0e6b4' ] )
					),
				relief: wet,
			} );
		}
	}
	sprinkle(
		scene,
		{ x, y, width: 180 },
		30,
		( r ) => flake( r, 8, '#4d7d34' ),
		8
	);
	const crease = Array.from( { length: 9 }, () =>
		dot(
			random.jitter( 200 ),
			random.jitter( 44 ),
			random.range( 2, 4 ),
			'#8f6b3f',
			'opacity=".4"'
		)
	).join( '' );
	[
		[ 1375, 360, 62 ],
		[ 1440, 560, 78 ],
		[ 1370, 760, 98 ],
	].forEach( ( [ px = 0, py = 0, turn = 0 ] ) => {
		const spiral = line(
			`M${ n( 232 ) } -30Q262 0 232 30Q210 20 216 0`,
			'#a88455',
			6
		);
		scene.layer(
			place(
				px,
				py,
				turn,
				shape( softBox( random, 480, 124, 52, 4 ), bread ) +
					crease +
					spiral,
				0.86
			),
			{
				puff: 20,
				depth: 30,
				rough: 0.06,
				grain: 0.05,
				lift: 15,
				shadow: 0.5,
				box: [
					Math.max( 0, px - 300 ),
					Math.max( 0, py - 320 ),
					500,
					640,
				],
			}
		);
	} );
}
