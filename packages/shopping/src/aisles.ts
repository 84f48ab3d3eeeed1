import { bareFood } from '@larder/quantity';
import { AISLE_FOODS } from './aisle-foods';
import { foodKey, withoutChoice } from './foods';

/** An aisle of a shop. */
export type Aisle = keyof typeof AISLE_FOODS | 'other';

/** Names of foods by aisle, as `AISLE_FOODS` has them. */
export type Foods = Readonly< Record< keyof typeof AISLE_FOODS, string > >;

/** All aisles, in the order in which one walks through a shop. */
export const AISLES: readonly Aisle[] = [
	'produce',
	'bakery',
	'meat',
	'fish',
	'dairy',
	'pantry',
	'baking',
	'oils',
	'spices',
	'frozen',
	'drinks',
	'household',
	'other',
];

/** Returns whether a stored word is an aisle of this version. */
export function isAisle( word: string | undefined ): word is Aisle {
	return AISLES.some( ( aisle ) => aisle === word );
}

/** What is known of a food: its aisle, and the key that its names share. */
type Known = { aisle: Aisle; food: string };

type Table = Map< string, Known >;

/** Adds foods to what is known; what was known before stays. */
function learn( known: Table, foods: Foods, locale?: string ): Table {
	for ( const aisle of AISLES ) {
		const names = aisle === 'other' ? '' : foods[ aisle ];
		for ( const food of names.split( ',' ) ) {
			const keys = food
				.split( '|' )
				.map( ( name ) => foodKey( name, locale ) );
			for ( const key of keys ) {
				if ( ! known.has( key ) ) {
					known.set( key, { aisle, food: keys[ 0 ] ?? key } );
				}
			}
		}
	}
	return known;
}

/** What is known on pages of each language. */
const TABLES = new Map< string, Table >();

/** The last parts of German compounds: the `mehl` of `Weizenmehl`. */
let lastParts: readonly string[] = [];

const codeOf = ( locale: string ): string =>
	locale.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';

function knownIn( locale: string ): Table {
	const code = codeOf( locale );
	const table = TABLES.get( code ) ?? learn( new Map(), AISLE_FOODS, locale );
	TABLES.set( code, table );
	return table;
}

/**
 * Registers the foods of a further language.
 *
 * @param foods  Names by aisle.
 * @param locale Language tag of the page.
 */
export function teachFoods( foods: Foods, locale: string ): void {
	const own = learn( new Map(), foods, locale );
	if ( codeOf( locale ) === 'de' ) {
		lastParts = [ ...own.keys() ]
			.filter( ( key ) => key.length > 3 )
			.sort( ( one, other ) => other.length - one.length );
	}
	// A page of another language writes some foods in English all the same.
	TABLES.set( codeOf( locale ), learn( own, AISLE_FOODS, locale ) );
}

/**
 * Returns the key that all names of a food share, so that spring onions and
 * scallions are one line, and sliced tomatoes and tomatoes. What is known with
 * its preparation, such as chopped tomatoes, is a food of its own.
 *
 * @param name   As written, plain text.
 * @param locale Language tag of the page.
 * @return Key of the food.
 */
export function sameFood( name: string, locale = 'en' ): string {
	const known = knownIn( locale );
	const bare = foodKey(
		bareFood( withoutChoice( name, locale ), locale ),
		locale
	);
	return (
		known.get( foodKey( name, locale ) )?.food ??
		known.get( bare )?.food ??
		bare
	);
}

/** Returns parts of a name from the most telling on: its end in English and German, else its beginning. */
function partsOf( words: readonly string[], isHeadFirst: boolean ): string[] {
	const whole = words.map( ( _, at ) =>
		( isHeadFirst
			? words.slice( 0, words.length - at )
			: words.slice( at )
		).join( ' ' )
	);
	// "Juice of 1 lemon", "tomatoes in oil": the longest name within it.
	const within = words.flatMap( ( _, less ) =>
		Array.from( { length: less + 1 }, ( __, start ) =>
			words.slice( start, start + words.length - less ).join( ' ' )
		)
	);
	return [ ...whole, ...within ];
}

/**
 * Returns where a food is in a shop. English and German have what it is at the
 * end: of "unsalted Irish butter" the butter counts; Spanish has it first. What
 * is known nowhere in the name is under "Other".
 *
 * @param key    Key of the food.
 * @param locale Language tag of the page.
 */
export function aisleOf( key: string, locale = 'en' ): Aisle {
	const known = knownIn( locale );
	const words = key.split( ' ' ).slice( 0, 12 );
	for ( const part of partsOf( words, ! /^(?:en|de)\b/i.test( locale ) ) ) {
		const food = known.get( part );
		if ( food ) {
			return food.aisle;
		}
	}
	const last =
		codeOf( locale ) === 'de'
			? lastParts.find( ( part ) =>
					words.some( ( word ) => word.endsWith( part ) )
				)
			: undefined;
	return known.get( last ?? '' )?.aisle ?? 'other';
}
