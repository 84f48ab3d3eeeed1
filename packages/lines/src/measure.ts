import {
	blank,
	blankTags,
	bracketsAfter,
	extendAmount,
	isKnownFood,
	isLength,
	isMeasure,
	isOneByName,
	isPackage,
	isVague,
	labelEnd,
	readAmount,
	readRange,
	readUnit,
	skip,
	type Amount,
	type FoundNumber,
	type FoundUnit,
	type Grammar,
} from '@larder/quantity';
import { readFoodFirst } from './food-first';
import { findLaterAmount, trailingUnit } from './later-amounts';
import { BULLETS, unitPlace, type Measure, type LineTexts } from './line-texts';
import {
	isSides,
	readSize,
	readSizeBehindDash,
	readSizeInBrackets,
} from './package-size';

/** What makes a unit a part of a whole: `Schale einer Orange`, `zeste d'une orange`, `leaves of 1 bunch`. */
const WHOLE_BEHIND =
	/^\s*(?:(?:of|from|von|aus|de|di)\s|d['’])?\s*(?:eine[rs]|une?\s|un['’]|una\s|uno\s|(?:half )?an?\s(?:\p{L}+\s)?(?:bunch|sprig|head|stalk|bulb|plant)(?!\p{L})|[\d¼-¾⅐-⅞])/iu;

/** A word after which the size of a package stands: `Dose à 400 g`. */
const BEFORE_SIZE = /(?:à|je)$/iu;

/** Whether the unit itself is the food because none follows: in `5 cloves` the cloves are the food. */
function isFood( { plain }: LineTexts, unit: FoundUnit ): boolean {
	return (
		! isMeasure( unit.id ) &&
		/^\s*(?:$|[,;])/.test( plain.slice( unit.span[ 1 ] ) )
	);
}

/** Reads a number without a unit, or with one after the food: `2 garlic cloves`. */
function readCount(
	{ plain, grammar }: LineTexts,
	{ numbers, unit: own }: Amount,
	end: number
): Measure {
	const unit = own ? null : trailingUnit( plain, end, grammar );
	return {
		numbers,
		unit: unit?.id ?? null,
		quantitySpan: [ numbers[ 0 ]?.start ?? 0, end ],
		...( unit && { unitSpan: unit.span } ),
		end,
	};
}

/**
 * Reads an amount with its unit: `250g/9oz`, `2 large cloves`, `1 can (400 g)`.
 */
function readPlain( texts: LineTexts, amount: Amount ): Measure {
	const { inside, plain, grammar } = texts;
	const start = amount.numbers[ 0 ]?.start ?? 0;
	const numberEnd = amount.numbers.at( -1 )?.end ?? start;
	const whole = extendAmount( plain, inside, amount, grammar );
	const { numbers } = whole;
	if (
		! amount.unit ||
		( whole.end === amount.end && isFood( texts, amount.unit ) )
	) {
		return readCount( texts, amount, numberEnd );
	}
	// "14-ounce can" has a package after its unit, a "2-inch (5 cm) piece" a part.
	const isTied = plain[ numberEnd ] === '-' || plain[ whole.end ] === '-';
	const pack = isTied
		? readUnit( plain, skip( /\s*/y, plain, whole.end ), grammar )
		: null;
	if ( whole.end > amount.end || ( pack && isLength( amount.unit.id ) ) ) {
		return {
			numbers,
			unit: amount.unit.id,
			quantitySpan: [ start, whole.end ],
			...( pack && { unitSpan: pack.span } ),
			end: pack?.span[ 1 ] ?? whole.end,
		};
	}
	const named = pack?.span[ 1 ] ?? amount.end;
	const brackets = bracketsAfter( inside, named );
	const end = brackets?.isAmount ? brackets.end : named;
	return {
		numbers,
		unit: amount.unit.id,
		quantitySpan: [ start, numberEnd ],
		unitSpan: unitPlace( plain, numberEnd, end ),
		end,
	};
}

