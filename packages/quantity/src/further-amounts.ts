import {
	extendAmount,
	readAmount,
	readAmountOrOne,
	type Amount,
} from './amount';
import { isKnownFood } from './known-foods';
import { grammarOf } from './grammar';
import { itemsOf, labelEnd } from './label';
import { skip } from './marks';
import {
	blankTags,
	MAX_LENGTH,
	parseQuantity,
	spaces,
	type ParsedQuantity,
} from './parse';
import {
	countInBrackets,
	countsAfterFood,
	hasPartWord,
} from './counts-after-food';
import { readUnit } from './read-unit';
import {
	divided,
	restatedInBrackets,
	restatedInClauses,
	BETWEEN_EQUIVALENTS,
	type Reading,
} from './restated-amounts';
import { saysShare, SHARE, sharesOf } from './shares';
import { isLength, isMeasure, isPackage } from './units';
import { isVessel } from './vessels';

/** An amount beside the quantity of an ingredient, and its place. */
export type FurtherAmount = {
	start: number;
	end: number;
	parsed: ParsedQuantity;
	/** Whether it counts the food after it. */
	isCount: boolean;
	/** Whether it is a share of what the line counts. */
	isShare: boolean;
};

/** The pieces in which further amounts may stand. */
type Pieces = Readonly<
	Record< 'quantity' | 'unit' | 'name' | 'note', string >
>;

/** The further amounts of an ingredient, by piece. */
export type FurtherAmounts = Readonly<
	Record< 'unit' | 'name' | 'note', readonly FurtherAmount[] >
>;

/** A division, whose parts scale together or not at all. */
const SAID_BEFORE = /(?<!\p{L})(?:divided|split|into)\s[^,;()]*[\d¼-¾⅐-⅞]/iu;

const DIGIT = /[\d¼-¾⅐-⅞]/;

/** What makes an amount that of all where no other is said: `Oil for frying, about 4 cups`. */
const ABOUT =
	/(?:^|,\s)(?:about|approx\.?|approximately|around|roughly|ca\.?|circa|zirka|etwa|environ|env\.|unos|unas|aproximadamente)\s\d/iu;

/** Foods of which a stick is a weight in America. */
const IN_STICKS = /\b(?:butter|margarine|shortening)\b/i;

/** What is sold in cubes of one size: of `1 Würfel Hefe (42 g)` the brackets say that. */
const IN_CUBES =
	/(?:hefe|yeast|levure|levadura|lievito|(?<!\p{L})germ)(?!\p{L})/iu;

/** Whether a unit is a package, of which the size stays. */
function isPackaged(
	id: string,
	quantity: ParsedQuantity | null,
	name: string
): boolean {
	return (
		isPackage( id ) ||
		// The 21 g of half a cube are not its size.
		( id === 'cube' && quantity?.value === 1 && IN_CUBES.test( name ) )
	);
}

/** A weight or volume at the end of a piece, which no word before it ties to something else. */
export const AT_END =
	/(?<=[\p{L})])(?<!\s(?:about|to|into|in|with|of|from|for|per|each|or|and|plus|at|by|on|makes|total|under|over|up)) (?=(?:\d[\d.,]{0,6}\s?(?:to|[-–])\s?)?\d[\d.,]{0,6}\s?(?:ml|l|g|kg|oz|lb)(?:$|,))/iu;

/** Reads the amount said again at the end of a piece, without a mark: the last of `1 tsp sugar 5 mL`. */
function atEnd( { plain, grammar }: Reading ): Amount[] {
	const place = plain.search( AT_END );
	const amount = place < 0 ? null : readAmount( plain, place + 1, grammar );
	return amount?.unit ? [ amount ] : [];
}

/** Reads the amount in the note of a food without a number: how much there is of all, and not how much a vessel holds. */
function saidLast( reading: Reading, name: string ): Amount[] {
	return ABOUT.test( reading.plain ) &&
		! isVessel( blankTags( name ), reading.grammar.code )
		? restatedInClauses( reading )
		: [];
}

/** Reads the amounts of further foods after a label: `Sauce: 1 cup cream, 2 tbsp mustard`. */
function listed( { plain, grammar }: Reading ): Amount[] {
	return itemsOf( plain ).flatMap( ( place ) => {
		const amount = readAmount( plain, place, grammar );
		const end = amount?.numbers.at( -1 )?.end ?? place;
		return amount &&
			( amount.unit?.id === 'part' ||
				skip( grammar.fixed, plain, end ) === end ) &&
			( amount.unit
				? ! isLength( amount.unit.id )
				: isKnownFood( plain.slice( end ).trim(), grammar.code ) )
			? [ extendAmount( plain, plain, amount, grammar ) ]
			: [];
	} );
}

