import { FOODS } from './foods';
import { TOO_MANY_CUPS, type MeasuringTool } from './measure-rounding';
import type { Dimension, System } from './measures';

/**
 * How a food is measured: `liquid` by volume everywhere, `spirit` so too but by
 * the ounce at an American bar, `dry` by cups in America, `weighed` by weight
 * everywhere.
 */
export type FoodKind = 'liquid' | 'spirit' | 'dry' | 'weighed';

/** What is known of a food. */
export type Food = {
	kind: FoodKind;
	/** Grams of a millilitre. */
	density: number;
};

type Entry = {
	kind: FoodKind;
	grams: number;
	/** Grams of a cup by what was done to the food, 0 where nobody knows; the first that fits counts. */
	forms: Record< string, number >;
};

const KINDS: Record< string, FoodKind > = {
	l: 'liquid',
	s: 'spirit',
	d: 'dry',
	w: 'weighed',
};

const CUP_MILLILITRES = 236.588;

/** Words that do not change what a cup of the food weighs. */
const PLAIN = new Set(
	'fresh freshly organic large small medium big extra fine finely coarse coarsely rough roughly thin thinly thick thickly good quality best ripe raw pure natural unsalted salted softened soft melted cold warm cool cooled chilled hot boiling lukewarm tepid iced skinless boneless seedless pitted peeled seeded deseeded cored stemmed trimmed washed unpeeled toasted roasted lightly level lean low fat reduced free nonfat full semi skimmed skim unsweetened sweetened leave leaf lightly store bought homemade any your favorite favourite a an the of about very young tender baby room temperature at flat curly firm firmly loosely to taste divided plus more extra virgin non dairy unbleached bleached sodium heaped optional kosher chopped diced minced cubed piece uncooked rinsed'.split(
		' '
	)
);

/** Words that change it: without a figure of its own such a food is not known. */
const CHANGING = new Set(
	'packed ground mashed pureed puree crushed cooked dried dry freeze powdered powder whipped popped drained canned tinned jarred frozen thawed grated shredded crumbled sliced halve half quarter slivered flaked whole sifted wedge strip skin shell unshelled'.split(
		' '
	)
);

/** Of these the change is small enough to take the usual figure. */
const MILD = new Set(
	'grated shredded crumbled sliced halve half slivered flaked whole strip sifted'.split(
		' '
	)
);

