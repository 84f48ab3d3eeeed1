import type { Line } from '../list/insert';
import { textOf } from './line-kinds';
import { partNamedBy, type PartName } from './part-names';
import rules from './rules.json';

const HOW_TO = new RegExp( `^(?:${ rules.howTo })[\\s.!:]*$`, 'iu' );

/**
 * Returns whether a text says how to make a dish: the title of a recipe, or the name of its steps.
 *
 * @param text Plain text of one line.
 */
export const saysHowTo = ( text: string ): boolean => HOW_TO.test( text );

/**
 * Returns the part that each line of a recipe names. A first line such as "How to make
 * ghee" is the title where both lists have names of their own below it: it names the
 * steps of any other text. The server reads alike: `Larder\Exchange\Written\HowTo`.
 *
 * @return Null for a line that names none, and for the title.
 */
export function namesIn( lines: readonly Line[] ): ( PartName | null )[] {
	const texts = lines.map( textOf );
	const [ first = '' ] = texts;
	const parts = texts.map( partNamedBy );
	const next = parts.findIndex( ( part, at ) => at > 0 && part !== null );
	const isTitled =
		saysHowTo( first ) &&
		// What is above other steps may be the first of them.
		( next === 1 || parts[ next ] === 'ingredients' ) &&
		parts.includes( 'ingredients' ) &&
		// Another dish has steps of its own.
		texts.some(
			( text, at ) =>
				at > 0 &&
				parts[ at ] === 'instructions' &&
				( text === first || ! saysHowTo( text ) )
		) &&
		! lines.slice( 0, next ).some( ( { isCounted } ) => isCounted );
	return isTitled ? [ null, ...parts.slice( 1 ) ] : parts;
}
