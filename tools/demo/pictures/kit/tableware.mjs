import { darken, lighten } from './color.mjs';
import { blob, dot, line, n, scatter, shape } from './paths.mjs';

/**
 * @typedef {import('./scene.mjs').Scene} Scene
 *
 * @typedef {Object} Ware
 * @property {number}  x
 * @property {number}  y
 * @property {number}  radius
 * @property {string}  color
 * @property {string}  [inside]   Colour of the glaze inside; the same by default.
 * @property {number}  [speckle]  How many specks the glaze has, 0 to 1.
 * @property {string}  [edge]     Colour of a painted or bare edge.
 */

/**
 * Drops the shadow of something tall that stands on the table.
 *
 * @param {Scene}  scene
 * @param {string} outline
 * @param {number} height  In pixels.
 */
export function standing( scene, outline, height ) {
	scene.blurred(
		`<path d="${ outline }" fill="#1c0f0a" opacity=".34" transform="translate(${ n(
			height * 0.8
		) } ${ n( height ) })"/>`,
		Math.round( height * 0.6 )
	);
	scene.blurred(
		`<path d="${ outline }" fill="#1c0f0a" opacity=".5" transform="translate(${ n(
			height * 0.15
		) } ${ n( height * 0.2 ) })"/>`,
		Math.max( 3, Math.round( height * 0.14 ) )
	);
}

/**
 * Sprinkles the specks of a stoneware glaze.
 *
 * @param {Scene}  scene
 * @param {Ware}   ware
 * @param {string} color
 */
function specks( scene, { x, y, radius, speckle = 0 }, color ) {
	const { random } = scene;
	scene.add(
		Array.from( { length: Math.round( speckle * radius * 0.9 ) }, () => {
			const angle = random.range( 0, Math.PI * 2 );
			const reach = Math.sqrt( random.next() ) * radius * 0.97;
			return dot(
				x + Math.cos( angle ) * reach,
				y + Math.sin( angle ) * reach,
				random.range( 0.8, 2.6 ),
				color,
				`opacity="${ random.range( 0.2, 0.6 ).toFixed( 2 ) }"`
			);
		} )
	);
}

/**
 * Draws a bright arc on an edge, where the light meets it.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} from    Degrees.
 * @param {number} to      Degrees.
 * @param {number} width
 * @param {string} color
 * @param {number} opacity
 * @return {string} Markup.
 */
export function arc( x, y, radius, from, to, width, color, opacity ) {
	const [ start, end ] = [ from, to ].map( ( degrees ) => {
		const angle = ( degrees * Math.PI ) / 180;
		return `${ n( x + Math.cos( angle ) * radius ) } ${ n(
			y + Math.sin( angle ) * radius
		) }`;
	} );
	return line(
		`M${ start }A${ n( radius ) } ${ n( radius ) } 0 ${
			to - from > 180 ? 1 : 0
		} 1 ${ end }`,
		color,
		width,
		`opacity="${ opacity }"`
	);
}

/**
 * Draws a flat plate with a rim.
 *
 * @param {Scene} scene
 * @param {Ware}  ware
 * @return {number} Radius of the flat part.
 */
export function plate( scene, ware ) {
	const { x, y, radius, color, edge } = ware;
	const { random } = scene;
	const outline = blob( random, x, y, radius, radius, 0.004, 28 );
	const flat = radius * 0.74;
	const well = blob( random, x, y, flat, flat, 0.005, 28 );
	standing( scene, outline, 26 );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( color, 0.6 ) ],
				[ 0.5, color ],
				[ 1, darken( color, 0.22 ) ],
			] )
		),
		edge ? line( outline, edge, radius * 0.03, 'opacity=".9"' ) : '',
		shape(
			well,
			scene.linear( [
				[ 0, darken( color, 0.2 ) ],
				[ 0.35, color ],
				[ 1, lighten( color, 0.42 ) ],
			] )
		),
		line( well, darken( color, 0.3 ), 2, 'opacity=".35"' ),
		shape(
			blob( random, x + 4, y + 5, flat * 0.95, flat * 0.95, 0.004, 24 ),
			scene.linear( [
				[ 0, color ],
				[ 1, lighten( color, 0.22 ) ],
			] ),
			'opacity=".8"'
		),
	] );
	specks( scene, ware, darken( color, 0.6 ) );
	scene.add( [
		arc( x, y, radius - 5, 172, 288, 5, '#fffdf5', 0.75 ),
		arc( x, y, radius - 3, 10, 80, 5, darken( color, 0.55 ), 0.3 ),
		arc( x, y, flat + 4, 10, 84, 5, '#fffdf5', 0.5 ),
	] );
	return flat;
}

