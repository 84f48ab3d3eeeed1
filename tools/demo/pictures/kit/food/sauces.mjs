import { darken, lighten } from '../color.mjs';
import {
	blob,
	dot,
	line,
	n,
	polar,
	scatter,
	shape,
	smooth,
} from '../paths.mjs';
import { boxAround } from './heaps.mjs';

/**
 * @typedef {import('../scene.mjs').Scene} Scene
 * @typedef {import('./heaps.mjs').Place} Place
 */

/**
 * Pours a sauce, a soup or a batter: a soft pool with light on it.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} look
 * @param {string} look.color
 * @param {number} [look.wobble] How uneven its edge is.
 * @param {number} [look.rough]  How uneven its surface is, 0 to 1.
 * @param {number} [look.grain]
 * @param {number} [look.gloss]
 * @param {number} [look.depth]
 * @param {number} [look.shadow]
 */
export function pool( scene, { x, y, width, height = width }, look ) {
	const {
		color,
		wobble = 0.01,
		rough = 0.3,
		grain = 0.02,
		gloss = 0.25,
		depth = 14,
		shadow = 0.3,
	} = look;
	const fill = scene.radial(
		[
			[ 0, lighten( color, 0.14 ) ],
			[ 0.6, color ],
			[ 1, darken( color, 0.24 ) ],
		],
		0.55,
		0.56,
		0.62
	);
	scene.layer(
		shape(
			blob(
				scene.random,
				x,
				y,
				width,
				height,
				wobble,
				wobble > 0.02 ? 13 : 26
			),
			fill
		),
		{
			puff: 8,
			depth,
			rough,
			grain,
			gloss,
			shine: 16,
			shadow,
			lift: 5,
			box: boxAround( x, y, width, height ),
		}
	);
}

/**
 * Swirls something through something else: rings that open to the outside.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} swirl
 * @param {string} swirl.color
 * @param {number} swirl.thick
 * @param {number} [swirl.turns]
 * @param {number} [swirl.opacity]
 * @param {boolean} [swirl.raised] Whether it lies on top or is a groove's edge.
 */
export function swirl(
	scene,
	{ x, y, width, height = width },
	{ color, thick, turns = 2.6, opacity = 1, raised = true }
) {
	const { random } = scene;
	const start = random.range( 0, Math.PI * 2 );
	const steps = Math.round( turns * 12 );
	const d = smooth(
		Array.from( { length: steps }, ( _, at ) => {
			const share = at / ( steps - 1 );
			const reach =
				( 0.06 + share * 0.94 ) * ( 1 + random.jitter( 0.03 ) );
			const angle = start + share * turns * Math.PI * 2;
			return [
				x + Math.cos( angle ) * width * reach,
				y + Math.sin( angle ) * height * reach,
			];
		} )
	);
	const markup = line( d, color, thick, `opacity="${ opacity }"` );
	if ( raised ) {
		scene.layer( markup, {
			puff: thick * 0.35,
			depth: thick * 0.5,
			gloss: 0.25,
			shadow: 0.25,
			lift: 3,
			box: boxAround( x, y, width, height ),
		} );
	} else {
		scene.blurred( markup, Math.max( 2, Math.round( thick * 0.2 ) ) );
	}
}

/**
 * Drops a spoonful of something thick: yoghurt, cream, crème fraîche.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {string} color
 */
export function dollop( scene, { x, y, width, height = width }, color ) {
	const { random } = scene;
	const box = boxAround( x, y, width, height );
	scene.layer(
		shape( blob( random, x, y, width, height, 0.09, 11 ), color ),
		{
			puff: 12,
			depth: 20,
			rough: 0.2,
			grain: 0.014,
			gloss: 0.22,
			shine: 14,
			shadow: 0.42,
			lift: 9,
			box,
		}
	);
	const curl = smooth( [
		polar( x, y, 3.5, width * 0.5 ),
		polar( x, y, 4.8, width * 0.5 ),
		polar( x, y, 6.2, width * 0.42 ),
		polar( x, y, 7.6, width * 0.24 ),
		[ x - width * 0.04, y ],
	] );
	scene.layer( line( curl, lighten( color, 0.3 ), width * 0.22 ), {
		puff: width * 0.08,
		depth: 12,
		shadow: 0.2,
		lift: 4,
		box,
	} );
}

/**
 * Drizzles something thin to and fro.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} drizzle
 * @param {string} drizzle.color
 * @param {number} drizzle.thick
 * @param {number} [drizzle.turns]
 * @param {number} [drizzle.opacity]
 */
export function drizzle(
	scene,
	{ x, y, width, height = width },
	{ color, thick, turns = 6, opacity = 0.9 }
) {
	const { random } = scene;
	const points = Array.from( { length: turns * 2 + 1 }, ( _, at ) => {
		const share = at / ( turns * 2 );
		const reach = Math.sqrt( Math.max( 0.05, 1 - ( share * 2 - 1 ) ** 2 ) );
		return /** @type {const} */ ( [
			x +
				( at % 2 === 1 ? 1 : -1 ) *
					width *
					reach *
					random.range( 0.75, 1 ),
			y - height + share * height * 2 + random.jitter( height * 0.05 ),
		] );
	} );
	scene.layer(
		line( smooth( points ), color, thick, `opacity="${ opacity }"` ),
		{
			puff: thick * 0.35,
			depth: thick * 0.6,
			gloss: 0.4,
			shadow: 0.28,
			lift: 3,
			box: boxAround( x, y, width, height ),
		}
	);
}

/**
 * Lets drops of oil float: flat discs with a bright edge.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {Object} drops
 * @param {string} drops.color
 * @param {number} drops.count
 * @param {number} drops.size
 */
export function oilDrops(
	scene,
	{ x, y, width, height = width },
	{ color, count, size }
) {
	const { random } = scene;
	scene.add(
		scatter( random, x, y, width, height, size * 1.7, count ).map(
			( [ px, py ] ) => {
				const radius = size * random.range( 0.3, 1 );
				const d = blob( random, px, py, radius, radius * 0.9, 0.05, 9 );
				return (
					shape( d, color, 'opacity=".45"' ) +
					line( d, lighten( color, 0.55 ), 1.8, 'opacity=".6"' ) +
					dot(
						px - radius * 0.3,
						py - radius * 0.3,
						radius * 0.16,
						'#fff',
						'opacity=".8"'
					)
				);
			}
		)
	);
}

/**
 * Shows light on a wet surface: soft bright strokes along the edge that is
 * nearer to the light.
 *
 * @param {Scene}  scene
 * @param {Place}  where
 * @param {number} opacity
 */
export function wetLight(
	scene,
	{ x, y, width, height = width },
	opacity = 0.5
) {
	const stroke = (
		/** @type {number} */ reach,
		/** @type {number} */ from,
		/** @type {number} */ to
	) =>
		line(
			smooth(
				Array.from( { length: 5 }, ( _, at ) => {
					const angle = from + ( ( to - from ) * at ) / 4;
					return [
						x + Math.cos( angle ) * width * reach,
						y + Math.sin( angle ) * height * reach,
					];
				} )
			),
			'#fffaf0',
			width * 0.035,
			`opacity="${ n( opacity ) }"`
		);
	scene.blurred( [ stroke( 0.86, 0.25, 1.1 ), stroke( 0.8, 3.6, 4.1 ) ], 6 );
}
