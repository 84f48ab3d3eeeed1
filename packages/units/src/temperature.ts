import { printIn, type Degrees } from './degrees';
import { findGroups } from './find-degrees';
import type { System } from './measures';
import type { Replacement } from './measure-format';

/** Ends a group after the bracket that it opened; where it ends by itself if more is in the bracket. */
function endOf( text: string, start: number, end: number ): number {
	const piece = text.slice( start, end );
	const open = piece.split( '(' ).length - piece.split( ')' ).length;
	const rest = /^\s?\)/.exec( text.slice( end, end + 3 ) );
	return open > 0 && rest ? end + rest[ 0 ].length : end;
}

/** Renders a temperature in one system: the half that is written in it, or else the other one converted. */
function say( group: Degrees[], text: string, system: System ): string {
	const wanted = system === 'metric' ? 'C' : 'F';
	const own = group.filter( ( { scale } ) => scale === wanted );
	if ( own.length > 0 ) {
		// Somebody who reads Celsius may cook on gas.
		return group
			.filter(
				( { scale } ) =>
					scale === wanted || ( scale === 'gas' && wanted === 'C' )
			)
			.map( ( { start, end } ) => text.slice( start, end ).trim() )
			.join( '/' );
	}
	const still = group.filter( ( { isFan } ) => ! isFan );
	const shown =
		still.find( ( { scale } ) => scale !== 'gas' ) ??
		still[ 0 ] ??
		group[ 0 ];
	return shown
		? printIn( shown, wanted ) + ( shown.isFan ? ' fan' : '' )
		: '';
}

/** Returns whether a system says a temperature just so: that stays to the letter. */
function isOwn( group: Degrees[], system: System ): boolean {
	return system === 'us'
		? group.every( ( { scale } ) => scale === 'F' )
		: group.some( ( { scale } ) => scale === 'C' ) &&
				group.every( ( { scale } ) => scale !== 'F' );
}

/** Returns whether `180°` is a temperature in Celsius in a language: in English, and in American Spanish, nobody knows. */
function hasCelsius( locale = 'en' ): boolean {
	return ! /^en|[-_](?:us|pr)$/i.test( locale );
}

/**
 * Finds the temperatures of a text, as a system writes them. Of `350°F/180°C`
 * and `180C/160C fan/gas 4` the half of that system is taken.
 *
 * @param text   Plain text.
 * @param locale Language tag of the page.
 * @return All temperatures in order, those that stay as they are, too.
 */
export function convertTemperatures(
	text: string,
	system: System,
	locale?: string
): Replacement[] {
	if ( ! /\d|gas/i.test( text ) ) {
		return [];
	}
	return findGroups( text, hasCelsius( locale ) ).map( ( group ) => {
		const start = group[ 0 ]?.start ?? 0;
		const last = group.at( -1 )?.end ?? start;
		return isOwn( group, system )
			? { start, end: last, text: text.slice( start, last ) }
			: {
					start,
					end: endOf( text, start, last ),
					text: say( group, text, system ),
				};
	} );
}
