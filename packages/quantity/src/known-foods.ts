import { agree, type Agreeing } from './agree';
import { compoundOf } from './compound';
import { grammarOf } from './grammar';
import { searchAnyCase } from './lower-case';
import { FOOD_NOUNS, type Noun } from './noun-forms';
import { codeOf } from './number-grammar';
import { ENDING } from './unit-label';

/** The counted foods of a language, by each of their forms. */
export type Foods = {
	language: string;
	nouns: ReadonlyMap< string, Noun >;
	alone: ReadonlyMap< string, Noun >;
	agreeing: Agreeing;
	before: RegExp;
};

/** A food at the beginning of a name. */
type FoundFood = {
	noun: Noun;
	/** Where the noun is. */
	start: number;
	end: number;
	foods: Foods;
	/** Where the food ends, with what agrees with it. */
	headEnd: number;
	/** Whether adjectives are beside it that agree with it. */
	hasAdjectives: boolean;
};

/** Between two foods of which one is taken: `shallot or small onion`. */
export const OR = /\s(?:or|oder|ou|oppure|o)\s/iu;

/** What joins words before a food: `red or green pepper`, `small to medium onion`. */
const JOINT = '(?:,? (?:or|and|to|oder|und|bis|ou|et|o|y|e|a) |,? |\\/)';

/** Returns what a noun is looked up by: German tells nouns by their capital; elsewhere a line may begin with one. */
export const keyOf = ( word: string, language: string ): string =>
	language === 'de' ? word : word.toLowerCase().replaceAll( '’', "'" );

/** Returns nouns by each of their forms, as `keyOf()` writes them. */
export function byForm(
	nouns: readonly Noun[],
	language: string
): Map< string, Noun > {
	return new Map(
		nouns.flatMap( ( noun ): Array< [ string, Noun ] > => [
			[ keyOf( noun.one, language ), noun ],
			[ keyOf( noun.other, language ), noun ],
		] )
	);
}

/** The counted foods, by language code. */
export const FOODS = new Map(
	[ ...FOOD_NOUNS ].map(
		( [ language, { nouns, alone, agreeing, same } ] ): [
			string,
			Foods,
		] => [
			language,
			{
				language,
				nouns: byForm( nouns, language ),
				alone: byForm( [ ...alone, ...nouns ], language ),
				agreeing,
				// A pattern without words matches nothing but the beginning.
				before: new RegExp(
					same === '' ? '^' : `^(?:(?:${ same })${ JOINT }){0,4}`,
					language === 'de' ? 'u' : 'iu'
				),
			},
		]
	)
);

/** Finds the noun of a food whose every word is known: words that stay before it, and adjectives that agree with it. */
function findNoun( head: string, foods: Foods ): FoundFood | null {
	const { nouns, alone, before, language, agreeing } = foods;
	const known = (
		text: string,
		map: ReadonlyMap< string, Noun >
	): Noun | undefined => {
		const key = keyOf( ENDING.exec( text )?.[ 1 ] ?? text, language );
		return (
			map.get( key ) ??
			( language === 'de' ? compoundOf( key, alone ) : undefined )
		);
	};
	const from = before.exec( head )?.[ 0 ].length ?? 0;
	const stays = known( head.slice( from ), from > 0 ? nouns : alone );
	const at = { foods, headEnd: head.length, hasAdjectives: false };
	if ( stays ) {
		return { ...at, noun: stays, start: from, end: head.length };
	}
	const first = agree.before( head, agreeing );
	const last = agree.behind( head, agreeing );
	const [ start, end ] = [ first, head.length - last ];
	const noun =
		start < end ? known( head.slice( start, end ), alone ) : undefined;
	return noun
		? { ...at, noun, start, end, hasAdjectives: start > 0 || last > 0 }
		: null;
}

/** Finds the food that a name begins with. */
export function findFood( name: string, locale: string ): FoundFood | null {
	for ( const code of new Set( [ codeOf( locale ), 'en' ] ) ) {
		const foods = FOODS.get( code );
		// The comma of "red, yellow or orange pepper" ends nothing.
		const start = foods?.before.exec( name )?.[ 0 ].length ?? 0;
		const cut = searchAnyCase(
			name.slice( start ),
			grammarOf( locale ).headEnd
		);
		const head = name.slice( 0, cut < 0 ? name.length : start + cut );
		const found = foods && findNoun( head.trimEnd() || name, foods );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/** Splits a name into two foods of which one is taken; null where not both are known. */
export function eitherFood(
	name: string,
	locale: string
): [ string, string ] | null {
	const { index = -1 } = OR.exec( name ) ?? {};
	const first = name.slice( 0, Math.max( 0, index ) );
	const other = name.slice( first.length );
	const start = OR.exec( other )?.[ 0 ].length ?? 0;
	return findFood( first, locale )?.headEnd === first.length &&
		first !== '' &&
		isKnownFood( other.slice( start ), locale )
		? [ first, other ]
		: null;
}

/**
 * Whether a name is that of a counted food that the language or English knows,
 * with nothing around it but words that go with it.
 *
 * @param name   The name, with whatever follows the food.
 * @param locale Language tag of the page.
 * @return True for `large onion, chopped`.
 */
export function isKnownFood( name: string, locale = 'en' ): boolean {
	return (
		findFood( name, locale ) !== null || eitherFood( name, locale ) !== null
	);
}

/**
 * Returns a food without the words on size and preparation around it: tomatoes
 * for `large sliced tomatoes`. What would be nothing without them stays.
 *
 * @param name   The name, plain text.
 * @param locale Language tag of the page.
 * @return The food as it was written.
 */
export function bareFood( name: string, locale = 'en' ): string {
	const { prepared, preparedBehind } = grammarOf( locale );
	return name.replace( prepared, '' ).replace( preparedBehind, '' ) || name;
}
