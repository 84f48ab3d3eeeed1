import { extendAmount, readAmount, type Amount } from './amount';
import { grammarOf, type Grammar } from './grammar';
import { skip } from './marks';
import {
	blankTags,
	LONGEST,
	parseQuantity,
	type ParsedQuantity,
} from './parse';
import { readUnit } from './read-unit';
import { isLength, isMeasure, isPackage } from './units';

/** An amount beside the quantity of an ingredient, and its place. */
export type FurtherAmount = {
	start: number;
	end: number;
	parsed: ParsedQuantity;
	/** Whether it counts the food behind it. */
	isCount: boolean;
};

/** The pieces in which further amounts may stand. */
type Pieces = Readonly<
	Record< 'quantity' | 'unit' | 'name' | 'note', string >
>;

/** The further amounts of an ingredient, by piece. */
export type FurtherAmounts = Readonly<
	Record< 'unit' | 'name' | 'note', readonly FurtherAmount[] >
>;

/** What is read in a piece: its text, and how. */
type Reading = {
	plain: string;
	grammar: Grammar;
	/** Tells whether a unit may say the amount again. */
	says: ( unit: string ) => boolean;
};

const BRACKETS = /[([]([^()[\]]{1,120})[)\]]/g;

/** Where another number starts. */
const NUMBER = /(?<![\p{L}\d¼-¾⅐-⅞.,−-])[.,]?[\d¼-¾⅐-⅞]/gu;

/** A division, whose parts scale together or not at all. */
const SAID_BEFORE = /(?<!\p{L})(?:divided|split|into)\s[^,;()]*[\d¼-¾⅐-⅞]/iu;

/** A clause of a note, up to the next mark. */
const CLAUSE = /[^,;()[\]]+/g;

/** Foods of which a stick is a weight in America. */
const IN_STICKS = /\b(?:butter|margarine|shortening)\b/i;

/** Degrees, which are no cups: `warm water (45 C)`. */
const DEGREES = /\d{2,3}\s?C$/;

/** Reads all amounts of a bracket; none where one of its numbers is of something else. */
function amountsWithin(
	{ plain, grammar, says }: Reading,
	from: number,
	to: number
): Amount[] {
	const text = plain.slice( 0, to );
	const start = skip( grammar.again, text, from );
	const found: Amount[] = [];
	let place = start;
	for ( const { index } of text.slice( start ).matchAll( NUMBER ) ) {
		const at = start + index;
		const amount = at < place ? null : readAmount( text, at, grammar );
		if ( at >= place ) {
			const last = amount?.numbers.at( -1 );
			if (
				! amount?.unit ||
				! last ||
				! says( amount.unit.id ) ||
				// "14-ounce" is a size.
				text[ last.end ] === '-' ||
				DEGREES.test( text.slice( at, amount.end ) ) ||
				isPackage(
					readUnit( text, amount.end, grammar, true )?.id ?? ''
				)
			) {
				return [];
			}
			found.push( amount );
			place = last.tail?.[ 1 ] ?? amount.end;
		}
	}
	return found[ 0 ]?.numbers[ 0 ]?.start === start ? found : [];
}

/** What makes an amount in brackets before it that of one alone. */
const EACH_BEHIND = /^\s?(?:each|je|cada|chacun|ciascun)/i;

/** Reads the amounts in the brackets of a piece that say again how much there is of all: `(about 4 ounces)`. */
function inBrackets( reading: Reading ): Amount[] {
	const { plain, grammar } = reading;
	return [ ...plain.matchAll( BRACKETS ) ].flatMap(
		( { index, 0: all, 1: content = '' } ) => {
			const end = index + all.length;
			return grammar.each.test( content ) ||
				EACH_BEHIND.test( plain.slice( end ) )
				? []
				: amountsWithin(
						reading,
						index + 1,
						index + 1 + content.length
					);
		}
	);
}

/** Reads a clause of a note that says again how much there is: `, about 200 g`. */
function inClauses( reading: Reading ): Amount[] {
	const { plain, grammar } = reading;
	return [ ...plain.matchAll( CLAUSE ) ].flatMap(
		( { index, 0: clause } ) => {
			const before = plain.slice( 0, index );
			const isInside =
				before.split( /[([]/ ).length > before.split( /[)\]]/ ).length;
			const place = skip( grammar.again, plain, index );
			const [ amount, ...more ] = isInside
				? []
				: amountsWithin( reading, index, index + clause.length );
			const rest = plain
				.slice( amount?.end, index + clause.length )
				.trim();
			return amount &&
				more.length === 0 &&
				place === amount.numbers[ 0 ]?.start &&
				! grammar.each.test( clause ) &&
				( rest === '' || grammar.preparedBehind.test( ` ${ rest }` ) )
				? [ amount ]
				: [];
		}
	);
}

