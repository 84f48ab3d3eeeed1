import { blank, isMultiplier, readRange } from './parse';
import { readUnit, type FoundUnit } from './read-unit';
import type { FoundNumber } from './number';
import type { Span } from './span';

/** Bullets, boxes and words that stand before an amount. */
const LEAD =
	/(?:[\s•*▢☐□·~–—-]|(?:optional:|or|about|approx(?:imately|\.)?|around|roughly|between|up to|at least|scant|generous|good|heaped|heaping|level|a few|few|a couple of|a|an(?! half))(?=\s))*/iy;

type Amount = {
	numbers: FoundNumber[];
	unit: FoundUnit | null;
	end: number;
};

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
		const next =
			amount.unit && joint.test( text )
				? readAmount( text, joint.lastIndex )
				: null;
		if ( ! next?.unit ) {
			return end;
		}
		end = next.end;
	}
}

/** Parts of plants and loaves that English names after the food: `2 garlic cloves`. */
const PARTS = new Set( [
	'clove',
	'stalk',
	'rib',
	'sprig',
	'bulb',
	'slice',
	'head',
	'stem',
	'spear',
] );

/**
 * Finds a unit at the end of the name: `2 garlic cloves, crushed`.
 *
 * @param plain  The line without tags and brackets.
 * @param amount The amount before the name.
 * @return The unit, or null.
 */
function trailingUnit(
	plain: string,
	amount: Amount | null
): FoundUnit | null {
	if ( ! amount ) {
		return null;
	}
	const name =
		/^[^,;(]*?(?=\s*(?:[,;]|\s-|\s(?:or|and|with|plus|for|to|from|about|cut|at)\s|\s{2}|$))/.exec(
			plain.slice( amount.end )
		)?.[ 0 ] ?? '';
	const last = /\s(\p{L}+)$/u.exec( name.trimEnd() );
	const unit = last?.[ 1 ]
		? readUnit( plain, amount.end + last.index )
		: null;
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
	const inside = line.replace( /<[^<>]*>/g, ( tag ) =>
		' '.repeat( tag.length )
	);
	for ( const text of [ plain, inside ] ) {
		const word =
			/(?<![\p{L}\d.-])(?:\.?[\d¼-¾⅐-⅞]|(?<=\b(?:of|from) )(?:one|two|three|four|half))/giu;
		for (
			let match = word.exec( text );
			match;
			match = word.exec( text )
		) {
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
function readLeading(
	plain: string,
	start: number
): ( Amount & { quantityEnd: number } ) | null {
	const amount = readAmount( plain, start );
	const last = amount?.numbers.at( -1 );
	if ( ! amount || ! last ) {
		return null;
	}
	const isCount = isMultiplier( plain, last );
	const size = isCount
		? readAmount(
				plain,
				plain.slice( last.end ).search( /[\d¼-¾⅐-⅞]/ ) + last.end
			)
		: null;
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

/** What a line says about how much. */
export type Measure = {
	numbers: FoundNumber[];
	unit: FoundUnit | null;
	/** Where the quantity stands, if the line begins with it. */
	quantitySpan?: Span;
	/** Where the unit stands, if it stands apart from the quantity. */
	unitSpan?: Span;
	/** Where the food begins. */
	end: number;
};

/**
 * Reads how much of something a line asks for.
 *
 * @param line The line.
 * @return Numbers, unit and their places.
 */
export function readMeasure( line: string ): Measure {
	const plain = blank( line );
	LEAD.lastIndex = 0;
	const start = LEAD.exec( plain )?.[ 0 ].length ?? 0;
	const leading = readLeading( plain, start );
	if ( leading ) {
		const { numbers, quantityEnd, end } = leading;
		const unit = leading.unit ?? trailingUnit( plain, leading );
		return {
			numbers,
			unit,
			quantitySpan: [ numbers[ 0 ]?.start ?? start, quantityEnd ],
			...( unit &&
				unit.span[ 0 ] >= quantityEnd && { unitSpan: unit.span } ),
			end,
		};
	}
	const alone = readUnit( plain, start, true );
	if ( alone ) {
		return {
			numbers: [],
			unit: alone,
			unitSpan: alone.span,
			end: alone.span[ 1 ],
		};
	}
	const later = findLater( plain, line );
	return { numbers: later?.numbers ?? [], unit: later?.unit ?? null, end: 0 };
}
