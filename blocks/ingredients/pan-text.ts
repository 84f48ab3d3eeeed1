import { __, sprintf } from '@wordpress/i18n';
import { hasTwoSides, readPan, SHAPES, type Pan } from './pan';

/**
 * Names the shapes of pans.
 *
 * @return Words by shape.
 */
export function shapeNames(): Record< Pan[ 'shape' ], string > {
	return {
		round: __( 'round', 'larder' ),
		square: __( 'square', 'larder' ),
		rectangle: __( 'rectangular', 'larder' ),
		loaf: __( 'loaf tin', 'larder' ),
		ring: __( 'ring', 'larder' ),
	};
}

/** Names a unit. */
const unitName = ( unit: Pan[ 'unit' ] ): string =>
	unit === 'in' ? __( 'in', 'larder' ) : __( 'cm', 'larder' );

/**
 * Returns a description of a pan.
 *
 * @return Such as `20 cm, round`.
 */
export function panText( { shape, width, length, height, unit }: Pan ): string {
	const sides = [
		width,
		...( hasTwoSides( shape ) ? [ length ] : [] ),
		...( height > 0 ? [ height ] : [] ),
	];
	return sprintf(
		/* translators: 1: size, such as "20 cm". 2: shape, such as "round". */
		__( '%1$s, %2$s', 'larder' ),
		`${ sides.join( ' × ' ) } ${ unitName( unit ) }`,
		shapeNames()[ shape ]
	);
}

/** What people call the shapes, in five languages. */
const WORDS: ReadonlyArray< readonly [ Pan[ 'shape' ], RegExp ] > = [
	[ 'loaf', /loaf|kasten|plum ?cake|à cake|pain|molde de pan|alargad/iu ],
	[
		'ring',
		/bundt|\bring\b|gugelhupf|kranz|savarin|couronne|corona|ciambella|rosca|tube/iu,
	],
	[ 'square', /square|quadrat|cuadrad|carré/iu ],
	[
		'rectangle',
		/rectang|rettang|rechteck|blech|sheet|tray|jelly ?roll|bandeja/iu,
	],
	[ 'round', /round|rund|redond|ronde?\b|tond|spring|diam|⌀|ø/iu ],
];

/** Loaf tins are also named by what they hold. */
const LOAVES: ReadonlyArray< readonly [ RegExp, Partial< Pan > ] > = [
	[ /\b2 ?lb|\b(?:900|1000) ?g\b/iu, { width: 13, length: 23 } ],
	[ /\b1 ?lb|\b(?:450|500) ?g\b/iu, { width: 11, length: 16 } ],
];

