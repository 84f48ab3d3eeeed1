import { flake, leaf } from '../kit/food/herbs.mjs';
import { grain, heap } from '../kit/food/heaps.mjs';
import { mushroom } from '../kit/food/slices.mjs';
import { pool } from '../kit/food/sauces.mjs';
import { place, shape, softBox } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { plate } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'sage';

/** @param {Scene} scene */
export function draw( scene ) {
	const [ x, y ] = [ 820, 600 ];
	napkin( scene, { x: 235, y: 640, width: 420, height: 760, turn: -7, color: '#f0e7d6', stripe: '#8d9a78' } );
	cutlery( scene, 'spoon', 205, 660, -5 );
	const flat = plate( scene, { x, y, radius: 545, color: '#efe6d6', speckle: 0.7 } );
	pool( scene, { x, y, width: flat * 0.92 }, { color: '#ead4a4', wobble: 0.04, rough: 0.3, gloss: 0.22 } );
	heap( scene, { x, y, width: flat * 0.84 }, { spacing: 25, layers: 4, shrink: 0.05, item: ( r ) => grain( r, 38, '#f2e0b4', 0.46 ), relief: { puff: 4, depth: 9, gloss: 0.22, shine: 18, lift: 4, shadow: 0.3 } } );
	heap( scene, { x, y, width: flat * 0.58 }, { spacing: 112, layers: 2, shrink: 0.2, most: 9, item: ( r ) => mushroom( r, 66, '#a06a3a' ), relief: { puff: 7, depth: 12, gloss: 0.22, rough: 0.2, lift: 9, shadow: 0.5 } } );
	heap( scene, { x, y, width: flat * 0.75 }, { spacing: 62, layers: 1, most: 18, item: ( r ) => shape( softBox( r, 74, 22, 6, 4 ), '#fbf0cf' ), relief: { puff: 4, depth: 8, lift: 5 } } );
	heap( scene, { x, y, width: flat * 0.8 }, { spacing: 34, layers: 1, most: 70, item: ( r ) => flake( r, 8, '#55803a' ), relief: { puff: 2, depth: 5, lift: 3 } } );
	scene.layer( [ 20, 95, 160 ].map( ( turn ) => place( x + 20, y + 20, turn, leaf( scene.random, 92, 25, '#7d9467' ) ) ), { puff: 5, depth: 8, lift: 7, shadow: 0.45 } );
	heap( scene, { x, y, width: flat * 1.2 }, { spacing: 70, layers: 1, most: 60, item: ( r ) => flake( r, 3.2, '#2f2620' ), relief: { puff: 1, depth: 3, lift: 1 } } );
}
