import { parseQuantity, readRange, type Grammar } from '@larder/quantity';
import type { OneMore } from './one-more';
import { countedBehind, foodBefore, type StepFood } from './step-food';
import type { Found } from './write-amount';

/** Between the number of some and the number of all: `2 of the remaining 4 eggs`, `2 de los 4 huevos`. */
const OF_ALL =
	/^\s(?:of (?:the|your)|von den|d(?:er|en)|de (?:los|las)|des|dell[ea]|dei|degli)(?:\s(?:other|remaining|last|first|\p{Ll}+en|otr[oa]s|autres|altr[ei]))?\s(?=\S)/iu;

/**
 * Reads the number of some of those that a recipe counts: the 2 of `2 of the
 * remaining 4 eggs`.
 *
 * @param text    Plain text.
 * @param start   Where the number starts.
 * @param end     Where it ends.
 * @param grammar The languages.
 * @param foods   What the recipe has.
 * @return The number without a noun; null where it is of anything else.
 */
export function someOfAll(
	text: string,
	start: number,
	end: number,
	grammar: Grammar,
	foods: readonly StepFood[]
): Found | null {
	const joint = OF_ALL.exec( text.slice( end ) )?.[ 0 ] ?? '';
	const all =
		joint === ''
			? undefined
			: readRange( text, end + joint.length, grammar ).at( -1 );
	return all && countedBehind( text, all.end, foods )
		? { start, end, noun: { text: '', start: end, isUnit: false } }
		: null;
}

/** After a number in brackets: nothing but that it counts. */
const COUNT_END =
	/^(?:\s(?:Stück|Stk\.?|pieces?|pcs?\.?|in total|total|insgesamt|en tout|en total|in tutto))?\)/iu;

/**
 * Reads a number in brackets after the food that it counts: `eggs (4)`, `Eier (4 Stück)`.
 *
 * @param text  Plain text.
 * @param start Where the number starts.
 * @param end   Where it ends.
 * @param foods What the recipe has.
 * @return The number without a noun; null where it counts anything else.
 */
export function countInBrackets(
	text: string,
	start: number,
	end: number,
	foods: readonly StepFood[]
): Found | null {
	return text[ start - 1 ] === '(' &&
		COUNT_END.test( text.slice( end ) ) &&
		foodBefore( text, start - 1, foods )
		? { start, end, noun: { text: '', start: end, isUnit: false } }
		: null;
}

/** What a glass or a can measures, where the recipe says it by neither weight nor volume. */
const GLASS =
	/^\s(?:petits? |grands? |pequeños? |grandes? |small |large )?(verres?|vasos?|bicchier[ei]|glass(?:es)?)\s(?:of|d[ei])\s(?!(?:the|los|las)\s)|^\s(verres?|bicchier[ei])\sd['’]|^\s(Glas|Gläser)\s(?=\p{Lu})|^\s(cans?|tins?|jars?|Dosen?|boîtes?|latas?|botes?|scatol[ae]|barattol[io])\s(?:(?:of|d[ei])\s|d['’])?(?=(?:cold |hot |warm |kaltes |warmes )?(?:water|wasser|eau|agua|acqua|milk|milch|lait|leche|latte)(?!\p{L}))/iu;

/** Before its number: it holds something. */
const INTO =
	/(?<!\p{L})(?:in(?:to)?|between|among|dans|entre|en|nei|tra|auf|with)\s(?:the |les |los |i )?$/iu;

/**
 * Reads a number of glasses or cans of something: `1 verre de vin blanc`, `½ can of water`.
 *
 * @param text  Plain text.
 * @param start Where the number starts.
 * @param end   Where it ends.
 * @return The number with its noun; null where the glasses are to hold something else.
 */
export function glassBehind(
	text: string,
	start: number,
	end: number
): Found | null {
	const match = GLASS.exec( text.slice( end ) );
	const word = match?.slice( 1 ).find( Boolean );
	if ( ! match || ! word || INTO.test( text.slice( 0, start ) ) ) {
		return null;
	}
	const at = end + match[ 0 ].indexOf( word );
	return {
		start,
		end: at + word.length,
		noun: { text: word, start: at, isUnit: true },
	};
}

/** Whether an amount stands before a place, in its sentence. */
function hasAmountBefore(
	text: string,
	start: number,
	all: readonly Found[]
): boolean {
	return all.some(
		( one ) =>
			! one.noun &&
			! one.isLeft &&
			one.end < start &&
			! /[.;:!?]\s/.test( text.slice( one.end, start ) )
	);
}

/**
 * Whether words say one more of the unit that the sentence has named before: the
 * `otra` of `1 cucharadita de sal y otra de pimienta`.
 *
 * @param text Plain text.
 * @param more The words.
 * @param all  The amounts of the text that scale.
 * @return Whether they are an amount without a noun.
 */
export function isUnitless(
	text: string,
	more: OneMore,
	all: readonly Found[]
): boolean {
	return (
		/^\s(?:d[ei]\s(?!(?:la|las|los|le|les)\s)|d['’])\p{L}/iu.test(
			text.slice( more.end )
		) && hasAmountBefore( text, more.start, all )
	);
}

/** Between an amount and a further one whose unit is not said again: `1 c. à café de cumin et 1 de paprika`. */
const AGAIN =
	/(?<!\p{L})(?:et|y|e)\s(?=(?<number>\S{1,5})\s(?:d[ei]\s(?!(?:la|las|los|le|les)\s)|d['’])\p{L})/giu;

/**
 * Finds numbers of the unit that the sentence has named before them: `1 c. à
 * café de cumin et 1 de paprika`.
 *
 * @param text   Plain text.
 * @param all    The amounts of the text that scale.
 * @param locale Language tag of the text.
 * @return The numbers, none that are with a noun.
 */
export function findUnitless(
	text: string,
	all: readonly Found[],
	locale: string | undefined
): Found[] {
	return [ ...text.matchAll( AGAIN ) ].flatMap( ( match ): Found[] => {
		const { number = '' } = match.groups ?? {};
		const start = match.index + match[ 0 ].length;
		const end = start + number.length;
		return hasAmountBefore( text, start, all ) &&
			! all.some( ( one ) => one.start < end && start < one.end ) &&
			parseQuantity( number, locale )
			? [ { start, end, noun: { text: '', start: end, isUnit: false } } ]
			: [];
	} );
}

/** A unit with a half after it and no number before it: `taza y media de caldo`. */
const ONE_AND_HALF =
	/(?<!\p{L})(?<!(?:\d|[¼-¾⅐-⅞]|(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|due|tre|quattro|otr[oa]|medi[oa]|mezz[oa]))\s)(?:(?:tazas?|kilo|litro|cucharada|cucharadita|vaso|tarrina)\sy\smedi[oa]|(?:chilo|litro|etto|tazza|cucchiaio|cucchiaino|bicchiere)\se\smezz[oa])(?=\sd[ei]\s)/giu;

/**
 * Finds units that say one and a half without a number before them.
 *
 * @param text Plain text.
 * @return Their places; what is written of them has a number before it.
 */
export function findOneAndHalf( text: string ): Found[] {
	return [ ...text.matchAll( ONE_AND_HALF ) ].map(
		( { index, 0: typed } ) => ( {
			start: index,
			end: index + typed.length,
			said: `1 ${ typed }`,
		} )
	);
}
