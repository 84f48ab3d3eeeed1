import { blank, isMultiplier, readRange } from './parse';
import { readUnit } from './read-unit';
import type { FoundNumber } from './number';

/** Start and end in the line. */
export type Span = [ start: number, end: number ];

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

/** Bullets, boxes and words that stand before an amount. */
const LEAD = /(?:[\s•*▢☐□·~–—-]|(?:optional:|or|about|approx(?:imately|\.)?|around|roughly|between|up to|at least|scant|generous|good|heaped|heaping|level|a few|few|a couple of|a|an(?! half))(?=\s))*/iy;

type Amount = { numbers: FoundNumber[]; unit: { id: string; span: Span } | null; end: number };

/**
 * Reads a number or range with the unit that follows.
 *
 * @param text  The line without tags and brackets.
 * @param start Where to read.
 * @return The amount, or null.
 */
function readAmount( text: string, start: number ): Amount | null {
	const numbers = readRange( text, start );
	const last = numbers.at( -1 );
	if ( ! last || /[-−]/.test( text[ start - 1 ] ?? '' ) ) {
		return null;
	}
	const unit = readUnit( text, last.end );
	return { numbers, unit, end: unit?.span[ 1 ] ?? last.end };
}

/**
 * Reads further amounts that say the same in other units: `250g/9oz`.
 *
 * @param text   The line without tags and brackets.
 * @param amount The amount before them.
 * @return Where the last of them ends; where the amount ends when there is none.
 */
function dualEnd( text: string, amount: Amount ): number {
	let end = amount.end;
	for (;;) {
		const joint = /\s?[/|]\s?(?=[\d¼-¾⅐-⅞])/y;
		joint.lastIndex = end;
		const next = amount.unit && joint.test( text ) ? readAmount( text, joint.lastIndex ) : null;
		if ( ! next?.unit ) {
			return end;
		}
		end = next.end;
	}
}

/**
 * Takes what is left of the line apart into name and note.
 *
 * @param line  The line.
 * @param plain The line without tags and brackets, of the same length.
 * @param start Where the rest begins.
 * @return Spans without surrounding space.
 */
