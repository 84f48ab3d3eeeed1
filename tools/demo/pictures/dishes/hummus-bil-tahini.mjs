import { flatbread } from '../kit/food/bakes.mjs';
import { wedge } from '../kit/food/citrus.mjs';
import { bean, heap, sprinkle } from '../kit/food/heaps.mjs';
import { flake, parsley, speck } from '../kit/food/herbs.mjs';
import { pool, swirl, wetLight } from '../kit/food/sauces.mjs';
import { place } from '../kit/paths.mjs';
import { plate } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'sage';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 880, 620 ];
	for ( const [ px, py, turn ] of /** @type {const} */ ( [
		[ 215, 860, -20 ],
		[ 150, 610, 34 ],
		[ 260, 330, 8 ],
	] ) ) {
		scene.layer( place( px, py, turn, flatbread( random, 235, 200 ) ), {
			puff: 7,
			depth: 12,
			rough: 0.3,
			grain: 0.03,
			lift: 12,
			shadow: 0.5,
		} );
	}
	plate( scene, {
		x,
		y,
		radius: 540,
		color: '#c9714a',
		edge: '#8c4527',
		speckle: 0.3,
	} );
	pool(
		scene,
		{ x, y, width: 420, height: 410 },
		{
			color: '#e8cf9f',
			wobble: 0.03,
			rough: 0.16,
			grain: 0.012,
			gloss: 0.1,
			depth: 26,
			shadow: 0.5,
		}
	);
	swirl(
		scene,
		{ x, y, width: 330 },
		{
			color: '#b8935a',
			thick: 34,
			turns: 2.4,
			opacity: 0.55,
			raised: false,
		}
	);
	swirl(
		scene,
		{ x: x - 8, y: y - 10, width: 350 },
		{ color: '#f3e0b6', thick: 50, turns: 2.5 }
	);
	pool(
		scene,
		{ x: x + 10, y: y + 14, width: 205, height: 180 },
		{
			color: '#c79a1c',
			wobble: 0.14,
			rough: 0.04,
			gloss: 0.55,
			depth: 10,
			shadow: 0.12,
		}
	);
	sprinkle(
		scene,
		{ x, y, width: 300 },
		16,
		( r ) => speck( r, 15, '#c9a227' ),
		16
	);
	heap(
		scene,
		{ x, y, width: 130 },
		{
			spacing: 60,
			layers: 2,
			shrink: 0.45,
			item: ( r ) => bean( r, 34, '#e0b874' ),
			relief: { puff: 12, depth: 20, gloss: 0.25, lift: 9, shadow: 0.5 },
		}
	);
	sprinkle(
		scene,
		{ x, y, width: 360 },
		230,
		( r ) => speck( r, 3.4, '#b23a1a' ),
		4
	);
	sprinkle(
		scene,
		{ x: x - 160, y: y + 170, width: 160, height: 130 },
		130,
		( r ) => speck( r, 3.6, '#a8321a' ),
		3
	);
	sprinkle(
		scene,
		{ x, y, width: 330 },
		50,
		( r ) => flake( r, 9, '#4d7f30' ),
		9
	);
	sprinkle( scene, { x, y, width: 210 }, 7, ( r ) => parsley( r, 48 ), 44 );
	wetLight( scene, { x, y, width: 200 }, 0.4 );
	scene.layer(
		[
			place(
				1430,
				1010,
				-30,
				wedge( random, 180, '#f2d43c', '#e3b91f' )
			),
			place( 1290, 1110, 18, wedge( random, 180, '#f2d43c', '#e3b91f' ) ),
		],
		{ puff: 8, depth: 14, gloss: 0.3, lift: 12, shadow: 0.5 }
	);
	heap(
		scene,
		{ x: 1440, y: 150, width: 130, height: 100 },
		{
			spacing: 58,
			layers: 1,
			item: ( r ) => bean( r, 27, '#dcbf88' ),
			relief: { puff: 9, depth: 16, lift: 8, shadow: 0.45 },
		}
	);
}
