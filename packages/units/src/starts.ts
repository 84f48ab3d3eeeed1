import type { Grammar } from '@larder/quantity';
import { PARTS_BEFORE_OF } from './with-of';

/** Where an amount may start, in digits and in English words. */
const START =
	/(?:(?<![\p{L}\d¼-¾⅐-⅞⁄.,])(?<![\d¼-¾⅐-⅞]\/)|(?<=\d[x×]))(?:[.,]?[\d¼-¾⅐-⅞]|(?:a )?(?:half|quarter)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/giu;

/** Where a word starts; after an elision only where it is of a part: `le jus d'un citron`, but not `la taille d'un œuf`. */
const WORD = new RegExp(
	`(?:(?<![\\p{L}\\d'’-])|(?<=(?:${ PARTS_BEFORE_OF })\\sd['’]))\\p{L}`,
	'giu'
);

/**
 * Finds the places where an amount may start.
 *
 * @param plain   Text without tags.
 * @param grammar The languages whose number words count.
 * @return Places, in order.
 */
export function amountStarts( plain: string, grammar: Grammar ): number[] {
	const { numberWord, article } = grammar;
	const starts = [ ...plain.matchAll( START ) ]
		.map( ( { index } ) => index )
		// "400/14oz" has lost a unit, and is not a fraction.
		.filter(
			( at ) => ! /^\d{3,}\s?[/⁄]/.test( plain.slice( at, at + 8 ) )
		);
	const words = [ numberWord, article ].flatMap( ( word ) =>
		word
			? [ ...plain.matchAll( WORD ) ].flatMap( ( { index } ) => {
					word.lastIndex = index;
					return word.test( plain ) ? [ index ] : [];
				} )
			: []
	);
	return [ ...new Set( [ ...starts, ...words ] ) ].sort( ( a, b ) => a - b );
}
