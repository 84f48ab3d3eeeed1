import { extendAmount, readAmount, type Amount } from './amount';
import type { Grammar } from './grammar';
import { skip } from './marks';
import { readUnit } from './read-unit';
import { isPackage } from './units';

/** What is read in a piece: its text, and how. */
export type Reading = {
	plain: string;
	grammar: Grammar;
	/** Returns whether a unit may say the amount again. */
	says: ( unit: string ) => boolean;
};

/** A pair of brackets; others are within where these begin with an amount: `(240 ml (8 fl oz))`. */
const BRACKETS =
	/[([]((?=(?:\p{L}{1,8}\.?\s)?[\d¼-¾⅐-⅞])(?:[^()[\]]|[([][^()[\]]{1,60}[)\]]){1,120}|(?:[^()[\]]|\[[^()[\]]{1,60}\]){1,120})[)\]]/gu;

/** Where another number starts. */
const NUMBER = /(?<![\p{L}\d¼-¾⅐-⅞.,−-])[.,]?[\d¼-¾⅐-⅞]/gu;

/** What precedes the parts into which an amount is divided. */
const DIVIDED =
	/(?<!\p{L})(?:divided|split|separated|(?:auf)?geteilt|divisée?s?|partagée?s?|dividid[oa]s?|repartid[oa]s?|(?:sud)?divis[oaie])(?:\s(?:into|as|in|en|entre|between|zu))?[\s:(]+(?=[.,]?[\d¼-¾⅐-⅞])/iu;

/** A clause of a note, up to the next mark. */
const CLAUSE = /[^,;()[\]]+/g;

/** Between two amounts that are one, said in both systems or in two units: `2kg/4lb 8oz`. */
export const BETWEEN_EQUIVALENTS = /^\s?[/|]?\s?$/;

/** Degrees, which are not cups: `warm water (45 C)`. */
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
			const whole = extendAmount( text, text, amount, grammar );
			found.push( whole );
			place = last.tail?.[ 1 ] ?? whole.end;
		}
	}
	return found[ 0 ]?.numbers[ 0 ]?.start === start ? found : [];
}

/** What makes an amount in brackets before it that of one alone. */
const EACH_BEHIND = /^\s?(?:each|je|cada|chacun|ciascun)/i;

/** Words for a food that is not cut up, which `prepared` has none of: whole milk is not milk of another size. */
const WHOLE =
	/^(?:whole|ganze[rsn]?|enter[oa]s?|enti(?:er|ère)s?|inter[oaie])\s/i;

/** A number, and what closes the bracket that it begins, with a word after it. */
const SIZE_OF_NAME = /^\d[^()[\]]*[)\]]\s\p{L}/u;

/** Whether a bracket between the size of a food and its name says how large each is: `small (6 oz) salmon fillets`. */
function isSizeOfEach( { plain, grammar }: Reading, index: number ): boolean {
	const before = plain.slice( 0, index ).replace( WHOLE, '' );
	return (
		index > 0 &&
		`${ before }x`.replace( grammar.prepared, '' ) === 'x' &&
		SIZE_OF_NAME.test( plain.slice( index + 1 ) )
	);
}

/** Reads the amounts in the brackets of a piece that say again how much there is of all: `(about 4 ounces)`. */
export function restatedInBrackets( reading: Reading ): Amount[] {
	const { plain, grammar } = reading;
	return [ ...plain.matchAll( BRACKETS ) ].flatMap(
		( { index, 0: all, 1: content = '' } ) => {
			const end = index + all.length;
			return grammar.each.test( content ) ||
				EACH_BEHIND.test( plain.slice( end ) ) ||
				isSizeOfEach( reading, index )
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
export function restatedInClauses( reading: Reading ): Amount[] {
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
			const last = more.at( -1 ) ?? amount;
			const rest = plain.slice( last?.end, index + clause.length ).trim();
			const isOne = more.every( ( one, at ) =>
				BETWEEN_EQUIVALENTS.test(
					plain.slice(
						( more[ at - 1 ] ?? amount )?.end,
						one.numbers[ 0 ]?.start
					)
				)
			);
			return amount &&
				isOne &&
				place === amount.numbers[ 0 ]?.start &&
				! grammar.each.test( clause ) &&
				( rest === '' ||
					skip( grammar.again, `${ rest } `, 0 ) > rest.length ||
					grammar.preparedBehind.test( ` ${ rest }` ) )
				? [ amount, ...more ]
				: [];
		}
	);
}

/**
 * Finds where the parts begin into which an amount is divided.
 *
 * @param text Plain text.
 * @return The place in `divided into ½ cup and ½ cup`; null where none are said.
 */
export function dividedFrom( text: string ): number | null {
	const found = DIVIDED.exec( text );
	return found && found.index + found[ 0 ].length;
}

/** Reads the parts into which an amount is divided. */
export function divided( reading: Reading ): Amount[] {
	const { plain, grammar } = reading;
	const start = dividedFrom( plain );
	return start === null || grammar.each.test( plain.slice( start ) )
		? []
		: amountsWithin( reading, start, plain.length );
}
