import { readRange, type Grammar } from '@larder/quantity';
import { NAME_END_BEHIND } from './step-words';
import type { Found } from './write-amount';

/** Before the number of those that are left of a food that was counted before: `slice the other 2`. */
const BEFORE =
	/(?<!\p{L})(?:the (?:other|remaining)|d(?:ie|en|er) (?:anderen|übrigen|restlichen)|l[oa]s otr[oa]s|(?:le|gli|i|degli|delle) altr[ei])\s/giu;

/** The same in languages that say it after the number. */
const AROUND =
	/(?<!\p{L})(?:les|des|los|las|le|i|gli)\s(?=\S+\s(?:autres|restante?s|rimanenti|restanti)(?!\p{L}))/giu;

const BEHIND = /^\s(?:autres|restante?s|rimanenti|restanti)(?!\p{L})/iu;

/** A number that only says two of those that are known. */
const BOTH = /^beiden(?!\p{L})/iu;

/** Whether the number before a place counts nothing that is named: a noun of German has a capital letter. */
function isNounless( behind: string, { code }: Grammar ): boolean {
	return (
		NAME_END_BEHIND.test( behind ) ||
		( code === 'de' && /^\s\p{Ll}/u.test( behind ) )
	);
}

/**
 * Finds numbers of those that are left of a food, of which the same text counts
 * some before: `Chop 1 onion; slice the other 2.`
 *
 * @param text    Plain text.
 * @param all     The amounts of the text that scale.
 * @param grammar The languages.
 * @return The numbers, none that are with a noun.
 */
export function findOthers(
	text: string,
	all: readonly Found[],
	grammar: Grammar
): Found[] {
	const first = all.find( ( { noun } ) => noun );
	if ( ! first ) {
		return [];
	}
	return [ BEFORE, AROUND ].flatMap( ( pattern ) =>
		[ ...text.matchAll( pattern ) ].flatMap( ( match ): Found[] => {
			const start = match.index + match[ 0 ].length;
			const rest = text.slice( start );
			const both = BOTH.exec( rest )?.[ 0 ].length ?? 0;
			const last = readRange( text, start, grammar ).at( -1 );
			const end = both > 0 ? start + both : ( last?.end ?? start );
			const behind = text.slice( end );
			const found = {
				start,
				end,
				noun: { text: '', start: end, isUnit: false },
			};
			return end > start &&
				first.end <= start &&
				! all.some( ( one ) => one.start < end && start < one.end ) &&
				isNounless(
					pattern === AROUND ? behind.replace( BEHIND, '' ) : behind,
					grammar
				)
				? [ both > 0 ? { ...found, said: '2' } : found ]
				: [];
		} )
	);
}
