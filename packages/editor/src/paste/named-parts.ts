import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { beginsWithAmount } from './amount';
import { factOf } from './facts';

/** So few lines with an amount may be anything. */
const FEWEST = 3;

/** Longer than this a line with a number is a sentence. */
const LONGEST_FOOD = 90;

/** So many words are more than a name. */
const SENTENCE = 4;

/** How a sentence ends. */
const END = /[.!?。؟]["”»)]?\s*$/u;

/** A time, a year or a number of servings begins with a number and is not a food. */
const isFact = ( text: string ): boolean => factOf( text ) !== null;

function isFood( { html, isHeading }: Line ): boolean {
	const text = decodeText( html ).trim();
	return (
		! isHeading &&
		beginsWithAmount( text ) &&
		text.length <= LONGEST_FOOD &&
		! END.test( text ) &&
		! isFact( text )
	);
}

function isSentence( { html, isHeading }: Line ): boolean {
	const text = decodeText( html ).trim();
	return (
		! isHeading &&
		END.test( text ) &&
		text.split( /\s+/u ).length >= SENTENCE &&
		! isFact( text )
	);
}

/**
 * Names the parts of a recipe that is written without any heading: lines with an
 * amount each, and sentences after them. Only where nothing else is there: a
 * short line without an amount may be among the foods ("salt and pepper"), and
 * what does not end like a sentence is not a step.
 *
 * @param lines The lines, none of which names a part.
 * @return The same with the names of ingredients and steps; null where it is not sure.
 */
export function withNamedParts( lines: readonly Line[] ): Line[] | null {
	const start = lines.findIndex( isFood );
	const steps = lines.findIndex(
		( line, at ) => at > start && start >= 0 && isSentence( line )
	);
	if ( start < 0 || steps < 0 ) {
		return null;
	}
	const foods = lines.slice( start, steps );
	const others = foods.filter( ( line ) => ! isFood( line ) );
	const isSure =
		foods.length - others.length >= FEWEST &&
		others.length * 2 <= foods.length &&
		others.every(
			( { html } ) => decodeText( html ).length <= LONGEST_FOOD / 2
		) &&
		lines.slice( steps ).every( isSentence ) &&
		! lines.some( ( { picture } ) => picture );
	return isSure
		? [
				...lines.slice( 0, start ),
				{ isHeading: true, html: 'Ingredients' },
				...foods,
				{ isHeading: true, html: 'Instructions' },
				...lines.slice( steps ),
			]
		: null;
}
