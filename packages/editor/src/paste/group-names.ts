import { beginsWithAmount } from './amount';
import rules from './rules.json';

/** "For the sauce", in the languages whose recipes are read; a sentence has more words, or marks. */
const FOR = new RegExp( `^${ rules.forAPart }$`, 'iu' );

/** A few words without numbers and marks. */
const NAME = new RegExp( `^${ rules.name }$`, 'u' );

/**
 * Returns whether a text may be the name of a group.
 *
 * @param text Plain text of one line.
 * @return False for sentences and for what has a number.
 */
export function isName( text: string ): boolean {
	return NAME.test( text.trim() );
}

/**
 * Finds the lines of plain text that name the group below them although they end
 * with no colon: "For the sauce"; and a name that follows an empty line and
 * before an amount. The very first line is one where another such name follows.
 *
 * @param lines Lines as pasted, empty ones among them.
 * @return Their positions.
 */
export function groupNames( lines: readonly string[] ): ReadonlySet< number > {
	const isBefore = ( at: number ): boolean =>
		isName( lines[ at ] ?? '' ) &&
		beginsWithAmount( lines[ at + 1 ] ?? '' );
	const behindSpace = lines.flatMap( ( _, at ) =>
		at > 0 && lines[ at - 1 ]?.trim() === '' && isBefore( at ) ? [ at ] : []
	);
	const said = lines.flatMap( ( line, at ) => {
		const next = ( lines[ at + 1 ] ?? '' ).trim();
		// Some pages have an empty line below each line.
		const isNamed =
			next !== '' || beginsWithAmount( lines[ at + 2 ] ?? '' );
		return FOR.test( line.trim() ) && isNamed ? [ at ] : [];
	} );
	const first = behindSpace.length > 0 && isBefore( 0 ) ? [ 0 ] : [];
	return new Set( [ ...first, ...behindSpace, ...said ] );
}
