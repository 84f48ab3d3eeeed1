import type { QuantityFormat } from './format';
import {
	anyOf,
	LANGUAGES,
	numberGrammarOf,
	type NumberGrammar,
} from './number-grammar';
import { readNumber, VULGAR } from './number';
import {
	blankTags,
	parseQuantity,
	readRange,
	LONGEST,
	type ParsedQuantity,
} from './parse';
import { scaleText } from './scale';
import { unitLabel } from './unit-label';

/** An amount that stands within the name of an ingredient: the 1 of `juice of 1 lemon`. */
export type AmountInName = {
	parsed: ParsedQuantity;
	/** Where the amount starts and ends in the name. */
	start: number;
	end: number;
	/** Where the words end of which it says how many: `large lemons`. */
	wholeEnd: number;
};

/** The pieces of an ingredient that say whether its name holds its amount. */
type AmountPieces = Readonly<
	Record< 'quantity' | 'unit' | 'name' | 'note', string >
>;

const DIGIT = new RegExp( `[\\d${ VULGAR }]` );

/** What one takes of a fruit, an egg or a pod, right before the amount of these. */
const PART = new RegExp(
	`(?<![\\p{L}-])(?:${ anyOf( LANGUAGES.map( ( { parts } ) => parts ) ) })$`,
	'iu'
);

/** Words up to the next mark or tag. */
const WORDS = /[^<>&,;:.()[\]/]*/uy;

/** Where further foods or a purpose begin. */
const NEXT = /\s(?:and|or|for|with|und|oder|für|y|o|para|et|ou|pour|e|per)\s/iu;

/** Tells whether a text says any further number, in digits or in words. */
function saysNumber( text: string, grammar: NumberGrammar ): boolean {
	return (
		DIGIT.test( text ) ||
		[ ...text.matchAll( /(?<![\p{L}\d])\p{L}/gu ) ].some(
			( { index } ) => readNumber( text, index, grammar ) !== undefined
		)
	);
}

/**
 * Finds the amount in the name of an ingredient that has no other: `juice of 1
 * lemon`, `Saft von 1 Zitrone`. Only where it is sure that it scales: it counts
 * what a part is taken of, and nothing else of the line says a number.
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
	locale = 'en'
): AmountInName | null {
	if ( quantity !== '' || name.length > LONGEST ) {
		return null;
	}
	const plain = blankTags( name );
	const grammar = numberGrammarOf( locale );
	for ( const { index: start } of plain.matchAll( /(?<![^\s'’])\S/gu ) ) {
		const head = `${ unit } ${ plain.slice( 0, start ) }`;
		const numbers = PART.test( head )
			? readRange( plain, start, grammar )
			: [];
		const end = numbers.at( -1 )?.end ?? start;
		const parsed = parseQuantity( plain.slice( start, end ), locale );
		if ( parsed && /^\s\s?[\p{L}<]/u.test( name.slice( end ) ) ) {
			WORDS.lastIndex = end;
			const words = WORDS.exec( name )?.[ 0 ] ?? '';
			const next = words.search( NEXT );
			const rest = `${ plain.slice( end ) } ${ blankTags( note ) }`;
			return saysNumber( rest, grammar ) || DIGIT.test( head )
				? null
				: {
						parsed,
						start,
						end,
						wholeEnd: end + ( next < 0 ? words.length : next ),
					};
		}
	}
	return null;
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
	{ parsed, start, end, wholeEnd }: AmountInName,
	factor: number,
	format: QuantityFormat
): string {
	if ( factor === 1 ) {
		return name;
	}
	const whole = name.slice( end, wholeEnd );
	const word = whole.trim();
	const wordAt = whole.indexOf( word );
	return (
		name.slice( 0, start ) +
		scaleText( name.slice( start, end ), factor, format, parsed ) +
		whole.slice( 0, wordAt ) +
		unitLabel(
			word,
			( parsed.valueMax ?? parsed.value ) * factor,
			format.locale
		) +
		whole.slice( wordAt + word.length ) +
		name.slice( wholeEnd )
	);
}
