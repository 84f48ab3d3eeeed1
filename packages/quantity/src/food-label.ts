import { agree, ofEggs, type Agreeing } from './agree';
import { compoundOf } from './compound';
import { FOOD_NOUNS, likeTyped, type Noun } from './noun-forms';
import { grammarOf } from './grammar';
import { withoutLabel } from './label';
import { searchAnyCase } from './lower-case';
import { codeOf } from './number-grammar';
import type { ParsedQuantity } from './parse';
import { ENDING, formOf, isSingular } from './unit-label';

/** The counted foods of a language, by each of their forms. */
type Foods = {
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
const OR = /\s(?:or|oder|ou|oppure|o)\s/iu;

/** What joins words before a food: `red or green pepper`, `small to medium onion`. */
const JOINT = '(?:,? (?:or|and|to|oder|und|bis|ou|et|o|y|e|a) |,? |\\/)';

/** German tells nouns by their capital; elsewhere a line may begin with one. */
const keyOf = ( word: string, language: string ): string =>
	language === 'de' ? word : word.toLowerCase().replaceAll( '’', "'" );

function byForm(
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

const FOODS = new Map(
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
function findFood( name: string, locale: string ): FoundFood | null {
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

/** English words that end the name of what is counted, whatever precedes them: `serrano chile`, `lemon wedge`. */
const HEADS =
	'ancho bag bap base bean beet blini bone breast bulb cake cannon case cheek chile chop clove cob cone cracker crown crust cube cupcake cutlet disc disk drumstick ear escalope farl fennel filet fillet flan floret frank frond gem gyoza head heart hock joint kidney knuckle leg loin marrow medallion neck nest noisette pan peppercorn pie piece pod pudding quarter quiche rack rasher rib rind ring roast roll round saddle schnitzel shank sheet shell shoot skewer skillet slice spear sprig sprout square stalk stem stick straw supreme tail tart tenderloin thigh tongue toothpick trotter twist wafer wedge wing wonton wrapper'.split(
		' '
	);

/** Those that are foods by themselves, and no part, cut or tool: `kiwi`. */
const WHOLE_HEADS =
	'bagel biscuit bratwurst brioche brownie bun burger cantaloupe capon cassava celeriac challah chayote chipotle ciabatta clam coconut cookie cornichon crab crepe croissant crumpet daikon donut doughnut duck dumpling endive focaccia frankfurter gherkin guava habanero ham hen hotdog jalapeno kebab kipper kiwi kohlrabi kumquat ladyfinger lobster lychee macaroon mandarin marshmallow meatball melon meringue muffin mussel nutmeg oyster pancake papaya partridge persimmon pheasant pickle pigeon pineapple plantain poblano pomelo poussin prawn pretzel pumpkin quail quince rabbit radicchio rutabaga sardine satsuma scallop scone serrano steak swede tangelo tangerine tomatillo truffle turkey waffle watermelon yam'.split(
		' '
	);

/** Those with a form of their own for several. */
const IRREGULAR_HEADS: Record< string, string > = {
	berry: 'berries',
	leaf: 'leaves',
	half: 'halves',
	patty: 'patties',
	loaf: 'loaves',
	carcass: 'carcasses',
	goose: 'geese',
	squash: 'squashes',
	sandwich: 'sandwiches',
	pastry: 'pastries',
	belly: 'bellies',
};

/** The last word of an English name, with its size and up to four words before it; what continues with a preposition is not part of it. */
const LAST_WORD =
	/^((?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/x×-]*-\p{L}+\s)?(?:(?!(?:of|in|on|with|and|or|for|from|to|the|an?|at|like|such)\s)[\p{L}.'’-]+\s){0,4})([\p{L}-]+)(?=$|[,;(]|\s(?:of|in|on|with|for|from|at|such as|like)\s)/iu;

/** A word for several at the beginning, which is what is counted: `rings fresh pineapple`. */
const COUNTED_BEFORE = /^(?!Brussels|swiss)\p{L}{2,}[a-rtv-z]s\s/iu;

/** The forms of these words, by either. */
const HEAD_NOUNS = byForm(
	[
		...[ ...HEADS, ...WHOLE_HEADS ].map(
			( one ) => [ one, `${ one }s` ] as const
		),
		...Object.entries( IRREGULAR_HEADS ),
	].map( ( [ one, other ] ) => ( { id: one, one, other } ) ),
	'en'
);

/** Finds the last word of an English name in the nouns that are counted. */
function headNoun( last: string ): Noun | undefined {
	const key = keyOf( last, 'en' );
	return HEAD_NOUNS.get( key ) ?? FOODS.get( 'en' )?.alone.get( key );
}

/** Words after an article that say no number: `a little chicken`. */
const NO_NUMBER =
	/(?<!\p{L})(?:little|few|bit|lot|couple|touch|hint|good|pinch|dash|splash|squeeze|drizzle|handful|knob|grind|grinding|drop|sprinkling|dusting|dollop|glug|twist)\s/iu;

/**
 * Whether the last word of an English name is one of what is counted, so that an
 * article before it says one: `heirloom tomato`.
 *
 * @param name The name, with whatever follows it.
 * @return False for `heirloom tomatoes` and `little chicken`.
 */
export function isOneByName( name: string ): boolean {
	const [ , before = '', last = '' ] = LAST_WORD.exec( name ) ?? [];
	const key = keyOf( last, 'en' );
	return (
		( before !== '' || WHOLE_HEADS.includes( key ) ) &&
		! NO_NUMBER.test( before ) &&
		headNoun( last )?.one === key
	);
}

/** Inflects the last word of an English name where that is what is counted: 2 Granny Smith apples, 2 legs of lamb. */
function withLastWord( name: string, quantity: number ): string {
	const [ , before = '', last = '' ] = LAST_WORD.exec( name ) ?? [];
	const noun = headNoun( last );
	return noun && ! COUNTED_BEFORE.test( before )
		? before +
				likeTyped( formOf( noun, quantity, 'en' ), last ) +
				name.slice( before.length + last.length )
		: name;
}

/** Where a name continues with what its first words are of or with: `pechuga de pollo`. */
const OF_NAME =
	/\s(?=(?:de|del|di|da|dal|della|al|alla|alle|à|au|aux|con|avec|sans|sin|senza|en|in|pur)\s|(?:d|all|dell)['’]\p{L})/iu;

/** Inflects the first words of a name in languages in which they are what is counted: 2 pechugas de pollo. */
function withFirstWord(
	name: string,
	quantity: number,
	locale: string
): string {
	const end = codeOf( locale ) === 'de' ? -1 : name.search( OF_NAME );
	return end > 0
		? foodLabel( name.slice( 0, end ), quantity, locale ) +
				name.slice( end )
		: name;
}

/** The words before the size of each, and this size: `small (6 oz) salmon fillets`. */
const SIZED = /^([\p{L}-]+(?:\s[\p{L}-]+)*\s)(\([^()]*\)\s)(?=\p{L})/u;

/** Inflects a name around the size of each; undefined for one without such a size. */
function withSize(
	name: string,
	quantity: number,
	locale: string
): string | undefined {
	const [ all = '', before = '', size = '' ] = SIZED.exec( name ) ?? [];
	if ( size === '' ) {
		return undefined;
	}
	const food = before + name.slice( all.length );
	const words = foodLabel( food, quantity, locale ).split( ' ' );
	words.splice( before.split( ' ' ).length - 1, 0, size.trim() );
	return words.join( ' ' );
}

/** Splits a name into two foods of which one is taken; null where not both are known. */
function eitherFood( name: string, locale: string ): [ string, string ] | null {
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

/** What may precede a number that counts: nothing, or words such as `about`. */
const BEFORE_COUNT = /^[\s\p{L}~≈.'’]*$/u;

/** Whether a quantity is a number or a range without a unit. */
export function isCount(
	quantity: string,
	{ scalable }: ParsedQuantity
): boolean {
	const [ first ] = scalable;
	const last = scalable.at( -1 );
	const between = quantity.slice(
		first?.end,
		last === first ? 0 : last?.start
	);
	return (
		scalable.length <= 2 &&
		BEFORE_COUNT.test(
			withoutLabel( quantity.slice( 0, first?.start ) )
		) &&
		/^\s*(?:\([^()]*\)\s*)?$/.test( quantity.slice( last?.end ) ) &&
		/^\s*(?:\p{L}{1,4}|[–—-])?\s*$/u.test( between )
	);
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

/**
 * Inflects the adjectives and participles that begin a note to agree with the
 * food that is counted before it: `2 cebollas, picadas`.
 *
 * @param note     The note as written.
 * @param quantity How many there are.
 * @param locale   Language tag of the page.
 * @param food     The food in its number.
 * @return The note; in languages whose participles do not change as written.
 */
export function noteLabel(
	note: string,
	quantity: number,
	locale = 'en',
	food = ''
): string {
	const code = codeOf( locale );
	const agreeing = code === 'de' ? [] : ( FOODS.get( code )?.agreeing ?? [] );
	const end = agree.leading( note, agreeing );
	const isMany = ! isSingular( quantity, code );
	const before = ofEggs( note.slice( 0, end ), food.split( ' ' )[ 0 ] ?? '' );
	return (
		( agree.with( before, agreeing, isMany ) ?? before ) + note.slice( end )
	);
}

/** Inflects the participle after a food to agree with it: `yemas batidas con`. */
function withParticiple(
	rest: string,
	agreeing: Agreeing,
	isMany: boolean
): string {
	return rest.replace(
		/^ \p{L}+(?= )/u,
		( word ) => agree.with( word, agreeing, isMany ) ?? word
	);
}

/**
 * Inflects the name of a food to agree with how many there are: 1 lemon, 2
 * lemons. Only where that is certain: where the name begins with a food that the
 * page's language or English knows, beside words that stay the same (`large`) or
 * whose forms are known (`roja`).
 *
 * @param name     The name as written, safe HTML.
 * @param quantity How many; of a range the upper end.
 * @param locale   Language tag of the page.
 * @return The name; any other name as written.
 */
export function foodLabel(
	name: string,
	quantity: number,
	locale = 'en'
): string {
	const sized = withSize( name, quantity, locale );
	if ( sized !== undefined ) {
		return sized;
	}
	const found = findFood( name, locale );
	if ( ! found ) {
		const [ first, other ] = eitherFood( name, locale ) ?? [];
		const [ or = '' ] = OR.exec( other ?? '' ) ?? [];
		const last =
			codeOf( locale ) === 'en'
				? withLastWord( name, quantity )
				: withFirstWord( name, quantity, locale );
		return first === undefined || other === undefined
			? last
			: foodLabel( first, quantity, locale ) +
					or +
					foodLabel( other.slice( or.length ), quantity, locale );
	}
	const { noun, start, end, headEnd, foods, hasAdjectives } = found;
	const typed = name.slice( start, end );
	const form = formOf( noun, quantity, foods.language );
	// "Avocado" is the same for one and for several.
	const isMany = ! isSingular( quantity, foods.language );
	const adjectives = hasAdjectives
		? [ name.slice( 0, start ), name.slice( end, headEnd ) ].map(
				( words ) =>
					agree.with( ofEggs( words, form ), foods.agreeing, isMany )
			)
		: [ name.slice( 0, start ), name.slice( end, headEnd ) ];
	const [ first, last ] = adjectives;
	// An adjective of which only the other form is known keeps all as it was.
	return first === undefined || last === undefined
		? name
		: first +
				likeTyped( form, typed ) +
				last +
				withParticiple(
					name
						.slice( headEnd )
						.replace( /^ \p{L}+(?= )/u, ( word ) =>
							ofEggs( word, form )
						),
					foods.agreeing,
					isMany
				);
}
