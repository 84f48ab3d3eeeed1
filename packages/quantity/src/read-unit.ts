import type { Span } from './span';
import { skip } from './marks';
import { findUnit } from './units';
import type { Grammar } from './grammar';

/** A unit and where it is. */
export type FoundUnit = { id: string; span: Span };

/** A word; with the letters of an abbreviation such as `c.à.s.` or `c/s`. */
const WORD =
	/(?:\p{L}\.){1,3}\p{L}\.?(?!\p{L})|\p{L}\/\p{L}(?!\p{L})|\p{L}+(?:\([a-z]{1,2}\)|\/[ens]{1,2}(?!\p{L})|\.(?!\p{L}))?|(?<=[\d¼-¾⅐-⅞])["″”]/uy;

/** Names that begin with a word that is a unit elsewhere. */
const NAMES =
	/(?:bouquets? garnis?|filets? mignons?|noix (?:de )?(?:coco|muscade|cajou|pécan|macadamia|grenoble|(?:saint|st)[- ]jacques)|noc[ei] (?:moscat[ae]|di cocco|pecan|di macadamia)|nue(?:z|ces) (?:moscadas?|pecanas?|de (?:macadamia|brasil|castilla))|dad[oi] (?:vegetal[ei]|(?:da|di|per) brodo)|(?:cube|strip|fillet|rib[- ]?eye) steaks?|rib[- ]eyes?|heads?[- ]on|stem ginger|mug cakes?)(?!\p{L})/iuy;

/** Spoons of which the case of one letter tells which. */
const SPOONS: Record< string, string > = { T: 'tbsp', t: 'tsp' };

/** Short words of size that are not units in German: `1 kl. Dose`, `2 gr. Zwiebeln`, but `250 gr. Mehl`. */
const SHORT_SIZE = /kl\.|(?<=(?<![\d.,/])[1-4]\s)gr\./y;

/** What makes a size of the word before it: `thumb-sized`. */
const TIED = /-(?:siz|long|thick|thin|wide|deep|cut|style|shaped)/iy;

/** What joins a number and its unit: `14-ounce`. */
const SPACE = /[\s-]{0,3}/y;

/** Units have no more words than this: `cuillère à soupe`. */
const MAX_WORDS = 3;

/** Reads the next words; where each of them ends. */
function wordEnds( text: string, start: number ): number[] {
	const ends: number[] = [];
	let place = start;
	while ( ends.length < MAX_WORDS ) {
		const end = skip( WORD, text, place );
		if ( end === place ) {
			break;
		}
		ends.push( end );
		place = skip( /[\s-]{1,3}/y, text, end );
	}
	return ends;
}

/** Reads the unit at a place; the longest, for a size may be part of its name: `petite cuillère`. */
function unitAt(
	text: string,
	place: number,
	grammar: Grammar,
	isAlone: boolean
): FoundUnit | null {
	const ends = wordEnds( text, place );
	const [ first = place ] = ends;
	const [ language ] = grammar.units;
	if (
		( isAlone && first - place < 3 ) ||
		skip( NAMES, text, place ) > place ||
		( language?.code === 'de' && skip( SHORT_SIZE, text, place ) > place )
	) {
		return null;
	}
	const spoon = SPOONS[ text.charAt( place ) ];
	if (
		spoon &&
		language?.code === 'en' &&
		/^.\.?\s/.test( text.slice( place ) )
	) {
		return { id: spoon, span: [ place, first ] };
	}
	for ( const end of ends.reverse() ) {
		const id = findUnit(
			text.slice( place, end ).replaceAll( '-', ' ' ),
			grammar.units
		);
		if (
			id !== undefined &&
			! ( isAlone && text[ end ] === '-' ) &&
			skip( TIED, text, end ) === end
		) {
			const { after } = grammar;
			return {
				id,
				span: [ place, after ? skip( after, text, end ) : end ],
			};
		}
	}
	return null;
}

/**
 * Reads the unit that follows a number, passing over words of size.
 *
 * @param text    The line without tags and brackets.
 * @param start   Where the number ends.
 * @param grammar The languages.
 * @param isAlone Whether there is no number: then one letter is not a unit.
 * @return Id and place of the unit, or null.
 */
export function readUnit(
	text: string,
	start: number,
	grammar: Grammar,
	isAlone = false
): FoundUnit | null {
	let place = skip( SPACE, text, start );
	for ( let sizes = 0; sizes < 4; sizes++ ) {
		const found = unitAt( text, place, grammar, isAlone );
		const next = skip( grammar.size, text, place );
		if ( found || next === place ) {
			return found;
		}
		place = next;
	}
	return null;
}