/** A number of foods, with the first letter of them. */
const OF_FOODS = /^\s\p{L}/u;

/** What follows a number, up to the next mark. */
const CLAUSE_OF_FOOD = /^[^,;()]*/;

/** Whether an amount of a list counts foods: `2 celery stalks`, and no measure, length or size of each. */
function countsFoods(
	{ plain, grammar }: Reading,
	amount: Amount | null
): amount is Amount {
	const end = amount?.numbers.at( -1 )?.end ?? 0;
	const id = amount?.unit?.id ?? '';
	return (
		amount !== null &&
		! isMeasure( id ) &&
		! isLength( id ) &&
		skip( grammar.fixed, plain, end ) === end &&
		OF_FOODS.test( plain.slice( end ) ) &&
		! grammar.each.test(
			CLAUSE_OF_FOOD.exec( plain.slice( end ) )?.[ 0 ] ?? ''
		)
	);
}

/** Reads the counts of a note that continues with other foods, `1 carrot, 1 celery stalk, 1 onion`, or names several kinds, `3 peppers (1 red, 2 green)`. */
function countList( reading: Reading ): Amount[] {
	const { plain, grammar } = reading;
	const from = plain.startsWith( '(' ) ? 1 : 0;
	const places = itemsOf( plain.slice( from ) ).map(
		( place ) => place + from
	);
	const amounts = places
		.map( ( place ) => readAmount( plain, place, grammar ) )
		.filter( ( amount ) => countsFoods( reading, amount ) );
	return places[ 0 ] === from &&
		places.length > from &&
		amounts.length === places.length
		? amounts
		: [];
}

/** Reads what parts are taken of; of a name only where there are several, for one is told by its name. */
function counted(
	{ plain, grammar }: Reading,
	isNote: boolean,
	hasPart: boolean
): Amount[] {
	const parts = countsAfterFood( plain, grammar, isNote && hasPart );
	return isNote ||
		( parts.length > 1 && parts.every( ( { unit } ) => ! unit ) )
		? parts
		: [];
}

