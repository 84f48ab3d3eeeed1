import { MAX_FOOD_LENGTH } from '@larder/contracts/constants';
import { findTimes } from '@larder/duration/find';
import type { Line } from '../list/insert';
import { decodeText } from '../text/html-text';
import { beginsWithAmount } from './amount';
import { isFactLine } from './fact-lines';
import { factOf } from './facts';
import rules from './rules.json';

/** How a sentence ends. */
export const SENTENCE_END = /[.!?。؟]["”»)]?\s*$/u;

/** How a line says a food of a kitchen. */
const KITCHEN = new RegExp(
	`^${ rules.amount }[^\\p{L}]{0,12}(?:${ rules.measures })(?!\\p{L})|(?<!\\p{L})(?:${ rules.commonFoods })(?!\\p{L})`,
	'iu'
);

/** Where a sentence ends. */
const ENDS = /[.!?。؟](?=["”»)]?(?:\s|$))/gu;

const DEGREES = new RegExp( `^\\s*${ rules.degrees }`, 'iu' );

/** Returns the plain text of a line. */
export const textOf = ( { html }: Line ): string => decodeText( html ).trim();

/** A time, a year or a number of servings begins with a number and is not a food. */
const isFact = ( text: string ): boolean => factOf( text ) !== null;

/** Returns how many words a line has. */
export const wordsOf = ( line: Line ): number =>
	textOf( line ).split( /\s+/u ).length;

/** Returns whether a text says a time. */
export const saysTime = ( text: string ): boolean =>
	findTimes( text ).length > 0;

/** Returns whether a line begins with an amount; "3. 180 °C for 30 minutes" is a step. */
export function isFood( line: Line ): boolean {
	const text = textOf( line );
	const isHeat =
		line.isCounted === true && ( DEGREES.test( text ) || saysTime( text ) );
	return (
		! line.isHeading &&
		! isHeat &&
		beginsWithAmount( text ) &&
		text.length <= MAX_FOOD_LENGTH &&
		! SENTENCE_END.test( text ) &&
		! isFact( text )
	);
}

/** Returns whether a line is a food that is surely one. */
export const isKnown = ( line: Line ): boolean =>
	isFood( line ) && KITCHEN.test( textOf( line ) );

/** Returns whether a line may be a step: a sentence, a line with a number before it, or words that are not a food. */
export function mayBeStep( line: Line ): boolean {
	return ! line.isHeading && ! isFood( line ) && ! isFactLine( line );
}

/** Returns whether a line is marked as a step: by a number, or as a sentence. */
export const isMarkedStep = ( line: Line ): boolean =>
	mayBeStep( line ) &&
	( line.isCounted === true || SENTENCE_END.test( textOf( line ) ) );

/** Returns how many sentences a line has; one with a number is one. */
export const sentencesIn = ( line: Line ): number =>
	Math.max(
		textOf( line ).match( ENDS )?.length ?? 0,
		line.isCounted ? 1 : 0
	);
