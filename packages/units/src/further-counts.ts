import { parseQuantity, readRange, type Grammar } from '@larder/quantity';
import { countedBehind, foodBefore, type StepFood } from './step-food';
import { isForEach, isSize } from './what-stays';
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
 * @param text    Plain text.
 * @param start   Where the number starts.
 * @param end     Where it ends.
 * @param grammar The languages.
 * @param foods   What the recipe has.
 * @return The number without a noun; null where it counts anything else, or is not that of the recipe.
 */
export function countInBrackets(
	text: string,
	start: number,
	end: number,
	grammar: Grammar,
	foods: readonly StepFood[]
): Found | null {
	return text[ start - 1 ] === '(' &&
		COUNT_END.test( text.slice( end ) ) &&
		foodBefore(
			text,
			start - 1,
			foods,
			parseQuantity( text.slice( start, end ), grammar.code )?.value
		)
		? { start, end, noun: { text: '', start: end, isUnit: false } }
		: null;
}

/** What one pours by the glass or can. */
const LIQUID = String.raw`(?:(?:cold|hot|warm|dry|red|white|bon|buen|buon|\p{L}+e[sr])\s){0,2}(?=(?:water|milk|wine|juice|beer|cider|stock|broth|oil|cream|rum|\p{L}*(?:wasser|milch|wein|saft|brühe|sahne)|bier|sekt|eau|lait|vin|jus|bière|cidre|bouillon|huile|rhum|agua|leche|vino|zumo|cerveza|caldo|aceite|acqua|latte|succo|birra|brodo|olio|panna)(?!\p{L}))`;

/** What a glass, a coffee cup or a can measures, where the recipe says it by neither weight nor volume. */
const GLASS = new RegExp(
	String.raw`^\s(?:petits? |grands? |pequeños? |grandes? |small |large )?(verres?|vasos?|bicchier[ei]|glass(?:es)?|mugs?|Glas|Gläser|cans?|tins?|jars?|Dosen?|boîtes?|latas?|botes?|scatol[ae]|barattol[io])\s(?:(?:of|d[ei])\s|d['’])?${ LIQUID }` +
		String.raw`|^\s(tasses? à café)\s(?:de\s|d['’])(?!(?:la|les|table|verre|porcelaine)(?!\p{L})|l['’])`,
	'iu'
);

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

/** A unit with a half after it and no number before it: `taza y media de caldo`. */
const ONE_AND_HALF =
	/(?<!\p{L})(?<!(?:\d|[¼-¾⅐-⅞]|(?<!\p{L})(?:un[oa]?|dos|tres|cuatro|cinco|due|tre|quattro|otr[oa]|medi[oa]|mezz[oa]))\s)(?:(?:tazas?|kilo|litro|cucharada|cucharadita|vaso|tarrina)\sy\smedi[oa]|(?:chilo|litro|etto|tazza|cucchiaio|cucchiaino|bicchiere)\se\smezz[oa])(?=\sd[ei]\s)/giu;

/**
 * Finds units that say one and a half without a number before them, but not what
 * is for one of several or says how large something is.
 *
 * @param text    Plain text.
 * @param grammar The languages.
 * @param foods   What the recipe has.
 * @return Their places; what is written of them has a number before it.
 */
export function findOneAndHalf(
	text: string,
	grammar: Grammar,
	foods: readonly StepFood[]
): Found[] {
	return [ ...text.matchAll( ONE_AND_HALF ) ].flatMap(
		( { index, 0: typed } ): Found[] => {
			const end = index + typed.length;
			const before = text.slice( Math.max( 0, index - 60 ), index );
			const behind = text.slice( end );
			return isForEach( before, behind, foods ) ||
				isSize( before, typed, behind, grammar )
				? []
				: [ { start: index, end, said: `1 ${ typed }` } ];
		}
	);
}
