import { stemOf } from '@larder/quantity';
import { MADE_OF } from './made-of';

/** An ingredient as the texts of steps may name it. */
export type NamedIngredient = {
	id: string;
	/** Plain text, such as `boneless chicken thighs, diced`. */
	name: string;
};

/** Words that say how something is; by themselves they name nothing. */
const ADJECTIVES = new Set(
	'a an the of and or for with in to your some fresh freshly large small medium big ground dried chopped finely roughly coarsely sliced diced minced crushed grated peeled melted softened whole plain extra virgin unsalted salted red green white black yellow brown golden dark light hot cold warm boiling ripe raw cooked smoked good quality free range organic lean boneless skinless low full fat strong baby young sweet sea kosher flaky neutral toasted roasted soft hard semi skimmed self raising caster granulated icing all purpose'.split(
		' '
	)
);

/** Joins a food and what it is of, in languages where the food comes first. */
const OF = new Set( 'of de du des d di del della al alla a'.split( ' ' ) );

/** What follows these in a name is not part of it. */
const REST = /[,;(–—]|\s(?:for|to|zum|zur|für|para|pour|per|plus)\s/iu;

const wordsOf = ( text: string ): string[] =>
	text.match( /\p{L}[\p{L}\p{M}]*/gu ) ?? [];

/** Words before `pepper` that make it the vegetable. */
const OF_VEGETABLE =
	/^(?:bell|sweet|red|green|yellow|orange|chill?i|hot|banana|poblano|romano)$/iu;

/** What makes a pepper of a step the spice, whatever the recipe has. */
const SEASONED = /(?<!\p{L})(?:season|salt)/iu;

/** The whites of eggs, and peppers: nouns here, where by themselves they are a colour and a spice. */
const NOUNS = { whites: 'whites', peppers: 'peppers', pepper: 'pepper' };

/** Returns the stems of words, those of the nouns apart from the colour and the spice. */
function stemsOf( words: readonly string[] ): string[] {
	return words.map( ( word, at ) => {
		const lower = word.toLowerCase();
		const before = words[ at - 1 ] ?? '';
		if (
			lower === 'whites' ||
			( lower === 'white' && /^eggs?$/i.test( before ) )
		) {
			return NOUNS.whites;
		}
		if (
			lower === 'peppers' ||
			( lower === 'pepper' && OF_VEGETABLE.test( before ) )
		) {
			return NOUNS.peppers;
		}
		return lower === 'pepper' ? NOUNS.pepper : stemOf( word );
	} );
}

/** Words that say of what size or how prepared something is, not which of its kind: large onions are the onions of a step. */
const STATES = new Set(
	'a an the some your fresh freshly large small medium big whole chopped finely roughly coarsely sliced diced minced crushed grated peeled melted softened ripe good quality free range organic'
		.split( ' ' )
		.map( stemOf )
);

type Read = {
	id: string;
	/** Stems of all words of the name, in order. */
	all: string[];
	/** The word that says what it is. */
	head: string;
	/** Where that is among all words; -1 where there is none. */
	headAt: number;
	/** Other words that may stand for it. */
	others: string[];
};

const adjectives = new Set( [ ...ADJECTIVES ].map( stemOf ) );
const madeOf = new Set( MADE_OF.map( stemOf ) );
const joints = new Set( [ ...OF ].map( stemOf ) );

/** Reads the name of an ingredient. */
function read( { id, name }: NamedIngredient ): Read {
	const words = wordsOf( name.split( REST )[ 0 ] ?? '' );
	const joint = words.findIndex( ( word ) => OF.has( word.toLowerCase() ) );
	const all = stemsOf( words );
	const places = [ ...all.keys() ].filter(
		( at ) =>
			! adjectives.has( all[ at ] ?? '' ) &&
			! OF.has( words[ at ]?.toLowerCase() ?? '' )
	);
	const headAt = ( joint > 0 ? places[ 0 ] : places.at( -1 ) ) ?? -1;
	const head = all[ headAt ] ?? '';
	return {
		id,
		all,
		head,
		headAt,
		others: madeOf.has( head )
			? []
			: places
					.map( ( at ) => all[ at ] ?? '' )
					.filter( ( stem ) => stem !== head ),
	};
}

/** Words of an ingredient's name as a text has them in a row. */
type Found = {
	read: Read;
	at: number;
	/** Whether they are the whole name, but for words such as `large`. */
	isWhole: boolean;
};

/** Finds the rows of so many words of a name, what it is among them, where they are in a text. */
function findRows(
	one: Read,
	length: number,
	text: readonly string[]
): Found[] {
	const found: Found[] = [];
	const { all, headAt } = one;
	const first = Math.max( 0, headAt - length + 1 );
	for ( let from = first; headAt >= 0 && from <= headAt; from++ ) {
		const row = all.slice( from, from + length );
		const isRow =
			row.length === length &&
			! joints.has( row[ 0 ] ?? '' ) &&
			! joints.has( row.at( -1 ) ?? '' );
		const isWhole = all.every(
			( stem, at ) =>
				( at >= from && at < from + length ) || STATES.has( stem )
		);
		for ( let at = 0; isRow && at + length <= text.length; at++ ) {
			if ( row.every( ( stem, place ) => text[ at + place ] === stem ) ) {
				found.push( { read: one, at, isWhole } );
			}
		}
	}
	return found;
}

/**
 * Finds what a text names by the longest rows of words: those of "coconut milk"
 * are used up, and name no milk.
 *
 * @param named The ingredients.
 * @param text  Stems of the text; what is used up becomes empty.
 * @return Ids.
 */
function takeRows( named: readonly Read[], text: string[] ): Set< string > {
	const ids = new Set< string >();
	const longest = Math.max( 0, ...named.map( ( { all } ) => all.length ) );
	for ( let length = longest; length > 0; length-- ) {
		const found = named.flatMap( ( one ) => findRows( one, length, text ) );
		// Of "milk" and "coconut milk" a text that says "milk" means the first.
		const meant = found.filter(
			( { at, isWhole } ) =>
				isWhole ||
				! found.some( ( other ) => other.isWhole && other.at === at )
		);
		for ( const { read: one, at } of meant ) {
			ids.add( one.id );
			text.fill( '', at, at + length );
		}
	}
	return ids;
}

/** Returns whether a word of a text is the last part of a compound: `Mehl`, `Weizenmehl`. */
function endsWithOne( head: string, text: readonly string[] ): boolean {
	return text.some(
		( stem ) =>
			stem.length >= 4 &&
			stem.length < head.length &&
			head.endsWith( stem )
	);
}

/**
 * Finds the ingredients that the text of a step names: by the longest row of
 * words of their name, in singular or plural, by the word that says what they
 * are, or by a word that no other ingredient has. A word names what it belongs
 * to: the milk of coconut milk is not milk.
 *
 * @param text        Plain text of the step.
 * @param ingredients The ingredients of the recipe.
 * @return Ids in the order of the ingredients.
 */
export function matchIngredients(
	text: string,
	ingredients: readonly NamedIngredient[]
): string[] {
	const named = ingredients.map( read );
	const hasSpice =
		SEASONED.test( text ) ||
		named.some( ( { all } ) => all.includes( NOUNS.pepper ) );
	const said = stemsOf( wordsOf( text ) ).map( ( stem ) =>
		stem === NOUNS.pepper && ! hasSpice ? NOUNS.peppers : stem
	);
	const left = [ ...said ];
	const ids = takeRows( named, left );
	const isNamed = ( { id, head, others }: Read ): boolean => {
		if ( head === '' || ids.has( id ) ) {
			return head !== '';
		}
		const isOnly = ( stem: string ): boolean =>
			named.every(
				( other ) =>
					other.id === id ||
					( other.head !== stem && ! other.others.includes( stem ) )
			);
		return (
			others.some(
				( stem ) => left.includes( stem ) && isOnly( stem )
			) ||
			( ! said.includes( head ) &&
				! named.some(
					( other ) =>
						said.includes( other.head ) &&
						other.id !== id &&
						head.endsWith( other.head )
				) &&
				endsWithOne( head, left ) )
		);
	};
	return named.filter( isNamed ).map( ( { id } ) => id );
}
