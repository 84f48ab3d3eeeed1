import { MAX_PAN_SIDE } from '@larder/contracts/constants';
/** What a recipe is baked in. */
export type Pan = {
	shape: 'round' | 'square' | 'rectangle' | 'loaf' | 'ring';
	/** Diameter of a round one, side of a square one, the shorter side of the others. */
	width: number;
	/** The longer side of rectangles and loaf tins, else 0. */
	length: number;
	/** How high it is; 0 where that is not said. */
	height: number;
	unit: 'cm' | 'in';
};

/** The shapes that a pan can have. */
export const SHAPES: ReadonlyArray< Pan[ 'shape' ] > = [
	'round',
	'square',
	'rectangle',
	'loaf',
	'ring',
];

const CENTIMETRES = { cm: 1, in: 2.54 };

/** What the hole of a ring leaves of the circle: it is a third as wide. */
const RING = 8 / 9;

/**
 * Returns whether a shape has two sides.
 *
 * @return True for rectangles and loaf tins.
 */
export function hasTwoSides( shape: Pan[ 'shape' ] ): boolean {
	return shape === 'rectangle' || shape === 'loaf';
}

/** Returns whether a side can be that of a pan. */
function isSide( value: unknown ): value is number {
	return typeof value === 'number' && value > 0 && value <= MAX_PAN_SIDE;
}

/**
 * Reads a pan, whatever is stored. Its twin is `Larder\Recipe\Pan`.
 *
 * @param stored The `pan` attribute.
 * @return The pan; null where it has no shape or no size.
 */
export function readPan( stored: unknown ): Pan | null {
	if ( typeof stored !== 'object' || stored === null ) {
		return null;
	}
	const get = ( key: keyof Pan ): unknown => Reflect.get( stored, key );
	const shape = SHAPES.find( ( known ) => known === get( 'shape' ) );
	const [ width, length, height ] = [
		get( 'width' ),
		get( 'length' ),
		get( 'height' ),
	];
	if ( ! shape || ! isSide( width ) ) {
		return null;
	}
	const isLong = hasTwoSides( shape );
	return isLong && ! isSide( length )
		? null
		: {
				shape,
				width,
				length: isLong && isSide( length ) ? length : 0,
				height: isSide( height ) ? height : 0,
				unit: get( 'unit' ) === 'in' ? 'in' : 'cm',
			};
}

/** Returns the area of a pan in square centimetres. */
function areaOf( { shape, width, length, unit }: Pan ): number {
	const side = width * CENTIMETRES[ unit ];
	switch ( shape ) {
		case 'round':
			return Math.PI * ( side / 2 ) ** 2;
		case 'ring':
			return RING * Math.PI * ( side / 2 ) ** 2;
		case 'square':
			return side ** 2;
		default:
			return side * length * CENTIMETRES[ unit ];
	}
}

/**
 * Returns by what a recipe is multiplied for another pan: by the areas, so that
 * what is baked is as high as before; by the volumes where both heights are known.
 *
 * @param from The pan that it was written for.
 * @param to   The other pan.
 */
export function panFactor( from: Pan, to: Pan ): number {
	const heights =
		from.height > 0 && to.height > 0
			? ( to.height * CENTIMETRES[ to.unit ] ) /
				( from.height * CENTIMETRES[ from.unit ] )
			: 1;
	return ( heights * areaOf( to ) ) / areaOf( from );
}

/** Builds the pans of one shape and unit from their sides. */
const some = (
	unit: Pan[ 'unit' ],
	shape: Pan[ 'shape' ],
	...sides: ReadonlyArray< number | readonly [ number, number ] >
): Pan[] =>
	sides.map( ( side ) => {
		const [ width, length ] = typeof side === 'number' ? [ side, 0 ] : side;
		return { shape, width, length, height: 0, unit };
	} );

/** The sizes in which tins are sold, by unit. */
export const TINS: Readonly< Record< Pan[ 'unit' ], readonly Pan[] > > = {
	cm: [
		...some( 'cm', 'round', 15, 16, 18, 20, 22, 23, 24, 26, 28, 30 ),
		...some( 'cm', 'square', 15, 18, 20, 23, 25 ),
		...some(
			'cm',
			'rectangle',
			[ 18, 28 ],
			[ 20, 30 ],
			[ 23, 33 ],
			[ 30, 40 ]
		),
		...some(
			'cm',
			'loaf',
			[ 11, 16 ],
			[ 10, 20 ],
			[ 11, 25 ],
			[ 13, 23 ],
			[ 11, 30 ]
		),
		...some( 'cm', 'ring', 22, 24, 25 ),
	],
	in: [
		...some( 'in', 'round', 6, 7, 8, 9, 10, 12 ),
		...some( 'in', 'square', 6, 8, 9, 10 ),
		...some(
			'in',
			'rectangle',
			[ 7, 11 ],
			[ 8, 12 ],
			[ 9, 13 ],
			[ 10, 15 ],
			[ 13, 18 ]
		),
		...some( 'in', 'loaf', [ 4.5, 8.5 ], [ 5, 9 ] ),
		...some( 'in', 'ring', 9, 10 ),
	],
};
