import { parseQuantity } from '@larder/quantity';
import type { OneMore } from './one-more';
import type { Found } from './write-amount';

/** Units of which one says one more without the unit, by the gender of the number: spoons, cups and what is bought by them. */
const UNITS_OF_ONE: ReadonlyArray< readonly [ RegExp, RegExp ] > = [
	[ /^(?:une|otra|una|un['’])/iu, /cuil|c\.|tasse|cuchar|cda|taz/iu ],
	[ /^(?:uno?|un autre|otro|un altro)$/iu, /kilo|litr|cucchiai|chil|etto/iu ],
];

/** Units of which less than ten do not measure anything: `200 g … et 1`. */
const SMALL_UNIT = /(?<!\p{L})(?:gr?|[mc]l)$|gram/iu;
const MIN_MEASURED = 10;

/** Between an amount and one that follows: what it is of alone, in up to four words, and no further number. */
const ITS_FOOD =
	/^\s(?:d[ei]\s|d['’])(?:\p{L}[\p{L}'’-]*\s){1,4}(?:(?:et|y|e)\s)?$/iu;

/** What follows `of` and is not a food. */
const NO_CONTENT =
	/^\s(?:d[ei]\s|d['’])(?:repos|riposo|otr|autre|altr|cada|chaque|ogni|cuisson|cocción|cottura|plus|más|più)/iu;

/** Returns the amount of a measure right before a place, with no other number or noun between; undefined where there is none. */
function measureBefore(
	text: string,
	start: number,
	all: readonly Found[]
): string | undefined {
	const before = all
		.filter( ( { end } ) => end <= start )
		.sort( ( a, b ) => a.end - b.end )
		.at( -1 );
	return before &&
		! before.noun &&
		! before.isLeft &&
		ITS_FOOD.test( text.slice( before.end, start ) )
		? text.slice( before.start, before.end )
		: undefined;
}

/** Whether a number can be of a unit that is not said again. */
function isOfUnit( number: string, value: number, typed: string ): boolean {
	const byWord = UNITS_OF_ONE.filter( ( [ word ] ) => word.test( number ) );
	return byWord.length > 0
		? byWord.some( ( [ , unit ] ) => unit.test( typed ) )
		: value >= MIN_MEASURED || ! SMALL_UNIT.test( typed );
}

/**
 * Whether words say one more of the unit of the amount right before them: the
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
	const typed = measureBefore( text, more.start, all );
	return (
		typed !== undefined &&
		/^\s(?:d[ei]\s(?!(?:la|las|los|le|les)\s)|d['’])\p{L}/iu.test(
			text.slice( more.end )
		) &&
		isOfUnit( more.words, 1, typed )
	);
}

/** Between an amount and a further one whose unit is not said again: `1 c. à café de cumin et 1 de paprika`. */
const AGAIN =
	/(?<!\p{L})(?:et|y|e)\s(?=(?<number>\S{1,5})\s(?:d[ei]\s(?!(?:la|las|los|le|les)\s)|d['’])\p{L})/giu;

/**
 * Finds numbers of the unit of the amount right before them: `1 c. à café de
 * cumin et 1 de paprika`, but not those of minutes or layers.
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
		const typed = measureBefore( text, match.index, all );
		const parsed = parseQuantity( number, locale );
		return typed !== undefined &&
			parsed &&
			! NO_CONTENT.test( text.slice( end ) ) &&
			! all.some( ( one ) => one.start < end && start < one.end ) &&
			isOfUnit( number, parsed.value, typed )
			? [ { start, end, noun: { text: '', start: end, isUnit: false } } ]
			: [];
	} );
}
