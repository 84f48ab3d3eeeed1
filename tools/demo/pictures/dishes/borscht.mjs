import { slice } from '../kit/food/bakes.mjs';
import { chunk, heap, sprinkle, strip } from '../kit/food/heaps.mjs';
import { dill, flake } from '../kit/food/herbs.mjs';
import {
	dollop,
	oilDrops,
	pool,
	swirl,
	wetLight,
} from '../kit/food/sauces.mjs';
import { place } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { bowl, plate, wallShade } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'oat';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 700, 610 ];
	napkin( scene, {
		x: 1400,
		y: 700,
		width: 420,
		height: 860,
		turn: 6,
		color: '#f4efe3',
		stripe: '#a8324a',
	} );
	cutlery( scene, 'spoon', 1370, 700, 4, '#9c948a', 1.25 );
	plate( scene, { x, y, radius: 575, color: '#efe9dd', edge: '#96344a' } );
	const reach = bowl( scene, {
		x,
		y,
		radius: 465,
		color: '#f6f1e6',
		inside: '#efe7d8',
	} );
	pool(
		scene,
		{ x, y, width: reach },
		{ color: '#98103a', rough: 0.12, gloss: 0.3 }
	);
	heap(
		scene,
		{ x, y, width: reach * 0.9 },
		{
			spacing: 66,
			layers: 2,
			most: 32,
			item: ( r ) =>
				strip(
					r,
					120,
					20,
					r.pick( [ '#b01848', '#8a0d35', '#c22f52' ] )
				),
			relief: { puff: 6, depth: 10, gloss: 0.35, lift: 4, shadow: 0.28 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.88 },
		{
			spacing: 110,
			layers: 1,
			most: 18,
			item: ( r ) =>
				chunk(
					r,
					36,
					r.pick( [ '#e7a9a0', '#d98a4e', '#e39c94', '#c4304a' ] )
				),
			relief: { puff: 8, depth: 13, gloss: 0.3, lift: 5, shadow: 0.35 },
		}
	);
	heap(
		scene,
		{ x, y, width: reach * 0.85 },
		{
			spacing: 120,
			layers: 1,
			most: 10,
			item: ( r ) => strip( r, 150, 16, '#e3b9b4' ),
			relief: { puff: 5, depth: 8, gloss: 0.3, lift: 4 },
		}
	);
	oilDrops(
		scene,
		{ x, y, width: reach * 0.95 },
		{ color: '#d8503f', count: 44, size: 15 }
	);
	swirl(
		scene,
		{ x: x + 10, y: y + 14, width: 230, height: 210 },
		{
			color: '#f7c3cc',
			thick: 26,
			turns: 1.6,
			opacity: 0.65,
			raised: false,
		}
	);
	dollop( scene, { x, y, width: 135, height: 122 }, '#fdf7ef' );
	sprinkle(
		scene,
		{ x, y, width: reach * 0.85 },
		60,
		( r ) => flake( r, 7, '#56873a' ),
		7
	);
	scene.layer(
		[
			place( x + 26, y - 6, 40, dill( random, 150 ) ),
			place( x - 40, y + 20, -70, dill( random, 120 ) ),
			place( x - 200, y + 160, 200, dill( random, 96 ) ),
			place( x + 190, y - 170, 100, dill( random, 90 ) ),
		],
		{ puff: 2, depth: 5, lift: 5, shadow: 0.4 }
	);
	wallShade( scene, x, y, reach, 0.42 );
	wetLight( scene, { x, y, width: reach }, 0.35 );
	for ( const [ px, py, turn ] of /** @type {const} */ ( [
		[ 1330, 180, 20 ],
		[ 1180, 110, -14 ],
	] ) ) {
		scene.layer(
			place(
				px,
				py,
				turn,
				slice( random, 270, 230, {
					crumb: '#8a5a38',
					crust: '#4c2c1a',
				} )
			),
			{
				puff: 6,
				depth: 12,
				rough: 0.5,
				grain: 0.06,
				lift: 13,
				shadow: 0.5,
			}
		);
	}
}