/**
 * Draws a deep bowl, empty.
 *
 * @param {Scene} scene
 * @param {Ware}  ware
 * @return {number} Radius of what is in it.
 */
export function bowl( scene, ware ) {
	const { x, y, radius, color, inside = color, edge = color } = ware;
	const { random } = scene;
	const outline = blob( random, x, y, radius, radius, 0.004, 28 );
	const mouth = radius * 0.93;
	standing( scene, outline, Math.round( radius * 0.09 + 10 ) );
	scene.add( [
		shape(
			outline,
			scene.linear( [
				[ 0, lighten( edge, 0.5 ) ],
				[ 0.5, edge ],
				[ 1, darken( edge, 0.35 ) ],
			] )
		),
		dot(
			x,
			y,
			mouth,
			scene.linear( [
				[ 0, darken( inside, 0.52 ) ],
				[ 0.45, darken( inside, 0.18 ) ],
				[ 1, lighten( inside, 0.3 ) ],
			] )
		),
	] );
	specks( scene, ware, darken( inside, 0.6 ) );
	scene.add( [
		arc( x, y, radius * 0.965, 165, 290, radius * 0.018, '#fffdf5', 0.8 ),
		arc( x, y, mouth - 2, 15, 75, radius * 0.014, '#fffdf5', 0.55 ),
	] );
	return radius * 0.84;
}

/**
 * Darkens the edge of a bowl's contents: the wall shades the side that is
 * nearer to the light.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} radius Radius of the contents.
 * @param {number} strength 0 to 1.
 */
export function wallShade( scene, x, y, radius, strength = 0.5 ) {
	const fill = scene.radial(
		[
			[ 0, '#1c0a08', 0 ],
			[ 0.78, '#1c0a08', 0 ],
			[ 1, '#1c0a08', strength ],
		],
		0.56,
		0.58,
		0.6
	);
	scene.add( dot( x, y, radius, fill ) );
}

/**
 * Draws a glass of something, seen from above.
 *
 * @param {Scene} scene
 * @param {Ware}  ware Colour is that of the drink.
 */
export function glass( scene, { x, y, radius, color } ) {
	const outline = blob( scene.random, x, y, radius, radius, 0.002, 24 );
	standing( scene, outline, Math.round( radius * 0.4 ) );
	scene.add( [
		shape( outline, '#f4fbf8', 'opacity=".55"' ),
		dot(
			x,
			y,
			radius * 0.9,
			scene.linear( [
				[ 0, darken( color, 0.2 ) ],
				[ 0.4, color ],
				[ 1, lighten( color, 0.32 ) ],
			] )
		),
		line( outline, '#ffffff', radius * 0.03, 'opacity=".6"' ),
		arc( x, y, radius * 0.95, 185, 275, radius * 0.045, '#ffffff', 0.95 ),
		arc( x, y, radius * 0.95, 20, 60, radius * 0.035, '#ffffff', 0.7 ),
		arc(
			x,
			y,
			radius * 0.9,
			160,
			300,
			radius * 0.02,
			darken( color, 0.5 ),
			0.35
		),
	] );
}

/**
 * Spreads crumbs, flakes or drops on the table.
 *
 * @param {Scene}             scene
 * @param {Object}            crumbs
 * @param {number}            crumbs.x
 * @param {number}            crumbs.y
 * @param {number}            crumbs.width
 * @param {number}            crumbs.height
 * @param {number}            crumbs.count
 * @param {readonly string[]} crumbs.colors
 * @param {number}            [crumbs.size]
 */
export function crumbs(
	scene,
	{ x, y, width, height, count, colors, size = 6 }
) {
	const { random } = scene;
	scene.layer(
		scatter( random, x, y, width, height, size * 2.4, count ).map(
			( [ px, py ] ) =>
				shape(
					blob(
						random,
						px,
						py,
						size * random.range( 0.5, 1.3 ),
						size * random.range( 0.4, 1 ),
						0.3,
						6
					),
					random.pick( colors )
				)
		),
		{ puff: 2, depth: 5, shadow: 0.4, lift: 3 }
	);
}
