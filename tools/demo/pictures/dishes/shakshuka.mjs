import { pan } from '../kit/cookware.mjs';
import { slice, spots } from '../kit/food/bakes.mjs';
import { friedEgg } from '../kit/food/eggs.mjs';
import { chunk, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { flake, parsley } from '../kit/food/herbs.mjs';
import { oilDrops, pool, wetLight } from '../kit/food/sauces.mjs';
import { place, polar } from '../kit/paths.mjs';
import { napkin } from '../kit/props.mjs';
import { wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'oat';

/** What is shown from near by: left, top and width. */
export const details = {
	eggs: [ 430, 330, 700 ],
};

/** @param {Scene} scene */
export function draw( scene ) {
	const [ x, y ] = [ 860, 630 ];
	napkin( scene, {
		x: 250,
		y: 900,
		width: 640,
		height: 420,
		turn: 24,
		color: '#7f9aa0',
		stripe: '#eae3d2',
	} );
	const reach = pan( scene, { x, y, radius: 500, color: '#38322f' }, -40 );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#b5361a', rough: 0.5, grain: 0.024, depth: 22, gloss: 0.28 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.93 },
		{
			spacing: 62,
			layers: 2,
			most: 60,
			item: ( r ) =>
				chunk( r, 34, r.pick( [ '#c8421d', '#a92a14', '#d2552a' ] ) ),
			relief: {
				puff: 10,
				depth: 14,
				gloss: 0.3,
				rough: 0.2,
				grain: 0.05,
				lift: 4,
				shadow: 0.28,
			},
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.9 },
		{
			spacing: 95,
			layers: 1,
			most: 26,
			item: ( r ) =>
				strip(
					r,
					96,
					19,
					r.pick( [ '#d8611f', '#c22f16', '#e08a2a' ] )
				),
			relief: { puff: 5, depth: 9, gloss: 0.3, lift: 4 },
		}
	);
	for ( let at = 0; at < 5; at++ ) {
		const [ ex, ey ] = polar( x, y, ( at / 5 ) * Math.PI * 2 - 1.2, 265 );
		friedEgg( scene, ex, ey, 118, 0.08 );
	}
	friedEgg( scene, x, y, 112, 0.05 );
	oilDrops(
		scene,
		{ x, y, width: reach * 0.95 },
		{ color: '#e0692a', count: 36, size: 14 }
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		30,
		( r ) => chunk( r, 15, '#fbf4e4' ),
		16
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		90,
		( r ) => flake( r, 8, '#4c7a2c' ),
		8
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.85 },
		12,
		( r ) => parsley( r, 44 ),
		40
	);
	sprinkle(
		scene,
		{ x, y, width: reach * 0.9 },
		70,
		( r ) => flake( r, 3, '#3a2118' ),
		3
	);
	wallShade( scene, x, y, reach, 0.5 );
	wetLight( scene, { x, y, width: reach }, 0.3 );
	for ( const [ px, py, turn ] of /** @type {const} */ ( [
		[ 190, 300, -24 ],
		[ 275, 480, 12 ],
	] ) ) {
		scene.layer(
			place(
				px,
				py,
				turn,
				slice( scene.random, 330, 250, {
					crumb: '#efdcb4',
					crust: '#a5662f',
				} ) +
					spots(
						scene.random,
						{ x: 0, y: 0, width: 110, height: 80 },
						9,
						30,
						'#b9792f'
					)
			),
			{
				puff: 7,
				depth: 14,
				rough: 0.45,
				grain: 0.05,
				lift: 14,
				shadow: 0.5,
			}
		);
	}
}
