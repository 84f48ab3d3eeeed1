import { darken, lighten, vary } from '../color.mjs';
import { blob, line, place, polar, scatter, shape, smooth } from '../paths.mjs';

/**
 * @typedef {import('../scene.mjs').Scene} Scene
 * @typedef {import('../relief.mjs').Relief} Relief
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../paths.mjs').Point} Point
 *
 * @typedef {Object} Place
 * @property {number} x
 * @property {number} y
 * @property {number} width    Half of the width.
 * @property {number} [height] Half of the height; the width by default.
 */

/**
 * Piles things up in layers, each a little smaller than the one below.
 *
 * @param {Scene}                                   scene
 * @param {Place}                                   where
 * @param {Object}                                  pile
 * @param {number}                                  pile.spacing Least distance in a layer.
 * @param {number}                                  [pile.layers]
 * @param {number}                                  [pile.shrink] Share by which a layer is smaller.
 * @param {number}                                  [pile.most]   Most things in a layer.
 * @param {(random: Random, layer: number) => string} pile.item    Draws one around the origin.
 * @param {Relief}                                  [pile.relief]
 * @param {boolean}                                 [pile.turned] Whether things lie any way round.
 */
export function heap( scene, { x, y, width, height = width }, pile ) {
	const {
		spacing,
		layers = 3,
		shrink = 0.1,
		most,
		item,
		relief,
		turned = true,
	} = pile;
	const { random } = scene;
	for ( let at = 0; at < layers; at++ ) {
		const size = 1 - shrink * at;
		scene.layer(
			scatter(
				random,
				x,
				y,
				width * size,
				height * size,
				spacing,
				most
			).map( ( [ px, py ] ) =>
				place(
					px,
					py,
					turned ? random.range( 0, 360 ) : 0,
					item( random, at )
				)
			),
			{
				box: boxAround( x, y, width + spacing, height + spacing ),
				...relief,
			}
		);
	}
}

/**
 * Gives the part of the picture around an ellipse, with room for shadows.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @return {[number, number, number, number]} x, y, width, height.
 */
export function boxAround( x, y, width, height = width ) {
	const room = 40;
	const left = Math.max( 0, Math.round( x - width - room ) );
	const top = Math.max( 0, Math.round( y - height - room ) );
	return [
		left,
		top,
		Math.min( 1600, Math.round( x + width + room ) ) - left,
		Math.min( 1200, Math.round( y + height + room ) ) - top,
	];
}

/**
 * Draws a grain of rice around the origin.
 *
 * @param {Random} random
 * @param {number} length
 * @param {string} color
 * @param {number} slim   Width as a share of the length.
 * @return {string} Markup.
 */
export function grain( random, length, color, slim = 0.4 ) {
	return shape(
		blob( random, 0, 0, length / 2, ( length * slim ) / 2, 0.07, 8 ),
		vary( random, color, 0.07 )
	);
}

/**
 * Draws a bean, a chickpea or a berry around the origin.
 *
 * @param {Random} random
 * @param {number} size   Radius.
 * @param {string} color
 * @param {number} flat   Height as a share of the width.
 * @return {string} Markup.
 */
export function bean( random, size, color, flat = 0.86 ) {
	const tone = vary( random, color, 0.09 );
	return (
		shape( blob( random, 0, 0, size, size * flat, 0.07, 9 ), tone ) +
		shape(
			blob(
				random,
				-size * 0.2,
				-size * 0.2,
				size * 0.5,
				size * 0.4,
				0.1,
				8
			),
			lighten( tone, 0.3 ),
			'opacity=".35"'
		)
	);
}

/**
 * Draws a chunk of meat, fish or vegetable with a seared side, around the
 * origin.
 *
 * @param {Random} random
 * @param {number} size
 * @param {string} color
 * @param {string} [seared] Colour of the seared patches.
 * @return {string} Markup.
 */
