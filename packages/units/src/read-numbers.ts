import {
	bracketsAfter,
	findUnit,
	isMeasure,
	isPackage,
	readAmount,
	type Grammar,
} from '@larder/quantity';
import { countInBrackets, glassBehind, someOfAll } from './further-counts';
import { countedBehind, leftBehind, type StepFood } from './step-food';
import { NO_NUMBER } from './step-words';
import type { Found } from './write-amount';

/** What is needed to read a text. */
export type Reading = { grammar: Grammar; foods: readonly StepFood[] };

/** Returns where the word for a package ends that follows its size: `14-oz can`; null where none does. */
function packageBehind( text: string, end: number ): number | null {
	const [ all = '', word = '' ] =
		/^\s(\p{L}+)/u.exec( text.slice( end ) ) ?? [];
	const id = findUnit( word );
	return id !== undefined && isPackage( id ) ? end + all.length : null;
}

/**
 * Reads a number of packages with their size: `2 x 400 g`.
 *
 * @param text    Plain text.
 * @param start   Where the number starts.
 * @param end     Where it ends.
 * @param reading What is needed to read it.
 * @return Null where it counts none.
 */
export function readPackages(
	text: string,
	start: number,
	end: number,
	reading: Reading
): Found | null {
	const [ times = '' ] = /^\s?(?:[x×]\s?)?/iu.exec( text.slice( end ) ) ?? [];
	const size = readAmount( text, end + times.length, reading.grammar );
	const noun =
		times.trim() === '' ? packageBehind( text, size?.end ?? end ) : null;
	const isSized =
		size?.unit &&
		// "Mit einem 250-ml-Glas" counts no packages.
		! NO_NUMBER.test( text.slice( start, end ) ) &&
		isMeasure( size.unit.id ) &&
		( /[x×]|-/iu.test( text.slice( end, size.end ) ) ||
			( noun !== null && /^\sof\s/i.test( text.slice( noun ) ) ) );
	return isSized
		? {
				start,
				end: noun ?? size.end,
				...( noun !== null && { numberEnd: end } ),
			}
		: null;
}

/**
 * Reads a number of foods that the recipe has.
 *
 * @param text    Plain text.
 * @param start   Where the number starts.
 * @param end     Where it ends.
 * @param reading What is needed to read it.
 * @return Null where it counts anything else.
 */
export function readCount(
	text: string,
	start: number,
	end: number,
	{ grammar, foods }: Reading
): Found | null {
	const brackets = bracketsAfter( text, end );
	const counted = countedBehind(
		text,
		brackets?.isAmount ? brackets.end : end,
		foods
	);
	const other = counted
		? null
		: ( someOfAll( text, start, end, grammar, foods ) ??
			countInBrackets( text, start, end, grammar, foods ) ??
			glassBehind( text, start, end ) );
	if ( other ) {
		return other;
	}
	if ( ! counted ) {
		const leftEnd = NO_NUMBER.test( text.slice( start, end ) )
			? null
			: leftBehind( text, end, foods );
		return leftEnd === null ? null : { start, end: leftEnd, isLeft: true };
	}
	return {
		start,
		end: counted.end,
		noun: {
			text: text.slice( counted.start, counted.end ),
			start: counted.start,
			isUnit: counted.isUnit,
		},
	};
}
