import { darken, lighten } from './color.mjs';
import { line, n, place, shape, smooth, softBox } from './paths.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/**
 * Lays a folded napkin of linen.
 *
 * @param {Scene}  scene
 * @param {Object} napkin
 * @param {number} napkin.x
 * @param {number} napkin.y
 * @param {number} napkin.width
 * @param {number} napkin.height
 * @param {number} napkin.turn    Degrees.
 * @param {string} napkin.color
 * @param {string} [napkin.stripe]
 */
export function napkin( scene, { x, y, width, height, turn, color, stripe } ) {
	const { random } = scene;
	const [ w, h ] = [ width / 2, height / 2 ];
	const stripes = stripe
		? [ 0.12, 0.17, 0.26, 0.74, 0.83, 0.88 ].map( ( share, at ) =>
				line(
					`M${ n( -w + width * share ) } ${ n( -h + 3 ) }L${ n(
						-w + width * share + random.jitter( 3 )
					) } ${ n( h - 3 ) }`,
					stripe,
					at % 3 === 2 ? 12 : 4,
					'opacity=".8"'
				)
			)
		: [];
	const sheet = softBox( random, width, height, 8, 5 );
	const fold = line(
		smooth( [
			[ -w, random.jitter( 6 ) ],
			[ 0, random.jitter( 12 ) ],
			[ w, random.jitter( 6 ) ],
		] ),
		darken( color, 0.5 ),
		2,
		'opacity=".25"'
	);
	scene.layer(
		place(
			x + 10,
			y + 14,
			turn + 2.5,
			shape( sheet, darken( color, 0.08 ) )
		),
		{ puff: 5, depth: 5, shadow: 0.32, lift: 8 }
	);
	scene.layer(
		place( x, y, turn, shape( sheet, color ) + stripes.join( '' ) + fold ),
		{ puff: 5, depth: 20, rough: 0.4, grain: 0.005, shadow: 0.3, lift: 8 }
	);
}

/**
 * Gives the brushed metal of cutlery.
 *
 * @param {Scene}  scene
 * @param {string} color
 * @return {string} A paint.
 */
function metal( scene, color ) {
	return scene.linear(
		[
			[ 0, lighten( color, 0.5 ) ],
			[ 0.45, color ],
			[ 0.55, darken( color, 0.34 ) ],
			[ 1, lighten( color, 0.15 ) ],
		],
		[ 0, 0, 1, 0 ]
	);
}

const SPOON =
	'M-13 330C-16 200 -9 60 -8 -60C-8 -105 -54 -130 -56 -205C-58 -275 -30 -320 0 -320C30 -320 58 -275 56 -205C54 -130 8 -105 8 -60C9 60 16 200 13 330C12 342 -12 342 -13 330Z';
const FORK =
	'M-12 330C-15 200 -8 60 -8 -40C-8 -90 -46 -100 -46 -160L-44 -318C-43 -328 -33 -328 -32 -318L-30 -190L-19 -190L-18 -318C-17 -328 -9 -328 -7 -318L-6 -190L6 -190L7 -318C9 -328 17 -328 18 -318L19 -190L30 -190L32 -318C33 -328 43 -328 44 -318L46 -160C46 -100 8 -90 8 -40C8 60 15 200 12 330C11 342 -11 342 -12 330Z';
const KNIFE =
	'M-14 330L-12 20C-14 0 -20 -10 -20 -40L-20 -250C-20 -300 -4 -330 12 -335C20 -300 20 -100 14 20L14 330C12 342 -12 342 -14 330Z';

const CUTLERY = { spoon: SPOON, fork: FORK, knife: KNIFE };

/**
 * Lays a fork, a spoon or a knife.
 *
 * @param {Scene}                    scene
 * @param {keyof typeof CUTLERY}     kind
 * @param {number}                   x
 * @param {number}                   y
 * @param {number}                   turn  Degrees.
 * @param {string}                   color
 * @param {number}                   scale
 */
export function cutlery(
	scene,
	kind,
	x,
	y,
	turn,
	color = '#a39c92',
	scale = 1
) {
	const bowlOfSpoon =
		kind === 'spoon'
			? `<ellipse cx="0" cy="-212" rx="44" ry="94" fill="${ scene.linear(
					[
						[ 0, darken( color, 0.55 ) ],
						[ 1, lighten( color, 0.6 ) ],
					]
				) }"/>`
			: '';
	scene.layer(
		place(
			x,
			y,
			turn,
			shape( CUTLERY[ kind ], metal( scene, color ) ) + bowlOfSpoon,
			scale
		),
		{ puff: 4, depth: 8, gloss: 0.25, shine: 34, shadow: 0.42, lift: 9 }
	);
}

/**
 * Lays a pair of chopsticks.
 *
 * @param {Scene}  scene
 * @param {number} x
 * @param {number} y
 * @param {number} turn  Degrees.
 * @param {string} color
 */
export function chopsticks( scene, x, y, turn, color = '#5b2c22' ) {
	const stick = 'M-10 -400L10 -400L6 400L-6 400Z';
	const band = `<path d="M-10 -400L10 -400L9 -330L-9 -330Z" fill="#d9a441"/>`;
	scene.layer(
		[
			place( x, y, turn, shape( stick, color ) + band ),
			place( x + 34, y + 22, turn + 4, shape( stick, color ) + band ),
		],
		{ puff: 5, depth: 12, gloss: 0.35, shadow: 0.45, lift: 12 }
	);
}
