import { agree, ofEggs } from './agree';
import {
	FOOD_NOUNS,
	likeTyped,
	UNIT_NOUNS,
	WHOLE_NOUNS,
	YIELD_NOUNS,
	type Noun,
} from './noun-forms';
import { codeOf } from './number-grammar';
import { findUnit } from './units';

/** A noun and the language whose plural rules hold for it. */
type Known = { noun: Noun; language: string };

const KNOWN = new Map< string, Known[] >();

for ( const table of [ UNIT_NOUNS, YIELD_NOUNS, WHOLE_NOUNS ] ) {
	for ( const [ language, nouns ] of table ) {
		for ( const noun of nouns ) {
			for ( const form of new Set( [ noun.one, noun.other ] ) ) {
				const word = form.toLowerCase();
				KNOWN.set( word, [
					...( KNOWN.get( word ) ?? [] ),
					{ noun, language },
				] );
			}
		}
	}
}

/** Finds a word, in the page's language first. */
function find( word: string, locale: string ): Known | undefined {
	const known = KNOWN.get( word.toLowerCase() );
	const [ language ] = locale.toLowerCase().split( /[-_]/ );
	return (
		known?.find( ( one ) => one.language === language ) ??
		// French writes "tasse" where German writes "Tasse".
		known?.find( ( { noun } ) =>
			[ noun.one, noun.other ].includes( word )
		) ??
		known?.[ 0 ]
	);
}

/** Making one costs more than all units of a list. */
const plurals = new Map< string, Intl.PluralRules >();

function isOne( quantity: number, language: string ): boolean {
	let rules = plurals.get( language );
	if ( ! rules ) {
		rules = new Intl.PluralRules( language );
		plurals.set( language, rules );
	}
	return rules.select( quantity ) === 'one';
}

/**
 * Returns the form of a noun that fits a quantity. In a kitchen up to one is one:
 * ½ cup, 1 cup, 1½ cups.
 *
 * @param quantity How many.
 * @param language Whose plural rules hold.
 */
export function formOf(
	noun: Noun,
	quantity: number,
	language: string
): string {
	return isSingular( quantity, language ) ? noun.one : noun.other;
}

/** Whether a quantity takes the singular; a noun may have one form for both. */
export function isSingular( quantity: number, language: string ): boolean {
	return quantity <= 1 || isOne( quantity, language );
}

/** A word with its ending in brackets, for one or more: `Prise(n)`. */
export const ENDING =
	/^(.*\p{L})(?:\(\p{L}{1,2}\)|\/(?:n|en|s|e|er)(?!\p{L}))$/u;

