import { darken, lighten, mix } from './color.mjs';
import { line, n } from './paths.mjs';
import { HEIGHT, WIDTH } from './scene.mjs';

/**
 * @typedef {import('./scene.mjs').Scene} Scene
 * @typedef {'oat' | 'sage' | 'mist' | 'clay' | 'slate' | 'butter'} TableName
 */

/** The six calm table colours and what each table is made of. */
const TABLES = /** @type {const} */ ( {
	oat: { color: '#e4d8c5', surface: 'linen' },
	sage: { color: '#b9c4a9', surface: 'boards' },
	mist: { color: '#b7c5cc', surface: 'plaster' },
	clay: { color: '#d8a98c', surface: 'plaster' },
	slate: { color: '#4a5358', surface: 'plaster' },
	butter: { color: '#ecd596', surface: 'linen' },
} );

/**
 * Covers the picture with noise in one colour.
 *
 * @param {Scene}  scene
 * @param {string} frequency One or two numbers.
 * @param {string} color     `#rrggbb`.
 * @param {number} strength  0 to 1.
 */
export function noise( scene, frequency, color, strength ) {
	const channel = ( /** @type {number} */ at ) =>
		( Number.parseInt( color.slice( at, at + 2 ), 16 ) / 255 ).toFixed( 3 );
	const id = scene.define(
		`noise ${ frequency } ${ color } ${ strength }`,
		(
			name
		) => `<filter id="${ name }" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${ frequency }" numOctaves="2" seed="${ scene.definitions.size }"/>
<feColorMatrix values="0 0 0 0 ${ channel( 1 ) } 0 0 0 0 ${ channel(
			3
		) } 0 0 0 0 ${ channel( 5 ) } ${ strength * 3 } 0 0 0 ${
			-1.2 * strength
		}"/></filter>`
	);
	scene.add(
		`<rect width="${ WIDTH }" height="${ HEIGHT }" filter="url(#${ id })"/>`
	);
}

/**
 * Draws the gaps between painted boards.
 *
 * @param {Scene}  scene
 * @param {string} color
 */
function boards( scene, color ) {
	const { random } = scene;
	const gaps = [];
	for (
		let x = random.range( 60, 180 );
		x < WIDTH;
		x += random.range( 260, 330 )
	) {
		const end = x + random.jitter( 6 );
		const d = `M${ n( x ) } -10L${ n( end ) } ${ HEIGHT + 10 }`;
		gaps.push( line( d, darken( color, 0.38 ), 4, 'opacity=".55"' ) );
		gaps.push(
			line(
				d,
				lighten( color, 0.5 ),
				3,
				'opacity=".5" transform="translate(5 0)"'
			)
		);
	}
	noise( scene, '0.06 0.003', darken( color, 0.3 ), 0.24 );
	scene.add( gaps );
}

/**
 * Lays the table: its colour, its surface, and the light on it.
 *
 * @param {Scene}     scene
 * @param {TableName} name
 */
export function layTable( scene, name ) {
	const { color, surface } = TABLES[ name ];
	scene.add(
		`<rect width="${ WIDTH }" height="${ HEIGHT }" fill="${ color }"/>`
	);
	if ( surface === 'boards' ) {
		boards( scene, color );
	} else if ( surface === 'linen' ) {
		noise( scene, '0.004 0.06', darken( color, 0.3 ), 0.15 );
		noise( scene, '0.06 0.004', lighten( color, 0.9 ), 0.18 );
	} else {
		noise( scene, '0.004', darken( color, 0.4 ), 0.2 );
		noise( scene, '0.006', lighten( color, 0.5 ), 0.16 );
	}
	const light = scene.radial(
		[
			[ 0, '#fff8ea', name === 'slate' ? 0.2 : 0.42 ],
			[ 0.5, '#fff8ea', 0 ],
			[ 1, mix( color, '#1d1420', 0.75 ), 0.4 ],
		],
		0.16,
		0.1,
		1.15
	);
	scene.add(
		`<rect width="${ WIDTH }" height="${ HEIGHT }" fill="${ light }"/>`
	);
}
