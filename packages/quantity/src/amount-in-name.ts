import { foodLabel } from './food-label';
import { isKnownFood } from './known-foods';
import type { QuantityFormat } from './format';
import type { FurtherAmount, FurtherAmounts } from './further-amounts';
import { skip } from './marks';
import { codeOf, numberGrammarOf, type NumberGrammar } from './number-grammar';
import { saysNumber, VULGAR } from './number';
import {
	blankTags,
	parseQuantity,
	readRange,
	MAX_LENGTH,
	type ParsedQuantity,
} from './parse';
import { NEXT, PART } from './counts-after-food';
import { grammarOf } from './grammar';
import { readUnit } from './read-unit';
import { scaleText } from './scale';
import { unitLabel } from './unit-label';

/** An amount that is within the name of an ingredient: the 1 of `juice of 1 lemon`. */
export type AmountInName = {
	parsed: ParsedQuantity;
	/** Where the amount starts and ends in the name. */
	start: number;
	end: number;
	/** Where the words end of which it says how many: `large lemons`. */
	wholeEnd: number;
	/** Where the text continues; after a half that is in the number, `un limón y medio`. */
	restStart: number;
	/** What precedes another number in its place: the `von ` of `Saft von 2 Zitronen`, written as `Saft einer Zitrone`. */
	lead: string;
	/** What follows another number, where an article was elided. */
	gap: '' | ' ';
};

/** The pieces of an ingredient that say whether its name holds its amount. */
type AmountPieces = Readonly<
	Record< 'quantity' | 'unit' | 'name' | 'note', string >
>;

const DIGIT = new RegExp( `[\\d${ VULGAR }]` );

/** A preposition at the end of what precedes an amount. */
export const PREPOSITION = /(?<!\p{L})(?:of|from|von|aus|vom|de|di|da)\s$/iu;

