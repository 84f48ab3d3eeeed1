import { wedge } from '../kit/food/citrus.mjs';
import { chunk, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, parsley } from '../kit/food/herbs.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { chilli, chip } from '../kit/food/slices.mjs';
import { blob, place, polar, shape, smooth } from '../kit/paths.mjs';
import { bowl, plate, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'clay';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 700, 605 ];
	plate( scene, { x, y, radius: 590, color: '#e9dcc2', edge: '#2f6a78' } );
	for ( const reach of [ 500, 440, 470 ] ) {
		for ( let at = 0; at < 16; at++ ) {
			const angle = ( at / 16 ) * 6.283 + reach;
			const [ px, py ] = polar(
				x,
				y,
				angle,
				reach + random.jitter( 22 )
			);
			scene.layer(
				place( px, py, random.range( 0, 360 ), chip( random, 92 ) ),
				{
					puff: 6,
					depth: 13,
					rough: 0.35,
					grain: 0.03,
					lift: 11,
					shadow: 0.48,
					box: [
						Math.max( 0, Math.round( px - 160 ) ),
						Math.max( 0, Math.round( py - 160 ) ),
						320,
						320,
					],
				}
			);
		}
	}
	const reach = bowl( scene, {
		x,
		y,
		radius: 370,
		color: '#55504d',
		inside: '#46413f',
		edge: '#6a6461',
		speckle: 1.6,
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#a3bb50', rough: 0.35, grain: 0.012, gloss: 0.2, depth: 28 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.9 },
		{
			spacing: 84,
			layers: 2,
			item: ( r ) =>
				chunk(
					r,
					58,
					r.pick( [ '#a9c455', '#b9cf6a', '#8fae3f', '#c6d880' ] )
				),
			relief: {
				puff: 12,
				depth: 18,
				gloss: 0.2,
				rough: 0.25,
				grain: 0.03,
				lift: 5,
				shadow: 0.26,
			},
		}
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.82 },
		22,
		( r ) => chunk( r, 24, '#d33d26' ),
		24
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.82 },
		16,
		( r ) => chunk( r, 16, '#ecdbe4' ),
		16
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.6 },
		5,
		( r ) => chilli( r, 20, '#4f8f34' ),
		40
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.75 },
		11,
		( r ) => parsley( r, 50, '#4f8a38' ),
		44
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.8 },
		40,
		( r ) => flake( r, 4, '#fffaf0' ),
		4
	);
	wallShade( scene, x, y, reach, 0.4 );
	const half = smooth(
		[
			[ 0, -190 ],
			[ 76, -120 ],
			[ 122, 20 ],
			[ 104, 130 ],
			[ 0, 180 ],
			[ -104, 130 ],
			[ -122, 20 ],
			[ -76, -120 ],
		],
		true
	);
	const flesh = scene.radial(
		[
			[ 0, '#f3ecae' ],
			[ 0.6, '#dfe08a' ],
			[ 1, '#9fbb4a' ],
		],
		0.5,
		0.58,
		0.56
	);
	const stone = scene.radial( [
		[ 0, '#b9804a' ],
		[ 0.6, '#8a5426' ],
		[ 1, '#5a3214' ],
	] );
	scene.layer(
		place(
			1420,
			330,
			18,
			shape( half, '#33402a' ) +
				`<g transform="scale(.92)">${ shape( half, flesh ) }</g>`
		),
		{ puff: 9, depth: 16, gloss: 0.2, lift: 18, shadow: 0.52 }
	);
	scene.layer( shape( blob( random, 1408, 372, 72, 72, 0.02, 14 ), stone ), {
		puff: 20,
		depth: 36,
		gloss: 0.4,
		shine: 24,
		lift: 8,
		shadow: 0.45,
	} );
	scene.layer(
		[
			place( 1440, 700, 30, wedge( random, 170, '#bcd45c', '#6f9c2c' ) ),
			place( 1400, 850, -30, wedge( random, 170, '#bcd45c', '#6f9c2c' ) ),
		],
		{ puff: 8, depth: 14, gloss: 0.3, lift: 12, shadow: 0.5 }
	);
	scene.layer(
		[
			place( 1500, 1050, 120, chip( random, 98 ) ),
			place( 1370, 1090, 20, chip( random, 88 ) ),
		],
		{ puff: 6, depth: 13, rough: 0.35, grain: 0.03, lift: 10, shadow: 0.48 }
	);
	scene.layer( place( 1320, 130, 140, parsley( random, 78, '#4f8a38' ) ), {
		puff: 3,
		depth: 7,
		lift: 6,
	} );
}