/** Reads what is added in a name or note: `beaten with 1 tbsp water`, `plus 2 yolks`. */
function joined( { plain, grammar }: Reading ): Amount[] {
	return [ ...plain.matchAll( grammar.further ) ].flatMap(
		( { index, 0: all, 1: isWithin } ) => {
			const first = readAmount( plain, index + all.length, grammar );
			const last = first?.numbers.at( -1 );
			if (
				! first ||
				! last ||
				skip( grammar.fixed, plain, last.end ) > last.end ||
				isLength( first.unit?.id ?? '' ) ||
				// Of "divided into ½ cup and ½ cup" one half would be left behind.
				SAID_BEFORE.test( plain.slice( 0, index ) )
			) {
				return [];
			}
			const amount = extendAmount( plain, plain, first, grammar );
			const isCount =
				! isWithin &&
				/^ (?:\p{L}|[x×])/u.test( plain.slice( last.end ) );
			return isMeasure( first.unit?.id ?? '' ) || isCount
				? [ amount ]
				: [];
		}
	);
}

/** Says where amounts stand, each once. */
function placed(
	text: string,
	amounts: readonly Amount[],
	locale: string | undefined
): FurtherAmount[] {
	let place = 0;
	return amounts
		.map( ( { numbers, unit, end } ) => ( {
			isCount: unit === null,
			start: numbers[ 0 ]?.start ?? end,
			end: Math.max( end, numbers.at( -1 )?.tail?.[ 1 ] ?? end ),
		} ) )
		.sort( ( a, b ) => a.start - b.start )
		.flatMap( ( { start, end, isCount } ) => {
			const parsed =
				start >= place
					? parseQuantity( text.slice( start, end ), locale )
					: null;
			place = parsed ? end : place;
			return parsed ? [ { start, end, parsed, isCount } ] : [];
		} );
}

/** Nothing that scales besides the quantity. */
export const NO_FURTHER: FurtherAmounts = { unit: [], name: [], note: [] };

/**
 * Finds the amounts beside the quantity of an ingredient that scale with it: the
 * amount said again, `(about 4 ounces)`, and what is added, `beaten with 1 tbsp
 * water`. What is said of one alone (`6 oz each`, `à 400 g`), the size of a
 * package, counts, and whatever else has a number, is none.
 *
 * @param line        The ingredient.
 * @param hasQuantity Whether its quantity is a number.
 * @param locale      Language tag of the text.
 * @return Their places, by piece.
 */
export function furtherAmounts(
	line: Pieces,
	hasQuantity: boolean,
	locale = 'en'
): FurtherAmounts {
	const { quantity, unit, name, note } = line;
	const isAlone = quantity === '' && unit === '';
	if (
		( ! hasQuantity && ! isAlone ) ||
		! /[\p{Nd}¼-¾⅐-⅞]/u.test( `${ unit } ${ name } ${ note }` )
	) {
		return NO_FURTHER;
	}
	const grammar = grammarOf( locale );
	// Of "2 cans (400 g)" the cans are the food.
	const own = readUnit( unit || name, 0, grammar, unit === '' )?.id ?? '';
	const isSaid = isLength( own ) ? isLength : isMeasure;
	const says = ( id: string ): boolean =>
		isSaid( id ) || ( id === 'stick' && IN_STICKS.test( name ) );
	const find = (
		text: string,
		isNote: boolean
	): readonly FurtherAmount[] => {
		if ( text.length > LONGEST ) {
			return [];
		}
		const reading = { plain: blankTags( text ), grammar, says };
		return placed(
			text,
			[
				...( isPackage( own ) ? [] : inBrackets( reading ) ),
				...( isPackage( own ) || isAlone || ! isNote
					? []
					: inClauses( reading ) ),
				...( isAlone ? [] : joined( reading ) ),
			],
			locale
		);
	};
	return {
		unit: isPackage( own ) ? [] : find( unit, false ),
		name: find( name, false ),
		note: find( note, true ),
	};
}