/** What may follow a unit: `can (400 g) of`, `boîte de 400 g de`. */
const TAIL =
	/(?:(?: ?(?!\(\p{L}{1,2}\))(?:\([^()]{0,60}\)|\[[^[\]]{0,60}\]))?(?: (?:(?:à|je|de|di|da|of|von|mit) (?:je )?)?\d[\d.,]{0,6}(?: ?(?:\d{1,2}[/⁄]\d{1,2}|[¼-¾⅐-⅞]))?\s?(?:k?g|[mcd]?l|oz\.?|ounces?|lbs?\.?|pounds?|cups?))?(?: (?:of|de|di|du|des|von|del|dello|della|dei|degli|delle|(?:de |de l|d|dell)['’]))?)$/iu;

/** Finds the longest words at the end of a text that are known: the whole before the last word alone. */
function knownEnd( text: string, locale: string ): string | undefined {
	return [
		0,
		...[ ...text.matchAll( /\s(?=\S)/g ) ].map(
			( { index } ) => index + 1
		),
	]
		.map( ( at ) => text.slice( at ) )
		.find( ( words ) => find( words, locale ) );
}

/** Finds the noun of a unit, and what ends with it: adjectives may follow, `cuillère à soupe bombée`. */
function nounIn(
	words: string,
	locale: string
): [ core: string, noun: string ] {
	const last = /[^\s-]+$/.exec( words )?.[ 0 ] ?? '';
	const known = knownEnd( words, locale );
	if (
		known !== undefined ||
		find( ENDING.exec( last )?.[ 1 ] ?? last, locale )
	) {
		return [ words, known ?? last ];
	}
	const [ language = '' ] = locale.toLowerCase().split( /[-_]/ );
	const agreeing = FOOD_NOUNS.get( language )?.agreeing ?? [];
	const core = words.slice(
		0,
		words.length - agree.behind( words, agreeing )
	);
	const noun = core === words ? undefined : knownEnd( core, locale );
	return noun === undefined ? [ words, last ] : [ core, noun ];
}

/** Abbreviations with the ending of several: of `2 lbs` the half is 1 lb. */
const SHORT_PLURAL =
	/^(\s?(?:lb|oz|kg|tbsp|tsp|pkg|pt|qt|cda|cdta|cdita|pza|paq))s(?=\.?$)/iu;

/** Inflects the adjectives beside an abbreviation, which itself has one form only but for an ending of several: `2 bonnes c. à s.`, `2 c. à c. rases`, `1 lb` */
function abbreviationLabel(
	typed: string,
	quantity: number,
	locale: string
): string {
	const code = codeOf( locale );
	const unit = quantity > 1 ? typed : typed.replace( SHORT_PLURAL, '$1' );
	const agreeing = FOOD_NOUNS.get( code )?.agreeing ?? [];
	const start = agree.before( unit, agreeing );
	const end = unit.length - agree.behind( unit, agreeing );
	const core = unit.slice( start, end );
	const agreed = ( adjectives: string ): string =>
		agree.with( adjectives, agreeing, ! isSingular( quantity, code ) ) ??
		adjectives;
	return core !== unit && core !== '' && findUnit( core ) !== undefined
		? agreed( unit.slice( 0, start ) ) + core + agreed( unit.slice( end ) )
		: unit;
}

/**
 * Inflects a typed unit to agree with its quantity: 1 cup, 2 cups.
 *
 * Words around the unit stay: `large cloves of` becomes `large clove of`. The
 * plural rules are those of the language that the word belongs to: the page's,
 * if it has the word.
 *
 * @param unit     The typed unit, or what a recipe makes.
 * @param quantity The quantity beside it; of a range the upper end.
 * @param locale   Language tag of the page.
 * @return The unit; abbreviations and words that are not known as typed.
 */
export function unitLabel(
	unit: string,
	quantity: number | null,
	locale = 'en'
): string {
	if ( quantity === null || unit.length > 100 ) {
		return unit;
	}
	const tail = TAIL.exec( unit )?.[ 0 ] ?? '';
	const words = unit.slice( 0, unit.length - tail.length );
	const [ core, typed ] = nounIn( words, locale );
	const [ , stem = typed ] = ENDING.exec( typed ) ?? [];
	const found = find( stem, locale );
	const before = core.slice( 0, core.length - typed.length );
	// What is tied to a number stays: "14-ounce", "3-4 pound"; of "400-g-Dose" the last word is counted.
	if ( ! found || /(?:(?<!\d-\p{L}{1,4})-|[\d¼-¾⅐-⅞]\s?)$/u.test( before ) ) {
		return found
			? unit
			: abbreviationLabel( words, quantity, locale ) + tail;
	}
	const form = formOf( found.noun, quantity, found.language );
	const behind = words.slice( core.length );
	const agreeing = FOOD_NOUNS.get( found.language )?.agreeing ?? [];
	const agreed = ( adjectives: string ): string =>
		agree.with(
			ofEggs( adjectives, form ),
			agreeing,
			! isSingular( quantity, found.language )
		) ?? adjectives;
	return (
		agreed( before ) + likeTyped( form, typed ) + agreed( behind ) + tail
	);
}
