import type { Line } from '../list/insert';
import { lineOf } from '../text/html-text';
import { beginsWithAmount } from './amount';
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
 * Returns whether the first line of a recipe is its title, "How to make ghee", and
 * does not name the steps: then foods are below it, or the name of either list. The server reads alike:
 * `Larder\Exchange\Written\HowTo`.
 *
 * @return False where steps come first, which have numbers.
 */
export function isTitledHowTo( lines: readonly Line[] ): boolean {
	const texts = lines.map( ( { html } ) => lineOf( html ) );
	const next = texts.findIndex(
		( text, at ) =>
			at > 0 &&
			( lines[ at ]?.isCounted === true ||
				partNamedBy( text ) !== null ||
				beginsWithAmount( text ) )
	);
	const part = partNamedBy( texts[ next ] ?? '' );
	return (
		next > 0 &&
		saysHowTo( texts[ 0 ] ?? '' ) &&
		lines[ next ]?.isCounted !== true &&
		[ null, 'ingredients', 'instructions' ].includes( part )
	);
}

/**
 * Returns the part that each line of a recipe names.
 *
 * @return Null for a line that names none, and for the title.
 */
export function namesIn( lines: readonly Line[] ): ( PartName | null )[] {
	const isTitled = isTitledHowTo( lines );
	return lines.map( ( { html }, at ) =>
		isTitled && at === 0 ? null : partNamedBy( lineOf( html ) )
	);
}
