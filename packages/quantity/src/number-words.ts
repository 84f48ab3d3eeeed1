import type { FoundNumber } from './number';

const WORDS: Record< string, number > = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	half: 0.5,
	quarter: 0.25,
};
for ( const [ ten, word ] of [ 'twenty', 'thirty', 'forty' ].entries() ) {
	WORDS[ word ] = ( ten + 2 ) * 10;
	for ( const one of Object.keys( WORDS ).slice( 0, 9 ) ) {
		WORDS[ `${ word }-${ one }` ] =
			( ten + 2 ) * 10 + ( WORDS[ one ] ?? 0 );
	}
}

/** Parts of a whole by the first letters of their words. */
const PARTS: Record< string, number > = {
	ha: 2,
	th: 3,
	qu: 4,
	fo: 4,
	ei: 8,
};

/** Long words first: `thirty-two` before `thirty`. */
const ANY_WORD = Object.keys( WORDS )
	.sort( ( a, b ) => b.length - a.length )
	.join( '|' );

const WORD = new RegExp(
	String.raw`(?!half[ -]and[ -]half)(?:(?<whole>${ ANY_WORD })[ -]and[ -]an?[ -](?<part>half|quarter)|(?:an? )?(?<sixth>half)(?:[ -]an?)?[ -]dozen|(?:(?:one|an?)[ -]|(?=(?:third|fourth|eighth) of an? ))(?<bottom>half|third|quarter|fourth|eighth)(?: of an?(?!\p{L}))?|(?<tops>two|three|five|seven)[ -](?<bottoms>thirds|quarters|fourths|eighths|(?<=three[ -])quarter)(?: of an?(?!\p{L}))?|an? (?<alone>dozen)|(?<count>${ ANY_WORD })(?:[ -](?<dozen>dozen))?(?:(?:(?<=half) of)? an?(?![\p{L}]))?|(?<only>dozen))(?![\p{L}])`,
	'iyu'
);

/**
 * Reads a number word: `half a`, `one and a half`, `two dozen`.
 *
 * @param start Where to read.
 * @return The number, or undefined.
 */
export function readWord(
	text: string,
	start: number
): FoundNumber | undefined {
	WORD.lastIndex = start;
	const match = WORD.exec( text );
	const groups = match?.groups;
	if ( ! match || ! groups ) {
		return undefined;
	}
	const of = ( name: string ): number =>
		WORDS[ groups[ name ]?.toLowerCase() ?? '' ] ?? 0;
	const part =
		PARTS[
			( groups[ 'bottom' ] ?? groups[ 'bottoms' ] ?? '' )
				.slice( 0, 2 )
				.toLowerCase()
		];
	const isDozen = groups[ 'dozen' ] ?? groups[ 'only' ] ?? groups[ 'alone' ];
	const count =
		of( 'whole' ) +
		of( 'part' ) +
		of( 'count' ) +
		of( 'sixth' ) +
		of( 'tops' );
	const times = ( isDozen ?? groups[ 'sixth' ] ) ? 12 : 1;
	const value = ( count > 0 ? count : 1 ) * ( times / ( part ?? 1 ) );
	return { value, start, end: start + match[ 0 ].length };
}
