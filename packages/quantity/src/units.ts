import { UNIT_NOUNS } from './noun-forms';
import { LINE_LANGUAGES } from './grammar';
import type { Language } from '@larder/words';

/** Normalizes the spelling of a unit: without case, accents and full stops. */
function fold( word: string ): string {
	return word
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.replace( /(?<=\p{L}{2})(?:\(\p{L}+\)|\/\p{L}+)$/u, '' )
		.replace( /[\s.]+/g, ' ' )
		.trim();
}

/** Ids of units by their words. */
type Ids = ReadonlyMap< string, string >;

/** Lists the unit words of a language; the first of equal ones counts, abbreviations and forms of their own before nouns: `filets` are not drizzles. */
function idsOf( { code, abbreviations }: Language ): Ids {
	const nouns = ( UNIT_NOUNS.get( code ) ?? [] ).flatMap(
		( { id, one, other } ) => [
			[ one, id ] as const,
			[ other, id ] as const,
		]
	);
	const short = abbreviations
		.trim()
		.split( '\n' )
		.flatMap( ( line ) => {
			const [ id = '', ...words ] = line.split( ' ' );
			return words.map(
				( word ) => [ word.replaceAll( '_', ' ' ), id ] as const
			);
		} );
	return new Map(
		[ ...short, ...nouns ]
			.reverse()
			.map( ( [ word, id ] ) => [ fold( word ), id ] )
	);
}

const IDS: ReadonlyMap< Language, Ids > = new Map(
	LINE_LANGUAGES.map( ( language ) => [ language, idsOf( language ) ] )
);

/**
 * Words that are a unit in one language and food, or something said of it, in
 * others: two chili are not kilos, and feta is not a slice. Only lines of the first
 * language mean the unit by them.
 */
const FOODS = new Set(
	'chili feta pot part brick noisette bouquet once'.split( ' ' )
);

/**
 * Finds the unit that a word names, in any of the languages.
 *
 * @param word      A word in any case, with or without full stops.
 * @param languages Languages to look in, the most likely first.
 * @return Stable id of the unit, such as `tbsp`, or undefined.
 */
export function findUnit(
	word: string,
	languages: readonly Language[] = LINE_LANGUAGES
): string | undefined {
	const plain = fold( word );
	const meant = FOODS.has( plain ) ? languages.slice( 0, 1 ) : languages;
	for ( const language of meant ) {
		const id = IDS.get( language )?.get( plain );
		if ( id !== undefined ) {
			return id;
		}
	}
	return undefined;
}

/** Units that measure a length. */
const LENGTHS = new Set( [ 'cm', 'mm', 'inch', 'foot' ] );

/**
 * Returns whether a unit measures a length.
 *
 * @param id Stable id.
 * @return True for `inch`.
 */
export function isLength( id: string ): boolean {
	return LENGTHS.has( id );
}

/** Units in which food is sold: what is beside them in brackets is the size of one. */
const PACKAGES = new Set(
	'can tin jar packet package pack bag box bottle carton container tub tube pouch sachet envelope block bar tray pot net punnet loaf log ball roll'.split(
		' '
	)
);

/**
 * Returns whether a unit is a package, which is as large as it is in any amount.
 *
 * @param id Stable id.
 * @return True for `can`, false for `bunch`.
 */
export function isPackage( id: string ): boolean {
	return PACKAGES.has( id );
}

/** Units that say nothing exact: `a pinch` is one in any amount. */
const VAGUE = new Set(
	'pinch dash drop splash squeeze squirt drizzle glug lug dab pat shake twist grind grating handful dollop knob spritz'.split(
		' '
	)
);

/**
 * Returns whether an article before a unit says no number.
 *
 * @param id Stable id.
 * @return True for `pinch`, false for `clove`.
 */
export function isVague( id: string ): boolean {
	return VAGUE.has( id );
}

/** Units that measure weight or volume; what is beside them in brackets says the same again. */
const MEASURES = new Set(
	'g hg kg mg ml cl dl l oz fl-oz lb stone pint quart gallon cup tbsp tsp dsp'.split(
		' '
	)
);

/**
 * Returns whether a unit measures weight or volume.
 *
 * @param id Stable id.
 * @return True for `g`, false for `clove`.
 */
export function isMeasure( id: string ): boolean {
	return MEASURES.has( id );
}
