import { grammarOf, type Grammar } from './grammar';
import type { LinePieces } from './line';
import { skip } from './marks';
import { readUnit } from './read-unit';
import { isMeasure } from './units';

/** Packages whose size stands before them; a glass and a roll are as often a food: `200 g glass noodles`. */
const SIZED = new Set(
	'can tin jar packet package pack bag box bottle carton container tub pouch sachet envelope block punnet tray'.split(
		' '
	)
);

/** Foods that begin with the word of a package. */
const FOOD = /^(?:pa[ck]k? choi|bottle gourd|can opener)/i;

/** An amount, or one that is said again: `15`, `400g/14oz`. */
const SIZE =
	/^[\d¼-¾⅐-⅞.,/⁄\s]+(?:\s?\p{L}{1,6}\.?(?:\s?[/|]\s?[\d¼-¾⅐-⅞.,/⁄\s]+\p{L}{1,6}\.?)?)?$/u;

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
	const size = line.quantity
		.slice(
			grammar.article ? skip( grammar.article, line.quantity, 0 ) : 0
		)
		.trim();
	if ( ! SIZE.test( size ) ) {
		return null;
	}
	if ( line.unit === '' ) {
		const named = packageAt( line.name, grammar );
		return named?.rest && /\p{L}/u.test( size )
			? { quantity: `1 × ${ size }`, unit: named.word, name: named.rest }
			: null;
	}
	const measure = readUnit( line.unit, 0, grammar );
	if ( ! measure || ! isMeasure( measure.id ) || measure.span[ 0 ] > 0 ) {
		return null;
	}
	const behind = line.unit.slice( measure.span[ 1 ] ).trim();
	const sized = `1 × ${ size }`;
	if ( behind !== '' ) {
		const tied = packageAt( behind.replace( /^-/, '' ), grammar );
		return tied?.rest === '' && line.name !== ''
			? {
					quantity: `${ sized }-${ line.unit.slice( 0, measure.span[ 1 ] ) }`,
					unit: tied.word,
					name: line.name,
				}
			: null;
	}
	const named = packageAt( line.name, grammar );
	return named?.rest
		? {
				quantity: `${ sized } ${ line.unit }`,
				unit: named.word,
				name: named.rest,
			}
		: null;
}