/** Finds where a word such as `of`, `de` or `d'` ends; the same place where there is none. */
function afterOf( { plain, grammar }: LineTexts, place: number ): number {
	const end = skip( grammar.of, plain, place );
	// An elided word stays with the food: "d'ail" is written as one.
	return /['’]/.test( plain.slice( place, end ) )
		? place
		: place + plain.slice( place, end ).trimEnd().length;
}

/** The size of a package right before its food; "can 400 ml or 14 oz" says it again, and a "packet 7 g sachet" has two nouns. */
const SIZED_FOOD =
	/^\s?\d[\d.,]{0,6}(?: ?(?:\d{1,2}[/⁄]\d{1,2}|[¼-¾⅐-⅞]))?\s?(?:k?g|[mcd]?l|oz\.?|ounces?|lbs?\.?|pounds?)\s(?!(?:or|oder|ou|o|oppure|(?:sachet|packet|can|tin|pack|package|jar|bag|box)\p{L}{0,2})\s)\p{L}/iu;

/** Counts the word `of`, and the size of a package, to what precedes: `boîte de 400 g de`, `can 400 ml`. */
function withOf( texts: LineTexts, measure: Measure ): Measure {
	const { plain, grammar } = texts;
	const { unitSpan, quantitySpan, unit } = measure;
	let end = afterOf( texts, measure.end );
	const isOf = end > measure.end;
	const size =
		unit &&
		( isOf
			? ! isMeasure( unit ) || BEFORE_SIZE.test( plain.slice( 0, end ) )
			: unitSpan && isPackage( unit ) )
			? readAmount( plain, skip( /\s*/y, plain, end ), grammar )
			: null;
	if (
		size?.unit &&
		isMeasure( size.unit.id ) &&
		( isOf || SIZED_FOOD.test( plain.slice( end ) ) )
	) {
		end = afterOf( texts, size.end );
	}
	if ( end === measure.end ) {
		return measure;
	}
	if ( unitSpan?.[ 1 ] === measure.end ) {
		return { ...measure, unitSpan: [ unitSpan[ 0 ], end ], end };
	}
	return quantitySpan?.[ 1 ] === measure.end
		? { ...measure, quantitySpan: [ quantitySpan[ 0 ], end ], end }
		: measure;
}

/** What makes one of a unit that says nothing exact: a `thumb-sized knob`. */
const SIZED = /-sized?\s/iu;

/** Reads an article that says one: `an apple`, `a clove of garlic`; not that of `a pinch` and `a little`. */
function readArticle( texts: LineTexts, start: number ): Measure | null {
	const { plain, grammar } = texts;
	const end = grammar.article ? skip( grammar.article, plain, start ) : start;
	if ( end === start ) {
		return null;
	}
	const unit = readUnit( plain, end, grammar, true );
	const isCounted = unit
		? ( ! isVague( unit.id ) ||
				SIZED.test( plain.slice( end, unit.span[ 1 ] ) ) ) &&
			! isFood( texts, unit )
		: isKnownFood( plain.slice( end ).trim(), grammar.code ) ||
			isOneByName( plain.slice( end ).trim() );
	return isCounted
		? {
				numbers: [],
				unit: unit?.id ?? null,
				quantitySpan: [ start, end ],
				...( unit && {
					unitSpan: unitPlace( plain, end, unit.span[ 1 ] ),
				} ),
				end: unit?.span[ 1 ] ?? end,
			}
		: null;
}

/** Reads the number after its unit, as Italian recipes of old have it: `gr 100 zucchero`. */
function readUnitFirst(
	{ plain, grammar }: LineTexts,
	start: number
): Measure | null {
	const unit = grammar.isNameFirst ? readUnit( plain, start, grammar ) : null;
	const amount =
		unit && isMeasure( unit.id ) && unit.span[ 0 ] === start
			? readAmount(
					plain,
					skip( /\.? /y, plain, unit.span[ 1 ] ),
					grammar
				)
			: null;
	return unit && amount && ! amount.unit
		? {
				numbers: amount.numbers,
				unit: unit.id,
				unitSpan: unit.span,
				quantitySpan: [
					amount.numbers[ 0 ]?.start ?? amount.end,
					amount.end,
				],
				end: amount.end,
			}
		: null;
}

/** Reads the half after a unit that has no number before it: `kilo y medio de patatas`. */
function halfBehind(
	{ plain, grammar }: LineTexts,
	{ span: [ start, end ] }: FoundUnit
): FoundNumber | null {
	const rest = plain.slice( end );
	const [ tail, ...more ] = /^\s\p{L}/u.test( rest )
		? readRange( `1${ rest }`, 0, grammar )
		: [];
	return tail && tail.end > 1 && more.length === 0
		? { value: tail.value, start, end: end + tail.end - 1 }
		: null;
}

/** Measures the word before a place, which may be an article. */
function articleBefore( plain: string, start: number ): number {
	return (
		/(?<!\p{L})\p{L}{1,2}\s$/u.exec( plain.slice( 0, start ) )?.[ 0 ]
			.length ?? 0
	);
}

/** Reads an article at a place, or that of `about a cup` before another one. */
function readArticleNear(
	texts: LineTexts,
	place: number,
	start: number
): Measure | null {
	return (
		readArticle( texts, place ) ??
		readArticle( texts, start - articleBefore( texts.plain, start ) )
	);
}

/** Whether a number word is the label of its line: `Four : 180 °C` is an oven in French. */
function isLabelWord( plain: string, { numbers, end }: Amount ): boolean {
	const [ first ] = numbers;
	return (
		/^\p{L}/u.test( plain.slice( first?.start ) ) &&
		/^\s?:/.test( plain.slice( end ) )
	);
}

/** Reads an amount that is the first of its line, but for words that go with it. */
function readFirst( texts: LineTexts, amount: Amount, from: number ): Measure {
	const size =
		readSizeInBrackets( texts, amount ) ?? readSize( texts, amount );
	const measure = size
		? { numbers: amount.numbers, ...size }
		: ( readSizeBehindDash( texts, amount ) ?? readPlain( texts, amount ) );
	return withOf( texts, {
		...measure,
		quantitySpan: [ from, measure.quantitySpan?.[ 1 ] ?? from ],
	} );
}

/** Words for a piece, of which the length is how much there is. */
const PIECE_BEHIND = /^[\s-]?(?:piece|knob|stick|slice|chunk)s?(?!\p{L})/iu;

/** Reads the amount after the label of a line: `Egg wash: 1 egg`. */
function readLabelled( texts: LineTexts, lead: number ): Measure | null {
	const { plain, grammar } = texts;
	const label = lead + labelEnd( plain.slice( lead ), grammar );
	if ( label === lead || isSides( plain, label ) ) {
		return null;
	}
	const start = skip( grammar.lead, plain, label );
	const one = readArticleNear( texts, label, start );
	if ( one?.quantitySpan ) {
		return withOf( texts, {
			...one,
			quantitySpan: [ lead, one.quantitySpan[ 1 ] ],
		} );
	}
	const amount = readAmount( plain, start, grammar );
	const end = amount?.numbers.at( -1 )?.end ?? start;
	return amount &&
		( ! isLength( amount.unit?.id ?? '' ) ||
			PIECE_BEHIND.test( plain.slice( amount.end ) ) ) &&
		skip( grammar.fixed, plain, end ) === end
		? readFirst( texts, amount, lead )
		: null;
}

/** Reads a unit without a number: `pinch of salt`, `kilo y medio de patatas`; not a part of a whole, `Schale einer Orange`. */
function readUnitAlone(
	texts: LineTexts,
	lead: number,
	start: number
): Measure | null {
	const { plain, grammar } = texts;
	const alone = readUnit( plain, start, grammar, true );
	const half =
		alone && isMeasure( alone.id ) ? halfBehind( texts, alone ) : null;
	if ( alone && half ) {
		return withOf( texts, {
			numbers: [ half ],
			unit: alone.id,
			unitSpan: [ lead, half.end ],
			end: half.end,
		} );
	}
	return alone &&
		! isFood( texts, alone ) &&
		( isPackage( alone.id ) ||
			! WHOLE_BEHIND.test( plain.slice( alone.span[ 1 ] ) ) )
		? withOf( texts, {
				numbers: [],
				unit: alone.id,
				unitSpan: [ lead, alone.span[ 1 ] ],
				end: alone.span[ 1 ],
			} )
		: null;
}

/** Reads a line that begins with no number: with an article, a unit, or the food. */
function readWithoutNumber(
	texts: LineTexts,
	lead: number,
	start: number
): Measure {
	const { inside, plain, grammar } = texts;
	const one = readArticleNear( texts, lead, start );
	if ( one?.quantitySpan ) {
		return withOf( texts, {
			...one,
			quantitySpan: [ lead, one.quantitySpan[ 1 ] ],
		} );
	}
	const foodFirst = readFoodFirst( texts );
	if ( foodFirst?.unit === null ) {
		// In "gousses d'ail 3" the cloves are counted.
		return foodFirst;
	}
	const labelled = foodFirst ? null : readLabelled( texts, lead );
	if ( labelled ) {
		return labelled;
	}
	const alone = readUnitAlone( texts, lead, start );
	if ( alone ) {
		return alone;
	}
	const unitFirst = readUnitFirst( texts, start );
	if ( unitFirst ) {
		return unitFirst;
	}
	if ( foodFirst ) {
		return foodFirst;
	}
	const later = findLaterAmount( plain, inside, grammar );
	return {
		numbers: later?.numbers ?? [],
		unit: later?.unit?.id ?? null,
		end: 0,
	};
}

/**
 * Reads how much of something a line asks for.
 *
 * @param grammar The languages.
 * @return Numbers, unit and their places.
 */
export function readMeasure( line: string, grammar: Grammar ): Measure {
	const texts = {
		inside: blankTags( line ),
		plain: blank( line ),
		grammar,
	};
	const { inside, plain } = texts;
	const start = skip( grammar.lead, plain, 0 );
	if ( isSides( plain, start ) ) {
		return { numbers: [], unit: null, end: 0 };
	}
	const lead = skip( BULLETS, inside, 0 );
	const amount =
		readAmount( plain, start, grammar ) ??
		// The article of "a cup and a half" is a number.
		readAmount( plain, start - articleBefore( plain, start ), grammar );
	return amount && ! isLabelWord( plain, amount )
		? readFirst( texts, amount, Math.min( lead, start ) )
		: readWithoutNumber( texts, lead, start );
}