/** An elided one. */
const ELIDED = /(?<!\p{L})d['’]$/iu;

const ELIDED_AT_START = /^d['’]/i;

/** Where the words of a whole end that continue with something else: `1 lemon plus 1 tbsp juice`. */
const WHOLE_END = new RegExp( `\\s(?:plus|minus|más|più)\\s|${ NEXT }`, 'iu' );

/** Halves that are counted, and say no number themselves: `1 lemon half`. */
const HALF_OF_FOOD =
	/(?<!\p{L})(?!(?:and|or|plus|of|with|about|an?|one|the)\s)\p{L}{3,}\s(?:half|halves)(?!\p{L}|\s(?:of|an?|the)(?!\p{L}))/giu;

/** Words up to the next mark or tag. */
const WORDS = /[^<>&,;:.()[\]/]*/uy;

/** The numbers after a part: where they end, and where the text continues after the half that what they count may have. */
type PartOf = {
	start: number;
	end: number;
	halfStart?: number;
	restStart: number;
};

/** Reads the numbers, or the article that says one, that follow a part, with the half after what they count. */
function readPartOf(
	plain: string,
	start: number,
	grammar: NumberGrammar
): PartOf {
	const last = readRange( plain, start, grammar ).at( -1 );
	const end =
		last?.end ??
		( grammar.article ? skip( grammar.article, plain, start ) : start );
	const [ halfStart, halfEnd ] = last?.tail ?? [];
	return {
		start,
		end,
		restStart: halfEnd ?? end,
		...( halfStart !== undefined && { halfStart } ),
	};
}

/** Returns where the pieces of an amount are, and what its number needs around it. */
function placeOf(
	name: string,
	plain: string,
	head: string,
	{ start, end, restStart, halfStart }: PartOf,
	grammar: NumberGrammar
): Omit< AmountInName, 'parsed' > {
	WORDS.lastIndex = end;
	const words =
		halfStart === undefined
			? ( WORDS.exec( name )?.[ 0 ] ?? '' )
			: name.slice( end, halfStart );
	const next = words.search( WHOLE_END );
	const wholeEnd = end + ( next < 0 ? words.length : next );
	const isElided = ELIDED.test( head );
	const isArticle = ! DIGIT.test( plain.slice( start, end ) );
	return {
		start: isElided ? start - 2 : start,
		end,
		wholeEnd,
		restStart: halfStart === undefined ? wholeEnd : restStart,
		lead:
			isElided || ( isArticle && ! PREPOSITION.test( head ) )
				? grammar.partOf
				: '',
		gap: /[\p{L}<]/u.test( name[ end ] ?? '' ) ? ' ' : '',
	};
}

/** Replaces amounts with spaces. */
function without( text: string, amounts: readonly FurtherAmount[] ): string {
	return amounts.reduce(
		( rest, { start, end } ) =>
			rest.slice( 0, start ) +
			' '.repeat( end - start ) +
			rest.slice( end ),
		text
	);
}

/** Whether a name may contain one amount; several parts of it are scaled each. */
function mayBeInName(
	name: string,
	further: Pick< FurtherAmounts, 'name' >
): boolean {
	return (
		name.length <= MAX_LENGTH &&
		! further.name.some( ( { isCount } ) => isCount )
	);
}

/**
 * Finds the amount in the name of an ingredient that has no other: `juice of 1
 * lemon`, `Saft von 1 Zitrone`. Only where it is sure that it scales: it counts
 * what a part is taken of, and nothing else of the line says a number, but where
 * brackets say how much that is.
 *
 * @param line          The ingredient.
 * @param line.quantity Its quantity.
 * @param line.unit     Its unit; some languages count with peels.
 * @param line.name     Its name, safe HTML.
 * @param line.note     Its note, safe HTML.
 * @param locale        Language tag of the text.
 * @return The amount and its place in the name, or null.
 */
export function amountInName(
	{ quantity, unit, name, note }: AmountPieces,
	locale = 'en',
	further: Pick< FurtherAmounts, 'name' | 'note' > = { name: [], note: [] }
): AmountInName | null {
	if ( quantity !== '' || ! mayBeInName( name, further ) ) {
		return null;
	}
	const plain = blankTags( name );
	const grammar = numberGrammarOf( locale );
	for ( const { index: start } of plain.matchAll( /(?<![^\s'’])\S/gu ) ) {
		const head = `${ unit } ${ plain.slice( 0, start ) }`;
		const found = PART.test( head )
			? readPartOf( plain, start, grammar )
			: { start, end: start, restStart: start };
		const { end, restStart } = found;
		const parsed = parseQuantity( plain.slice( start, restStart ), locale );
		if (
			parsed &&
			/^(?:(?:.\s\s?|['’-])[\p{L}<]|.$)/u.test( name.slice( end - 1 ) )
		) {
			const rest =
				`${ without( plain, further.name ).slice( restStart ) } ${ without( blankTags( note ), further.note ) }`.replace(
					HALF_OF_FOOD,
					''
				);
			return saysNumber( rest, grammar ) || DIGIT.test( head )
				? null
				: { parsed, ...placeOf( name, plain, head, found, grammar ) };
		}
	}
	return null;
}

/**
 * Whether a name or note contains a number besides its further amounts.
 *
 * @param line The ingredient.
 * @return True for `3 of them, (about 200 g)`.
 */
export function saysMore(
	{ name, note }: Pick< AmountPieces, 'name' | 'note' >,
	further: Pick< FurtherAmounts, 'name' | 'note' >
): boolean {
	return (
		DIGIT.test( without( blankTags( name ), further.name ) ) ||
		DIGIT.test( without( blankTags( note ), further.note ) )
	);
}

/** After these German nouns have an ending of their own: `Eiweiß von 2 Eiern`. */
const DATIVE = /(?<!\p{L})(?:von|aus|vom)\s$/iu;

/** The ending of a noun that an article without a preposition asks for: `Saft eines Apfels`. */
const GENITIVE = /(?<=\p{L}{2})e?s$/u;

/** The same of the first word of several: `eines Bundes Petersilie`. */
const GENITIVE_UNIT = /^(\p{L}{2,}?)e?s(?=\s)/u;

/** German nouns that have an ending of their own after a preposition where there are several: `von 3 Zweigen`. */
const DATIVE_PLURAL = /(?<=\p{Ll}e|\p{Ll}e[lr])$/u;

/**
 * Inflects a unit of which a part is taken, `Blätter von 2 Bund Basilikum`;
 * undefined where the words begin with none.
 */
function measuredLabel(
	word: string,
	quantity: number,
	locale: string,
	isDative: boolean
): string | undefined {
	const grammar = grammarOf( locale );
	const nominative = isDative ? word.replace( GENITIVE_UNIT, '$1' ) : word;
	const text = readUnit( word, 0, grammar ) ? word : nominative;
	const [ , end ] = readUnit( text, 0, grammar )?.span ?? [];
	if ( end === undefined ) {
		return undefined;
	}
	// "Leaves of 1 bunch basil" are those of two bunches.
	const label = unitLabel( text.slice( 0, end ), quantity, locale );
	return (
		( isDative && quantity > 1
			? label.replace( DATIVE_PLURAL, 'n' )
			: label ) + text.slice( end )
	);
}

/**
 * Inflects what a part is taken of to agree with its number: `large lemons`,
 * `naranjas grandes`.
 *
 * @param quantity How many.
 * @param locale   Language tag of the text.
 * @param before   What precedes them.
 * @return The words; those that are not known as typed.
 */
export function wholeLabel(
	word: string,
	quantity: number,
	locale: string,
	before: string
): string {
	const isDative = codeOf( locale ) === 'de' && DATIVE.test( before );
	const measured = measuredLabel( word, quantity, locale, isDative );
	if ( measured !== undefined ) {
		return measured;
	}
	const plain = isDative ? word.replace( /(?<=e[rl]?)n$/, '' ) : word;
	const known = nounLabel( plain, quantity, locale );
	const genitive = isDative ? word.replace( GENITIVE, '' ) : word;
	const typed =
		genitive !== word && isKnownFood( genitive, locale ) ? genitive : word;
	const label =
		known === plain ? nounLabel( typed, quantity, locale ) : known;
	return isDative && quantity > 1 && label !== word
		? label.replace( /e[rl]?$/, '$&n' )
		: label;
}

/** Inflects the noun that cooks take parts of, or another food. */
function nounLabel( word: string, quantity: number, locale: string ): string {
	const known = unitLabel( word, quantity, locale );
	return known === word ? foodLabel( word, quantity, locale ) : known;
}

/**
 * Scales the amount in the name of an ingredient.
 *
 * @param name   The name as written, safe HTML.
 * @param amount The amount in it.
 * @param factor By what to multiply.
 * @param format How to print numbers.
 * @return The name; as written where nothing is scaled.
 */
export function scaleName(
	name: string,
	{ parsed, start, end, wholeEnd, restStart, lead, gap }: AmountInName,
	factor: number,
	format: QuantityFormat
): string {
	if ( factor === 1 ) {
		return name;
	}
	const typed = name.slice( start, end ).replace( ELIDED_AT_START, '' );
	const whole = name.slice( end, wholeEnd );
	const word = whole.trim();
	const wordAt = whole.indexOf( word );
	return (
		name.slice( 0, start ) +
		lead +
		scaleText( typed, factor, format, parsed ) +
		gap +
		whole.slice( 0, wordAt ) +
		wholeLabel(
			word,
			( parsed.valueMax ?? parsed.value ) * factor,
			format.locale ?? 'en',
			name.slice( 0, start ) + lead
		) +
		whole.slice( wordAt + word.length ) +
		name.slice( restStart )
	);
}
