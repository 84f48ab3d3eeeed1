/** Fractions that have a sign of their own. */
const SIGNS: Readonly< Record< string, string > > = {
	'1/4': '¼',
	'1/2': '½',
	'3/4': '¾',
	'1/7': '⅐',
	'1/9': '⅑',
	'1/10': '⅒',
	'1/3': '⅓',
	'2/3': '⅔',
	'1/5': '⅕',
	'2/5': '⅖',
	'3/5': '⅗',
	'4/5': '⅘',
	'1/6': '⅙',
	'5/6': '⅚',
	'1/8': '⅛',
	'3/8': '⅜',
	'5/8': '⅝',
	'7/8': '⅞',
};

/** Parts of one that are shown: those with a sign, and the sixteenths of inches and spoons. */
const SHOWN = [
	...Object.keys( SIGNS ),
	...[ 1, 3, 5, 7, 9, 11, 13, 15 ].map( ( top ) => `${ top }/16` ),
].map( ( text ) => {
	const [ top, bottom ] = text.split( '/' ).map( Number );
	return { text, value: ( top ?? 0 ) / ( bottom ?? 1 ) };
} );

/**
 * Returns the sign of a fraction.
 *
 * @param text Such as `1/2`.
 * @return Such as `½`; undefined where it has none.
 */
export function signOf( text: string ): string | undefined {
	return SIGNS[ text ];
}

/**
 * Finds the fraction that is nearest to a part of one.
 *
 * @param part      Between 0 and 1.
 * @param tolerance How far the fraction may be from it.
 * @return Its sign, or its digits where it has none; undefined where none is near enough.
 */
export function nearestFraction(
	part: number,
	tolerance: number
): string | undefined {
	const near = SHOWN.reduce( ( best, one ) =>
		Math.abs( one.value - part ) < Math.abs( best.value - part )
			? one
			: best
	);
	return Math.abs( near.value - part ) <= tolerance
		? ( signOf( near.text ) ?? near.text )
		: undefined;
}