/** Returns the words of a text in a comparable form: lower case, no accents, no plural. */
function wordsOf( text: string ): string[] {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /(?:light|loose)ly packed|[’']s?\b/g, '' )
		.split( /[^a-z0-9&%/]+/ )
		.filter( Boolean )
		.map( ( word ) =>
			word
				.replace( /ies$/, 'y' )
				.replace( /oes$/, 'o' )
				.replace( /([^su])s$/, '$1' )
		);
}

const INDEX = new Map< string, Entry >();

for ( const line of FOODS.split( '\n' ).filter( Boolean ) ) {
	const [ head = '', ...changes ] = line.split( ';' );
	const [ , grams, kind = '', names = '' ] =
		/^(\d+)([a-z]) (.*)$/.exec( head.trim() ) ?? [];
	const forms = Object.fromEntries(
		changes.flatMap( ( change ) => {
			const [ words = '', weight ] = change.trim().split( /\s(?=\d+$)/ );
			return words
				.split( '/' )
				.map( ( word ) => [
					wordsOf( word ).join( ' ' ),
					Number( weight ),
				] );
		} )
	);
	for ( const name of names.split( ',' ) ) {
		INDEX.set( wordsOf( name ).join( ' ' ), {
			kind: KINDS[ kind ] ?? 'weighed',
			grams: Number( grams ),
			forms,
		} );
	}
}

/** Finds an entry, first by all words, then without those that change nothing. */
function look( words: string[] ): { entry: Entry; rest: string[] } | null {
	const whole = INDEX.get( words.join( ' ' ) );
	if ( whole ) {
		return { entry: whole, rest: [] };
	}
	const named = words.filter( ( word ) => ! PLAIN.has( word ) );
	const plain = INDEX.get( named.join( ' ' ) );
	if ( plain ) {
		return { entry: plain, rest: words };
	}
	const bare = named.filter( ( word ) => ! CHANGING.has( word ) );
	const entry = INDEX.get( bare.join( ' ' ) );
	return entry ? { entry, rest: words } : null;
}

/** Finds what a cup of the food weighs, as it is: chopped, ground, whole. */
function gramsOf(
	{ kind, grams, forms }: Entry,
	words: string[]
): number | null {
	const form = Object.keys( forms ).find( ( word ) =>
		words.includes( word )
	);
	if ( form !== undefined ) {
		const known = forms[ form ] ?? 0;
		return known > 0 ? known : null;
	}
	return words.some(
		( word ) =>
			( CHANGING.has( word ) && ! MILD.has( word ) ) ||
			// Nuts and seeds stay as they are.
			( word === 'roasted' && kind === 'weighed' )
	)
		? null
		: grams;
}

/** Finds one food by its name. */
function findOne( name: string, note: string ): Food | null {
	const found = look( wordsOf( name ) );
	if ( ! found ) {
		return null;
	}
	const { entry, rest } = found;
	const grams = gramsOf( entry, [ ...rest, ...wordsOf( note ) ] );
	return grams === null
		? null
		: { kind: entry.kind, density: grams / CUP_MILLILITRES };
}

const remembered = new Map< string, Food | null >();

/** How far the densities of `butter or margarine` may be apart. */
const DENSITY_TOLERANCE = 0.05;

/** What is in brackets. */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/** What a note says of more or other food: `plus powdered sugar for dusting`. */
const ASIDE = /\b(?:plus|or|for|with|until)\b[^,;()]*/gi;

function find( name: string, wholeNote: string ): Food | null {
	const plain = name.replace( BRACKETS, ' ' );
	const [ first = '' ] = plain.split(
		/,|;|\s[–—-]\s|\s\d|\s(?:for|from|in|with|such as|like)\s/i
	);
	const note = [
		...( name.match( BRACKETS ) ?? [] ),
		plain.slice( first.length ),
		wholeNote,
	]
		.join( ',' )
		.replace( ASIDE, ' ' );
	const whole = findOne( first, note );
	const choices = first.split( /\s(?:or|and\/or)\s|\s?\/\s?/i );
	if ( whole || choices.length < 2 ) {
		return whole;
	}
	const foods = choices.map( ( choice ) => findOne( choice, note ) );
	const [ one ] = foods;
	return one &&
		foods.every(
			( food ) =>
				food &&
				food.kind === one.kind &&
				Math.abs( food.density / one.density - 1 ) <= DENSITY_TOLERANCE
		)
		? one
		: null;
}

/**
 * Finds a food in the table, by its whole name: a word too many that is not
 * known to change nothing, and the food is not known.
 *
 * @param name Plain text, such as `unsalted butter`.
 * @param note Plain text, such as `finely chopped`.
 * @return Null where it is not known.
 */
export function findFood( name: string, note = '' ): Food | null {
	const key = `${ name }\n${ note }`;
	let food = remembered.get( key );
	if ( food === undefined ) {
		food = find( name, note );
		remembered.set( key, food );
	}
	return food;
}

/** Grams below which nobody weighs what spoons can measure. */
const MIN_WEIGHED_GRAMS = 20;

/** How an amount is measured: in the units of `way`, that many of them for one gram or millilitre. */
export type Measuring = { way: MeasuringTool; times: number };

/**
 * Returns how a system measures an amount of a food.
 *
 * @param dimension What the amount says.
 * @param most      Millilitres or grams; of a range the upper end.
 * @param system    Whose kitchen.
 * @param food      The food, null where it is not known.
 * @return How.
 */
export function measureFood(
	dimension: Dimension,
	most: number,
	system: System,
	food: Food | null
): Measuring {
	const isPoured = ! food || [ 'liquid', 'spirit' ].includes( food.kind );
	// Quarts are for what is poured.
	const isHeap =
		! isPoured &&
		( dimension === 'weight' ? most / food.density : most ) >=
			TOO_MANY_CUPS;
	if ( dimension === 'weight' ) {
		const isCounted = food?.kind !== 'weighed' || most < MIN_WEIGHED_GRAMS;
		return system === 'us' && food && ! isHeap && isCounted
			? { way: 'spoons', times: 1 / food.density }
			: { way: 'scale', times: 1 };
	}
	if ( system === 'us' && ! isHeap ) {
		return { way: food?.kind === 'spirit' ? 'bar' : 'spoons', times: 1 };
	}
	return isPoured
		? { way: 'jug', times: 1 }
		: { way: 'scale', times: food.density };
}
