import { readMeasure } from './measure';
import { blank } from './parse';
import type { Span } from './span';

export type { Span } from './span';

/** An ingredient line as read. */
export type ParsedIngredient = {
	/** The line, exactly as given. */
	input: string;
	/** First amount, or the lower end of a range. */
	quantity: number | null;
	quantityMax: number | null;
	/** Stable id such as `tbsp`, or the word itself where it is unknown. */
	unit: string | null;
	name: string | null;
	note: string | null;
	/** Where each piece stands in the line; a dual amount is one piece with its units. */
	spans: { quantity?: Span; unit?: Span; name?: Span; note?: Span };
};

/** A line longer than this is prose; it is shown as typed. */
const LONGEST_LINE = 2000;

/**
 * Takes what is left of the line apart into name and note.
 *
 * @param line  The line.
 * @param plain The line without tags and brackets, of the same length.
 * @param start Where the rest begins.
 * @return Spans without surrounding space.
 */
function readRest(
	line: string,
	plain: string,
	start: number
): { name?: Span; note?: Span } {
	const trim = ( from: number, to: number ): Span | undefined => {
		const lead =
			( from > 0 ? /^[\s,;:–—-]*/ : /^\s*/ ).exec(
				line.slice( from, to )
			)?.[ 0 ].length ?? 0;
		const body = line.slice( from + lead, to ).trimEnd();
		return body === ''
			? undefined
			: [ from + lead, from + lead + body.length ];
	};
	const bracket = /[([]/g;
	bracket.lastIndex = start;
	const comma = plain.slice( start ).search( /[,;]\s|\s[–—-]\s/ );
	const open = bracket.exec( line )?.index ?? -1;
	const cuts = [ comma < 0 ? -1 : comma + start, open ].filter(
		( place ) => place > start
	);
	const before = trim(
		start,
		cuts.length > 0 ? Math.min( ...cuts ) : line.length
	);
	const name = before ?? trim( start, line.length );
	const note =
		before && cuts.length > 0
			? trim( Math.min( ...cuts ), line.length )
			: undefined;
	return { ...( name && { name } ), ...( note && { note } ) };
}

/**
 * Finds where the food begins: after the word `of`, if there is one.
 *
 * @param plain The line without tags and brackets.
 * @param end   Where the amount ends, 0 when the line begins with the food.
 * @return A place in the line.
 */
function afterOf( plain: string, end: number ): number {
	const of = /\s+of(?=\s)/y;
	of.lastIndex = end;
	return end > 0 && of.test( plain ) ? of.lastIndex : end;
}

/**
 * Ends the name where a unit follows it: `2 garlic cloves`.
 *
 * @param line The line.
 * @param name The name, with the unit.
 * @param unit The unit.
 * @return The name without the unit.
 */
function endBefore( line: string, name: Span, unit: Span ): Span {
	const [ start ] = name;
	return unit[ 0 ] > start
		? [ start, start + line.slice( start, unit[ 0 ] ).trimEnd().length ]
		: name;
}

/**
 * Reads an ingredient line: `2 tbsp olive oil, plus extra`.
 *
 * @param line Plain text; tags are passed over.
 * @return What the line says; null for each piece that it does not have.
 */
export function parseIngredient( line: string ): ParsedIngredient {
	const isProse = line.length > LONGEST_LINE;
	const plain = isProse ? line : blank( line );
	const { numbers, unit, quantitySpan, unitSpan, end } = readMeasure(
		isProse ? '' : line
	);
	const rest = isProse ? {} : readRest( line, plain, afterOf( plain, end ) );
	const spans: ParsedIngredient[ 'spans' ] = {
		...( quantitySpan && { quantity: quantitySpan } ),
		...( unitSpan && { unit: unitSpan } ),
		...rest,
		...( rest.name &&
			unitSpan && { name: endBefore( line, rest.name, unitSpan ) } ),
	};
	const piece = ( span: Span | undefined ): string | null =>
		span ? line.slice( ...span ) : null;
	return {
		input: line,
		quantity: numbers[ 0 ]?.value ?? null,
		quantityMax: numbers[ 1 ]?.value ?? null,
		unit: unit?.id ?? null,
		name: isProse ? line : piece( spans.name ),
		note: piece( spans.note ),
		spans,
	};
}
