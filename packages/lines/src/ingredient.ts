import {
	AT_END,
	bareFood,
	blank,
	grammarOf,
	isMeasure,
	slashRange,
	type Grammar,
	type Span,
} from '@larder/quantity';
import { withoutBracketsOfCount } from './line-texts';
import { readMeasure } from './measure';

/** An ingredient line as read. */
export type ParsedIngredient = {
	/** The line, exactly as given. */
	input: string;
	/** First amount, or the lower end of a range. */
	quantity: number | null;
	quantityMax: number | null;
	/** Stable id such as `tbsp`, or the word itself where it is unknown. */
	unit: string | null;
	/** Name and note without tags. */
	name: string | null;
	/** The name without words on size and preparation: what to buy. */
	food: string | null;
	note: string | null;
	/** Where each piece is in the line; a dual amount is one piece with its units. */
	spans: { quantity?: Span; unit?: Span; name?: Span; note?: Span };
};

/** A line longer than this is prose; it is shown as typed. */
const MAX_LINE_LENGTH = 2000;

/** Brackets after the name, with nothing of the name after them. */
const LAST_BRACKETS =
	/(?<!\p{L}(?=\([a-z]{1,2}\)))\s*[([][^()[\]]*[)\]]\s*(?:$|(?=[,;]))/u;

/** An article or preposition that is elided before its food, and the "di" after an amount whose unit comes first: `gr 200 di riso`. */
const ELIDED = /^(?:(?:de l|dell|[dl])['’](?=\p{L})|di\s)/iu;

/** Words that make the amount at the end of a name that of another food, or of a part: `flour with water 300 ml`. */
const OF_OTHERS =
	/(?<![\p{L}-])(?:with|in|into|(?<!half )and|plus|less|minus|without|under|over|yield(?:s|ing)?|mit|und|ohne|unter|über|weniger|ergibt|avec|et|sans|sous|moins|dans|con|y|e|ed|en|sin|senza|menos|meno)(?![\p{L}-])/iu;

/**
 * Finds the amount that says the first one again, without a mark between.
 *
 * @param plain Text without tags that begins with the food.
 * @return Where it is in `sugar 5 mL`, with the space before it; -1 where there is none.
 */
function againAtEnd( plain: string ): number {
	const place = plain.search( AT_END );
	return OF_OTHERS.test( plain.slice( 0, Math.max( place, 0 ) ) )
		? -1
		: place;
}

/** Trims spaces and joining punctuation off both ends. */
function trim( line: string, from: number, to: number ): Span | undefined {
	const marks = from > 0 ? /^[\s,;:‐-―-]*/ : /^\s*/;
	const start =
		from + ( marks.exec( line.slice( from, to ) )?.[ 0 ].length ?? 0 );
	const end = start + line.slice( start, to ).trimEnd().length;
	return end > start ? [ start, end ] : undefined;
}

/**
 * Splits what is left of the line into name and note.
 *
 * @param plain      The line without tags and brackets, of the same length.
 * @param start      Where the rest begins.
 * @param grammar    The languages.
 * @param isMeasured Whether the line begins with a weight or volume, which its end may say again.
 * @return Spans without surrounding space.
 */
function readRest(
	line: string,
	plain: string,
	start: number,
	grammar: Grammar,
	isMeasured: boolean
): { name?: Span; note?: Span } {
	const lead =
		start +
		( /^[\s,;:‐-―-]*/.exec( line.slice( start ) )?.[ 0 ].length ?? 0 );
	let nounStart = lead;
	for ( let words = 0; words < 3; words++ ) {
		nounStart +=
			grammar.adjective.exec( plain.slice( nounStart ) )?.[ 0 ].length ??
			0;
	}
	const cuts = [
		plain.slice( nounStart ).search( grammar.note ),
		line.slice( nounStart ).search( LAST_BRACKETS ),
		isMeasured ? againAtEnd( plain.slice( nounStart ) ) : -1,
	].filter( ( place ) => place > 0 );
	const cut = cuts.length > 0 ? nounStart + Math.min( ...cuts ) : line.length;
	const name = trim( line, start, cut );
	const note = trim( line, cut, line.length );
	return { ...( name && { name } ), ...( note && { note } ) };
}

/**
 * Ends the name where a unit follows it, and begins the note after that:
 * `2 garlic cloves from the garden, crushed`.
 *
 * @param rest Name and note.
 * @return Name and note around the unit.
 */
function aroundUnit(
	line: string,
	rest: { name?: Span; note?: Span },
	unit: Span | undefined
): { name?: Span; note?: Span } {
	if ( ! rest.name || ! unit || unit[ 0 ] <= rest.name[ 0 ] ) {
		return rest;
	}
	const name = trim( line, rest.name[ 0 ], unit[ 0 ] );
	const note = trim( line, unit[ 1 ], line.length );
	return { ...( name && { name } ), ...( note && { note } ) };
}

/** Returns the food that comes first, and the note after its amount. */
function aroundFood(
	line: string,
	name: Span,
	end: number
): { name: Span; note?: Span } {
	const note = trim( line, end, line.length );
	return { name, ...( note && { note } ) };
}

/**
 * Reads an ingredient line: `2 tbsp olive oil, plus extra`.
 *
 * Nothing that was typed is lost: outside of the pieces there are only spaces,
 * bullets, and the marks between a name and its note.
 *
 * @param input  Plain text; tags are passed over.
 * @param locale Language tag of the line; English lines are read in any language.
 * @return What the line says; null for each piece that it does not have.
 */
export function parseIngredient(
	input: string,
	locale = 'en'
): ParsedIngredient {
	const line = withoutBracketsOfCount( input );
	if ( line.length > MAX_LINE_LENGTH ) {
		return {
			input,
			quantity: null,
			quantityMax: null,
			unit: null,
			name: line,
			food: line,
			note: null,
			spans: { name: [ 0, line.length ] },
		};
	}
	const grammar = grammarOf( locale );
	const { numbers, unit, quantitySpan, unitSpan, foodSpan, end } =
		readMeasure( line, grammar );
	const spans: ParsedIngredient[ 'spans' ] = {
		...( quantitySpan && { quantity: quantitySpan } ),
		...( unitSpan && { unit: unitSpan } ),
		...( foodSpan
			? aroundFood( line, foodSpan, end )
			: aroundUnit(
					line,
					readRest(
						line,
						blank( line ),
						end,
						grammar,
						isMeasure( unit ?? '' )
					),
					unitSpan
				) ),
	};
	const piece = ( span: Span | undefined ): string | null =>
		span
			? line
					.slice( ...span )
					.replace( /<[^<>]{0,2000}>/g, '' )
					.trim() || null
			: null;
	const typed = piece( spans.name );
	// What is elided is with the food, and is not part of its name.
	const name =
		typed &&
		( spans.unit || spans.quantity ? typed.replace( ELIDED, '' ) : typed );
	const [ low, high ] =
		slashRange(
			{
				quantity: piece( spans.quantity ) ?? '',
				unit: piece( spans.unit ) ?? '',
				name: typed ?? '',
			},
			locale
		)
			?.split( '-' )
			.map( Number ) ?? numbers.map( ( { value } ) => value );
	return {
		input,
		quantity: low ?? null,
		quantityMax: high ?? null,
		unit,
		name,
		food: name && bareFood( name, locale ),
		note: piece( spans.note ),
		spans,
	};
}
