import { stemOf } from './stem';

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

/** What is made of the food named before it: `chicken stock` is no chicken. */
const MADE_OF = new Set(
	'stock broth sauce paste powder oil juice zest milk vinegar seed cream sugar flour cheese wine water leaf butter syrup extract essence starch noodle bread crumb breadcrumb mince'.split(
		' '
	)
);

/** Joins a food and what it is of, in languages where the food comes first. */
const OF = new Set( 'of de du des d di del della al alla a'.split( ' ' ) );

/** What follows these in a name is no part of it. */
const REST = /[,;(–—]|\s(?:for|to|zum|zur|für|para|pour|per|plus)\s/iu;

const wordsOf = ( text: string ): string[] =>
	text.match( /\p{L}[\p{L}\p{M}]*/gu ) ?? [];

type Read = {
	id: string;
	/** Stems of all words of the name, in order. */
	all: string[];
	/** The word that says what it is. */
	head: string;
	/** Other words that may stand for it. */
	others: string[];
};

const adjectives = new Set( [ ...ADJECTIVES ].map( stemOf ) );
const madeOf = new Set( [ ...MADE_OF ].map( stemOf ) );

/**
 * Reads the name of an ingredient.
 *
 * @param ingredient The ingredient.
 * @return Its words.
 */
function read( { id, name }: NamedIngredient ): Read {
	const words = wordsOf( name.split( REST )[ 0 ] ?? '' );
	const joint = words.findIndex( ( word ) => OF.has( word.toLowerCase() ) );
	const all = words.map( stemOf );
	const stems = all.filter(
		( stem, at ) =>
			! adjectives.has( stem ) &&
			! OF.has( words[ at ]?.toLowerCase() ?? '' )
	);
	const head = ( joint > 0 ? stems[ 0 ] : stems.at( -1 ) ) ?? '';
	return {
		id,
		all,
		head,
		others: madeOf.has( head )
			? []
			: stems.filter( ( stem ) => stem !== head ),
	};
}

/** Counts how often a row of stems stands in a text. */
function countOf( row: readonly string[], text: readonly string[] ): number {
	return text.filter(
		( _, at ) =>
			row.length > 0 &&
			row.every( ( stem, place ) => text[ at + place ] === stem )
	).length;
}

/** Tells whether a word of a text is the last part of a compound: `Mehl`, `Weizenmehl`. */
function endsWithOne( head: string, text: readonly string[] ): boolean {
	return text.some(
		( stem ) =>
			stem.length >= 4 &&
			stem.length < head.length &&
			head.endsWith( stem )
	);
}

/**
 * Finds the ingredients that the text of a step names: by the word that says what
 * they are, in singular or plural, by their whole name where several share that
 * word, or by a word that no other ingredient has.
 *
 * @param text        Plain text of the step.
 * @param ingredients The ingredients of the recipe.
 * @return Ids in the order of the ingredients.
 */
export function matchIngredients(
	text: string,
	ingredients: readonly NamedIngredient[]
): string[] {
	const stems = wordsOf( text ).map( stemOf );
	const named = ingredients.map( read );
	const whole = new Map(
		named.map( ( one ) => [ one.id, countOf( one.all, stems ) ] )
	);
	const isNamed = ( one: Read ): boolean => {
		const { id, head, others } = one;
		if ( head === '' ) {
			return false;
		}
		if ( ( whole.get( id ) ?? 0 ) > 0 ) {
			return true;
		}
		const heads = stems.filter( ( stem ) => stem === head ).length;
		// Each of these says in full which of its kind it is.
		const taken = named
			.filter( ( other ) => other.head === head && other.id !== id )
			.reduce(
				( sum, other ) => sum + ( whole.get( other.id ) ?? 0 ),
				0
			);
		if ( heads > taken ) {
			return true;
		}
		const isOnly = ( stem: string ): boolean =>
			named.every(
				( other ) =>
					other.id === id ||
					( other.head !== stem && ! other.others.includes( stem ) )
			);
		return (
			others.some(
				( stem ) => stems.includes( stem ) && isOnly( stem )
			) ||
			( heads === 0 &&
				! named.some(
					( other ) =>
						stems.includes( other.head ) &&
						other.id !== id &&
						head.endsWith( other.head )
				) &&
				endsWithOne( head, stems ) )
		);
	};
	return named.filter( isNamed ).map( ( { id } ) => id );
}