function readRest( line: string, plain: string, start: number ): { name?: Span; note?: Span } {
	const trim = ( from: number, to: number ): Span | undefined => {
		const lead = ( from > 0 ? /^[\s,;:–—-]*/ : /^\s*/ ).exec( line.slice( from, to ) )?.[ 0 ].length ?? 0;
		const body = line.slice( from + lead, to ).trimEnd();
		return body === '' ? undefined : [ from + lead, from + lead + body.length ];
	};
	const bracket = /[([]/g;
	bracket.lastIndex = start;
	const comma = plain.slice( start ).search( /[,;]\s|\s[–—-]\s/ );
	const open = bracket.exec( line )?.index ?? -1;
	const cuts = [ comma < 0 ? -1 : comma + start, open ].filter( ( place ) => place > start );
	const before = trim( start, cuts.length > 0 ? Math.min( ...cuts ) : line.length );
	const name = before ?? trim( start, line.length );
	const note = before && cuts.length > 0 ? trim( Math.min( ...cuts ), line.length ) : undefined;
	return { ...( name && { name } ), ...( note && { note } ) };
}

/** Parts of plants and loaves that English names after the food: `2 garlic cloves`. */
const PARTS = new Set( [ 'clove', 'stalk', 'rib', 'sprig', 'bulb', 'slice', 'head', 'stem', 'spear' ] );

/**
 * Finds a unit at the end of the name: `2 garlic cloves, crushed`.
 *
 * @param plain  The line without tags and brackets.
 * @param amount The amount before the name.
 * @return The unit, or null.
 */
function trailingUnit( plain: string, amount: Amount | null ): Amount[ 'unit' ] {
	if ( ! amount ) {
		return null;
	}
	const name = /^[^,;(]*?(?=\s*(?:[,;]|\s-|\s(?:or|and|with|plus|for|to|from|about|cut|at)\s|\s{2}|$))/.exec( plain.slice( amount.end ) )?.[ 0 ] ?? '';
	const last = /\s(\p{L}+)$/u.exec( name.trimEnd() );
	const unit = last?.[ 1 ] ? readUnit( plain, amount.end + last.index ) : null;
	return unit && PARTS.has( unit.id ) ? unit : null;
}

/**
 * Finds an amount that does not stand first: `juice of 1 lemon`, `honey, ½ cup`.
 *
 * @param plain The line without tags and brackets.
 * @param line  The line; its brackets count when there is nothing outside.
 * @return The amount, or null.
 */
function findLater( plain: string, line: string ): Amount | null {
	const inside = line.replace( /<[^<>]*>/g, ( tag ) => ' '.repeat( tag.length ) );
	for ( const text of [ plain, inside ] ) {
		const word = /(?<![\p{L}\d.-])(?:\.?[\d¼-¾⅐-⅞]|(?<=\b(?:of|from) )(?:one|two|three|four|half))/giu;
		for ( let match = word.exec( text ); match; match = word.exec( text ) ) {
			const amount = readAmount( text, match.index );
			if ( amount && ( amount.unit || text === plain ) ) {
				return amount;
			}
		}
	}
	return null;
}

/**
 * Reads the amount with which a line begins, a count of packages included.
 *
 * @param plain The line without tags and brackets.
 * @param start Where to read.
 * @return The amount and where the quantity ends, or null.
 */
function readLeading( plain: string, start: number ): ( Amount & { quantityEnd: number } ) | null {
	const amount = readAmount( plain, start );
	const last = amount?.numbers.at( -1 );
	if ( ! amount || ! last ) {
		return null;
	}
	const isCount = isMultiplier( plain, last );
	const size = isCount ? readAmount( plain, plain.slice( last.end ).search( /[\d¼-¾⅐-⅞]/ ) + last.end ) : null;
	const main = size ?? amount;
	const end = dualEnd( plain, main );
	const numbersEnd = ( main.numbers.at( -1 ) ?? last ).end;
	return {
		numbers: amount.numbers,
		unit: main.unit,
		end,
		quantityEnd: end === main.end ? numbersEnd : end,
	};
}

/**
 * Reads an ingredient line: `2 tbsp olive oil, plus extra`.
 *
 * @param line Plain text; tags are passed over.
 * @return What the line says; null for each piece that it does not have.
 */
export function parseIngredient( line: string ): ParsedIngredient {
	const plain = line.length > LONGEST_LINE ? '' : blank( line );
	LEAD.lastIndex = 0;
	const start = LEAD.exec( plain )?.[ 0 ].length ?? 0;
	const leading = readLeading( plain, start );
	const alone = leading ? null : readUnit( plain, start, true );
	const later = leading || alone ? null : findLater( plain, line.length > LONGEST_LINE ? '' : line );
	const unit = leading?.unit ?? alone ?? later?.unit ?? trailingUnit( plain, leading );
	const numbers = ( leading ?? later )?.numbers ?? [];
	const first = numbers[ 0 ];
	const spans: ParsedIngredient[ 'spans' ] = {};
	if ( leading && first ) {
		spans.quantity = [ first.start, leading.quantityEnd ];
	}
	if ( unit && ! later && unit.span[ 0 ] >= ( leading?.quantityEnd ?? 0 ) ) {
		spans.unit = unit.span;
	}
	const head = leading?.end ?? alone?.span[ 1 ] ?? 0;
	const of = /\s+of(?=\s)/y;
	of.lastIndex = head;
	Object.assign( spans, readRest( line, plain, head > 0 && of.test( plain ) ? of.lastIndex : head ) );
	if ( spans.name && spans.unit && spans.unit[ 0 ] > spans.name[ 0 ] ) {
		spans.name = [ spans.name[ 0 ], spans.name[ 0 ] + line.slice( spans.name[ 0 ], spans.unit[ 0 ] ).trimEnd().length ];
	}
	const piece = ( span: Span | undefined ): string | null => ( span ? line.slice( ...span ) : null );
	return {
		input: line,
		quantity: first?.value ?? null,
		quantityMax: numbers[ 1 ]?.value ?? null,
		unit: unit?.id ?? null,
		name: piece( spans.name ),
		note: piece( spans.note ),
		spans,
	};
}