export function chunk( random, size, color, seared ) {
	const tone = vary( random, color, 0.08 );
	const count = random.int( 5, 7 );
	/** @type {Point[]} */
	const corners = Array.from( { length: count }, ( _, at ) =>
		polar(
			0,
			0,
			( at / count ) * Math.PI * 2 + random.jitter( 0.25 ),
			size * random.range( 0.78, 1.1 )
		)
	);
	const patches = seared
		? Array.from( { length: 3 }, () =>
				shape(
					blob(
						random,
						random.jitter( size * 0.4 ),
						random.jitter( size * 0.4 ),
						size * random.range( 0.2, 0.42 ),
						size * random.range( 0.12, 0.3 ),
						0.2,
						8
					),
					seared,
					'opacity=".6"'
				)
			).join( '' )
		: '';
	return shape( smooth( corners, true ), tone ) + patches;
}

/**
 * Draws a strip of vegetable, straight or a little bent, around the origin.
 *
 * @param {Random} random
 * @param {number} length
 * @param {number} width
 * @param {string} color
 * @return {string} Markup.
 */
export function strip( random, length, width, color ) {
	const tone = vary( random, color, 0.1 );
	const bend = random.jitter( length * 0.12 );
	const d = smooth( [
		[ -length / 2, bend ],
		[ 0, -bend ],
		[ length / 2, bend ],
	] );
	return (
		line( d, tone, width ) +
		line( d, lighten( tone, 0.35 ), width * 0.3, 'opacity=".5"' )
	);
}

/**
 * Draws noodles that lie in a bowl in bundles, in layers.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} look
 * @param {string} look.color
 * @param {number} look.thick
 * @param {number} [look.bundles] How many bundles.
 * @param {number} [look.strands] Strands in a bundle.
 */
export function noodles(
	scene,
	{ x, y, width, height = width },
	{ color, thick, bundles = 9, strands = 6 }
) {
	const { random } = scene;
	for ( let bundle = 0; bundle < bundles; bundle++ ) {
		const angle = ( bundle / bundles ) * Math.PI * 4 + random.jitter( 0.4 );
		const [ cx, cy ] = polar(
			x,
			y,
			angle,
			width * random.range( 0.1, 0.46 )
		);
		const start = angle + random.range( 1.2, 2.6 );
		const sweep =
			random.range( 2.6, 4.4 ) * ( random.chance( 0.5 ) ? 1 : -1 );
		const reach = random.range( 0.24, 0.5 ) * width;
		const markup = Array.from( { length: strands }, ( _, strand ) => {
			const tone = vary( random, color, 0.06 );
			const gap = ( strand - strands / 2 ) * thick * 1.04;
			const sway = random.range( 0, 6 );
			const d = smooth(
				Array.from( { length: 9 }, ( __, at ) =>
					polar(
						cx,
						cy,
						start + ( sweep * at ) / 8,
						reach + gap + thick * 0.5 * Math.sin( at * 1.1 + sway )
					)
				)
			);
			return (
				line( d, darken( tone, 0.16 ), thick ) +
				line( d, tone, thick * 0.72 ) +
				line( d, lighten( tone, 0.35 ), thick * 0.24, 'opacity=".7"' )
			);
		} );
		scene.layer( markup, {
			puff: thick * 0.2,
			depth: thick * 0.34,
			gloss: 0.16,
			shine: 20,
			shadow: 0.42,
			lift: thick * 0.4,
			box: boxAround( x, y, width, height ),
		} );
	}
}

/**
 * Sprinkles small things thinly.
 *
 * @param {Scene}                     scene
 * @param {Place}                     where
 * @param {number}                    count
 * @param {(random: Random) => string} item  Draws one around the origin.
 * @param {number}                    [size] About how big one is.
 */
export function sprinkle( scene, where, count, item, size = 8 ) {
	const { width, height = width } = where;
	heap( scene, where, {
		spacing: Math.max(
			size * 1.4,
			Math.sqrt( ( width * height ) / count ) * 0.7
		),
		layers: 1,
		most: count,
		item,
		relief: {
			puff: Math.min( 5, Math.max( 1, size * 0.25 ) ),
			depth: Math.min( 10, Math.max( 3, size * 0.7 ) ),
			lift: Math.min( 8, Math.max( 1, size * 0.4 ) ),
		},
	} );
}
