import { readAmount, type Amount } from './amount';
import { skip } from './marks';
import { VULGAR } from './number';
import { PART } from './counts-after-food';
import type { FoundUnit } from './read-unit';
import type { Reading } from './restated-amounts';
import { isLength, isMeasure } from './units';

/** Where a share may begin: a clause of a note, and what joins two. */
const CLAUSE_START = /(?:^|[,;(]|(?<!\p{L})(?:and|und|y|et|e|&)(?=\s))\s*$/iu;

/** Where a number may start, or a word for one. */
const START = /(?<![^\s('’])[\p{L}\d¼-¾⅐-⅞]/gu;

/** What is done with a share: `1 sliced`, `2 left whole`, `1 for garnish`. */
const USE =
	/^\s(?:of (?:them|which|these) |davon |de ell[oa]s |d['’]entre (?:eux|elles) )?(?:\p{L}+ly |fein |grob |dünn |finement |finamente |muy |bien )?(?:\p{L}{2,}ed|cut|whole|left|beaten|torn|ground|ganz|halbiert|geviertelt|(?:\p{L}*(?:ge|ver|zer|aus))\p{L}{2,}(?:t|en)|\p{L}{2,}[aiu]d[oa]s?|enter[oa]s?|\p{L}{2,}(?:é|ée|és|ées)|entière?s?|battue?s?|cuite?s?|\p{L}{2,}[aiu]t[oaie]|inter[oaie]|for|to|in|into|as|zum|zur|als|für|para|en|pour|per|a)(?!\p{L})/iu;

/** What a share is cut into; "in" is not an inch there. */
const IN_PIECES =
	/^\s(?:in|into)\s(?:\p{L}+\s)?(?:Scheiben|Spalten|Ringe|Streifen|Würfeln?|Stücke|Viertel|Hälften|slices|wedges|rings|strips|cubes|halves|quarters)(?!\p{L})/iu;

/** The rest of a clause. */
const CLAUSE = /^[^,;()]*/;

/** Where a clause ends. */
const CLAUSE_END = /^\s*(?:$|[,;)])/;

const DIGIT = new RegExp( `[\\d${ VULGAR }]` );

/** A number word with which a share may begin; most notes have none. */
const WORD =
	/(?:^|[,;(]\s*)(?:one|two|three|four|half|ein[es]?|zwei|drei|un[oa]?|une|dos|deux|due|tres|tre|trois)\s/iu;

/**
 * Returns whether a note may say shares in words.
 *
 * @return True for `one sliced`.
 */
export function saysShare( note: string ): boolean {
	return WORD.test( note );
}

/** The unit of a share. */
export const SHARE = 'share';

/** Stands for the food of a share, which is named before: no word after its number is one of which there are so many. */
const shareAt = ( end: number ): FoundUnit => ( {
	id: SHARE,
	span: [ end, end ],
} );

/** Returns whether a number is that of a share. */
function isShare(
	plain: string,
	{ unit }: Amount,
	end: number,
	isPart: boolean,
	grammar: Reading[ 'grammar' ]
): boolean {
	const id = unit?.id ?? '';
	const behind = plain.slice( end );
	return (
		( IN_PIECES.test( behind ) ||
			( ! isMeasure( id ) && ! isLength( id ) ) ) &&
		skip( grammar.fixed, plain, end ) === end &&
		! grammar.each.test( CLAUSE.exec( behind )?.[ 0 ] ?? '' ) &&
		( USE.test( behind ) || ( isPart && CLAUSE_END.test( behind ) ) )
	);
}

/**
 * Reads the shares into which a note divides what is counted: the numbers of
 * `2 limes, juice of 1, 1 sliced`.
 *
 * @param reading         The note, and how it is read.
 * @param reading.plain   The note without tags.
 * @param reading.grammar The languages.
 * @param count           How many there are in all.
 * @return The amounts; none where they are more than there are, or another number is beside them.
 */
export function sharesOf(
	{ plain, grammar }: Pick< Reading, 'plain' | 'grammar' >,
	count: number
): Amount[] {
	const found: Amount[] = [];
	let rest = plain;
	let sum = 0;
	for ( const { index } of plain.matchAll( START ) ) {
		const before = plain.slice( 0, index );
		const isPart = PART.test( before );
		const amount =
			isPart || CLAUSE_START.test( before )
				? readAmount( plain, index, grammar )
				: null;
		const [ number, ...others ] = amount?.numbers ?? [];
		if (
			amount &&
			number &&
			others.length === 0 &&
			isShare( plain, amount, number.end, isPart, grammar )
		) {
			const unit = shareAt( number.end );
			found.push( { ...amount, unit, end: number.end } );
			sum += number.value;
			rest =
				rest.slice( 0, index ) +
				' '.repeat( number.end - index ) +
				rest.slice( number.end );
		}
	}
	return DIGIT.test( rest ) || sum > count ? [] : found;
}

/** Endings of participles and of "whole", for one and for several, by language. */
const ENDINGS: Record< string, string > = {
	es: 'o=os a=as',
	fr: 'é=és ée=ées ier=iers ière=ières u=us ue=ues',
	it: 'o=i a=e',
};

/** The word after a share. */
const WORD_BEHIND = /^\s\p{L}{5,}/u;

/**
 * Returns what is done with a share its number: `1 exprimida`, `2 exprimidas`.
 *
 * @param behind What follows the share.
 * @param isMany Whether there are several now.
 * @param code   The primary part of the language tag.
 * @return The same with the form that fits.
 */
export function shareLabel(
	behind: string,
	isMany: boolean,
	code: string
): string {
	return behind.replace( WORD_BEHIND, ( word ) => {
		for ( const pair of ( ENDINGS[ code ] ?? '' ).split( ' ' ) ) {
			const [ one = '', several = '' ] = pair.split( '=' );
			const [ typed, fits ] = isMany
				? [ one, several ]
				: [ several, one ];
			if ( typed !== '' && word.endsWith( typed ) ) {
				return word.slice( 0, -typed.length ) + fits;
			}
		}
		return word;
	} );
}
