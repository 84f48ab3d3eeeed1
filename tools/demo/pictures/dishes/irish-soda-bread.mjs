import { cube, disc, slice, spots } from '../kit/food/bakes.mjs';
import { sprinkle } from '../kit/food/heaps.mjs';
import { flake } from '../kit/food/herbs.mjs';
import { line, place, scatter, dot, smooth } from '../kit/paths.mjs';
import { cutlery, napkin } from '../kit/props.mjs';
import { board, bowl, crumbs } from '../kit/tableware.mjs';

/** @typedef {import('../kit/scene.mjs').Scene} Scene */

export const table = 'mist';

/** @param {Scene} scene */
export function draw( scene ) {
	const { random } = scene;
	const [ x, y ] = [ 640, 610 ];
	napkin( scene, { x: 1180, y: 1010, width: 760, height: 420, turn: -12, color: '#e9e0cd', stripe: '#4f7a62' } );
	board( scene, { x: 700, y: 600, width: 1180, height: 900, turn: -2, color: '#a87343', round: 110 } );
	sprinkle( scene, { x: 700, y: 600, width: 560, height: 430 }, 190, ( r ) => flake( r, 4, '#f7efe0' ), 3 );
	disc( scene, { x, y, width: 400, height: 392 }, { color: '#c98d48', edge: '#8f5522', puff: 34, wobble: 0.02, rough: 0.45, grain: 0.02, lift: 26 } );
	scene.blurred( spots( random, { x, y, width: 330 }, 34, 60, '#8a4f1c' ), 6 );
	const cuts = [ smooth( [ [ x - 330, y - 70 ], [ x - 60, y - 8 ], [ x + 330, y + 60 ] ] ), smooth( [ [ x + 70, y - 330 ], [ x + 4, y ], [ x - 60, y + 330 ] ] ) ];
	scene.blurred( cuts.map( ( d ) => line( d, '#7a441a', 78, 'opacity=".75"' ) ), 9 );
	scene.layer( cuts.map( ( d ) => line( d, '#e8c58c', 50 ) ), { puff: 9, depth: 13, rough: 0.8, grain: 0.05, shadow: 0 } );
	scene.blurred( cuts.map( ( d ) => line( d, '#8f5a28', 13, 'opacity=".7"' ) ), 4 );
	scene.blurred( scatter( random, x, y, 350, 340, 20, 300 ).map( ( [ px, py ] ) => dot( px, py, random.range( 4, 22 ), '#fff6e6', 'opacity=".34"' ) ), 5 );
	scene.add( scatter( random, x, y, 372, 364, 13, 500 ).map( ( [ px, py ] ) => dot( px, py, random.range( 1, 3.6 ), random.chance( 0.75 ) ? '#fff8ec' : '#6b3b14', 'opacity=".6"' ) ) );
	[ [ 1160, 380, 16 ], [ 1205, 560, -8 ] ].forEach( ( [ px = 0, py = 0, turn = 0 ] ) => {
		scene.layer( place( px, py, turn, slice( random, 330, 225, { crumb: '#dcb983', crust: '#8a5424' } ) ), { puff: 7, depth: 14, rough: 0.55, grain: 0.06, lift: 14, shadow: 0.5 } );
	} );
	scene.layer( place( 1195, 565, -12, `<g transform="scale(1.5 .9)">${ cube( random, 130, '#fbe28c' ) }</g>` ), { puff: 7, depth: 12, gloss: 0.25, rough: 0.3, grain: 0.03, lift: 4, shadow: 0.25 } );
	const dish = { x: 1410, y: 190, radius: 170, color: '#f2ede2', edge: '#4f7a62' };
	bowl( scene, dish );
	scene.layer( [ place( dish.x - 10, dish.y + 6, 12, cube( random, 138, '#fae08a' ) ), place( dish.x + 60, dish.y - 30, -22, cube( random, 60, '#fbe69c' ) ) ], { puff: 8, depth: 15, gloss: 0.3, lift: 12, shadow: 0.45 } );
	cutlery( scene, 'knife', 1470, 700, 14, '#b9b4aa', 1.15 );
	crumbs( scene, { x: 1130, y: 720, width: 190, height: 90, count: 46, colors: [ '#c99a5c', '#e3c08a', '#8f5a28' ] } );
}