/** A side, with its unit where that follows it. */
const SIDE =
	/(\d+(?:[.,]\d+)?)(?:\s*(½|1\/2))?\s*-?\s*(mm|cm|in(?:ch(?:es)?)?\b|["″”]|zoll|pulgadas?|pouces?|pollic[ei]|سم|بوصة)?/giu;

/** Before a height: `20 cm round, 7 cm high`. */
const HIGH = /^\W*(?:high|deep|tall|hoch|tief|de alto|de hauteur|di altezza)/iu;

/** How many tins there are, and what they hold: no sides. */
const NO_SIDE =
	/^\s*[1-3](?:\s*[x×]\s*|\s+)(?=\d+(?:[.,]\d+)?\s*-?\s*(?:cm|mm|in(?:ch)?\b|["″”])\s*(?![x×\d]))|\d+\s*-?\s*(?:cups?|count|lbs?|litres?|liters?|l|ml)(?!\p{L})|^\s*[1-3]\s+(?=(?!inch|zoll|pouc|pulg|poll)\p{L}{4})/giu;

/** Sides said again in another unit: the `/9in` of `23cm/9in round tin`. */
const AGAIN =
	/((?:[cm]m|in(?:ch(?:es)?)?|["″”]|zoll)\s*)[/(][^/()]*\d[^/()]*?\)?(?=\s|$)/iu;

/** Finds the shape that a text names, in the words of the site first. */
function shapeIn( text: string ): Pan[ 'shape' ] | undefined {
	const names = shapeNames();
	return (
		SHAPES.find( ( shape ) =>
			new RegExp( `(?<!\\p{L})${ names[ shape ] }(?!\\p{L})`, 'iu' ).test(
				text
			)
		) ?? WORDS.find( ( [ , words ] ) => words.test( text ) )?.[ 0 ]
	);
}

/** Returns the unit in which sides were typed, or guesses it from the numbers: no tin has 15 inches as its shorter side, or 20 as its longer one. */
function unitIn(
	units: readonly string[],
	least: number,
	most: number
): Pan[ 'unit' ] {
	const typed = units.find( Boolean );
	if ( typed ) {
		return /^(?:[cm]m|سم)$/i.test( typed ) ? 'cm' : 'in';
	}
	return least >= 14 || most >= 20 ? 'cm' : 'in';
}

/** The numbers of a text, with the units that were typed. */
type Sides = { sides: number[]; height: number; units: string[] };

/** Finds the sides in a text, and the height where it is called one. */
function sidesIn( typed: string ): Sides {
	const text = typed.replace( NO_SIDE, '' ).replace( AGAIN, '$1 ' );
	const found = [ ...text.matchAll( SIDE ) ];
	const sides = found.map(
		( [ , number = '', half = '', unit = '' ] ) =>
			( Number( number.replace( ',', '.' ) ) +
				( half === '' ? 0 : 0.5 ) ) /
			( /^mm$/i.test( unit ) ? 10 : 1 )
	);
	const last = found.at( -1 );
	const isHigh =
		sides.length > 1 &&
		last !== undefined &&
		HIGH.test( text.slice( last.index + last[ 0 ].length ) );
	return {
		sides: isHigh ? sides.slice( 0, -1 ) : sides,
		height: isHigh ? ( sides.at( -1 ) ?? 0 ) : 0,
		units: found.map( ( [ , , , unit = '' ] ) => unit ),
	};
}

/** Returns the shape that two sides have where none is named. */
function shapeOf( first: number, second: number ): Pan[ 'shape' ] {
	if ( second === 0 ) {
		return 'round';
	}
	return first === second ? 'square' : 'rectangle';
}

/** Builds a pan from the sides that were read. */
function panOf(
	named: Pan[ 'shape' ] | undefined,
	{ sides, height, units }: Sides
): Pan | null {
	const [ first = 0, second = 0, third = 0 ] = sides;
	const shape = named ?? shapeOf( first, second );
	const least = second > 0 ? Math.min( first, second ) : first;
	const most = shape === 'round' ? first : Math.max( first, second );
	const size = { shape, unit: unitIn( units, least, most ) };
	if ( ! hasTwoSides( shape ) ) {
		// Of "20 × 7 cm round" the second is the height.
		const high = first === second ? third : second;
		return readPan( {
			...size,
			width: first,
			height: height > 0 ? height : high,
		} );
	}
	if ( shape === 'rectangle' && second === 0 ) {
		return null;
	}
	// A loaf tin is named by its longer side.
	const width =
		shape === 'loaf' && second === 0
			? Math.round( first * 0.9 ) / 2
			: least;
	return readPan( {
		...size,
		width,
		length: Math.max( first, second ),
		height: height > 0 ? height : third,
	} );
}

/**
 * Reads a pan as people write it: `20 cm round`, `9x13 inch`, `2 lb loaf tin`, `23 × 33 × 5 cm`.
 *
 * @param text What was typed.
 * @return The pan; null for no text, undefined where it cannot be read.
 */
export function readPanText( text: string ): Pan | null | undefined {
	if ( text.trim() === '' ) {
		return null;
	}
	const named = shapeIn( text );
	const loaf = LOAVES.find( ( [ size ] ) => size.test( text ) )?.[ 1 ];
	return (
		( named === 'loaf' && loaf
			? readPan( { shape: 'loaf', unit: 'cm', ...loaf } )
			: panOf( named, sidesIn( text ) ) ) ?? undefined
	);
}