/** What makes an amount right before it that of one alone, and no share of foods as in "1 tsp each salt and pepper". */
const EACH_END =
	/^\s(?:each|apiece|cada un[oa]|chacune?|ciascun[oa]|l['’]un[oa])\s?(?:[),;]|$)/iu;

/** Reads what is added in a name or note: `beaten with 1 tbsp water`, `plus 2 yolks`. */
function joined( { plain, grammar }: Reading ): Amount[] {
	return [ ...plain.matchAll( grammar.further ) ].flatMap(
		( { index, 0: all, 1: isWithin } ) => {
			const start = index + all.length;
			const first = readAmountOrOne( plain, start, grammar );
			const last = first?.numbers.at( -1 );
			if (
				! first ||
				! last ||
				skip( grammar.fixed, plain, last.end ) > last.end ||
				isLength( first.unit?.id ?? '' ) ||
				EACH_END.test( plain.slice( first.end ) ) ||
				// Of "divided into ½ cup and ½ cup" one half would be left behind.
				SAID_BEFORE.test( plain.slice( 0, index ) )
			) {
				return [];
			}
			const amount = extendAmount( plain, plain, first, grammar );
			const behind = plain.slice( last.end );
			// A number in words may be part of a name: "with one skin".
			const isCount =
				! isWithin &&
				( DIGIT.test( plain.slice( start, last.end ) )
					? /^ (?:\p{L}|[x×])/u.test( behind )
					: isKnownFood( behind.trim(), grammar.code ) );
			return isMeasure( first.unit?.id ?? '' ) || isCount
				? [ amount ]
				: [];
		}
	);
}

/** Where an amount is. */
type AmountSpan = Omit< FurtherAmount, 'parsed' >;

/** Whether two amounts are one, written in both systems or in two units: `4lb 8oz`. */
function isOne( text: string, before: AmountSpan, next: AmountSpan ): boolean {
	return (
		! before.isCount &&
		! next.isCount &&
		! next.isShare &&
		next.start >= before.end &&
		BETWEEN_EQUIVALENTS.test( text.slice( before.end, next.start ) )
	);
}

/** Returns where amounts are in the text, each once. */
function placed(
	text: string,
	amounts: readonly Amount[],
	locale: string | undefined
): FurtherAmount[] {
	const places: AmountSpan[] = [];
	const sorted = amounts
		.map( ( { numbers, unit, end } ) => ( {
			isCount: unit === null,
			isShare: unit?.id === SHARE,
			start: numbers[ 0 ]?.start ?? end,
			end: Math.max( end, numbers.at( -1 )?.tail?.[ 1 ] ?? end ),
		} ) )
		.sort( ( a, b ) => a.start - b.start );
	for ( const one of sorted ) {
		const before = places.at( -1 );
		if ( before && isOne( text, before, one ) ) {
			before.end = one.end;
		} else if ( one.start >= ( before?.end ?? 0 ) ) {
			places.push( one );
		}
	}
	return places.flatMap( ( one ) => {
		const said = text.slice( one.start, one.end );
		const parsed = parseQuantity( said, locale ) ?? articleOf( said );
		return parsed ? [ { ...one, parsed } ] : [];
	} );
}

/** Reads the article with which an amount begins that has no other number: `a tablespoon`. */
function articleOf( said: string ): ParsedQuantity | null {
	const end = /^\p{L}+/u.exec( said )?.[ 0 ].length ?? 0;
	return end > 0
		? {
				value: 1,
				valueMax: null,
				scalable: [ { value: 1, start: 0, end } ],
			}
		: null;
}

/** The size of one, with which a unit begins: `15 oz (420 g) can`. */
const SIZE_AT_START = /^[\d¼-¾⅐-⅞]/;

/** Nothing scales but the quantity. */
export const NO_FURTHER: FurtherAmounts = { unit: [], name: [], note: [] };

/**
 * Finds the amounts beside the quantity of an ingredient that scale with it: the
 * amount said again, `(about 4 ounces)`, and what is added, `beaten with 1 tbsp
 * water`. What is said of one alone (`6 oz each`, `à 400 g`), the size of a
 * package, counts, and whatever else has a number, is none.
 *
 * @param line     The ingredient.
 * @param quantity What its quantity says; null where that is not a number.
 * @param locale   Language tag of the text.
 * @return Their places, by piece.
 */
export function findFurtherAmounts(
	line: Pieces,
	quantity: ParsedQuantity | null,
	locale = 'en'
): FurtherAmounts {
	const { unit, name, note } = line;
	const isAlone = line.quantity === '' && unit === '';
	const grammar = grammarOf( locale );
	const hasPart = isAlone && hasPartWord( name );
	if (
		( ! quantity && ! isAlone ) ||
		! (
			/[\p{Nd}¼-¾⅐-⅞]/u.test( `${ unit } ${ name } ${ note }` ) ||
			hasPart ||
			hasPartWord( note ) ||
			saysShare( note ) ||
			/^\(\p{L}/u.test( note ) ||
			`${ name }, ${ note }`.search( grammar.further ) >= 0
		)
	) {
		return NO_FURTHER;
	}
	const isLabelled = labelEnd( line.quantity, grammar ) > 0;
	// Of "2 cans (400 g)" the cans are the food.
	const own = readUnit( unit || name, 0, grammar, unit === '' )?.id ?? '';
	const says = ( id: string ): boolean =>
		isMeasure( id ) ||
		( isLength( id ) && isLength( own ) ) ||
		( id === 'stick' && IN_STICKS.test( name ) );
	const isPack = isPackaged( own, quantity, name );
	const isMeasured = quantity !== null && isMeasure( own );
	const clauses = ( reading: Reading ): Amount[] =>
		isAlone ? saidLast( reading, name ) : restatedInClauses( reading );
	const counting = {
		name,
		isMeasured,
		count: isAlone ? null : ( quantity?.value ?? null ),
	};
	const inNote = ( reading: Reading ): Amount[] => [
		...( quantity && ! isMeasured
			? sharesOf( reading, quantity.value )
			: [] ),
		...( isPack ? [] : clauses( reading ) ),
		...( isAlone ? [] : divided( reading ) ),
		...( isLabelled || own === 'part' ? listed( reading ) : [] ),
		...( quantity && ! isMeasured && ! isPack ? countList( reading ) : [] ),
	];
	const find = (
		text: string,
		piece: keyof FurtherAmounts
	): readonly FurtherAmount[] => {
		if ( text.length > MAX_LENGTH ) {
			return [];
		}
		const reading = { plain: blankTags( text ), grammar, says };
		const isNote = piece === 'note';
		return placed(
			text,
			[
				...( isPack ? [] : restatedInBrackets( reading ) ),
				...( isNote ? inNote( reading ) : [] ),
				...( piece === 'name'
					? []
					: countInBrackets(
							isNote
								? reading.plain
								: reading.plain.replace( /^[^(]+/, spaces ),
							counting,
							grammar
						) ),
				...( ( isAlone && ! hasPart ) || ( piece === 'unit' && isPack )
					? []
					: joined( reading ) ),
				...( isNote || isAlone
					? counted( reading, isNote, hasPart )
					: [] ),
				...( isMeasured ? atEnd( reading ) : [] ),
			],
			locale
		);
	};
	return {
		// Of "15 oz (420 g) can" both say the size of one.
		unit: SIZE_AT_START.test( unit ) ? [] : find( unit, 'unit' ),
		name: find( name, 'name' ),
		note: find( note, 'note' ),
	};
}
