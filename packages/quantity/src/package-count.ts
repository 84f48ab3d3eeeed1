import { grammarOf, type Grammar } from './grammar';
import type { LinePieces } from './line';
import { skip } from './marks';
import { isKnownFood } from './known-foods';
import { readUnit, type FoundUnit } from './read-unit';
import { isLength, isMeasure } from './units';

/** Packages whose size precedes them; a glass and a roll are as often a food: `200 g glass noodles`. */
const SIZED = new Set(
	'can tin jar packet package pack bag box bottle carton container tub pouch sachet envelope block punnet tray'.split(
		' '
	)
);

/** Foods that begin with the word of a package. */
const FOOD = /^(?:pa[ck]k? choi|bottle gourd|can opener)/i;

/** An amount, or one that is said again: `15`, `400g/14oz`. */
const SIZE =
	/^[\d¼-¾⅐-⅞.,/⁄\s]+(?:-?\s?(?:to|or|[–-])\s?[\d¼-¾⅐-⅞.,/⁄]+)?(?:[\s-]?\p{L}{1,6}\.?(?:\s?[/|]\s?[\d¼-¾⅐-⅞.,/⁄\s]+-?\p{L}{1,6}\.?)?)?$/u;

/** Finds the package with which a text begins. */
function packageAt(
	text: string,
	grammar: Grammar
): { word: string; rest: string } | null {
	const found = FOOD.test( text ) ? null : readUnit( text, 0, grammar, true );
	if ( ! found || ! SIZED.has( found.id ) ) {
		return null;
	}
	const of = skip( grammar.of, text, found.span[ 1 ] );
	const end = /['’]$/.test( text.slice( 0, of ) ) ? found.span[ 1 ] : of;
	return {
		word: text.slice( 0, end ).trim(),
		rest: text.slice( end ).trim(),
	};
}

/** What is made or sold by its width: of a `10-inch tortilla` there is one. */
const WIDE =
	/^(?:\p{L}+[ -]){0,4}?(?:tortill[ae]|wrap|pita|pitta|naan|flatbread|fladen|fladenbrot|baguette|pizza|pizzab[oö]den|tortenboden|biskuitboden|springform|skewer|roll|bun|quiche|crust|(?:pie|tart|pizza|pastry|cracker|cake|sponge|loaf) (?:shell|case|base|bottom|layer|dis[ck]|round|circle|sheet|dough|pan|tin|dish|plate))s?n?(?=$|[\s,(])/iu;

/** A width said twice: `25cm/10in`. */
const SIZE_IN_BOTH =
	/\d[\s-]?(?:cm\s?[/|].*in(?:ch)?|(?:in(?:ch)?|[\"″”])\s?[/|].*cm)\.?$/i;

/** The sign of an inch, as a unit of its own. */
const INCH_SIGN = /^["″”]$/;

/** The number of a size. */
const NUMBER_OF_SIZE = /^[\d¼-¾⅐-⅞.,/⁄]+(?=[\s-]?[\p{L}"″”])/u;

/** Words for a piece, of which the length is how much there is. */
export const PIECE =
	/^(?:pieces?|slices?|cubes?|chunks?|strips?|knobs?)(?!\p{L})/iu;

/**
 * Whether the unit of a line is the size of what its number counts.
 *
 * @param locale   Language tag of the text.
 * @param hasPiece Whether the word of what it counts may follow: `2-inch piece`.
 * @return True for the `10-inch` of `1 10-inch tortilla`.
 */
export function isSize(
	unit: string,
	locale = 'en',
	hasPiece = false
): boolean {
	const size = NUMBER_OF_SIZE.exec( unit )?.[ 0 ].length ?? 0;
	const found = size > 0 ? readUnit( unit, size, grammarOf( locale ) ) : null;
	return (
		found !== null &&
		isLength( found.id ) &&
		( hasPiece || found.span[ 1 ] === unit.length )
	);
}

/** Counts what is as long or wide as the line says, and no part of it. */
function withSizeCount(
	{ quantity, unit, name }: Pick< LinePieces, 'quantity' | 'unit' | 'name' >,
	{ span }: FoundUnit,
	locale: string,
	hasArticle: boolean
): Pick< LinePieces, 'quantity' | 'unit' | 'name' > | null {
	const isOne =
		hasArticle ||
		WIDE.test( name ) ||
		( /^(?:inch|["″”])$/i.test( unit ) && isKnownFood( name, locale ) );
	return span[ 0 ] === 0 &&
		( INCH_SIGN.test( unit ) || span[ 1 ] === unit.length ) &&
		! /^inches$/i.test( unit ) &&
		! PIECE.test( name ) &&
		isOne
		? {
				quantity: '1',
				unit: `${ quantity }${ /^\p{L}/u.test( unit ) ? '-' : '' }${ unit }`,
				name,
			}
		: null;
}

/** Counts what is as heavy as the line says, and the package of that size. */
function withWeightCount(
	{
		size,
		quantity,
		unit,
		name,
	}: Pick< LinePieces, 'quantity' | 'unit' | 'name' > & { size: string },
	{ span: [ , end ] }: FoundUnit,
	grammar: Grammar
): Pick< LinePieces, 'quantity' | 'unit' | 'name' > | null {
	const behind = unit.slice( end ).trim();
	const found = packageAt(
		// The space ends the "of" of "14-ounce can of".
		behind === '' ? name : `${ behind.replace( /^-/, '' ) } `,
		grammar
	);
	const isOne = ! found && size !== quantity.trim();
	if ( isOne || ( found?.rest === '' && behind.startsWith( '-' ) ) ) {
		// Of "an 8-ounce steak" there is one, and "400-g-Dose" is a word of its own.
		return { quantity: '1', unit: `${ size }-${ unit }`, name };
	}
	if ( ! found || ( behind !== '' && found.rest !== '' ) ) {
		return null;
	}
	return behind === ''
		? {
				quantity: `1 × ${ size } ${ unit }`,
				unit: found.word,
				name: found.rest,
			}
		: {
				quantity: `1 × ${ size }-${ unit.slice( 0, end ) }`,
				unit: found.word,
				name,
			};
}

/** Counts what the name says where its size, with the unit, is the whole quantity: `400g/14oz can`, `25cm/10in tortilla`. */
function withNameCount(
	size: string,
	name: string,
	grammar: Grammar
): Pick< LinePieces, 'quantity' | 'unit' | 'name' > | null {
	const named = packageAt( name, grammar );
	const quantity = `1 × ${ size }`;
	if ( named ) {
		return /\p{L}/u.test( size )
			? { quantity, unit: named.word, name: named.rest }
			: null;
	}
	return SIZE_IN_BOTH.test( size ) && WIDE.test( name )
		? { quantity, unit: '', name }
		: null;
}

/**
 * Counts the package of a line that says its size alone: of a `15 oz. can` as
 * of `a 400 g tin` there is one, and twice as much are two of that size.
 *
 * @param line   The ingredient.
 * @param locale Language tag of the text.
 * @return Its pieces with the count; null where the line says no such size.
 */
export function withPackageCount(
	line: Pick< LinePieces, 'quantity' | 'unit' | 'name' >,
	locale = 'en'
): Pick< LinePieces, 'quantity' | 'unit' | 'name' > | null {
	const grammar = grammarOf( locale );
	if ( line.quantity === '' ) {
		return /\d/.test( line.unit ) && packageAt( line.unit, grammar )
			? { quantity: '1', unit: line.unit, name: line.name }
			: null;
	}
	const size = line.quantity
		.slice(
			grammar.article ? skip( grammar.article, line.quantity, 0 ) : 0
		)
		.trim();
	if ( ! SIZE.test( size ) ) {
		return null;
	}
	if ( line.unit === '' ) {
		return withNameCount( size, line.name, grammar );
	}
	const measure = readUnit(
		INCH_SIGN.test( line.unit ) ? 'inch' : line.unit,
		0,
		grammar
	);
	if ( measure && isLength( measure.id ) ) {
		return withSizeCount(
			{ ...line, quantity: size },
			measure,
			locale,
			size !== line.quantity.trim()
		);
	}
	if ( ! measure || ! isMeasure( measure.id ) || measure.span[ 0 ] > 0 ) {
		return null;
	}
	return withWeightCount( { ...line, size }, measure, grammar );
}
