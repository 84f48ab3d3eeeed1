import {
	BULLET,
	skip,
	type FoundNumber,
	type Grammar,
	type Span,
} from '@larder/quantity';

/** What a line says about how much. */
export type Measure = {
	numbers: FoundNumber[];
	/** Stable id. */
	unit: string | null;
	/** Where the quantity is, with the words and brackets that belong to it. */
	quantitySpan?: Span;
	/** Where the unit is, if it is apart from the quantity. */
	unitSpan?: Span;
	/** Where the food is, if it precedes the quantity. */
	foodSpan?: Span;
	/** Where the food begins, or the note where the food is first. */
	end: number;
};

/** A line without tags, and without tags and brackets, of the same length; and how to read it. */
export type LineTexts = { inside: string; plain: string; grammar: Grammar };

/** Bullets and boxes before a line. */
export const BULLETS = new RegExp( `(?:${ BULLET })*`, 'yu' );

/** A count in brackets at the beginning of a line, before what it counts: `(1) 14 oz can`, `(2) eggs`. */
const COUNT_IN_BRACKETS =
	/^(\s*)\((\d{1,2})\)(?=\s?(?:\p{L}|\d[\d.,]{0,5}(?:-\p{L}|\s?(?:oz|ounces?|fl\.? oz|g|ml|lbs?|pounds?)\.?\s(?:can|tin|jar|pack|pkg|box|bag|bottle|carton|container|tub|pouch))))/iu;

/**
 * Returns a line whose count is in brackets without them, all else at its place.
 *
 * @return Text of the same length.
 */
export function withoutBracketsOfCount( line: string ): string {
	return line.replace( COUNT_IN_BRACKETS, '$1 $2 ' );
}

/**
 * Returns where a unit is, from the first character after the quantity.
 *
 * @param plain The line without tags and brackets.
 * @param end   Where the unit ends.
 */
export function unitPlace(
	plain: string,
	quantityEnd: number,
	end: number
): Span {
	return [ skip( /[\s-]*/y, plain, quantityEnd ), end ];
}
